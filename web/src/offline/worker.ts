/* The service worker: opens the page without a connection, and shows what the server pushes while it is closed or hidden. */
import { COMMON, crowdedOut, GAMES, isFinal, outdated, tableOf, wayOf } from './policy';

/** The built files and the name of this version, put in by the build. */
declare const FILES: string[];
declare const VERSION: string;
declare const self: ServiceWorkerGlobalScope;

const PREFIX = 'bezant-page-';
const PAGE = PREFIX + VERSION;
const INDEX = '/index.html';
const MOST_GAMES = 30;
/** so long a bad connection may take before the kept answer is shown */
const PATIENCE = 4000;
const files = new Set(FILES);

self.addEventListener('install', (event) => event.waitUntil(install().then(() => self.skipWaiting())));
self.addEventListener('activate', (event) => event.waitUntil(activate()));
self.addEventListener('fetch', (event) => {
  const { request } = event;
  const way = wayOf(request, self.location.origin, files);
  if (way === 'page') event.respondWith(page(event));
  else if (way === 'file') event.respondWith(file(request));
  else if (way === 'common') event.respondWith(common(request));
  else if (way === 'ended') event.respondWith(ended(request));
});

/** All files of this version; those that have not changed are taken over from the versions before. */
async function install(): Promise<void> {
  const [cache, names] = [await caches.open(PAGE), await caches.keys()];
  const before = names.filter((name) => name.startsWith(PREFIX) && name !== PAGE);
  const keep = async (path: string) => {
    const known = path.startsWith('/assets/') ? await inAny(before, path) : undefined;
    const answer = known ?? (await fetch(new Request(path, { cache: 'no-cache' })));
    if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
    await cache.put(path, answer);
  };
  await Promise.all(FILES.map(keep));
}

async function activate(): Promise<void> {
  for (const name of [COMMON, ...outdated(await caches.keys(), PREFIX, PAGE)]) await caches.delete(name);
  await self.registration.navigationPreload?.enable();
  await self.clients.claim();
}

async function page({ request, preloadResponse }: FetchEvent): Promise<Response> {
  const newest = preloadResponse.then((answer: Response | undefined) => answer ?? fetch(request));
  return orKept(newest, () => caches.match(INDEX, { cacheName: PAGE }));
}

async function file(request: Request): Promise<Response> {
  const { pathname } = new URL(request.url);
  const own = await caches.match(pathname, { cacheName: PAGE });
  if (own) return own;
  const older = (await caches.keys()).filter((name) => name.startsWith(PREFIX));
  return (await inAny(older, pathname)) ?? fetch(request);
}

async function common(request: Request): Promise<Response> {
  const newest = fetch(request).then(async (answer) => {
    if (answer.ok) await (await caches.open(COMMON)).put(request.url, answer.clone());
    return answer;
  });
  return orKept(newest, () => caches.match(request.url, { cacheName: COMMON }));
}

async function ended(request: Request): Promise<Response> {
  const newest = fetch(request).then(async (answer) => {
    if (answer.ok) await keepIfFinal(request.url, answer.clone());
    return answer;
  });
  return orKept(newest, () => caches.match(request.url, { cacheName: GAMES }));
}

async function keepIfFinal(url: string, answer: Response): Promise<void> {
  const { origin, pathname } = new URL(url);
  const games = await caches.open(GAMES);
  const isKept = (await games.match(`${origin}/api/tables/${tableOf(pathname)}`)) !== undefined;
  const isJson = answer.headers.get('content-type')?.includes('json');
  const said: unknown = isJson ? await answer.clone().json() : null;
  if (!isFinal(pathname, said, isKept)) return;
  await games.put(url, answer);
  const kept = (await games.keys()).map((one) => new URL(one.url).pathname);
  const gone = crowdedOut(kept.map(tableOf), MOST_GAMES);
  for (const path of kept.filter((one) => gone.includes(tableOf(one)))) await games.delete(path);
}

/** The newest answer; where it does not come, or not for long, the kept one if there is one. */
async function orKept(newest: Promise<Response>, kept: () => Promise<Response | undefined>): Promise<Response> {
  const late = new Promise<undefined>((done) => setTimeout(done, PATIENCE));
  const first = await Promise.race([newest, late]).catch(() => undefined);
  return first ?? (await kept()) ?? newest;
}

async function inAny(names: string[], path: string): Promise<Response | undefined> {
  for (const cacheName of names) {
    const found = await caches.match(path, { cacheName });
    if (found) return found;
  }
  return undefined;
}

type Notice = { title: string; body: string; path: string };

self.addEventListener('push', (event) => {
  const { title, body, path } = event.data!.json() as Notice;
  event.waitUntil(self.registration.showNotification(title, { body, tag: path, icon: '/icons/192.png', data: path }));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const address = new URL(event.notification.data as string, self.location.origin).href;
  const show = async () => {
    const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
    const open = pages.find((one) => one.url === address);
    return open ? open.focus() : self.clients.openWindow(address);
  };
  event.waitUntil(show());
});
