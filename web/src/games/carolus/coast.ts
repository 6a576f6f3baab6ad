/* The coasts of the lands. A coast belongs to its province and is always the same; where lands have merged, the shores between
   them are gone and a small bight tells where the sea came in. */
import { noise, polygon, smooth, type Point } from './geometry';
import type { Ring } from './ring';

/** How far the sea is open after each province: 1 between two lands, 0 inside a region, between them while lands slide together. */
export type Openness = (province: number) => number;

type Roughness = { outer: number[]; inner: number[]; start: number[]; end: number[] };

const OUTER = [0.2, 0.4, 0.6, 0.8]; // where along the province the coast is measured
const INNER = [0.22, 0.5, 0.78];
const SHORE = [0.27, 0.02, -0.25]; // where across the band, as shares of its width
const ROUGH = { outer: 0.055, inner: 0.048, shore: 0.028 }; // as shares of the band
const BIGHT = { outer: 0.1, inner: 0.08 };
const CORNER = 0.045;

const known = new Map<number, Roughness>();

function roughness(province: number): Roughness {
  let found = known.get(province);
  if (!found) {
    const next = noise(province * 7 + 3);
    found = { outer: OUTER.map(next), inner: INNER.map(next), start: SHORE.map(next), end: SHORE.map(next) };
    known.set(province, found);
  }
  return found;
}

/** The outline of a land; in several pieces while the sea between its provinces is still open. */
export function outline(ring: Ring, provinces: number[], gap: number, open: Openness): string {
  return pieces(provinces, open)
    .map(({ first, last }) => smooth(pieceOutline(ring, first, last, gap, open), true))
    .join('');
}

function pieces(provinces: number[], open: Openness): { first: number; last: number }[] {
  const start = provinces[0]!;
  const found = [{ first: start, last: start }];
  for (let k = 1; k < provinces.length; k++) {
    if (open(provinces[k - 1]!) > 0) found.push({ first: start + k, last: start + k });
    else found.at(-1)!.last = start + k;
  }
  return found;
}

function pieceOutline(ring: Ring, first: number, last: number, gap: number, open: Openness): Point[] {
  const { band, provinces } = ring;
  const half = band / 2;
  const name = (place: number): number => (place + provinces) % provinces;
  const rough = (place: number): Roughness => roughness(name(place));
  const ends = { start: openAt(name(first - 1), open), end: openAt(name(last), open) };
  const shore = (at: number, share: number, wobble: number, side: 1 | -1, openness: number): Point =>
    ring.at(at, share * band, (side * (openness * gap)) / 2 + wobble * ROUGH.shore * band);
  const outer: Point[] = [];
  const inner: Point[] = [];
  outer.push(shore(first - 0.5, 0.5 - CORNER, 0, 1, ends.start));
  inner.push(shore(first - 0.5, -0.5 + CORNER, 0, 1, ends.start));
  for (let place = first; place <= last; place++) {
    const wobble = rough(place);
    if (place > first) {
      outer.push(ring.at(place - 0.5, half - BIGHT.outer * band));
      inner.push(ring.at(place - 0.5, -half + BIGHT.inner * band));
    }
    OUTER.forEach((share, k) => outer.push(ring.at(place - 0.5 + share, half + wobble.outer[k]! * ROUGH.outer * band)));
    INNER.forEach((share, k) => inner.push(ring.at(place - 0.5 + share, -half + wobble.inner[k]! * ROUGH.inner * band)));
  }
  outer.push(shore(last + 0.5, 0.5 - CORNER, 0, -1, ends.end));
  inner.push(shore(last + 0.5, -0.5 + CORNER, 0, -1, ends.end));
  const endShore = SHORE.map((share, k) => shore(last + 0.5, share, rough(last).end[k]!, -1, ends.end));
  const startShore = SHORE.map((share, k) => shore(first - 0.5, share, rough(first).start[k]!, 1, ends.start)).reverse();
  return [...outer, ...endShore, ...inner.reverse(), ...startShore];
}

/** A shore with the sea closed still needs a hair of water, so that the two outlines do not cross. */
function openAt(province: number, open: Openness): number {
  return Math.max(open(province), 0.04);
}

/** The dotted line where two provinces of a region were joined. */
export function seam(ring: Ring, after: number): string {
  const [inner, outer] = [ring.at(after + 0.5, -0.36 * ring.band), ring.at(after + 0.5, 0.35 * ring.band)];
  return `M${inner.x.toFixed(1)} ${inner.y.toFixed(1)}L${outer.x.toFixed(1)} ${outer.y.toFixed(1)}`;
}

/** The causeway that will close the sea after a province. */
export function causeway(ring: Ring, after: number, gap: number): string {
  const reach = gap * 0.75;
  const corner = (out: number, along: number): Point => ring.at(after + 0.5, out * ring.band, along);
  return polygon([corner(0.3, -reach), corner(0.3, reach), corner(-0.3, reach), corner(-0.3, -reach)]);
}

/** A line along the ring, `out` pixels from its middle; drawn backwards where `to` lies before `from`. */
export function arc(ring: Ring, from: number, to: number, out: number): string {
  const count = Math.max(2, Math.ceil(Math.abs(to - from) * 6));
  return smooth(
    Array.from({ length: count + 1 }, (_, k) => ring.at(from + ((to - from) * k) / count, out)),
    false,
    1,
  );
}
