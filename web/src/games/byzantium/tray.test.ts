import { describe, expect, it } from 'vitest';
import type { Part } from '../../lib/protocol';
import { BOARD, position } from './fixtures';
import { CityMap } from './map';
import { spotsOf } from './targets';
import { cubesAt, trayOf, type Tray } from './tray';

const map = new CityMap(BOARD);
const SHOWN = { x: -20, y: -36, width: 1040, height: 750 };
const part = (kind: string, value: string | number): Part => ({ kind, value, label: { id: kind, args: {} }, places: [], leads: [] });
const tray = (parts: Part[], change = {}): Tray | null => {
  const at = position(change);
  return trayOf(map, [], at, parts, spotsOf(map, new Map(), [], []), SHOWN);
};
const apart = ({ cells }: Tray): boolean =>
  cells.every((a, k) =>
    cells
      .slice(k + 1)
      .every(
        ({ frame: b }) =>
          a.frame.x + a.frame.width <= b.x ||
          b.x + b.width <= a.frame.x ||
          a.frame.y + a.frame.height <= b.y ||
          b.y + b.height <= a.frame.y,
      ),
  );
const SOURCES = [
  'pool',
  'losses',
  'byzantine_elite',
  'byzantine_main',
  'byzantine_levy',
  'byzantine_move',
  'arab_elite',
  'arab_main',
  'arab_levy',
  'arab_move',
];

describe('the tray', () => {
  it('is not there where the map says it all', () => {
    expect(tray([part('city', 'antioch'), part('city', 'palmyra')])).toBeNull();
  });

  it('holds only what the map has no place for', () => {
    const { cells } = tray([part('city', 'antioch'), part('choice', 'stop')])!;
    expect(cells.map(({ value }) => value)).toEqual(['stop']);
  });

  it('lays sources out as on the army card, one beside the other', () => {
    const laid = tray([...SOURCES.map((source) => part('source', source)), part('choice', 'enough')])!;
    expect(laid.cells).toHaveLength(11);
    expect(laid.card).toBe(true);
    expect(apart(laid)).toBe(true);
  });

  it('has room for many numbers', () => {
    const laid = tray(Array.from({ length: 19 }, (_, k) => part('bezants', k)))!;
    expect(apart(laid)).toBe(true);
    for (const { frame } of laid.cells) expect(frame.x + frame.width).toBeLessThanOrEqual(laid.frame.x + laid.frame.width);
  });

  it('lies beside the attacked city, without covering it', () => {
    const attack = { city: 'antioch', force: 'arab' };
    const { frame } = tray([part('choice', 'fight'), part('choice', 'retreat')], { step: 'stand', attack })!;
    const { x, y } = map.at('antioch');
    expect(x > frame.x && x < frame.x + frame.width && y > frame.y && y < frame.y + frame.height).toBe(false);
    expect(Math.abs(frame.x - x)).toBeLessThan(350);
  });
});

it('cubes are counted where a cell stands for them', () => {
  expect(cubesAt(position(), part('source', 'pool'))).toBe(9);
  expect(cubesAt(position(), part('box', 'arab_main'))).toBe(3);
  expect(cubesAt(position({ losing: { seat: 1, side: 'arab', count: 1 } }), part('rank', 'move'))).toBe(2);
  expect(cubesAt(position(), part('choice', 'stop'))).toBeNull();
});
