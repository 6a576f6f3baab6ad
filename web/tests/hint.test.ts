import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Hint, HintSaid } from '../src/lib/protocol';
import { GAME, PLACE, view, word } from './fixtures/views';

class FakeSocket {
  static opened: FakeSocket[] = [];
  onclose: (() => void) | null = null;
  onmessage: ((message: { data: string }) => void) | null = null;
  closed = false;
  constructor(readonly address: string) {
    FakeSocket.opened.push(this);
  }
  say(said: HintSaid) {
    this.onmessage?.({ data: JSON.stringify(said) });
  }
  close() {
    this.closed = true;
    this.onclose?.();
  }
}

vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined });
vi.stubGlobal('location', { protocol: 'http:', host: 'table.test' });
vi.stubGlobal('WebSocket', FakeSocket);
vi.stubGlobal('document', { hidden: false });
const { Table } = await import('../src/lib/table.svelte');
const { ranked } = await import('../src/lib/hint.svelte');

function hint(best: number, state: Hint['state'] = 'thinking'): HintSaid {
  const choices = [best, 10].map((option) => ({ option, visits: 5, chances: [0.6, 0.4] }));
  return {
    type: 'hint',
    hint: { ply: 2, seat: 0, state, simulations: 10, goal: 20, chances: [0.6, 0.4], best: state === 'done' ? best : null, choices },
  };
}

let table: InstanceType<typeof Table>;
let line: FakeSocket;

beforeEach(async () => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', async () => ({ ok: true, status: 200, json: async () => ({ ply: 2, options: PLACE }) }));
  table = new Table('a/b', GAME, view(2, PLACE));
  await vi.advanceTimersByTimeAsync(0);
  table.hint();
  line = FakeSocket.opened.at(-1)!;
});
afterEach(() => vi.useRealTimers());

test('is asked for the position that is looked at', () => {
  expect(line.address).toBe('ws://table.test/api/tables/a%2Fb/hint?ply=2');
  expect(table.hinting.asked).toBe(true);
});

test('an option is lit once it is the best beyond doubt', () => {
  line.say(hint(11));
  expect(table.chooser.hinted).toBeNull();
  line.say(hint(21, 'done'));
  expect(table.chooser.hinted?.id).toBe(21);
  expect(table.hinting.hint!.state).toBe('done');
  line.close();
  expect(table.hinting.broken).toBe(false);
});

test('asked again, it is put away and the search ends', () => {
  line.say(hint(11));
  table.hint();
  expect(line.closed).toBe(true);
  expect([table.hinting.asked, table.hinting.hint, table.chooser.hinted]).toEqual([false, null, null]);
  line.say(hint(21));
  expect(table.hinting.hint).toBeNull();
});

test('goes away with the next move, here or at the server', () => {
  table.receive(view(3, PLACE), true);
  expect([line.closed, table.hinting.asked]).toEqual([true, false]);
  table.hint();
  FakeSocket.opened.at(-1)!.say(hint(11, 'stale'));
  expect(table.hinting.asked).toBe(false);
});

test('a view of the same move leaves it alone', () => {
  line.say(hint(11, 'done'));
  table.receive(view(2, PLACE, { watching: 3 }), true);
  expect([table.hinting.asked, table.chooser.hinted?.id]).toEqual([true, 11]);
});

test('a refusal is told; a line that breaks is told too', () => {
  line.say({ type: 'refusal', refusal: { code: 'no_hints', words: 'no', message: word('refusal-no-hints'), rule: null, view: null } });
  line.close();
  expect([table.hinting.refused?.code, table.hinting.broken]).toEqual(['no_hints', false]);
  table.hinting.ask(2);
  FakeSocket.opened.at(-1)!.close();
  expect(table.hinting.broken).toBe(true);
});

test('nothing is asked where the table forbids it, or it is not our turn', () => {
  const facts = view(2, PLACE).table;
  const before = FakeSocket.opened.length;
  for (const shown of [view(2, []), view(2, PLACE, { table: { ...facts, hints: false } })]) {
    const other = new Table('c', GAME, shown);
    other.hint();
    expect(other.canHint).toBe(false);
  }
  expect(FakeSocket.opened).toHaveLength(before);
});

test('without a best beyond doubt nothing is lit, and all come by the chance they leave', () => {
  const said = hint(11, 'done') as { type: 'hint'; hint: Hint };
  line.say({ ...said, hint: { ...said.hint, best: null } });
  expect(table.chooser.hinted).toBeNull();
  expect(table.hinting.hint!.state).toBe('done');
});

test('the best comes first; the others come by the chance they leave', () => {
  const chances = { 7: 0.5, 8: 0.2, 9: 0.4 };
  const choices = Object.entries(chances).map(([id, chance]) => ({ option: Number(id), visits: 5, chances: [chance, 1 - chance] }));
  const said = hint(9, 'done') as { hint: Hint };
  expect(ranked({ ...said.hint, choices }).map(({ option }) => option)).toEqual([9, 7, 8]);
  expect(ranked({ ...said.hint, choices, best: null }).map(({ option }) => option)).toEqual([7, 9, 8]);
  expect(ranked({ ...said.hint, choices, seat: 1 }).map(({ option }) => option)).toEqual([9, 8, 7]);
  expect(ranked({ ...said.hint, choices: [] })).toEqual([]);
});
