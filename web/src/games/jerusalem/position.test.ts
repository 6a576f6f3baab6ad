import { describe, expect, it } from 'vitest';
import { areaWords, incomeWords } from './describe';
import { event, position } from './fixtures';
import { areaAt, changesOf, partsOf, tally, troopsIn } from './position';

const say = ({ id, args }: { id: string; args: object }): string =>
  [id.replace(/^jerusalem-(ui|arg)-/, ''), ...Object.values(args)].join(' ');

describe('an area', () => {
  const at = position({ mar_b: [2, 0, 2, 5] });

  it('lists its squires, the most first', () => {
    expect(troopsIn(at, areaAt(at, 'mar_b')).map(({ colour, count, leads }) => [colour, count, leads])).toEqual([
      ['green', 5, true],
      ['red', 2, false],
      ['blue', 2, false],
    ]);
    expect(troopsIn(at, areaAt(at, 'pal_b'))).toEqual([]);
  });

  it('says whom it would pay', () => {
    const words = areaWords(say, (seat) => `P${seat}`, at, 'mar_b');
    expect(words).toContain('troop P3 5');
    expect(words).toContain('pays P3 squires 1, coins 2');
    expect(areaWords(say, () => '', at, 'pal_b')).toContain('pays-nobody');
  });

  it('is called closed where nothing may enter', () => {
    const closed = position({}, { areas: at.areas.map((area) => ({ ...area, open: false })) });
    expect(areaWords(say, () => '', closed, 'nob_b')).toBe('area nob_b, closed');
  });
});

it('an income names only what it has', () => {
  expect(partsOf({ squires: 0, coins: 4, prestige: 2 }).map(({ resource }) => resource)).toEqual(['coins', 'prestige']);
  expect(incomeWords(say, { squires: 0, coins: 0, prestige: 0 })).toBe('nothing');
});

it('equal cards are counted together', () => {
  expect(tally(['move2', 'sq1', 'move2'])).toEqual([
    { card: 'move2', count: 2 },
    { card: 'sq1', count: 1 },
  ]);
});

it('events touch areas, offices, towers, prestige and screens', () => {
  const changes = changesOf([
    event('moved', { seat: 1, from_area: 'tow', area: 'pal_l' }),
    event('won', { seat: 2, office: 'marshal', coins: 3 }),
    event('built', { seat: 0, floor: 2, prestige: 4 }),
  ]);
  expect([...changes].sort()).toEqual(['area:pal_l', 'area:tow', 'office:marshal', 'prestige:0', 'seat:2', 'tower:0']);
});
