/* What the service worker does with a request. It keeps what does not change any more: the page's files, what is the same for
   everybody, and finished games. What belongs to a running game goes past it. */

/** Where the same for everybody is kept; it goes with its version. */
export const COMMON = 'bezant-common';
/** Where finished games are kept; the page may look there too. */
export const GAMES = 'bezant-games';

export type Way =
  /** past the worker */
  | 'pass'
  /** the page itself: the newest, or without a connection the kept one */
  | 'page'
  /** a built file: the kept one, whose name changes with its content */
  | 'file'
  /** the same for everybody: the newest, or without a connection the kept one */
  | 'common'
  /** of a finished game: likewise, but kept only where the answer says that the game is over */
  | 'ended';

type Asked = { method: string; mode: string; url: string };

const SHARED = /^\/api\/(games|lessons|rules)(\/|$)/;
const TABLE = /^\/api\/tables\/([^/]+)(\/at\/\d+|\/review|\/record)?$/;

export function wayOf({ method, mode, url }: Asked, home: string, files: ReadonlySet<string>): Way {
  const { origin, pathname, search } = new URL(url);
  if (method !== 'GET' || origin !== home) return 'pass';
  if (files.has(pathname)) return 'file';
  if (SHARED.test(pathname)) return 'common';
  if (TABLE.test(pathname) && !search) return 'ended';
  if (pathname.startsWith('/api/')) return 'pass';
  // what an older version, still open somewhere, asks for
  if (pathname.startsWith('/assets/')) return 'file';
  return mode === 'navigate' ? 'page' : 'pass';
}

/** The table that an address of a finished game belongs to: what is kept of it is kept and goes together. */
export function tableOf(path: string): string {
  return TABLE.exec(path)![1]!;
}

/** Whether an answer will never be another one. `isKept`: the table itself is kept already, so its game is over. */
export function isFinal(path: string, said: unknown, isKept: boolean): boolean {
  const part = TABLE.exec(path)![2];
  if (part === undefined) return (said as { status?: string }).status === 'finished';
  return isKept && (part !== '/review' || (said as { state?: string }).state === 'done');
}

/** The versions whose files are no longer needed: all but this one and the one before, which may still be open. */
export function outdated(names: string[], prefix: string, current: string): string[] {
  const others = names.filter((name) => name.startsWith(prefix) && name !== current);
  return others.slice(0, -1);
}

/** Of the tables that are kept, in the order in which they came, those that make room. */
export function crowdedOut(tables: string[], most: number): string[] {
  const distinct = [...new Set(tables)];
  return distinct.slice(0, Math.max(0, distinct.length - most));
}
