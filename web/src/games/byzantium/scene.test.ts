import { describe, expect, it } from 'vitest';
import { overlap, type Frame } from '../../lib/places';
import { FREE, NAMES, REAL } from './board-file';
import { lookAt, overview, viewBox, whole, type Size } from './camera';
import { staffOf } from './flags';
import { distance } from './geometry';
import { covers } from './lettering';
import { CityMap } from './map';
import { BATTLE, BULGARS, TABLE, TRACKS, TURNS } from './panels';
import type { Figure, Side } from './position';
import { flagsOn, sceneOf, type Scene } from './scene';

type Language = keyof typeof NAMES;
const LANGUAGES = Object.keys(NAMES) as Language[];
const map = new CityMap(REAL);
/** frames of the map: on a desk with its panels, at 1280 x 720, on tablets, on a phone */
const DESKS: Size[] = [
  { width: 1048, height: 700 },
  { width: 1240, height: 900 },
];
const NARROW: Size[] = [
  { width: 888, height: 472 },
  { width: 1024, height: 460 },
  { width: 768, height: 716 },
];
const PHONE = { width: 390, height: 350 };

function scene(size: Size, language: Language, offered: string[] = [], figures: Figure[] = []): Scene & { shown: Frame } {
  const panels = DESKS.includes(size);
  const camera = panels
    ? whole(size)
    : lookAt(
        offered.map((city) => map.at(city)),
        REAL.cities,
        size,
      );
  const shown = viewBox(camera, size);
  const view = { figures, scale: camera.scale, within: shown, offered: new Set(offered), panels, taken: [] };
  return { ...sceneOf(map, (what, value) => (what === 'city' ? NAMES[language].get(value)! : value), view), shown };
}

/** As many armies as there can be, in these cities one after the other. */
function armies(cities: string[]): Figure[] {
  return cities.map((city, k) => ({ seat: k >> 1, colour: 'red', side: (k % 2 ? 'arab' : 'byzantine') as Side, city, strength: 4 }));
}

function faults(drawn: Scene, figures: Figure[] = []): string[] {
  const { names, tokens, solid } = drawn;
  const flags = drawn.isFar ? drawn.flags : flagsOn(drawn, figures);
  const lettered = [...names].map(([city, { frame }]) => ({ what: city, frame }));
  const planted = [...flags].map(([army, { frame }]) => ({ what: army, frame }));
  const all = [...lettered, ...planted];
  const crossed = all.flatMap((a, k) =>
    all.slice(k + 1).flatMap((b) => (overlap(a.frame, b.frame) > 0 ? [`${a.what} and ${b.what}`] : [])),
  );
  const onTokens = lettered.flatMap(({ what, frame }) =>
    tokens.flatMap((token) => (covers(frame, token, token.radius) ? [`${what} over ${token.city}`] : [])),
  );
  const numbers = planted.flatMap(({ what, frame }) =>
    tokens.flatMap((token) => (covers(frame, token, token.radius * 0.6) ? [`${what} over ${token.city}`] : [])),
  );
  const onPanels = all.flatMap(({ what, frame }) => (solid.some((panel) => overlap(panel, frame) > 0) ? [`${what} over a panel`] : []));
  return [...crossed, ...onTokens, ...numbers, ...onPanels];
}

describe.each(LANGUAGES)('in %s', (language) => {
  it.each(DESKS)('every name has its place beside the panels: $width x $height', (size) => {
    const drawn = scene(size, language);
    expect(drawn.names.size).toBe(REAL.cities.length);
    expect(drawn.solid).toEqual(expect.arrayContaining([TABLE, TRACKS, BULGARS, TURNS, BATTLE]));
    expect(faults(drawn)).toEqual([]);
  });

  it.each(NARROW)('every name has its place without them: $width x $height', (size) => {
    const drawn = scene(size, language);
    expect(drawn.names.size).toBe(REAL.cities.length);
    expect(faults(drawn)).toEqual([]);
  });

  it.each([...DESKS, ...NARROW])('up to eight armies in any city cover no name and no other city: $width x $height', (size) => {
    const drawn = scene(size, language);
    for (const { city } of REAL.cities)
      for (const count of [1, 3, 8]) expect([city, count, faults(drawn, armies(Array(count).fill(city)))]).toEqual([city, count, []]);
  });

  it('a phone shows every city that may be taken, with its name', () => {
    const drawn = scene(PHONE, language, FREE);
    expect(FREE.filter((city) => !drawn.names.has(city))).toEqual([]);
    expect(faults(drawn)).toEqual([]);
    for (const { frame } of drawn.names.values()) expect(overlap(frame, drawn.shown)).toBeCloseTo(frame.width * frame.height, 3);
  });

  it('a phone shows where an army can go from any city, with the names', () => {
    for (const { city } of REAL.cities) {
      const near = REAL.links.flatMap(({ a, b }) => (a === city ? [b] : b === city ? [a] : []));
      const drawn = scene(PHONE, language, near, armies([city]));
      expect([city, near.filter((other) => !drawn.names.has(other))]).toEqual([city, []]);
      expect([city, faults(drawn, armies([city]))]).toEqual([city, []]);
    }
  });
});

it('armies all over the map cover nothing, wherever they stand', () => {
  let seed = 7;
  const next = (): string => REAL.cities[(seed = (seed * 1103515245 + 12345) % 2147483648) % REAL.cities.length]!.city;
  for (const size of [DESKS[0]!, NARROW[0]!]) {
    const drawn = scene(size, 'hu');
    for (let k = 0; k < 60; k++) {
      const cities = Array.from({ length: 8 }, next);
      expect([cities, faults(drawn, armies(cities))]).toEqual([cities, []]);
    }
  }
  for (let k = 0; k < 10; k++) {
    const cities = Array.from({ length: 8 }, next);
    expect([cities, faults(scene(PHONE, 'hu', [], armies(cities)))]).toEqual([cities, []]);
  }
});

it('the staff of a single army crosses no other city', () => {
  for (const size of [DESKS[0]!, NARROW[0]!]) {
    const drawn = scene(size, 'en');
    for (const { city } of REAL.cities) {
      const [flag] = flagsOn(drawn, armies([city])).values();
      const crossed = drawn.tokens.filter(
        (token) => token.city !== city && staffOf(flag!).some((at) => distance(at, token) < token.radius),
      );
      expect([city, crossed]).toEqual([city, []]);
    }
  }
});

it('neighbours full of armies do not cover each other', () => {
  const drawn = scene(DESKS[0]!, 'de');
  for (const { a, b } of REAL.links) expect([a, b, faults(drawn, armies([a, a, a, a, b, b, b, b]))]).toEqual([a, b, []]);
});

it('letters, numbers and banners are never smaller than 12 pixels', () => {
  for (const size of [...DESKS, ...NARROW, PHONE, { width: 360, height: 230 }]) {
    const { scale } = DESKS.includes(size) ? whole(size) : overview(REAL.cities, size);
    const { sizes } = scene(size, 'en');
    for (const text of [sizes.letters, sizes.digits, 13 * sizes.flag]) expect(text * scale).toBeGreaterThanOrEqual(12);
  }
});
