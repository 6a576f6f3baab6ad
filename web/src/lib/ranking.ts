/* The places of a finished game, as the server tells them. */
import type { Result, Score } from './protocol';

/** The rows of a result, the best place first; by score where nobody has a place. */
export function ranked(result: Result): Score[] {
  return [...result.scores].sort((a, b) => (a.place ?? 0) - (b.place ?? 0) || b.score - a.score);
}

/** The place of a seat; none where nobody has won. */
export function placeOf(result: Result, seat: number): number | null {
  return result.scores.find((row) => row.seat === seat)?.place ?? null;
}
