/* Where the pieces of a land lie: castles outside, knights inside, Charlemagne between the castles. All in pixels of the page. */
import type { Point } from './geometry';
import { knightsIn, type Family, type LandState } from './position';
import type { Ring, Size } from './ring';

export type Measures = {
  band: number;
  gap: number;
  margin: number;
  chip: number; // half the size of a knight's sign
  castle: number; // scale of a castle drawn 20 units wide
  emperor: number; // scale of Charlemagne, drawn 24 by 41 units
  badge: number; // radius of a step's number
  named: boolean; // whether there is room for the names of the provinces
  roomy: boolean; // whether the middle has room for captions and names
};

const FULL = 118; // the band at which pieces have their natural size
const BAND_SHARE = 0.158;
const SMALL = 60; // under it the sea gives way to the lands
const NAMED_FROM = 76;
const ROOMY_FROM = 88;

export function measure({ width, height }: Size): Measures {
  const band = Math.min(Math.max(Math.min(width, height) * BAND_SHARE, 52), 190);
  const scale = band / FULL;
  return {
    band,
    gap: band * (band < SMALL ? 0.13 : 0.19),
    margin: band < SMALL ? 10 : Math.max(18, band * 0.22),
    chip: Math.max(10, 13.5 * scale),
    castle: Math.max(0.78, 1.1 * scale),
    emperor: Math.max(0.62, scale),
    badge: Math.max(11, 13 * scale),
    named: band >= NAMED_FROM,
    roomy: band >= ROOMY_FROM,
  };
}

export type Chip = { family: Family; count: number; at: Point };
export type LandLayout = {
  middle: number; // place of the land's middle along the ring
  castles: Point[];
  chips: Chip[];
  emperor: { place: number; out: number; along: number };
  badge: Point;
};

/** Lays out the pieces of one land. `castles` may be more than stand there, to show those about to be built. */
export function layOut(ring: Ring, measures: Measures, land: LandState, withEmperor: boolean, castles = land.castles): LandLayout {
  const count = land.provinces.length;
  const first = land.provinces[0]!;
  const middle = first + (count - 1) / 2;
  const knights = knightsIn(land);
  const pitch = 2 * measures.chip + Math.max(3, measures.chip * 0.35);
  const room = ring.stretch(middle, -0.2 * measures.band) * count - measures.gap * 1.6;
  const rows = inRows(knights, Math.max(2, Math.floor((room + pitch * 0.2) / pitch)));
  const top = castles > 0 || withEmperor ? [topHeight(measures, withEmperor)] : [];
  const outs = stack([...top, ...rows.map(() => 2 * measures.chip)], measures);
  const topOut = outs[0] ?? 0;
  const chipOuts = outs.slice(top.length);
  const single = count === 1;
  const aside = single && withEmperor && castles > 0 ? measures.chip * 1.35 : 0;
  return {
    middle,
    castles: Array.from({ length: castles }, (_, k) => ring.at(first + k, topOut, -aside)),
    chips: rows.flatMap((row, r) => spread(ring, middle, chipOuts[r]!, pitch, row)),
    emperor: single ? { place: first, out: topOut, along: aside } : { place: first + Math.floor(count / 2) - 0.5, out: topOut, along: 0 },
    badge: ring.at(middle, measures.band / 2 + measures.badge * 0.7),
  };
}

/** The point moved as little as needed for a circle of this radius to lie inside the frame. */
export function inFrame({ x, y }: Point, radius: number, { width, height }: Size): Point {
  return { x: Math.min(Math.max(x, radius), width - radius), y: Math.min(Math.max(y, radius), height - radius) };
}

function topHeight({ castle, emperor }: Measures, withEmperor: boolean): number {
  return Math.max(20 * castle, withEmperor ? 36 * emperor : 0);
}

/** Where things of one size lie, side by side in rows around x = 0, the first row at y = 0. */
export function grid(count: number, most: number, pitch: number): Point[] {
  return inRows(Array.from({ length: count }), most).flatMap((row, r) =>
    row.map((_, k) => ({ x: (k - (row.length - 1) / 2) * pitch, y: r * pitch })),
  );
}

/** As few rows as will hold them, the fuller ones first. */
function inRows<T>(items: T[], most: number): T[][] {
  const count = Math.ceil(items.length / most);
  const each = Math.ceil(items.length / Math.max(count, 1));
  return Array.from({ length: count }, (_, k) => items.slice(k * each, (k + 1) * each));
}

/** The middles of rows of these heights, stacked inwards from the name of the province. */
function stack(heights: number[], { band, named }: Measures): number[] {
  const [ceiling, floor] = [band / 2 - (named ? 0.22 : 0.06) * band, -band / 2 + 0.05 * band];
  const total = heights.reduce((sum, height) => sum + height, 0);
  const space = Math.min(Math.max((ceiling - floor - total) / (heights.length + 1), -4), band * 0.07);
  let edge = (ceiling + floor + total + space * (heights.length - 1)) / 2;
  return heights.map((height) => {
    const middle = edge - height / 2;
    edge -= height + space;
    return middle;
  });
}

/** Chips side by side along the ring, in the reading direction of the page. */
function spread(ring: Ring, middle: number, out: number, pitch: number, row: { family: Family; count: number }[]): Chip[] {
  const heading = (ring.heading(middle) * Math.PI) / 180;
  const backwards = Math.cos(heading) < -0.3 || (Math.abs(Math.cos(heading)) <= 0.3 && Math.sin(heading) < 0);
  const step = (pitch / ring.stretch(middle, out)) * (backwards ? -1 : 1);
  return row.map((knights, k) => ({ ...knights, at: ring.at(middle + (k - (row.length - 1) / 2) * step, out) }));
}
