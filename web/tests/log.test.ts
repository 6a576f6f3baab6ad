import { expect, test } from 'vitest';
import { logLines, marked, mergeLog, roundOf, steadyLines, toldLines, undonePlies, withoutName } from '../src/lib/log';
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

test('the log is told by turns: one line an action, with what came of it folded in', () => {
  const log = [
    entry(1, [event('round'), event('placed')], { seat: 0 }),
    entry(2, [event('moved'), event('crest', {}, 1)], { seat: 0 }),
    entry(3, [event('placed')], { seat: 1 }),
    entry(4, [event('round'), event('placed')], { seat: 1 }),
  ];
  const told = toldLines(logLines(log, ['round']));
  expect(told.map((line) => (line.kind === 'action' ? line.events.length : line.kind))).toEqual([
    'head',
    'turn',
    1,
    2,
    'turn',
    1,
    'head',
    'turn',
    1,
  ]);
  expect(told.flatMap((line) => (line.kind === 'turn' ? [line.seat] : []))).toEqual([0, 1, 1]);
});

test('under a name the name is not said again, and no other name is cut', () => {
  const names = ['Wanderer', 'Wanderer 2'].map((name, seat) => ({ seat, name }));
  const under = (seat: number, words: (name: (of: number) => string) => string): string =>
    withoutName(words((of) => marked(names, seat)[of]!.name));
  expect(under(0, (name) => `${name(0)} passes`)).toBe('passes');
  expect(under(0, (name) => `${name(1)} opens the auctions`)).toBe('Wanderer 2 opens the auctions');
  expect(under(1, (name) => `${name(1)} opens the auctions`)).toBe('opens the auctions');
  expect(under(0, (name) => `${name(0)}’s Arab army enters at Medina`)).toBe('Arab army enters at Medina');
  expect(under(0, (name) => `${name(0)}: 2 pont`)).toBe('2 pont');
  expect(under(0, (name) => `L’esercito arabo di ${name(0)} si ritira`)).toBe('L’esercito arabo di Wanderer si ritira');
});

test('a line that says the same stays the same object', () => {
  const log = [entry(1, [event('disc')]), entry(2, [event('placed'), event('crest')])];
  const tell = (entries: typeof log) => toldLines(logLines(entries, []));
  const before = tell(log);
  const after = steadyLines(before, tell([...log, entry(3, [], { undoes: 2 })]));
  expect(after).toEqual(tell([...log, entry(3, [], { undoes: 2 })]));
  expect(after.map((line) => before.includes(line))).toEqual([true, true, false, false]);
});
