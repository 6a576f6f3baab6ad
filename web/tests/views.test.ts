import { expect, test } from 'vitest';
import type { Change, SentView } from '../src/lib/protocol';
import { applied, attended, dressed } from '../src/lib/views';
import { entry, PLACE, view } from './fixtures/views';

const said = (text: string) => ({ at: '2026-01-01T12:00:00Z', person: 'p1', name: 'Anna', seat: 0, text });
const change = (set: Change['set'], more: Partial<Change> = {}): Change => ({
  type: 'change',
  ply: 3,
  entries: [],
  said: [],
  set,
  ...more,
});
const withPosition = (position: SentView['position']) => view(2, PLACE, { position });
const positionAfter = (position: SentView['position'], set: Change['set']) => applied(withPosition(position), change(set)).position;

test('named parts are replaced, all else stays the same object', () => {
  const before = withPosition({ players: [{ coins: 1 }, { coins: 2 }], ring: [{ land: 0 }], step: 'place' });
  const kept = structuredClone(before);
  const after = applied(before, change({ to_move: 1, options: [], 'position.step': 'move', 'position.players.1': { coins: 5 } }));
  expect(after).toMatchObject({ to_move: 1, options: [], ply: 3, since: 2 });
  expect(after.position).toEqual({ players: [{ coins: 1 }, { coins: 5 }], ring: [{ land: 0 }], step: 'move' });
  expect(after.position!.ring).toBe(before.position!.ring);
  expect((after.position!.players as unknown[])[0]).toBe((before.position!.players as unknown[])[0]);
  expect([after.seats, after.table, after.chat]).toEqual([before.seats, before.table, before.chat]);
  expect([after.seats === before.seats, after.table === before.table, after.chat === before.chat]).toEqual([true, true, true]);
  expect(before).toEqual(kept);
});

test('a position of which nothing is named stays the same object', () => {
  const before = withPosition({ ring: [] });
  expect(applied(before, change({ status: 'finished' })).position).toBe(before.position);
});

test('a list grows', () => {
  const set = { 'position.ring#': 3, 'position.ring.1': { land: 7 }, 'position.ring.2': { land: 2 } };
  expect(positionAfter({ ring: [{ land: 0 }, { land: 1 }] }, set)).toEqual({ ring: [{ land: 0 }, { land: 7 }, { land: 2 }] });
});

test('a list shrinks', () => {
  const ring = [{ land: 0 }, { land: 1 }, { land: 2 }];
  expect(positionAfter({ ring }, { 'position.ring#': 1, 'position.ring.0': { land: 2 } })).toEqual({ ring: [{ land: 2 }] });
  expect(ring).toHaveLength(3);
});

test('a list is emptied and filled again', () => {
  expect(positionAfter({ ring: [{ land: 0 }] }, { 'position.ring': [] })).toEqual({ ring: [] });
  const set = { 'position.ring#': 1, 'position.ring.0': { land: 4 } };
  for (const ring of [[], null]) expect(positionAfter({ ring }, set)).toEqual({ ring: [{ land: 4 }] });
});

test('a position comes where there was none, and goes', () => {
  expect(positionAfter(null, { 'position.step': 'place', 'position.ring#': 1, 'position.ring.0': { land: 4 } })).toEqual({
    step: 'place',
    ring: [{ land: 4 }],
  });
  expect(positionAfter({ step: 'place' }, { position: null })).toBeNull();
});

test('the log are the entries that came; talk is added to what was said, up to its limit', () => {
  const before = view(2, PLACE, { log: [entry(2)], chat: Array.from({ length: 49 }, (_, k) => said(String(k))) });
  const after = applied(before, change({}, { entries: [entry(3)], said: [said('a'), said('b')] }));
  expect(after.log.map(({ ply }) => ply)).toEqual([3]);
  expect(after.chat.map(({ text }) => text).slice(-2)).toEqual(['a', 'b']);
  expect([after.chat.length, after.chat[0]!.text]).toEqual([50, '1']);
});

test('who is here is told apart from the game, and shown at the seats', () => {
  const before = view(2, PLACE, { log: [entry(2)] });
  const after = attended(before, { type: 'presence', here: [1], left: [], watching: 4 });
  expect(after).toMatchObject({ ply: 2, here: [1], watching: 4, log: [] });
  expect(dressed(after).seats.map(({ here }) => here)).toEqual([false, true]);
});

test('one is asked as soon as there are options, in words or not', () => {
  expect(dressed(view(2, PLACE))).toMatchObject({ asked: true, options: [] });
  expect(dressed(view(2, PLACE), PLACE)).toMatchObject({ asked: true, options: PLACE });
  expect(dressed(view(2, []))).toMatchObject({ asked: false, options: [] });
});
