/* Points, smooth paths and steady noise: what every coast is made of. */

export type Point = { x: number; y: number };

/** A number as short as a path needs it. */
export function short(value: number): string {
  const text = value.toFixed(1);
  return text.endsWith('.0') ? text.slice(0, -2) : text;
}

export function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}

/** A smooth path through the points; `tension` 0 is straight, 1 is round. */
export function smooth(points: Point[], closed: boolean, tension = 0.85): string {
  const count = points.length;
  const at = (k: number): Point => points[closed ? (k + count) % count : Math.min(Math.max(k, 0), count - 1)]!;
  let path = `M${short(at(0).x)} ${short(at(0).y)}`;
  for (let k = 0; k < (closed ? count : count - 1); k++) {
    const [before, from, to, after] = [at(k - 1), at(k), at(k + 1), at(k + 2)];
    const pull = tension / 3;
    const control = [
      [from.x + (to.x - before.x) * pull, from.y + (to.y - before.y) * pull],
      [to.x - (after.x - from.x) * pull, to.y - (after.y - from.y) * pull],
      [to.x, to.y],
    ];
    path += `C${control.map(([x, y]) => `${short(x!)} ${short(y!)}`).join(' ')}`;
  }
  return closed ? `${path}Z` : path;
}

export function polygon(points: Point[]): string {
  return `M${points.map(({ x, y }) => `${short(x)} ${short(y)}`).join('L')}Z`;
}

/** Numbers in [-1, 1), always the same for the same seed, so that a coast never changes between two views. */
export function noise(seed: number): () => number {
  let state = Math.imul(seed + 1, 0x9e3779b1) | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 31 - 1;
  };
}
