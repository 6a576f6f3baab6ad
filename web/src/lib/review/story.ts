/* A finished game as a row of actions, in the words of its log. */
import { logLines, undonePlies } from '../log';
import type { Entry, Event, ReviewPoint, TurningPoint } from '../protocol';

/** A loss this large is worth saying, in chance of winning. */
export const WORTH_SAYING = 0.02;

/** The entries whose moves stand: the set-up, then action 1, 2 and so on. */
export function standing(log: Entry[]): Entry[] {
  const undone = undonePlies(log);
  return log.filter(({ ply, undoes }) => undoes === null && !undone.has(ply));
}

/** What happened in an action, as far as there are words for it; the heading of a new turn is no part of it. */
export function told(entry: Entry, headings: string[]): Event[] {
  return logLines([entry], headings).flatMap((line) => (line.kind === 'event' ? [line.event] : []));
}

/** By how much an action changed the chance of a seat, in points of a hundred; null where it is not known. */
export function change(points: ReviewPoint[], action: number, seat: number): number | null {
  const [before, after] = [points[action - 1], points[action]];
  if (!before || !after) return null;
  return inPoints(after.chances[seat]! - before.chances[seat]!);
}

/** The decision of a run there is most to say about: the costliest or, where nothing was missed, the one that changed most. */
export function worstOf(points: ReviewPoint[], { first, last, action }: TurningPoint): ReviewPoint {
  const worst = points.slice(first, last + 1).reduce((worst, point) => (point.loss > worst.loss ? point : worst));
  return worst.loss >= WORTH_SAYING ? worst : points[action]!;
}

export function inPoints(chance: number): number {
  return Math.round(100 * chance);
}

/** "+11", "−14", "0": with a sign that is read aloud. */
export function signed(points: number): string {
  if (points === 0) return '0';
  return points > 0 ? `+${points}` : `−${-points}`;
}

/** The throws that changed the most for the seat they were thrown for, at most `most` of them. */
export function throws(points: ReviewPoint[], most: number): { point: ReviewPoint; seat: number; luck: number }[] {
  return points
    .flatMap((point) => {
      const { seat, chance } = point;
      if (seat === null || !chance) return [];
      const luck = inPoints(point.luck[seat]!);
      return luck === 0 ? [] : [{ point, seat, luck }];
    })
    .sort((a, b) => Math.abs(b.luck) - Math.abs(a.luck))
    .slice(0, most);
}
