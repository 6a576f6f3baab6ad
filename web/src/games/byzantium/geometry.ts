/* Points, smooth paths, and the curves of the links. */
import type { Frame, Point } from '../../lib/places';
import type { LinkKind } from './position';

export type { Frame, Point } from '../../lib/places';

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
