import { describe, expect, it } from 'vitest';
import { crowded, game, land, threePlayers } from './fixtures';
import { distance } from './geometry';
import { inFrame, layOut, measure } from './layout';
import { boardOf } from './position';
import { Ring, type Size } from './ring';

const ROOMS: Size[] = [
  { width: 1048, height: 748 },
  { width: 888, height: 568 },
  { width: 390, height: 440 },
  { width: 2000, height: 1200 },
];

function table(size: Size) {
  const measures = measure(size);
  return { measures, ring: new Ring(boardOf(game).provinces, size, measures.margin, measures.band) };
}

describe.each(ROOMS)('the pieces in a room of $width by $height', (size) => {
  const { measures, ring } = table(size);
  const lands = [...threePlayers().lands, ...crowded().lands];

  it('shows every family that stands in a land', () => {
    for (const each of lands) {
      const { chips } = layOut(ring, measures, each, false);
      expect(chips.map(({ family, count }) => [family, count]).sort()).toEqual(
        Object.entries(each.knights)
          .filter(([, count]) => count > 0)
          .sort(),
      );
    }
  });

  it('never lays one chip over another', () => {
    for (const each of lands)
      for (const here of [true, false]) {
        const { chips } = layOut(ring, measures, each, here);
        for (const a of chips) for (const b of chips) if (a !== b) expect(distance(a.at, b.at)).toBeGreaterThan(1.5 * measures.chip);
      }
  });

  it('builds one castle in each province', () => {
    for (const each of lands.filter(({ owner }) => owner)) {
      const { castles } = layOut(ring, measures, each, false);
      expect(castles).toHaveLength(each.provinces.length);
      castles.forEach((castle, k) => expect(distance(castle, ring.at(each.provinces[0]! + k))).toBeLessThan(measures.band / 2));
    }
  });

  it('keeps all pieces on the land', () => {
    for (const each of lands) {
      const { castles, chips } = layOut(ring, measures, each, true);
      for (const at of [...castles, ...chips.map((chip) => chip.at)]) {
        const places = Array.from({ length: 15 * 20 }, (_, k) => ring.at(k / 20));
        expect(Math.min(...places.map((place) => distance(place, at)))).toBeLessThan(measures.band / 2 - 2);
      }
    }
  });

  it('gives a thumb room on every province', () => {
    expect(ring.stretch(3.75, -0.1 * measures.band) - measures.gap).toBeGreaterThanOrEqual(44);
    expect(measures.band).toBeGreaterThanOrEqual(44);
  });
});

describe('Charlemagne', () => {
  const { measures, ring } = table(ROOMS[0]!);

  it('stands beside the castle of a single province', () => {
    const { emperor, castles } = layOut(ring, measures, land([4], 'black', { red: 1 }), true);
    expect(distance(ring.at(emperor.place, emperor.out, emperor.along), castles[0]!)).toBeGreaterThan(2 * measures.chip);
  });

  it('stands between the castles of a region, also over the seam of the ring', () => {
    expect(layOut(ring, measures, land([12, 13], 'grey', {}), true).emperor.place).toBe(12.5);
    expect(layOut(ring, measures, land([14, 0], 'grey', {}), true).emperor.place).toBe(14.5);
  });
});

it('a badge at the edge is moved into the frame, one inside stays', () => {
  const size = { width: 390, height: 440 };
  expect(inFrame({ x: 388, y: -3 }, 12, size)).toEqual({ x: 378, y: 12 });
  expect(inFrame({ x: 100, y: 100 }, 12, size)).toEqual({ x: 100, y: 100 });
});
