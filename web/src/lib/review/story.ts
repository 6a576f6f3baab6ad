/* What the numbers of a review say. */
import type { ReviewPoint, TurningPoint } from '../protocol';

/** A loss this large is worth saying, in chance of winning. */
export const WORTH_SAYING = 0.02;

/** By how much an action changed the chance of a seat, in points of a hundred; null where it is not known. */
export function change(points: ReviewPoint[], action: number, seat: number): number | null {
  const after = points[action];
  if (action === 0 || !after) return null;
  return inPoints(after.chances[seat]! - after.before[seat]!);
}

/** The better choice of the decision a turning point is about, where there was one. */
export function missed(points: ReviewPoint[], { action }: TurningPoint): ReviewPoint | null {
  const point = points[action];
  return point?.best && point.loss >= WORTH_SAYING ? point : null;
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
