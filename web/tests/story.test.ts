import { expect, test } from 'vitest';
import { change, signed, standing, throws, told, worstBeside } from '../src/lib/review/story';
import { entry, event, point } from './fixtures/views';

test('moves that were taken back are no actions', () => {
  const log = [entry(0), entry(1), entry(2), entry(3, [], { undoes: 2 }), entry(4)];
  expect(standing(log).map(({ ply }) => ply)).toEqual([0, 1, 4]);
});

test('what is told leaves out headings and what has no words', () => {
  const silent = { ...event('die'), message: null };
  expect(told(entry(3, [event('round'), silent, event('placed')])).map((one) => one.event)).toEqual(['placed']);
});

test('by how much an action changed a chance, in points', () => {
  const points = [point(0, 0.5), point(1, 0.62)];
  expect(change(points, 1, 0)).toBe(12);
  expect(change(points, 1, 1)).toBe(-12);
  expect(change(points, 0, 0)).toBeNull();
  expect(change(points, 2, 0)).toBeNull();
});

test('points carry their sign', () => {
  expect([11, -14, 0].map(signed)).toEqual(['+11', '−14', '0']);
});

test('the throws that weighed most come first; what hung on no chance is no luck', () => {
  const points = [
    point(0, 0.5),
    point(1, 0.5, { chance: true, luck: [-0.05, 0.05] }),
    point(2, 0.5, { chance: true, luck: [-0.2, 0.2] }),
    point(3, 0.5, { luck: [0.4, -0.4] }),
    point(4, 0.5, { chance: true, luck: [0.001, -0.001] }),
  ];
  expect(throws(points, 5).map(({ point, seat, luck }) => [point.action, seat, luck])).toEqual([
    [2, 0, -20],
    [1, 1, 5],
  ]);
  expect(throws(points, 1)).toHaveLength(1);
});

test('the costliest decision of a run is told beside the one that changed most', () => {
  const points = [point(0, 0.5), point(1, 0.5, { loss: 0.3 }), point(2, 0.5, { loss: 0.19 }), point(3, 0.5, { loss: 0.05 }), point(4, 0.5, { loss: 0.01 })];
  const run = (first: number, last: number, action: number) => ({ first, last, action, seat: 0, swing: 0.4, loss: 0.2, luck: 0, events: [] });
  expect(worstBeside(points, run(2, 4, 3))?.action).toBe(2);
  expect(worstBeside(points, run(2, 4, 2))).toBeUndefined();
  expect(worstBeside(points, run(4, 4, 4))).toBeUndefined();
  expect(worstBeside(points, run(3, 4, 3))).toBeUndefined();
});
