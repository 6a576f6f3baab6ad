import { describe, expect, it } from 'vitest';
import { LAND, MAINLAND } from './coast';
import { along, around, clearest, curve, distance, middleOf } from './geometry';
import { BOARD } from './fixtures';
import { CityMap, costMark } from './map';

const map = new CityMap(BOARD);
const [from, to] = [
  { x: 0, y: 0 },
  { x: 100, y: 0 },
];

describe('links', () => {
  it('are straight by road and bowed by sea', () => {
    expect(curve(from, to, 'road')).toBe('M0 0L100 0');
    expect(curve(from, to, 'sea')).toMatch(/^M0 0Q50 7 100 0$/);
  });

  it('are walked from one end to the other', () => {
    expect(along(from, to, 'sea', 0)).toMatchObject(from);
    expect(along(from, to, 'sea', 1)).toMatchObject(to);
    expect(along(from, to, 'road', 0.5)).toMatchObject({ x: 50, y: 0, heading: 0 });
  });

  it('lie on the same curve in both directions', () => {
    expect(map.ends('damascus', 'leucosia').reversed).toBe(false);
    expect(map.ends('leucosia', 'damascus')).toMatchObject({ reversed: true, from: map.at('damascus'), to: map.at('leucosia') });
  });

  it('are a hop where there is none', () => {
    expect(map.way('damascus', 'jerusalem')).toBe('road');
    expect(map.way('constantinople', 'trebizond')).toBe('hop');
  });

  it('bear the mark of a double cost in their middle', () => {
    const { x, y } = costMark(map, BOARD.links[0]!);
    expect(distance({ x, y }, map.at('nicaea'))).toBeCloseTo(distance({ x, y }, map.at('constantinople')), 0);
  });
});

describe('the ground', () => {
  it('is closed coasts', () => {
    expect(MAINLAND.endsWith('Z')).toBe(true);
    expect(LAND.match(/Z/g)!.length).toBeGreaterThan(10);
  });
});

it('a toll lies on the clearer side of its way', () => {
  const middle = { x: 50, y: 0, heading: 0 };
  expect(clearest(middle, 20, [{ x: 50, y: 30 }]).y).toBeCloseTo(-20);
  expect(clearest(middle, 20, [{ x: 50, y: -30 }]).y).toBeCloseTo(20);
});

it('frames points with a margin', () => {
  const box = around([from, to], 10);
  expect(box).toEqual({ x: -10, y: -10, width: 120, height: 20 });
  expect(middleOf(box)).toEqual({ x: 50, y: 0 });
});
