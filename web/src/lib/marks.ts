/* What is pointed out on a board: where an action leads, or led. Found by the targets every board holds out, whatever the game. */
import type { Target } from './chooser.svelte';
import type { Message, Part, Value } from './protocol';

/** One thing pointed out, with a label or without words a ring alone: `to` and `from` name places in order of preference; the first one on the board is taken. */
export type Mark = { look: 'played' | 'better'; words: string; to: Target[]; from: Target[] };

const FROM = 'from_';
const PEOPLE = new Set(['seat', 'seats', 'side', 'sides', 'seed']);

/** Marks an action by its path and by what is told of it: a move from one place to another is an arrow. */
export function markOf(look: Mark['look'], words: string, path: Part[], told: Message['args'][]): Mark {
  const places = told.flatMap(placesIn);
  const start = places.find(({ kind }) => kind.startsWith(FROM));
  const steps = [...path].reverse().flatMap((part): Target[] => [part, ...part.places]);
  if (!start) return { look, words, to: [...steps, ...places], from: [] };
  const kind = start.kind.slice(FROM.length);
  const goals = places.filter((place) => place.kind === kind);
  return { look, words, to: [...goals, ...steps], from: [{ kind, value: start.value }] };
}

function placesIn(args: Message['args']): Target[] {
  return Object.entries(args).flatMap(([name, value]) => {
    const isPlace = !PEOPLE.has(name) && !PEOPLE.has(name.replace(FROM, '')) && isValue(value);
    return isPlace ? [{ kind: name, value }] : [];
  });
}

function isValue(value: unknown): value is Value {
  return typeof value === 'string' || typeof value === 'number';
}
