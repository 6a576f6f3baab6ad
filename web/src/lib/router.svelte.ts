/* The page's few addresses, over the history of the browser. */

export const SETTINGS_PARTS = ['looks', 'table', 'sound', 'language', 'account'] as const;
export type SettingsPart = (typeof SETTINGS_PARTS)[number];

export type Place =
  | { page: 'lobby' }
  | { page: 'table'; id: string }
  | { page: 'review'; id: string; action: number | null }
  | { page: 'book'; game: string | null; chapter: string | null; section: string | null }
  | { page: 'rules'; game: string | null; rule: string | null }
  | { page: 'learn' }
  | { page: 'lesson'; name: string }
  | { page: 'games' }
  | { page: 'champion'; game: string | null; seats: number | null }
  | { page: 'person'; name: string | null }
  | { page: 'settings'; part: SettingsPart }
  | { page: 'device'; token: string }
  | { page: 'notices'; wish: 'confirm' | 'stop'; code: string }
  | { page: 'nowhere' };

export function placeOf(path: string, hash = ''): Place {
  const [first, second, third, ...rest] = path.split('/').filter(Boolean).map(decode);
  if (first === 't' && second && third === 'review' && rest.length === 0)
    return { page: 'review', id: second, action: /^#\d+$/.test(hash) ? Number(hash.slice(1)) : null };
  if (first === 'notices' && (second === 'confirm' || second === 'stop') && third && rest.length === 0)
    return { page: 'notices', wish: second, code: third };
  if (first === 'rules' && rest.length === 0) return rulesAt(second ?? null, third ?? null, decode(hash.replace('#', '')) || null);
  if (first === 'champion' && rest.length === 0) return championAt(second ?? null, third ?? null);
  if (third !== undefined) return { page: 'nowhere' };
  if (first === undefined) return { page: 'lobby' };
  if (first === 't' && second) return { page: 'table', id: second };
  if (first === 'learn') return second ? { page: 'lesson', name: second } : { page: 'learn' };
  if (first === 'me' && !second) return { page: 'person', name: null };
  if (first === 'u' && second) return { page: 'person', name: second };
  if (first === 'settings') {
    const part = SETTINGS_PARTS.find((one) => one === (second ?? 'looks'));
    return part ? { page: 'settings', part } : { page: 'nowhere' };
  }
  if (first === 'device' && !second) return { page: 'device', token: hash.replace('#', '') };
  if ((first === 'games' || first === 'finished') && !second) return { page: 'games' };
  return { page: 'nowhere' };
}

/** The book, or the numbered rules at an address of their own; a rule is found under the book's address too, as it once was. */
function rulesAt(game: string | null, chapter: string | null, mark: string | null): Place {
  if (chapter === 'letter' || (mark && /^[A-Z]{3}-/.test(mark))) return { page: 'rules', game, rule: mark };
  return { page: 'book', game, chapter, section: mark };
}

function championAt(game: string | null, seats: string | null): Place {
  if (seats !== null && !/^\d$/.test(seats)) return { page: 'nowhere' };
  return { page: 'champion', game, seats: seats === null ? null : Number(seats) };
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

class Router {
  place: Place = $state.raw({ page: 'lobby' });
  /** a newer version of the page has been installed: the next address is opened in it */
  isOld = false;

  start(): void {
    const read = () => (this.place = placeOf(location.pathname, location.hash));
    read();
    addEventListener('popstate', read);
    addEventListener('hashchange', read);
    addEventListener('click', (click) => this.#follow(click));
  }

  go(address: string): void {
    if (this.isOld) return location.assign(address);
    history.pushState(null, '', address);
    this.place = placeOf(location.pathname, location.hash);
    scrollTo(0, 0);
  }

  /** Plain clicks on our own links stay in the page. */
  #follow(click: MouseEvent): void {
    const link = (click.target as Element).closest('a');
    if (!link || click.defaultPrevented || click.button !== 0) return;
    if (click.metaKey || click.ctrlKey || click.shiftKey || click.altKey) return;
    if (link.origin !== location.origin || link.target || link.hasAttribute('download')) return;
    if (link.pathname.startsWith('/api/') || (link.pathname === location.pathname && link.hash)) return;
    click.preventDefault();
    this.go(link.href);
  }
}

export const router = new Router();
