/* What the server sends of a table, put together: a view and the changes after it. */
import type { Change, Option, Presence, SentView, TableView } from './protocol';

/** The server keeps so much of the talk, and so does the page. */
const SAID = 50;

/** The view after a change; what has not changed stays the same object. Its log are the entries that came. */
export function applied(view: SentView, { ply, entries, said, set }: Change): SentView {
  const changed = Object.entries(set).reduce<unknown>((whole, [path, value]) => put(whole, path.split('.'), value), view) as SentView;
  const chat = said.length > 0 ? [...view.chat, ...said].slice(-SAID) : view.chat;
  return { ...changed, ply, chat, since: view.ply, log: entries };
}

/** The view with other people at the table. */
export function attended(view: SentView, { here, left, watching }: Presence): SentView {
  return { ...view, here, left, watching, since: view.ply, log: [] };
}

/** A view as the page shows it: its options in words, and at each seat whether somebody is there. */
export function dressed(view: SentView, options: Option[] = []): TableView {
  const seats = view.seats.map((seat) => ({ ...seat, here: view.here.includes(seat.seat) }));
  return { ...view, asked: view.options.length > 0, options, seats };
}

/** A copy in which the part at the end of the path is another one; a name that ends in # is the length of a list. */
function put(whole: unknown, [step, ...further]: string[], value: unknown): unknown {
  if (step === undefined) return value;
  if (step.endsWith('#')) return { ...fields(whole), [step.slice(0, -1)]: cut(fields(whole)[step.slice(0, -1)], Number(value)) };
  if (Array.isArray(whole)) return Object.assign([...(whole as unknown[])], { [step]: put(whole[Number(step)], further, value) });
  return { ...fields(whole), [step]: put(fields(whole)[step], further, value) };
}

const fields = (whole: unknown): Record<string, unknown> => (whole ?? {}) as Record<string, unknown>;
const cut = (list: unknown, length: number): unknown[] => (Array.isArray(list) ? list.slice(0, length) : []);
