/* Ratings and results in words and places. */
import type { Played, RatingPoint } from '../protocol';

/** The scale on which ratings are drawn. */
export const LOW = 200;
export const HIGH = 2300;
export const TICKS = [500, 1000, 1500, 2000];

/** Where a rating lies on a line of this length. */
export function along(rating: number, length: number): number {
  return (Math.min(HIGH, Math.max(LOW, rating)) - LOW) * (length / (HIGH - LOW));
}

export type Outcome = { id: 'won' | 'lost' | 'placed' | 'undecided'; own: number; other: number; place: number; seats: number };

/** How a game ended for one: against one other side by the scores, among several by the place. */
export function outcomeOf(game: Pick<Played, 'seat' | 'sides' | 'result' | 'won' | 'place'>): Outcome {
  const scores = game.result?.scores ?? [];
  const side = game.sides[game.seat];
  const own = scores.find(({ seat }) => seat === game.seat)?.score ?? 0;
  const others = scores.filter(({ seat }) => game.sides[seat] !== side).map(({ score }) => score);
  const sides = new Set(game.sides).size;
  const rest = { own, other: Math.max(0, ...others), place: game.place ?? 0, seats: sides };
  if (game.won) return { id: 'won', ...rest };
  if (game.place === null) return { id: 'undecided', ...rest };
  return { id: sides > 2 ? 'placed' : 'lost', ...rest };
}

/** The others at the table, in words. */
export function companions(game: Played, bot: (name: string) => string): string[] {
  return game.players.filter((_, seat) => seat !== game.seat).map(bot);
}

export type Curve = { line: string; band: string; levels: { rating: number; y: number }[]; last: { x: number; y: number } };

/** A rating over time as a picture: evenly spaced games, the interval as a band around the line. */
export function curveOf(points: RatingPoint[], width: number, height: number, left: number): Curve | null {
  if (points.length === 0) return null;
  const low = Math.floor(Math.min(...points.map((point) => point.low)) / 100) * 100;
  const high = Math.ceil(Math.max(...points.map((point) => point.high)) / 100) * 100;
  const x = (k: number) => round(left + ((width - left - 12) * (k + (points.length === 1 ? 0.5 : 0))) / Math.max(1, points.length - 1));
  const y = (rating: number) => round(10 + ((height - 20) * (high - rating)) / Math.max(100, high - low));
  const step = Math.max(100, Math.ceil((high - low) / 400) * 100);
  const levels = [];
  for (let rating = low; rating <= high; rating += step) levels.push({ rating, y: y(rating) });
  const upper = points.map((point, k) => `${x(k)} ${y(point.high)}`);
  const lower = points.map((point, k) => `${x(k)} ${y(point.low)}`).reverse();
  const last = points.length - 1;
  return {
    line: `M${points.map((point, k) => `${x(k)} ${y(point.rating)}`).join('L')}`,
    band: `M${[...upper, ...lower].join('L')}Z`,
    levels,
    last: { x: x(last), y: y(points[last]!.rating) },
  };
}

const round = (value: number) => Math.round(value * 10) / 10;
