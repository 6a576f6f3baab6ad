/* Where something is laid beside a place: inside a frame, off the place itself, over as little as can be. */
export type Point = { x: number; y: number };
export type Size = { width: number; height: number };
export type Frame = Point & Size;

/** How much of two frames is common to both, as an area. */
export function overlap(a: Frame, b: Frame): number {
  const width = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const height = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  return width > 0 && height > 0 ? width * height : 0;
}

export function grown({ x, y, width, height }: Frame, by: number): Frame {
  return { x: x - by, y: y - by, width: width + 2 * by, height: height + 2 * by };
}

const GAP = 10; // between the place and what lies beside it
const STEP = 24; // how finely places are tried

/** Where a card lies beside `at`: never over it, inside the frame, over as little of `avoid` as can be, and then as near as can be. */
export function placeBeside(at: Frame, card: Size, frame: Frame, avoid: Frame[], gap = GAP): Point {
  const place = grown(at, gap);
  const xs = tries(frame.x, frame.x + frame.width - card.width, [place.x - card.width, at.x, place.x + place.width]);
  const ys = tries(frame.y, frame.y + frame.height - card.height, [place.y - card.height, at.y, place.y + place.height]);
  let best: { point: Point; cost: number } | null = null;
  for (const x of xs)
    for (const y of ys) {
      const laid = { x, y, ...card };
      const covered = avoid.reduce((sum, other) => sum + overlap(laid, other), 0);
      const cost = 1e9 * overlap(laid, grown(at, gap - 1)) + 1e4 * covered + apart(laid, at);
      if (best === null || cost < best.cost) best = { point: { x, y }, cost };
    }
  return best!.point;
}

/** The wanted values that lie between the two, and every step from one to the other. */
function tries(low: number, high: number, wanted: number[]): number[] {
  if (high <= low) return [low];
  const steps = Array.from({ length: Math.ceil((high - low) / STEP) }, (_, k) => low + k * STEP);
  return [...wanted.filter((value) => value >= low && value <= high), ...steps, high];
}

/** How far the middles of two frames lie apart. */
function apart(a: Frame, b: Frame): number {
  return Math.hypot(a.x + a.width / 2 - b.x - b.width / 2, a.y + a.height / 2 - b.y - b.height / 2);
}
