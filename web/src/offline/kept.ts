/* The finished games that were opened on this device and can be read without a connection. */
import type { SentView } from '../lib/protocol';
import { GAMES } from './policy';

const TABLE = /^\/api\/tables\/[^/]+$/;

/** The newest first; none where this browser keeps nothing. */
export async function keptGames(): Promise<SentView[]> {
  if (!('caches' in globalThis)) return [];
  const cache = await caches.open(GAMES);
  const tables = (await cache.keys()).filter(({ url }) => TABLE.test(new URL(url).pathname));
  const views = await Promise.all(tables.map(async (request) => (await (await cache.match(request))!.json()) as SentView));
  return views.reverse();
}

/** Lets the worker see a game that is over, so that it keeps it. */
export async function keep(table: string): Promise<void> {
  if (!globalThis.navigator?.serviceWorker?.controller) return;
  const address = `/api/tables/${table}`;
  if (!(await caches.match(address, { cacheName: GAMES }))) await fetch(address).catch(() => undefined);
}

/** Whoever uses this browser next shall not find them. */
export async function forgetGames(): Promise<void> {
  if ('caches' in globalThis) await caches.delete(GAMES);
}
