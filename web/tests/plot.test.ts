import { describe, expect, test } from 'vitest';
import { apart, linesOf, MARGIN, Plot, readable } from '../src/lib/review/plot';
import { point, SEATS } from './fixtures/views';

const WIDTH = MARGIN.left + 100 + MARGIN.right;
const HEIGHT = MARGIN.top + 50 + MARGIN.bottom;
const plot = new Plot({ width: WIDTH, height: HEIGHT }, 10);

describe('the plot', () => {
  test('begins at the scale and ends at the margin', () => {
    expect([plot.x(0), plot.x(10)]).toEqual([MARGIN.left, WIDTH - MARGIN.right]);
    expect([plot.y(1), plot.y(0)]).toEqual([MARGIN.top, HEIGHT - MARGIN.bottom]);
  });

  test('finds the nearest action, never one beyond the game', () => {
    expect(plot.actionAt(plot.x(4) + 4)).toBe(4);
    expect(plot.actionAt(plot.x(4) + 6)).toBe(5);
    expect([plot.actionAt(-50), plot.actionAt(9999)]).toEqual([0, 10]);
  });

  test('a line breaks where a point is missing', () => {
    const d = plot.path([point(0, 0.5), point(1, 1), point(3, 0)], 0);
    expect(d).toBe(`M${plot.x(0)} ${plot.y(0.5)}L${plot.x(1)} ${plot.y(1)}M${plot.x(3)} ${plot.y(0)}`);
  });

  test('a game without actions has a graph', () => {
    const empty = new Plot({ width: WIDTH, height: HEIGHT }, 0);
    expect(empty.x(0)).toBe(MARGIN.left);
    expect(empty.actionAt(80)).toBe(0);
  });
});

test('team-mates share a line, and every line has its own stroke', () => {
  const four = [...SEATS, { ...SEATS[0]!, seat: 2, name: 'Béla' }, { ...SEATS[1]!, seat: 3, name: 'Imma' }];
  const lines = linesOf(four);
  expect(lines.map(({ side, seats, name }) => ({ side, seats, name }))).toEqual([
    { side: 'white', seats: [0, 2], name: 'Anna, Béla' },
    { side: 'black', seats: [1, 3], name: 'Aistulf, Imma' },
  ]);
  expect(new Set(lines.map(({ dash }) => dash)).size).toBe(2);
});

test('numbers keep apart and stay inside', () => {
  expect(apart([10, 50, 55, 57], 24, 200)).toEqual([10, 50, 74, 98]);
  expect(apart([10, 95, 99], 24, 100)).toEqual([10, 76, 100]);
  expect(apart([], 24, 100)).toEqual([]);
});

test('turns are named where there is room', () => {
  const heads = [0, 1, 6, 10].map((action) => ({ action, words: 'Turn' }));
  expect([...readable(heads, plot)].map(({ action }) => action)).toEqual([0, 6]);
});
