/* What the lobby says about a table, and how wishes for a new one are put together. */
import type { GameSummary, NewTable, Seat, SeatWish, TableRow } from './protocol';

export type Others = 'friends' | 'anyone' | 'bots' | 'screen';

/** Seats for a new table: mine first, the others as wished. */
export function seatsFor(count: number, others: Others, bot: string): SeatWish[] {
  const other: SeatWish = others === 'bots' ? { kind: 'bot', bot } : { kind: others === 'screen' ? 'me' : 'open' };
  return Array.from({ length: count }, (_, seat) => (seat === 0 ? { kind: 'me' } : { ...other }));
}

/** A quick game: me against the best bot there is. */
export function botTable(game: GameSummary): NewTable {
  const seats = seatsFor(game.seats[0]!, 'bots', game.bots.at(-1)!);
  return { game: game.id, name: null, seats, private: true, options: {}, talk: false };
}

export function freeSeat(seats: Seat[]): Seat | undefined {
  return seats.find((seat) => seat.kind === 'open');
}

export function seatToMove(row: TableRow): Seat | undefined {
  return row.seats.find((seat) => seat.seat === row.to_move);
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
  return new Intl.RelativeTimeFormat(language, { numeric: 'auto' }).format(-Math.floor(seconds / unit[1]), unit[0]);
}
