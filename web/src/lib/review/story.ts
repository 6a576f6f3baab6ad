/* What the numbers of a review say. */
import type { ReviewPoint, SeatReview, TurningPoint } from '../protocol';

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

/** A sum over the game in points of a hundred, and how far it may be wrong; null where nothing was added, and in reviews kept by older versions. */
export type Sum = { points: number; doubt: number | null };
export type Sums = { seat: number; rolls: number; mistakes: number; luck: Sum; choices: Sum };

/** What dice and cards gave a seat beyond what could be expected, and what its choices gave away. */
export function sums({ seat, rolls, mistakes, ...row }: SeatReview): Sums {
  return { seat, rolls, mistakes, luck: sum(row.luck, row.luck_doubt), choices: sum(-row.loss, row.loss > 0 ? row.loss_doubt : undefined) };
}

function sum(chance: number, doubt: number | undefined): Sum {
  return { points: inPoints(chance), doubt: doubt === undefined ? null : inPoints(doubt) };
}

/** Whether a sum tells more than how far it may be wrong. */
export function isSure({ points, doubt }: Sum): boolean {
  return points !== 0 && Math.abs(points) >= (doubt ?? 0);
}

/** The losses that are too small to be sure of, of all seats; reviews kept by older versions do not say. */
export function unsure(seats: SeatReview[]): number {
  return seats.reduce((count, row: Partial<SeatReview>) => count + (row.unsure ?? 0), 0);
}

/** Whether a better choice is told: a loss that is worth saying and, where the review knows it, beyond doubt. */
export function isTold({ best, loss, sure }: ReviewPoint): boolean {
  return best !== null && loss >= WORTH_SAYING && sure !== false;
}

/** The throws that changed the most, each with the seat it changed the most for, at most `most` of them. */
export function throws(points: ReviewPoint[], most: number): { point: ReviewPoint; seat: number; luck: number }[] {
  return points
    .flatMap((point) => {
      const { seat, chance } = point;
      if (seat === null || !chance) return [];
      const most = point.luck.reduce((found, luck, other) => (Math.abs(luck) > Math.abs(point.luck[found]!) ? other : found), seat);
      const luck = inPoints(point.luck[most]!);
      return luck === 0 ? [] : [{ point, seat: most, luck }];
    })
    .sort((a, b) => Math.abs(b.luck) - Math.abs(a.luck))
    .slice(0, most);
}
