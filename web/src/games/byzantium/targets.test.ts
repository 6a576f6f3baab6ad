import { walk } from '../../lib/targets';
import { describe, expect, it } from 'vitest';
import type { Option } from '../../lib/protocol';
import { BOARD, event, option, position } from './fixtures';
import { plant } from './flags';
import { CityMap, WHOLE } from './map';
import { boxFrame, frames, openFrame, spread, TABLE, trackRange } from './panels';
import { changesOf, figuresOf } from './position';
import { spotsOf, type Spot } from './targets';

const map = new CityMap(BOARD);
const flags = plant(
  figuresOf(position()),
  BOARD.cities.map(({ city, x, y }) => ({ city, x, y, radius: 17 })),
  [],
  WHOLE,
  1,
);
const spot = (key: string, change = {}, options: Option[] = []): Spot | undefined =>
  spotsOf(map, flags, figuresOf(position(change)), options).find((each) => each.key === key);

describe('what can be pointed at', () => {
  it('is every city', () => {
    for (const { city } of BOARD.cities) expect(spot(`city:${city}`)).toMatchObject({ kind: 'city', value: city });
  });

  it('is every box', () => {
    expect(spot('box:emperor')).toMatchObject({ kind: 'box', value: 'emperor' });
    expect(spot('box:tax')).toMatchObject({ kind: 'box', value: 'tax' });
    expect(spot('special')).toMatchObject({ kind: 'box', value: 'special' });
    expect(spot('bulgars')).toMatchObject({ kind: 'box', value: 'bulgars' });
  });

  it('is an army where an option lights it, and no other', () => {
    const march = option(1, 'army', ['side', 'arab']);
    march.path[0]!.places = [{ kind: 'army', value: '0:arab' }];
    expect(spot('army:0:arab', {}, [march])).toMatchObject({ kind: 'army', value: '0:arab' });
    expect(spot('army:1:byzantine', {}, [march])).toBeUndefined();
    expect(spot('army:0:arab')).toBeUndefined();
  });
});

describe('arrow keys', () => {
  const cities = spotsOf(map, flags, figuresOf(position()), []).filter(({ kind }) => kind === 'city');
  const at = (city: string): Spot => cities.find(({ value }) => value === city)!;

  it('go to the nearest spot that way', () => {
    expect(walk(cities, at('damascus'), 'up')?.value).toBe('antioch');
    expect(walk(cities, at('damascus'), 'right')?.value).toBe('palmyra');
    expect(walk(cities, at('damascus'), 'down')?.value).toBe('jerusalem');
    expect(walk(cities, at('damascus'), 'left')?.value).toBe('leucosia');
  });

  it('stay where nothing lies that way', () => {
    expect(walk(cities, at('constantinople'), 'up')?.value).toBe('constantinople');
  });

  it('begin somewhere', () => {
    expect(walk(cities, undefined, 'left')).toBe(cities[0]);
  });

  it('reach every city from every other', () => {
    const reached = new Set<Spot>([cities[0]!]);
    for (const spot of reached) for (const way of ['left', 'right', 'up', 'down'] as const) reached.add(walk(cities, spot, way)!);
    expect(reached.size).toBe(cities.length);
  });
});

describe('panels', () => {
  it('hold all boxes inside the table', () => {
    for (const frame of [boxFrame(3, 7), openFrame('pass')]) {
      expect(frame.x + frame.width).toBeLessThanOrEqual(TABLE.x + TABLE.width);
      expect(frame.y + frame.height).toBeLessThanOrEqual(TABLE.y + TABLE.height);
    }
  });

  it('know every box', () => {
    expect([...frames(BOARD).keys()]).toEqual([
      'box:bulgars_1',
      'box:emperor',
      'box:tax',
      'box:church',
      'box:mosque',
      'box:pass',
      'bulgars',
      'special',
    ]);
  });

  it('lay many cubes closer', () => {
    expect(spread(1, 100, 14)).toBe(0);
    expect(spread(3, 100, 14)).toBe(17);
    expect(14 + 19 * spread(20, 100, 14)).toBeLessThan(100);
  });

  it('show a range of points around all totals', () => {
    expect(trackRange([10, 10])).toEqual({ low: 5, high: 25, step: 5 });
    const { low, high, step } = trackRange([3, 61]);
    expect(low).toBeLessThanOrEqual(3);
    expect(high).toBeGreaterThan(61);
    expect(step).toBe(10);
  });
});

describe('the position', () => {
  it('has a figure for each army on the board', () => {
    expect(figuresOf(position()).map(({ seat, side, city }) => [seat, side, city])).toEqual([
      [0, 'arab', 'damascus'],
      [1, 'byzantine', 'antioch'],
    ]);
  });

  it('marks what events touched', () => {
    const changes = changesOf([
      event('captured', { seat: 0, force: 'arab', city: 'antioch', points: 1 }),
      event('moved', { seat: 0, side: 'arab', from_city: 'damascus', city: 'antioch' }),
      event('reinforced', { seat: 1, source: 'pool', box: 'arab_main' }),
      event('built', { seat: 1, side: 'arab' }),
    ]);
    for (const key of ['city:antioch', 'army:0:arab', 'cell:1:arab_main', 'box:mosque', 'points:1:arab']) expect(changes).toContain(key);
    expect(changes).not.toContain('city:damascus');
  });
});
