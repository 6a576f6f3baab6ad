import { expect, test } from 'vitest';
import { change, signed, standing, throws, told, worstOf } from '../src/lib/review/story';
import { entry, event, point } from './fixtures/views';

test('moves that were taken back are no actions', () => {
  const log = [entry(0), entry(1), entry(2), entry(3, [], { undoes: 2 }), entry(4)];
  expect(standing(log).map(({ ply }) => ply)).toEqual([0, 1, 4]);
});

test('what is told leaves out headings and what has no words', () => {
  const silent = { ...event('die'), message: null };
  expect(told(entry(3, [event('round'), silent, event('placed')]), ['round']).map((one) => one.event)).toEqual(['placed']);
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

const RUN = { first: 1, last: 1, action: 1, seat: 0, swing: 0, loss: 0, luck: 0, unforeseen: false, events: [] };

test('of a run the costliest decision is told, or the one that changed most where nothing was missed', () => {
  const points = [0, 0.3, 0.19, 0.05, 0.01, 0].map((loss, action) => point(action, 0.5, { loss }));
  const run = (first: number, last: number, action: number) => ({ ...RUN, first, last, action });
  expect(worstOf(points, run(2, 5, 3)).action).toBe(2);
  expect(worstOf(points, run(2, 2, 2)).action).toBe(2);
  expect(worstOf(points, run(4, 5, 5)).action).toBe(5);
});
