/* The chance of winning as a picture: where a chance after an action lies, and what is drawn through it. */
import type { ReviewPoint, Seat } from '../protocol';

export type Size = { width: number; height: number };
/** One line of the graph: a side, with the seats that win and lose together. */
export type Line = { side: string; seats: number[]; name: string; dash: string };
/** Where a turn begins, in words. */
export type Head = { action: number; words: string };

/** Room around the graph for its scale, the numbers above and the turns below. */
export const MARGIN = { left: 46, right: 18, top: 30, bottom: 24 };
export const SCALE = [0, 25, 50, 75, 100];

/** Colour never speaks alone: each line has its own stroke. */
const DASHES = ['', '9 5', '1.5 6', '12 4 2 4'];
const LETTER = 7;

export class Plot {
  readonly right: number;
  readonly bottom: number;

  constructor(
    { width, height }: Size,
    private readonly last: number,
  ) {
    this.right = Math.max(MARGIN.left + 1, width - MARGIN.right);
    this.bottom = height - MARGIN.bottom;
  }

  x(action: number): number {
    return MARGIN.left + ((this.right - MARGIN.left) * action) / Math.max(1, this.last);
  }

  y(chance: number): number {
    return MARGIN.top + (this.bottom - MARGIN.top) * (1 - chance);
  }

  /** The action nearest to a place on the graph. */
  actionAt(x: number): number {
    const part = (x - MARGIN.left) / (this.right - MARGIN.left);
    return Math.min(this.last, Math.max(0, Math.round(part * this.last)));
  }

  /** The line of a seat through the points there are; it breaks where one is missing. */
  path(points: ReviewPoint[], seat: number): string {
    let before = NaN;
    return points
      .map(({ action, chances }) => {
        const pen = action === before + 1 ? 'L' : 'M';
        before = action;
        return `${pen}${round(this.x(action))} ${round(this.y(chances[seat]!))}`;
      })
      .join('');
  }
}

/** How far a seat's chances may be wrong, as the outline of a band. */
export function band(plot: Plot, points: ReviewPoint[], seat: number): string {
  const edge = (sign: number) => (point: ReviewPoint) => {
    const chance = Math.min(1, Math.max(0, point.chances[seat]! + sign * point.doubt[seat]!));
    return `${round(plot.x(point.action))} ${round(plot.y(chance))}`;
  };
  return points.length < 2 ? '' : `M${[...points.map(edge(1)), ...points.toReversed().map(edge(-1))].join('L')}Z`;
}

/** One line for each side; team-mates share theirs. */
export function linesOf(seats: Seat[]): Line[] {
  const sides = [...new Set(seats.map(({ side }) => side))];
  return sides.map((side, k) => {
    const mates = seats.filter((seat) => seat.side === side);
    const name = mates.map((seat) => seat.name).join(', ');
    return { side, seats: mates.map(({ seat }) => seat), name, dash: DASHES[k % DASHES.length]! };
  });
}

/** Places in ascending order, moved apart so that no two are nearer than `gap`, and none beyond `end`. */
export function apart(places: number[], gap: number, end: number): number[] {
  const moved: number[] = [];
  for (const place of places) moved.push(Math.max(place, (moved.at(-1) ?? -Infinity) + gap));
  for (let k = moved.length - 1; k >= 0; k--) moved[k] = Math.min(moved[k]!, k === moved.length - 1 ? end : moved[k + 1]! - gap);
  return moved;
}

/** The heads whose words have room before the next one written; the first is always among them. */
export function readable(heads: Head[], plot: Plot): Set<Head> {
  let free = -Infinity;
  return new Set(
    heads.filter(({ action, words }) => {
      const x = plot.x(action);
      const fits = x >= free && x + words.length * LETTER < plot.right + MARGIN.right;
      if (fits) free = x + words.length * LETTER + 14;
      return fits;
    }),
  );
}

function round(place: number): number {
  return Math.round(place * 10) / 10;
}
