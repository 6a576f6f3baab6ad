/* What the lobby says about a table, and how wishes for a new one are put together. */
import type { GameOption, GameSummary, NewTable, Seat, SeatWish, TableRow } from './protocol';
import { localeOf } from './words';

export type Others = 'friends' | 'anyone' | 'bots' | 'screen';

/** Seats for a new table: mine first, the others as wished. */
export function seatsFor(count: number, others: Others, bot: string): SeatWish[] {
  const other: SeatWish = others === 'bots' ? { kind: 'bot', bot } : { kind: others === 'screen' ? 'me' : 'open' };
  return Array.from({ length: count }, (_, seat) => (seat === 0 ? { kind: 'me' } : { ...other }));
}

/** The bot that is proposed. */
export function usualBot({ bots }: GameSummary): string {
  return (bots.find(({ usual }) => usual) ?? bots[0])?.bot ?? '';
}

/** The bots from the weakest to the strongest, as measured with so many seats; who was not measured keeps the usual place. */
export function byStrength({ bots, ratings }: GameSummary, seats: number): string[] {
  const strengths = new Map(ratings.filter((one) => one.seats === seats).map(({ bot, rating }) => [bot, rating]));
  const measured = bots.flatMap(({ bot }) => (strengths.has(bot) ? [bot] : []));
  const sorted = measured.toSorted((a, b) => strengths.get(a)! - strengths.get(b)!);
  return bots.map(({ bot }) => (strengths.has(bot) ? sorted.shift()! : bot));
}

/** The options that were moved away from the usual. */
export function unusual(all: GameOption[], chosen: Record<string, number>): Record<string, number> {
  const moved = all.filter(({ id, default: usual }) => Number.isInteger(chosen[id]) && chosen[id] !== usual);
  return Object.fromEntries(moved.map(({ id }) => [id, chosen[id]!]));
}

type WishedClock = { kind: 'move' | 'game' | 'days'; seconds: number; increment: number };

/** The clocks that are offered, by the names of their words. */
export const CLOCKS = {
  none: null,
  'move-60': { kind: 'move', seconds: 60, increment: 0 },
  'move-300': { kind: 'move', seconds: 300, increment: 0 },
  'game-20': { kind: 'game', seconds: 1200, increment: 10 },
  'game-60': { kind: 'game', seconds: 3600, increment: 20 },
  'days-1': { kind: 'days', seconds: 86_400, increment: 0 },
  'days-3': { kind: 'days', seconds: 3 * 86_400, increment: 0 },
  'days-7': { kind: 'days', seconds: 7 * 86_400, increment: 0 },
} as const satisfies Record<string, WishedClock | null>;
export type ClockName = keyof typeof CLOCKS;

/** Nothing is asked for: the server chooses what suits the table. */
export function usualTerms(): NewTable['terms'] {
  return { watch: 'all', shuffle: false, take_backs: true };
}

/** A quick game: me against the usual bot. */
export function botTable(game: GameSummary): NewTable {
  const seats = seatsFor(game.seats[0]!, 'bots', usualBot(game));
  return { game: game.id, name: null, seats, private: true, options: {}, talk: false, hints: null, terms: usualTerms() };
}

export function freeSeat(seats: Seat[]): Seat | undefined {
  return seats.find((seat) => seat.kind === 'open');
}

export function seatToMove(row: TableRow): Seat | undefined {
  return row.seats.find((seat) => seat.seat === row.to_move);
}

/** When something was said: the time of today, or the day too. */
export function saidAt(language: string, at: string, now = new Date()): string {
  const when = new Date(at);
  const today = when.toDateString() === now.toDateString();
  const day = today ? {} : ({ day: 'numeric', month: 'short' } as const);
  return new Intl.DateTimeFormat(localeOf(language), { ...day, hour: 'numeric', minute: '2-digit' }).format(when);
}

const UNITS: [Intl.RelativeTimeFormatUnit, number][] = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
];

/** "5 minutes ago", in the reader's language; null for anything younger than a minute. */
export function ago(language: string, iso: string, now = Date.now()): string | null {
  const seconds = (now - Date.parse(iso)) / 1000;
  const unit = UNITS.find(([, length]) => seconds >= length);
  if (!unit) return null;
  return new Intl.RelativeTimeFormat(localeOf(language), { numeric: 'auto' }).format(-Math.floor(seconds / unit[1]), unit[0]);
}

/** How long something took, "1 h 48 min", in the reader's language; at least a minute. */
export function lasted(language: string, from: string, to: string): string {
  const minutes = Math.max(1, Math.round((Date.parse(to) - Date.parse(from)) / 60_000));
  const part = (value: number, unit: string) =>
    new Intl.NumberFormat(localeOf(language), { style: 'unit', unit, unitDisplay: 'short' }).format(value);
  const hours = Math.floor(minutes / 60);
  return hours === 0 ? part(minutes, 'minute') : `${part(hours, 'hour')} ${part(minutes % 60, 'minute')}`;
}
