/* Where things stand on the map: tokens, their names, banners, links between cities. */
import { along, bend, distance, type Point } from './geometry';
import type { Allegiance, Board, City, Link, LinkKind } from './position';

/** The whole map with its panels, in the units of the board file. */
export const WHOLE = { x: -20, y: -36, width: 1040, height: 750 };
export const RADIUS = 15;
export const CAPITAL_RADIUS = 18;

/** The plate of an allegiance, about [-1, 1]: the shape tells it without colour. */
export const PLATE: Record<Allegiance, string> = {
  byzantine: 'M0-1A1 1 0 1 1 0 1A1 1 0 1 1 0-1Z',
  arab: 'M0-1.18L.34-.82H.82V-.34L1.18 0 .82.34V.82H.34L0 1.18-.34.82H-.82V.34L-1.18 0-.82-.34V-.82H-.34Z',
  persian: 'M-.9-.9H.9V.9H-.9Z',
  bulgar: 'M-.58-1H.58L1.15 0 .58 1H-.58L-1.15 0Z',
};
const PAINT: Record<Allegiance, string> = { byzantine: 'byz', arab: 'arab', persian: 'persia', bulgar: 'bulgar' };
export const paintOf = (allegiance: Allegiance): string => `var(--a-${PAINT[allegiance]})`;
export const inkOf = (allegiance: Allegiance): string => `var(--a-${PAINT[allegiance]}-ink)`;

export type Place = { dx: number; dy: number; anchor: 'start' | 'middle' | 'end' };
const name = (dx: number, dy: number, anchor: Place['anchor'] = 'middle'): Place => ({ dx, dy, anchor });
const BELOW = name(0, 35);

/** Where a city's name stands beside its token, clear of links and neighbours. */
const NAMES: { [city: string]: Place } = {
  constantinople: name(6, -27),
  nicaea: name(6, 37),
  adrianople: name(10, 37),
  dyrrachium: name(-6, -24),
  thessalonica: name(-23, 7, 'end'),
  athens: name(-20, -2, 'end'),
  smyrna: name(4, 35),
  candia: name(2, 35),
  sinope: name(-21, -5, 'end'),
  trebizond: name(20, 24, 'start'),
  hira: name(-4, 35),
  bagdad: name(22, 10, 'start'),
  antioch: name(-33, 14, 'end'),
  damascus: name(22, 20, 'start'),
  jerusalem: name(-34, 8, 'end'),
  alexandria: name(-22, 16, 'end'),
  tarsus: name(-22, -11, 'end'),
  leucosia: name(0, 36),
  basra: name(6, 36),
  hamadan: name(0, 37),
  ardabil: name(-22, 22, 'end'),
  derbent: name(-4, 38),
  tiflis: name(-18, -10, 'end'),
  mosul: name(23, 0, 'start'),
  amida: name(23, 6, 'start'),
  edessa: name(23, 17, 'start'),
  caesarea: name(22, 24, 'start'),
  ankara: name(-4, 38),
  attalia: name(-8, 36),
  palmyra: name(24, 27, 'start'),
  tabuk: name(-24, 5, 'end'),
  medina: name(-24, -2, 'end'),
  mecca: name(-20, -8, 'end'),
};
export const nameAt = (city: string): Place => NAMES[city] ?? BELOW;

/** Where a Bulgar arrow lies and points, from the city it threatens; from the north where the board file is another. */
const ARROWS: { [city: string]: { dx: number; dy: number; turn: number } } = { thessalonica: { dx: -10, dy: -38, turn: 170 } };
export const arrowAt = (city: string): { dx: number; dy: number; turn: number } => ARROWS[city] ?? { dx: 0, dy: -36, turn: 180 };

const WAY = [0, 0.2, 0.4, 0.6, 0.8, 1]; // shares of a link at which a thing that travels is placed
export const BANNER = { width: 27, height: 18, tail: 5 };

export class CityMap {
  readonly #cities: Map<string, City>;

  constructor(readonly board: Board) {
    this.#cities = new Map(board.cities.map((city) => [city.city, city]));
  }

  at(city: string): City {
    return this.#cities.get(city)!;
  }

  /** The link between two cities, or the hop where there is none. */
  way(from: string, to: string): LinkKind | 'hop' {
    return this.link(from, to)?.kind ?? 'hop';
  }

  link(from: string, to: string): Link | undefined {
    return this.board.links.find(({ a, b }) => (a === from && b === to) || (a === to && b === from));
  }

  /** Both ends of a journey in the order the link is drawn in, so that a way back lies on the same curve. */
  ends(from: string, to: string): { from: Point; to: Point; reversed: boolean } {
    const reversed = this.link(from, to)?.a === to;
    const [start, end] = reversed ? [to, from] : [from, to];
    return { from: this.at(start), to: this.at(end), reversed };
  }

  /** Points along the link between two cities, or along the hop where there is none. */
  points(from: string, to: string): Point[] {
    const { from: start, to: end, reversed } = this.ends(from, to);
    const points = WAY.map((share) => along(start, end, this.way(from, to), share));
    return reversed ? points.reverse() : points;
  }

  /** The least distance between two cities: no two targets may share a thumb. */
  get closest(): number {
    const cities = this.board.cities;
    return Math.min(...cities.flatMap((a, k) => cities.slice(k + 1).map((b) => distance(a, b))));
  }
}

/** The middle of a sea link of double cost, where its mark lies. */
export function costMark(map: CityMap, link: Link): Point {
  const [a, b] = [map.at(link.a), map.at(link.b)];
  const by = bend(a, b, link.kind);
  return { x: (a.x + b.x) / 4 + by.x / 2, y: (a.y + b.y) / 4 + by.y / 2 };
}
