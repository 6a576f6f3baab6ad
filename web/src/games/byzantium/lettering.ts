/* Where the names of the cities stand: beside their tokens, never over a token, a ring or another name, at every scale of the map. */
import { widthOf } from '../../lib/lettering';
import { overlap, type Frame, type Point } from '../../lib/places';
import { distance } from './geometry';
import { nameAt, type Place } from './map';
import type { City } from './position';

/** A city with the name to be written beside it, and the radius that its token and ring take. */
export type Lettered = Pick<City, 'city' | 'x' | 'y'> & { text: string; ring: number };
/** `leader` is the line to a name that stands further off. */
export type Name = Point & { anchor: Place['anchor']; frame: Frame; leader: [Point, Point] | null };

const [ASCENT, DESCENT] = [0.74, 0.22]; // of the size of the letters
const AIR = 1.5; // around a name
const TURNS = Array.from({ length: 32 }, (_, k) => (k * Math.PI) / 16);
const NEAR = [3, 10]; // from the ring to a name
const FAR = [24, 40, 60]; // the same where a name must stand, and a line leads to it
const MOVED = 2; // how many neighbours may make room, one for the other
const PATIENCE = 4000; // tries before a name is left out

/** The names that find a place; those of `must` come before the others. None stands over `taken` or outside of `within`. */
export function placeNames(cities: Lettered[], must: Set<string>, letters: number, taken: Frame[], within: Frame): Map<string, Name> {
  const isFree = ({ frame }: Name): boolean =>
    isInside(frame, within) && !taken.some((other) => overlap(frame, other) > 0) && !cities.some((city) => covers(frame, city, city.ring));
  const places = new Map(cities.map((city) => [city.city, namesFor(city, letters, must.has(city.city)).filter(isFree)]));
  const rank = ({ city }: Lettered): number => (must.has(city) ? 0 : 1000) + places.get(city)!.length;
  const names = new Map<string, Name>();
  let patience = PATIENCE;

  /** The names that one would stand over, as soon as there are more than `most` undefined. */
  function inTheWay(name: Name, most: number): string[] | undefined {
    const found: string[] = [];
    for (const [other, { frame }] of names) if (overlap(frame, name.frame) > 0 && found.push(other) > most) return undefined;
    return found;
  }

  /** Gives a city one of its places; names in the way move aside, and others for them, no more than `moves` in all. */
  function give(city: string, moves: number, kept: string[]): boolean {
    for (const name of places.get(city)!) {
      const others = inTheWay(name, moves);
      if (!others || others.some((other) => kept.includes(other)) || patience-- < 0) continue;
      const before = others.map((other) => [other, names.get(other)!] as const);
      for (const other of others) names.delete(other);
      names.set(city, name);
      if (others.every((other) => give(other, moves - others.length, [...kept, city]))) return true;
      names.delete(city);
      for (const [other, place] of before) names.set(other, place);
    }
    return false;
  }

  for (const { city } of [...cities].sort((a, b) => rank(a) - rank(b))) if (!give(city, 0, []) && must.has(city)) give(city, MOVED, []);
  return names;
}

/** The places for a name, the best first: where the map has it, then those around the ring that are nearest to that. */
function namesFor(city: Lettered, letters: number, must: boolean): Name[] {
  const usual = nameAt(city.city);
  const width = widthOf(city.text) * letters;
  const height = (ASCENT + DESCENT) * letters;
  const around = (gap: number): Place[] =>
    TURNS.map((turn) => {
      const [x, y] = [Math.cos(turn), Math.sin(turn)];
      const dy = y * (city.ring + gap + height / 2) + ((ASCENT - DESCENT) * letters) / 2;
      return { dx: x * (city.ring + gap + width / 2), dy, anchor: 'middle' };
    });
  const off = (place: Place): number => Math.hypot(middle(place, width) - middle(usual, width), place.dy - usual.dy);
  const near = NEAR.flatMap(around).sort((a, b) => off(a) - off(b));
  return [usual, ...near, ...(must ? FAR.flatMap(around) : [])].map((place, k) => named(city, place, letters, k > near.length));
}

/** Where the middle of a name lies that may be written from its start or to its end. */
function middle({ dx, anchor }: Place, width: number): number {
  return anchor === 'middle' ? dx : anchor === 'start' ? dx + width / 2 : dx - width / 2;
}

function named({ x, y, ring, text }: Lettered, place: Place, letters: number, isFar: boolean): Name {
  const width = widthOf(text) * letters;
  const frame = {
    x: x + middle(place, width) - width / 2 - AIR,
    y: y + place.dy - ASCENT * letters,
    width: width + 2 * AIR,
    height: (ASCENT + DESCENT) * letters,
  };
  const end = nearest(frame, { x, y });
  const share = ring / distance(end, { x, y });
  const start = { x: x + (end.x - x) * share, y: y + (end.y - y) * share };
  return { x: x + place.dx, y: y + place.dy, anchor: place.anchor, frame, leader: isFar ? [start, end] : null };
}

export function isInside(inner: Frame, outer: Frame): boolean {
  return overlap(inner, outer) > inner.width * inner.height - 0.01;
}

/** The point of a frame that lies nearest to another. */
function nearest({ x, y, width, height }: Frame, point: Point): Point {
  return { x: Math.min(Math.max(point.x, x), x + width), y: Math.min(Math.max(point.y, y), y + height) };
}

/** Whether a frame reaches into the circle around a point. */
export function covers({ x, y, width, height }: Frame, point: Point, radius: number): boolean {
  const dx = Math.max(x - point.x, 0, point.x - x - width);
  const dy = Math.max(y - point.y, 0, point.y - y - height);
  return dx * dx + dy * dy < radius * radius;
}
