/* Brings the service worker in, and takes on what a new version of it means for an open page. */

import { api } from '../lib/api';
import { settings } from '../lib/settings.svelte';
import { BUILT_IN } from '../lib/texts';
import { COMMON } from './policy';

const OFTEN = 3_600_000;

/** Calls `renewed` when a new version has taken over from the one that this page came with. */
export async function installWorker(renewed: () => void): Promise<void> {
  const { serviceWorker } = navigator;
  if (!serviceWorker) return; // pages without TLS have none
  const first = serviceWorker.controller === null;
  let changes = 0;
  serviceWorker.addEventListener('controllerchange', () => {
    changes += 1;
    if (!first || changes > 1) renewed();
  });
  const registration = await serviceWorker.register('/sw.js').catch(() => null);
  void keepCommon();
  let looked = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.hidden || Date.now() - looked < OFTEN) return;
    looked = Date.now();
    void registration?.update().catch(() => undefined);
  });
}

/** Asks for what everybody may want to read without a connection: the worker keeps it, until it is replaced by a new version. */
async function keepCommon(): Promise<void> {
  const { serviceWorker } = navigator;
  if (!serviceWorker.controller) await new Promise((done) => serviceWorker.addEventListener('controllerchange', done, { once: true }));
  if (await caches.match('/api/games', { cacheName: COMMON })) return;
  const asked = BUILT_IN.flatMap((game): Promise<unknown>[] => [
    api.game(game),
    api.rules(game),
    api.book(game, settings.language),
    api.figures(game),
  ]);
  await Promise.allSettled(asked); // what did not come is asked for when it is opened
  await api.games().catch(() => undefined);
}
