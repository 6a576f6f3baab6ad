/* Points, smooth paths, and the curves of the links. */
import type { LinkKind } from './position';

export type Point = { x: number; y: number };
export type Frame = { x: number; y: number; width: number; height: number };

/** A number as short as a path needs it. */
export function short(value: number): string {
  const text = value.toFixed(1);
  return text.endsWith('.0') ? text.slice(0, -2) : text;
}

export function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}

/** A smooth path through the points; `tension` 0 is straight, 1 is round. */
export function smooth(points: Point[], closed: boolean, tension: number): string {
  const count = points.length;
  const at = (k: number): Point => points[closed ? (k + count) % count : Math.min(Math.max(k, 0), count - 1)]!;
  const pull = tension / 3;
  let path = `M${short(at(0).x)} ${short(at(0).y)}`;
  for (let k = 0; k < (closed ? count : count - 1); k++) {
    const [before, from, to, after] = [at(k - 1), at(k), at(k + 1), at(k + 2)];
    const control = [
      [from.x + (to.x - before.x) * pull, from.y + (to.y - before.y) * pull],
      [to.x - (after.x - from.x) * pull, to.y - (after.y - from.y) * pull],
      [to.x, to.y],
    ];
    path += `C${control.map(([x, y]) => `${short(x!)} ${short(y!)}`).join(' ')}`;
  }
  return closed ? `${path}Z` : path;
}

/** How far a link bows out from the straight line, as a share of its length. */
const BOW: Record<LinkKind | 'hop', number> = { road: 0, desert: 0.04, sea: 0.07, hop: 0.16 };

/** The point that a bowed link is pulled towards. */
export function bend(from: Point, to: Point, kind: LinkKind | 'hop'): Point {
  const bow = BOW[kind];
  return { x: (from.x + to.x) / 2 - (to.y - from.y) * bow, y: (from.y + to.y) / 2 + (to.x - from.x) * bow };
}

export function curve(from: Point, to: Point, kind: LinkKind | 'hop'): string {
  const start = `M${short(from.x)} ${short(from.y)}`;
  if (BOW[kind] === 0) return `${start}L${short(to.x)} ${short(to.y)}`;
  const { x, y } = bend(from, to, kind);
  return `${start}Q${short(x)} ${short(y)} ${short(to.x)} ${short(to.y)}`;
}

/** A point on the curve, and the direction there in degrees; `share` runs from 0 to 1. */
export function along(from: Point, to: Point, kind: LinkKind | 'hop', share: number): Point & { heading: number } {
  const by = bend(from, to, kind);
  const rest = 1 - share;
  const on = (a: number, b: number, c: number): number => rest * rest * a + 2 * rest * share * b + share * share * c;
  const slope = (a: number, b: number, c: number): number => rest * (b - a) + share * (c - b);
  const heading = (Math.atan2(slope(from.y, by.y, to.y), slope(from.x, by.x, to.x)) * 180) / Math.PI;
  return { x: on(from.x, by.x, to.x), y: on(from.y, by.y, to.y), heading };
}

/** To the left or to the right of a way, whichever lies further from what is there. */
export function clearest({ x, y, heading }: Point & { heading: number }, off: number, busy: Point[]): Point {
  const across = ((heading + 90) * Math.PI) / 180;
  const [dx, dy] = [Math.cos(across) * off, Math.sin(across) * off];
  const room = (point: Point): number => Math.min(...busy.map((other) => distance(point, other)));
  const [one, other] = [
    { x: x + dx, y: y + dy },
    { x: x - dx, y: y - dy },
  ];
  return room(one) >= room(other) ? one : other;
}

/** The smallest frame around the points, with room to spare. */
export function around(points: Point[], margin: number): Frame {
  const xs = points.map(({ x }) => x);
  const ys = points.map(({ y }) => y);
  const [left, top] = [Math.min(...xs) - margin, Math.min(...ys) - margin];
  return { x: left, y: top, width: Math.max(...xs) + margin - left, height: Math.max(...ys) + margin - top };
}

export function middleOf({ x, y, width, height }: Frame): Point {
  return { x: x + width / 2, y: y + height / 2 };
}

const BESIDE = 42; // from the middle of a city to a card beside it
const FURTHER = 90;
const CROWD = 30; // how near to a card a point is covered by it

/** Where a card lies beside a point: inside the frame, over as few of the other points as can be, near before far. */
export function placeBeside(at: Point, card: { width: number; height: number }, frame: Frame, avoid: Point[]): Point {
  const xs = [BESIDE, FURTHER].flatMap((off) => [at.x + off, at.x - off - card.width]);
  const ys = [BESIDE, FURTHER].flatMap((off) => [at.y - card.height - off, at.y + off]);
  const within = (value: number, low: number, high: number): number => Math.min(Math.max(value, low), Math.max(low, high));
  const places = [...xs, at.x - card.width / 2].flatMap((x) =>
    [...ys, at.y - card.height / 2].map((y) => ({
      x: within(x, frame.x + 6, frame.x + frame.width - card.width - 6),
      y: within(y, frame.y + 6, frame.y + frame.height - card.height - 6),
    })),
  );
  const covered = (place: Point, point: Point): boolean =>
    point.x > place.x - CROWD &&
    point.x < place.x + card.width + CROWD &&
    point.y > place.y - CROWD &&
    point.y < place.y + card.height + CROWD;
  const cost = (place: Point): number => (covered(place, at) ? 100 : 0) + avoid.filter((point) => covered(place, point)).length;
  return places.reduce((best, place) => (cost(place) < cost(best) ? place : best));
}
