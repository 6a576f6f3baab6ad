/* The ring of provinces: a closed band around the middle of the board. Along it a place is counted in provinces (province k is
   centred on k and reaches from k - 1/2 to k + 1/2, clockwise); across it in pixels, outwards from the middle line. */
import { distance, type Point } from './geometry';

export type Size = { width: number; height: number };

const SAMPLES = 48; // per province: enough that chords and arcs differ by less than a pixel
const FLATTEST = 1.75; // beyond this the ends of the ring would bend too sharply for the band
const TALLEST = 0.7;

export class Ring {
  readonly provinces: number;
  readonly centre: Point;
  /** width of the band, from coast to coast */
  readonly band: number;
  /** length of a province along the middle line */
  readonly span: number;
  readonly #line: Point[];
  readonly #reach: number[]; // length of the line up to each of its points

  constructor(anchors: Point[], size: Size, margin: number, band: number) {
    this.provinces = anchors.length;
    this.band = band;
    this.centre = { x: size.width / 2, y: size.height / 2 };
    this.#line = closedLine(fit(anchors, this.centre, size, margin + band / 2));
    this.#reach = [0];
    for (let k = 1; k < this.#line.length; k++) this.#reach.push(this.#reach[k - 1]! + distance(this.#line[k - 1]!, this.#line[k]!));
    this.span = this.#reach.at(-1)! / this.provinces;
  }

  /** The point at `place` along the ring, `out` pixels outwards and `along` pixels clockwise of it. */
  at(place: number, out = 0, along = 0): Point {
    const { point, ahead } = this.#follow(place);
    return { x: point.x + ahead.y * out + ahead.x * along, y: point.y - ahead.x * out + ahead.y * along };
  }

  /** The direction of travel at `place`, in degrees. */
  heading(place: number): number {
    const { ahead } = this.#follow(place);
    return (Math.atan2(ahead.y, ahead.x) * 180) / Math.PI;
  }

  /** How many pixels one province measures `out` pixels from the middle line at `place`. */
  stretch(place: number, out: number): number {
    const step = 0.05;
    return distance(this.at(place - step, out), this.at(place + step, out)) / (2 * step);
  }

  #follow(place: number): { point: Point; ahead: Point } {
    const length = this.#reach.at(-1)!;
    const wanted = (((place * this.span) % length) + length) % length;
    let [low, high] = [0, this.#reach.length - 1];
    while (high - low > 1) {
      const middle = (low + high) >> 1;
      if (this.#reach[middle]! <= wanted) low = middle;
      else high = middle;
    }
    const [from, to] = [this.#line[low]!, this.#line[high]!];
    const share = (wanted - this.#reach[low]!) / (this.#reach[high]! - this.#reach[low]!);
    const point = { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
    return { point, ahead: this.#ahead(low, share) };
  }

  /** The direction at a point between two samples, turning evenly from one to the next. */
  #ahead(low: number, share: number): Point {
    const count = this.#line.length - 1; // the last point is the first again
    const chord = (k: number): Point => {
      const [from, to] = [this.#line[(k + count) % count]!, this.#line[((k + count) % count) + 1]!];
      return { x: to.x - from.x, y: to.y - from.y };
    };
    const [before, here, after] = [chord(low - 1), chord(low), chord(low + 1)];
    const x = here.x + (before.x * (1 - share) + after.x * share);
    const y = here.y + (before.y * (1 - share) + after.y * share);
    const length = Math.hypot(x, y);
    return { x: x / length, y: y / length };
  }
}

/** How square the ring is drawn, from 2 (an ellipse): in a small frame it fills the corners, so that every province is wide enough for a thumb. */
const SQUARE = { from: 2, most: 2.7, under: 420 };

function squareness({ width, height }: Size): number {
  const small = Math.max(0, Math.min(1, (SQUARE.under - Math.min(width, height)) / 160));
  return SQUARE.from + (SQUARE.most - SQUARE.from) * small;
}

/** The anchors stretched to fill the room, at least `inset` away from its edges. */
function fit(anchors: Point[], centre: Point, size: Size, inset: number): Point[] {
  const xs = anchors.map(({ x }) => x);
  const ys = anchors.map(({ y }) => y);
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  let [width, height] = [Math.max(size.width - 2 * inset, 1), Math.max(size.height - 2 * inset, 1)];
  width = Math.min(width, height * FLATTEST);
  height = Math.min(height, width / TALLEST);
  const bend = 2 / squareness(size);
  return anchors.map(({ x, y }) => {
    const [across, down] = [(2 * x - left - right) / (right - left), (2 * y - top - bottom) / (bottom - top)];
    const far = Math.hypot(across, down) || 1;
    const pull = (share: number): number => Math.sign(share) * Math.abs(share / far) ** bend * far;
    return { x: centre.x + (pull(across) * width) / 2, y: centre.y + (pull(down) * height) / 2 };
  });
}

/** A closed smooth line through the anchors, as many short chords; the last point is the first again. */
function closedLine(anchors: Point[]): Point[] {
  const count = anchors.length;
  const at = (k: number): Point => anchors[(k + count) % count]!;
  const line: Point[] = [];
  for (let k = 0; k < count; k++)
    for (let s = 0; s < SAMPLES; s++) {
      const t = s / SAMPLES;
      const axis = (name: 'x' | 'y'): number => spline(at(k - 1)[name], at(k)[name], at(k + 1)[name], at(k + 2)[name], t);
      line.push({ x: axis('x'), y: axis('y') });
    }
  return [...line, line[0]!];
}

/** Catmull and Rom: passes through `b` at 0 and `c` at 1. */
function spline(a: number, b: number, c: number, d: number, t: number): number {
  const [one, two, three] = [c - a, 2 * a - 5 * b + 4 * c - d, 3 * (b - c) + d - a];
  return b + 0.5 * t * (one + t * (two + t * three));
}
