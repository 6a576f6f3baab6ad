/* What a plain board reads out of a game's description and view: spaces with points, links between them, and who stands where. */
import { lights, type Target } from '../chooser.svelte';
import type { BoardView, GameDescription, Part, Value } from '../protocol';
import type { Place } from '../targets';

export type Space = { id: Value; x: number; y: number };
/** What stands on a space; `side` is the colour of its owner, `piece` its kind, `count` how many. */
export type Standing = { id: Value; side?: string | null; piece?: string | null; count?: number | null };
export type PlainBoard = { spaces: Space[]; links: [Value, Value][]; kinds: string[] };
export type Spot = Place & Target & { id: Value };
export type Size = { width: number; height: number };

/** The spaces of a game; null where it names none, and the view is read as a list. */
export function boardOf({ board }: GameDescription): PlainBoard | null {
  const { spaces, links, kinds } = board as Partial<PlainBoard>;
  return spaces && spaces.length > 0 ? { spaces, links: links ?? [], kinds: kinds ?? [] } : null;
}

export function standingsOf({ position }: BoardView): Standing[] {
  const found = position?.['spaces'];
  return Array.isArray(found) ? (found as Standing[]).filter(({ side, piece }) => side || piece) : [];
}

export function scoreOf({ position }: BoardView, seat: number): number | null {
  const scores = position?.['scores'];
  return Array.isArray(scores) && typeof scores[seat] === 'number' ? scores[seat] : null;
}

/** What of the view the board does not draw. */
export function restOf({ position }: BoardView): [string, unknown][] {
  return Object.entries(position ?? {}).filter(([name]) => name !== 'spaces');
}

/** The points of the spaces stretched over a frame, as large as its margins allow and without bending the board. */
export function laidOut(spaces: Space[], { width, height }: Size, margin: number): Space[] {
  const [xs, ys] = [spaces.map(({ x }) => x), spaces.map(({ y }) => y)];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  const [wide, high] = [Math.max(...xs) - left, Math.max(...ys) - top];
  const scale = Math.min((width - 2 * margin) / (wide || 1), (height - 2 * margin) / (high || 1));
  const [x0, y0] = [(width - wide * scale) / 2, (height - high * scale) / 2];
  return spaces.map(({ id, x, y }) => ({ id, x: x0 + (x - left) * scale, y: y0 + (y - top) * scale }));
}

/** How large a space may be drawn: two fifths of the least distance between two of them, within bounds. */
export function radiusOf(laid: Space[]): number {
  const apart = laid.flatMap((a, k) => laid.slice(k + 1).map((b) => Math.hypot(a.x - b.x, a.y - b.y)));
  return Math.max(12, Math.min(46, 0.4 * Math.min(...apart, 115)));
}

/** What pointing at a space means just now: the part offered next that stands for it, a part picked, or else the kind that is asked. */
export function meaning(id: Value, parts: Part[], picked: Part[], kinds: string[]): Target {
  const standsFor = (part: Part): boolean => (kinds.includes(part.kind) && part.value === id) || lights(part, { kind: 'space', value: id });
  const part = parts.find(standsFor) ?? picked.find(standsFor);
  if (part) return { kind: part.kind, value: part.value };
  const asked = parts.find(({ kind }) => kinds.includes(kind))?.kind;
  return { kind: asked ?? kinds.at(-1) ?? 'space', value: id };
}

/** A name from the game's own records, as words. */
export function readable(name: string): string {
  const spaced = name.replaceAll('_', ' ');
  return spaced.charAt(0).toUpperCase() + spaced.slice(1);
}

/** Rows of one shape, which read best as a table; null where a list is anything else. */
export function rowsOf(value: unknown): { columns: string[]; rows: Record<string, unknown>[] } | null {
  if (!Array.isArray(value) || value.length === 0 || !value.every(isRecord)) return null;
  const columns = Object.keys(value[0]!);
  return value.every((row) => Object.keys(row).join() === columns.join()) ? { columns, rows: value } : null;
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
