/* What a screen asks of the server before it can be shown. The first screen's is asked for while its script is still on its way. */
import { own } from './account/own.svelte';
import { api, Refused } from './api';
import { cardOf, drawingOf } from './board';
import type { Me } from './protocol';
import type { Place } from './router.svelte';
import { knownGames, settings } from './settings.svelte';
import { BUILT_IN } from './texts';

async function openHome() {
  const pictures = BUILT_IN.map((game) => cardOf(game).catch(() => undefined)); // without them the home is as good
  const [, games, tables] = await Promise.all([own.load(), knownGames(), api.tables(), ...pictures]);
  return { games, tables };
}

/** Who this is; null without a connection, when a finished game can still be read. */
async function ownIfReachable(): Promise<Me | null> {
  try {
    return await own.load();
  } catch (error) {
    if (error instanceof Refused && error.isUnreachable) return null;
    throw error;
  }
}

/** A table with its game, drawing and words; what may be done there is asked for together with them. */
async function openTable(id: string) {
  const [me, view] = await Promise.all([ownIfReachable(), api.table(id)]);
  const { game: name } = view.table;
  const options = view.options.length > 0 ? api.options(id) : null;
  const [game, drawing, open] = await Promise.all([api.game(name), drawingOf(name), options, settings.learn(name)]);
  return { me, view, game, drawing, open };
}

/** What was begun before its screen was there, taken once: a second visit asks anew. */
let begun: { key: string; opened: Promise<unknown> } | null = null;

function taken<T>(key: string, open: () => Promise<T>): Promise<T> {
  const first = begun?.key === key ? (begun.opened as Promise<T>) : null;
  begun = null;
  return first ?? open();
}

export const home = (): Promise<Awaited<ReturnType<typeof openHome>>> => taken('home', openHome);
export const table = (id: string): Promise<Awaited<ReturnType<typeof openTable>>> => taken(id, () => openTable(id));

export function begin(place: Place): void {
  if (place.page === 'lobby') begun = { key: 'home', opened: openHome() };
  else if (place.page === 'table' || place.page === 'review') begun = { key: place.id, opened: openTable(place.id) };
  begun?.opened.catch(() => undefined); // whoever takes it says so
}
