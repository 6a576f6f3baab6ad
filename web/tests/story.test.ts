import { expect, test } from 'vitest';
import { standing, told } from '../src/lib/log';
import type { SeatReview } from '../src/lib/protocol';
import { change, isSure, isTold, missed, signed, sums, throws, unsure } from '../src/lib/review/story';
import { entry, event, point, reviewOption, turningPoint } from './fixtures/views';

test('moves that were taken back are no actions', () => {
  const log = [entry(0), entry(1), entry(2), entry(3, [], { undoes: 2 }), entry(4)];
  expect(standing(log).map(({ ply }) => ply)).toEqual([0, 1, 4]);
});

test('what is told leaves out headings and what has no words', () => {
  const silent = { ...event('die'), message: null };
  expect(told(entry(3, [event('round'), silent, event('placed')]), ['round']).map((one) => one.event)).toEqual(['placed']);
});

test('by how much an action changed a chance, in points', () => {
  const points = [point(0, 0.5), point(1, 0.62, { before: [0.5, 0.5] })];
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

test('what a throw changed for others weighs too', () => {
  const points = [point(0, 0.5), point(1, 0.5, { chance: true, luck: [0.06, 0, -0.07] })];
  expect(throws(points, 5)).toEqual([{ point: points[1], seat: 2, luck: -7 }]);
});

test('a better choice is told where it was better by something worth saying', () => {
  const best = reviewOption(7, [], [0.6, 0.4]);
  const points = [point(0, 0.5), point(1, 0.5, { best, loss: 0.1 }), point(2, 0.5, { best, loss: 0.01 }), point(3, 0.5, { loss: 0.1 })];
  expect([1, 2, 3].map((action) => missed(points, turningPoint({ action }))?.action ?? null)).toEqual([1, null, null]);
});

const seat: SeatReview = {
  seat: 1,
  decisions: 31,
  mistakes: 2,
  loss: 0.31,
  loss_doubt: 0.08,
  unsure: 6,
  rolls: 14,
  luck: -0.08,
  luck_doubt: 0.11,
  turning_points: [],
  smaller: 0,
};

test('a total says how far it may be wrong, and whether it tells more than that', () => {
  const { luck, choices } = sums(seat);
  expect([luck, choices]).toEqual([
    { points: -8, doubt: 11 },
    { points: -31, doubt: 8 },
  ]);
  expect([luck, choices].map(isSure)).toEqual([false, true]);
  expect(unsure([seat, seat])).toBe(12);
  expect(sums({ ...seat, loss: 0, loss_doubt: 0 }).choices).toEqual({ points: -0, doubt: null });
});

test('a review kept by an older version has totals without a doubt', () => {
  const { loss_doubt: _, luck_doubt: __, unsure: ___, ...old } = seat;
  const { luck, choices } = sums(old as SeatReview);
  expect([luck, choices]).toEqual([
    { points: -8, doubt: null },
    { points: -31, doubt: null },
  ]);
  expect([isSure(luck), unsure([old as SeatReview])]).toEqual([true, 0]);
});

test('a better choice is told where the loss is beyond doubt, or the review does not know', () => {
  const best = reviewOption(2, [], [0.6, 0.4]);
  const { sure: _, ...old } = point(1, 0.5, { best, loss: 0.05 });
  expect(isTold(point(1, 0.5, { best, loss: 0.05, sure: true }))).toBe(true);
  expect(isTold(point(1, 0.5, { best, loss: 0.05, sure: false }))).toBe(false);
  expect(isTold(old as typeof old & { sure: boolean })).toBe(true);
  expect(isTold(point(1, 0.5, { best, loss: 0.01, sure: true }))).toBe(false);
});
