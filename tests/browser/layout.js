/* What is wrong with the layout of a table as it stands on the page, in sentences; read by layout.py. */
() => {
  const THUMB = 44;
  const SLACK = 1; // pixels that rounding may cost
  const coarse = matchMedia('(pointer: coarse)').matches;
  const faults = [];
  const all = (selector) => [...document.querySelectorAll(selector)].filter(isShown);

  /** What stands on a board and may not lie over anything else of these. */
  const NAMES = '.city-name, .sea-name[transform^="rotate(0 "], .jerusalem .district, .jerusalem .privilege, .carolus .middle .cap, .carolus .middle .name';
  const PIECES = '.byzantium .army .cloth, .byzantium .map .token, .jerusalem .squires > [data-through], .jerusalem .income, .carolus .pieces .chip, .carolus .tray .plate';
  const PANELS = '.board svg .panel, .jerusalem .panel, .as-table, .ledge, .banner, .reading, .odds .card';
  const PARTS = '.question > .words, .question > .rule, .tools > *, .answers, .commit > *';
  const CONTROLS = 'button, a[href], input, select, summary, [role=button][data-state=offered], [role=button][data-state=chosen]';
  /** Things the person has just opened; they may cover what lies behind them. */
  const OPENED = '.drawer-over, .whynot, dialog, .drawer > .rail, .result, .curtain';

  function isShown(element) {
    const style = getComputedStyle(element);
    if (style.visibility === 'hidden' || style.display === 'none' || Number(style.opacity) === 0) return false;
    const { width, height } = element.getBoundingClientRect();
    return width > 1 && height > 1 && !element.closest('.vh, [inert]');
  }

  function name(element) {
    const words = element.getAttribute('aria-label') ?? element.textContent.trim();
    const look = element.getAttribute('class') ?? '';
    return `${element.tagName.toLowerCase()}.${look.split(' ').slice(0, 2).join('.')} “${words.replace(/\s+/g, ' ').slice(0, 40)}”`;
  }

  const box = (element) => {
    const { left, top, right, bottom } = element.getBoundingClientRect();
    return { left, top, right, bottom };
  };
  /** What is drawn of an element: letters are lower than their line, and round things do not fill their corners. */
  const drawn = (element) => {
    const { left, top, right, bottom } = seen(element).shown;
    const [across, down] = element instanceof SVGTextElement ? [0, 0.22] : element.matches('.token') ? [0.12, 0.12] : [0, 0];
    const [width, height] = [right - left, bottom - top];
    return { left: left + across * width, top: top + down * height, right: right - across * width, bottom: bottom - down * height };
  };
  const meet = (a, b) => ({
    left: Math.max(a.left, b.left),
    top: Math.max(a.top, b.top),
    right: Math.min(a.right, b.right),
    bottom: Math.min(a.bottom, b.bottom),
  });
  const isEmpty = ({ left, top, right, bottom }, slack = 0) => right - left <= slack || bottom - top <= slack;
  const overlaps = (a, b) => !isEmpty(meet(drawn(a), drawn(b)), 1.5);

  /** The part of an element that can be seen, and whether a list that scrolls hides the rest. */
  function seen(element) {
    let shown = meet(box(element), { left: 0, top: 0, right: innerWidth, bottom: innerHeight });
    let scrolls = false;
    for (let around = element.parentElement; around && around !== document.body; around = around.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(around);
      if (overflowX === 'visible' && overflowY === 'visible') continue;
      const rest = meet(shown, box(around));
      const isCut = ['left', 'top', 'right', 'bottom'].some((side) => Math.abs(rest[side] - shown[side]) > SLACK);
      if (isCut && /auto|scroll/.test(overflowY + overflowX)) scrolls = true;
      shown = rest;
    }
    return { shown, scrolls };
  }

  // nothing is wider than the screen, nothing is cut off
  const page = document.scrollingElement;
  if (page.scrollWidth > innerWidth + SLACK) {
    const wide = all('body *').filter((each) => box(each).right > innerWidth + SLACK && !each.closest('svg *') && seen(each).shown.right > innerWidth - 1);
    faults.push(`the page is ${page.scrollWidth} wide on ${innerWidth}: ${wide.slice(-3).map(name).join(', ')}`);
  }
  const controls = all(CONTROLS).filter((each) => !each.closest('.log'));
  const open = controls.filter((each) => !isEmpty(seen(each).shown));
  for (const each of controls.filter((one) => !one.closest('.byzantium.narrow .map'))) {
    const { shown, scrolls } = seen(each);
    const whole = box(each);
    const isCut = ['left', 'top', 'right', 'bottom'].some((side) => Math.abs(shown[side] - whole[side]) > 2.5);
    if (isCut && !scrolls) faults.push(`cut off: ${name(each)}`);
  }
  for (const each of all('.prompt .btn, .prompt h2, .prompt .rule, .ledge button, .tabbar button, .appbar button, .strip span')) {
    const { scrollWidth, clientWidth, scrollHeight, clientHeight } = each;
    if (clientWidth > 0 && (scrollWidth > clientWidth + 2 || scrollHeight > clientHeight + 3)) faults.push(`words do not fit: ${name(each)}`);
  }

  // nothing lies over anything
  const apart = (some, others, what) => {
    some.forEach((a, k) => {
      for (const b of others === some ? some.slice(k + 1) : others) {
        if (a.contains(b) || b.contains(a) || !overlaps(a, b)) continue;
        faults.push(`${what}: ${name(a)} and ${name(b)}`);
      }
    });
  };
  const free = (selector) => all(selector).filter((each) => !each.closest(OPENED));
  const [names, pieces, panels] = [free(NAMES), free(PIECES), free(PANELS)];
  apart(names, names, 'names over each other');
  apart(names, pieces, 'a name and a piece');
  apart(names, panels, 'a name and a panel');
  apart(panels, panels, 'panels over each other');
  apart(pieces.filter((each) => !each.matches('.box *')), panels, 'a piece and a panel');
  apart(free('.army .cloth'), free('.army .cloth'), 'banners over each other');
  apart(free(PARTS), free(PARTS), 'parts of the prompt over each other');
  const html = open.filter((each) => !(each instanceof SVGElement) && !each.closest(OPENED) && !each.closest('.rail'));
  apart(html, html, 'buttons over each other');

  // everything that may be chosen can be reached, with a thumb too
  const hits = (element, x, y) => {
    const hit = document.elementFromPoint(x, y);
    return hit !== null && (element.contains(hit) || hit.closest('label')?.contains(element));
  };
  const STEPS = Array.from({ length: 13 }, (_, k) => (k + 0.5) / 13);
  for (const each of open) {
    const { shown, scrolls } = seen(each);
    if (scrolls || each.disabled || (!each.closest(OPENED) && document.querySelector(OPENED) && each.closest('.board'))) continue;
    if (each.closest('.byzantium.narrow .map')) continue; // a tap there goes to what is nearest
    if (getComputedStyle(each).pointerEvents === 'none') continue; // what lies under it means the same
    const points = STEPS.flatMap((right) => STEPS.map((down) => [shown.left + right * (shown.right - shown.left), shown.top + down * (shown.bottom - shown.top)]));
    points.unshift([(shown.left + shown.right) / 2, (shown.top + shown.bottom) / 2]);
    const found = points.filter(([x, y]) => hits(each, x, y));
    if (found.length === 0) {
      faults.push(`covered: ${name(each)}`);
      continue;
    }
    const half = THUMB / 2 - 1;
    const fits = ([x, y]) => [[-half, 0], [half, 0], [0, -half], [0, half]].every(([dx, dy]) => hits(each, x + dx, y + dy));
    if (coarse && each.dataset.crowded === undefined && !found.some(fits)) faults.push(`smaller than a thumb: ${name(each)} ${Math.round(shown.right - shown.left)} x ${Math.round(shown.bottom - shown.top)}`);
  }
  return [...new Set(faults)];
};
