import { expect, test } from 'vitest';
import { logLines, mergeLog, roundOf, undonePlies } from '../src/lib/log';
import { entry, event } from './fixtures/views';

test('entries merge by ply, in order, without doubles', () => {
  const merged = mergeLog([entry(0), entry(1), entry(2)], [entry(4), entry(2, [event('disc')]), entry(3)]);
  expect(merged.map(({ ply }) => ply)).toEqual([0, 1, 2, 3, 4]);
  expect(merged[2]!.events).toHaveLength(1);
});

test('an undo strikes the entry it names and says so itself', () => {
  const log = [entry(1, [event('disc')]), entry(2, [], { undoes: 1 }), entry(3, [event('disc')])];
  expect(undonePlies(log)).toEqual(new Set([1]));
  expect(logLines(log, []).map((line) => [line.kind, line.kind === 'event' && line.struck])).toEqual([
    ['event', true],
    ['undo', false],
    ['event', false],
  ]);
});

test('a round is a heading; an event without words is no line; the event’s seat goes before the entry’s', () => {
  const silent = { ...event('take'), message: null };
  const lines = logLines([entry(1, [event('round', { round: 2 }), silent, event('crest', {}, 1), event('placed')])], ['round']);
  expect(lines.map((line) => line.kind)).toEqual(['head', 'event', 'event']);
  expect(lines.map((line) => line.kind === 'event' && line.seat)).toEqual([false, 1, 0]);
});

test('the round is the last heading that was not taken back', () => {
  const log = [entry(1, [event('round', { round: 1 })]), entry(2, [event('round', { round: 2 })])];
  expect(roundOf([], ['round'])).toBeNull();
  expect(roundOf(log, ['round'])?.args).toEqual({ round: 2 });
  expect(roundOf([...log, entry(3, [], { undoes: 2 })], ['round'])?.args).toEqual({ round: 1 });
});
