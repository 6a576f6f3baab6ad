/* The page's few addresses, over the history of the browser. */

export type Place =
  | { page: 'lobby' }
  | { page: 'table'; id: string }
  | { page: 'review'; id: string; action: number | null }
  | { page: 'rules'; game: string | null; rule: string | null }
  | { page: 'games' }
  | { page: 'nowhere' };

export function placeOf(path: string, hash = ''): Place {
  const [first, second, third, ...rest] = path.split('/').filter(Boolean).map(decode);
  if (first === 't' && second && third === 'review' && rest.length === 0)
    return { page: 'review', id: second, action: /^#\d+$/.test(hash) ? Number(hash.slice(1)) : null };
  if (third !== undefined) return { page: 'nowhere' };
  if (first === undefined) return { page: 'lobby' };
  if (first === 't' && second) return { page: 'table', id: second };
  if (first === 'rules') return { page: 'rules', game: second ?? null, rule: decode(hash.replace('#', '')) || null };
  if (first === 'games' && !second) return { page: 'games' };
  return { page: 'nowhere' };
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

  start(): void {
    const read = () => (this.place = placeOf(location.pathname, location.hash));
    read();
    addEventListener('popstate', read);
    addEventListener('hashchange', read);
    addEventListener('click', (click) => this.#follow(click));
  }

  go(address: string): void {
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
