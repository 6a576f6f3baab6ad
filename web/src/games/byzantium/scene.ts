/* How large things are drawn at a scale of the map, so that letters and numbers can be read, and where names and banners stand then. */
import { widthOf } from '../../lib/lettering';
import type { Frame } from '../../lib/places';
import { SEAS } from './coast';
import { plant, type Flag, type Token } from './flags';
import { distance } from './geometry';
import { covers, placeNames, type Name } from './lettering';
import { arrowAt, RADIUS, costMark, type CityMap } from './map';
import { BATTLE, BULGARS, TABLE, TRACKS, TURNS } from './panels';
import type { Figure } from './position';

/** In units of the map; `token` and `flag` are how much larger tokens and banners are than on the whole map. */
export type Sizes = { letters: number; digits: number; token: number; ring: number; flag: number };
/** The map with its names; `solid` is what is printed on it and may not be covered. */
type Ground = { sizes: Sizes; names: Map<string, Name>; tokens: Token[]; solid: Frame[]; within: Frame };
/** `flags` are the banners that names have made way for, where `isFar` says that not everything has room. */
export type Scene = Ground & { isFar: boolean; flags: Map<string, Flag>; seas: string[] };

const LEAST = 12; // pixels of the smallest text
const DISC = 8.5; // pixels of the smallest token, from its middle
const RING = 24;
const WIDEST = 27; // of a ring, so that neighbours do not touch
const CAPITAL = 1.2; // how much larger the capital is
const EDGE = 4.5; // of a ring, outside of its line
const SPACED = 1.25; // how much wider the names of the seas are set
const COMFORT = 0.6; // pixels a unit from which every name has room
const STRENGTH = 13; // the letters on a banner
const STEP = 1.05; // scales nearer than this are drawn alike, so that nothing trembles under two fingers

export function sizesAt(scale: number): Sizes {
  const near = Math.min(scale, STEP ** Math.floor(Math.log(scale) / Math.log(STEP) + 1e-6));
  const token = Math.max(1, DISC / (RADIUS * near));
  return {
    letters: Math.max(14, LEAST / near),
    digits: Math.max(15, LEAST / near),
    token,
    ring: Math.min(RING * token, Math.max(RING, WIDEST)),
    flag: Math.max(1, LEAST / (STRENGTH * near)),
  };
}

export const ringOf = ({ ring }: Sizes, isCapital: boolean): number => ring * (isCapital ? CAPITAL : 1);

/** Where names stand. Where not every name has room, those of `offered` cities come first, then the banners of `figures`, which matter
    only then; `panels` says whether the panels lie on the map. */
export function sceneOf(
  map: CityMap,
  nameOf: (what: 'city' | 'sea', value: string) => string,
  view: { figures: Figure[]; scale: number; within: Frame; offered: Set<string>; panels: boolean; taken: Frame[] },
): Scene {
  const sizes = sizesAt(view.scale);
  const isFar = isFarAt(view.scale);
  const must = isFar ? view.offered : new Set<string>();
  const cities = map.board.cities.map(({ city, x, y, capital }) => {
    const token = (RADIUS * sizes.token + 2) * (capital ? CAPITAL : 1);
    const ring = isFar && !must.has(city) ? token : ringOf(sizes, capital) + (isFar ? 0 : EDGE);
    return { city, x, y, text: nameOf('city', city), token, ring };
  });
  const solid = [...marks(map), ...(view.panels ? [TABLE, TRACKS, BULGARS, TURNS, BATTLE] : []), ...view.taken];
  const tokens = cities.map(({ city, x, y, token }) => ({ city, x, y, radius: token }));
  const framed = { sizes, isFar, tokens, solid, within: view.within };
  const named = (some: typeof cities, taken: Frame[]) => placeNames(some, must, sizes.letters, taken, view.within);
  const first = named(isFar ? cities.filter(({ city }) => must.has(city)) : cities, solid);
  const flags = isFar ? flagsOn({ ...framed, names: first }, view.figures) : new Map<string, Flag>();
  const names = isFar ? named(cities, [...solid, ...framesOf(flags)]) : first;
  const seas = seasNamed((sea) => nameOf('sea', sea), sizes.letters, tokens, [...solid, ...framesOf(names), ...framesOf(flags)]);
  return { ...framed, names, flags, seas };
}

/** Where the banners of armies stand among the names. */
export function flagsOn({ names, tokens, solid, within, sizes }: Ground, figures: Figure[]): Map<string, Flag> {
  return plant(figures, tokens, [...solid, ...framesOf(names)], within, sizes.flag);
}

/** Whether the map is so small that not every name has room. */
export const isFarAt = (scale: number): boolean => scale < COMFORT;

const framesOf = (some: Map<string, { frame: Frame }>): Frame[] => [...some.values()].map(({ frame }) => frame);

/** The waters whose names stand over nothing. */
function seasNamed(nameOf: (sea: string) => string, letters: number, tokens: Token[], taken: Frame[]): string[] {
  const isFree = ({ sea, x, y, turn }: (typeof SEAS)[number]): boolean => {
    const long = widthOf(nameOf(sea)) * letters * SPACED;
    const [across, down] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)];
    // a slanting name is a row of small squares
    const places = Array.from({ length: 9 }, (_, k) => (k / 8 - 0.5) * long).map((far) => ({ x: x + far * across, y: y + far * down }));
    return places.every(
      (at) =>
        !tokens.some((token) => distance(at, token) < token.radius + letters / 2) && !taken.some((frame) => covers(frame, at, letters / 2)),
    );
  };
  return SEAS.filter(isFree).map(({ sea }) => sea);
}

/** What is printed beside the cities: the arrows of the Bulgars and the double cost of a link. */
function marks(map: CityMap): Frame[] {
  const arrows = map.board.cities
    .filter(({ arrow }) => arrow)
    .map(({ city, x, y }) => ({ x: x + arrowAt(city).dx, y: y + arrowAt(city).dy, half: 13 }));
  const costs = map.board.links.filter(({ factor }) => factor > 1).map((link) => ({ ...costMark(map, link), half: 9 }));
  return [...arrows, ...costs].map(({ x, y, half }) => ({ x: x - half, y: y - half, width: 2 * half, height: 2 * half }));
}

/** Everything that a card laid on the map had better leave free. */
export function occupied({ names, tokens, solid }: Scene, flags: Map<string, Flag>): Frame[] {
  const around = tokens.map(({ x, y, radius }) => ({ x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius }));
  return [...around, ...framesOf(names), ...framesOf(flags), ...solid];
}
