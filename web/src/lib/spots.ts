/* Where a named thing lies on the page: found by the names that boards and seat cards hold out, whatever the game. */
import type { Target } from './chooser.svelte';

export type Place = { x: number; y: number };
/** The middle of a thing and how far it reaches, 0 where it is a region; and the place on its upper edge for a label. */
export type Spot = Place & { radius: number; edge: Place };

const SMALL = 90; // what is larger is a region
const FLAT = 1.4; // a region so much wider than high has its name above its left end
const STEPS = [0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9];

/** The name a board gives to the element that stands for a target. */
export function targetName({ kind, value }: Target): string {
  return `${kind} ${value}`;
}

/** The element that stands for a target and can be seen. */
export function elementOf(target: Target, within: ParentNode = document): Element | undefined {
  const name = CSS.escape(targetName(target));
  const found = within.querySelectorAll(`[data-target="${name}"], [data-place="${name}"]`);
  return [...found].find((element) => element.getBoundingClientRect().width > 0);
}

/** The middle of the box around an element. */
export function centreOf(element: Element): Place {
  const box = element.getBoundingClientRect();
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** The middle of what an element covers, also where it is a bent shape around something else. */
export function spotOf(element: Element): Spot {
  const box = element.getBoundingClientRect();
  const size = Math.max(box.width, box.height);
  const centre = centreOf(element);
  const edge = { x: box.x + box.width * (box.width > FLAT * box.height ? 0.66 : 0.5), y: box.y };
  if (size < SMALL) return { ...centre, radius: size / 2, edge };
  const covers = ({ x, y }: Place) => document.elementsFromPoint(x, y).some((hit) => element.contains(hit));
  if (covers(centre)) return { ...centre, radius: 0, edge };
  const grid = STEPS.flatMap((x) => STEPS.map((y) => ({ x: box.x + box.width * x, y: box.y + box.height * y })));
  const inside = grid.filter(covers);
  const far = (a: Place) => inside.reduce((sum, b) => sum + Math.hypot(a.x - b.x, a.y - b.y), 0);
  const middle = inside.length === 0 ? centre : inside.reduce((best, place) => (far(place) < far(best) ? place : best));
  return { ...middle, radius: 0, edge };
}

/** Measures now and whenever the board has moved or changed its size; the answer ends that. */
export function watched(board: Element, measure: () => void): () => void {
  let frame = requestAnimationFrame(measure);
  const later = () => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(measure);
  };
  const size = new ResizeObserver(later);
  const look = new MutationObserver(later);
  size.observe(board);
  look.observe(board, { subtree: true, childList: true, attributes: true, attributeFilter: ['viewBox', 'data-target', 'd'] });
  board.addEventListener('transitionend', later);
  return () => {
    cancelAnimationFrame(frame);
    size.disconnect();
    look.disconnect();
    board.removeEventListener('transitionend', later);
  };
}
