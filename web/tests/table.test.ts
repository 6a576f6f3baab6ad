import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { entry, event, GAME, MOVE, PLACE, view, word } from './fixtures/views';

vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined });
vi.stubGlobal('document', { hidden: false, documentElement: { dataset: {} } });
const { Table } = await import('../src/lib/table.svelte');

let answers: { status: number; body: unknown }[];
let calls: [string, unknown][];

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000 });
  [answers, calls] = [[], []];
  vi.stubGlobal('fetch', async (address: string, { body }: { body: string | null }) => {
    calls.push([address, body && JSON.parse(body)]);
    const { status, body: answer } = answers.shift()!;
    return { ok: status < 400, status, json: async () => answer };
  });
});

afterEach(() => vi.useRealTimers());

const at = (ply: number, options = PLACE, more = {}) => view(ply, options, { log: [entry(ply, [event('placed')])], ...more });

function table() {
  const first = view(2, PLACE, { log: [entry(0), entry(1), entry(2)] });
  return new Table('abc', GAME, first, () => 500);
}

test('moves of others are shown one after the other', () => {
  const one = table();
  for (const ply of [3, 4, 5]) one.receive(at(ply, []));
  expect(one.view!.ply).toBe(3);
  vi.advanceTimersByTime(500);
  expect(one.view!.ply).toBe(4);
  one.skip();
  expect(one.view!.ply).toBe(5);
  expect(one.log.map(({ ply }) => ply)).toEqual([0, 1, 2, 3, 4, 5]);
  expect(one.fresh).toEqual(new Set([5]));
  expect(one.chooser.justChanged).toHaveLength(3);
});

test('the view always carries the whole log', () => {
  const one = table();
  one.receive(at(3));
  expect(one.view!.log).toHaveLength(4);
});

test('a view that came too late is dropped; news at the same ply are shown at once', () => {
  const one = table();
  one.receive(at(3));
  one.receive(view(2, []));
  expect(one.view!.ply).toBe(3);
  one.receive(view(3, PLACE, { watching: 4 }));
  expect(one.view!.watching).toBe(4);
});

test('a long queue is shown at once', () => {
  const one = table();
  for (let ply = 3; ply < 20; ply++) one.receive(at(ply));
  expect(one.view!.ply).toBeGreaterThan(14);
});

test('a move is sent with the ply it was chosen at, and its answer shown', async () => {
  const one = table();
  answers = [{ status: 200, body: at(3, MOVE) }];
  one.chooser.pick('family', 'red');
  one.chooser.pick('land', 1);
  await one.chooser.confirm();
  expect(calls).toEqual([['/api/tables/abc/moves', { ply: 2, option: 12 }]]);
  expect(one.view!.ply).toBe(3);
  expect(one.chooser.parts.map(({ value }) => value)).toEqual([1, 2, 3]);
});

test('a refusal shows the fresh view and the server’s words', async () => {
  const one = table();
  const refusal = {
    code: 'stale_move',
    words: 'Someone was faster.',
    message: word('unknown'),
    rule: 'CAR-7.2',
    view: at(3, MOVE),
  };
  answers = [{ status: 409, body: refusal }];
  one.chooser.pick('family', 'red');
  one.chooser.pick('land', 1);
  await one.chooser.confirm();
  expect(one.view!.ply).toBe(3);
  expect(one.trouble).toEqual({ words: 'Someone was faster.', rule: 'CAR-7.2' });
});

test('an unreachable server changes nothing and says so', async () => {
  const one = table();
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('network')));
  one.chooser.pick('family', 'red');
  one.chooser.pick('land', 1);
  await one.chooser.confirm();
  expect(one.view!.ply).toBe(2);
  expect(one.chooser.chosen?.id).toBe(12);
  expect(one.trouble?.words).toContain('cannot be reached');
});

test('undo is asked for only where it is offered', async () => {
  const one = table();
  await one.undo();
  expect(calls).toEqual([]);
  one.receive(view(2, PLACE, { can_undo: true }));
  answers = [{ status: 200, body: view(3, PLACE, { log: [entry(3, [], { undoes: 2 })] }) }];
  await one.undo();
  expect(calls).toEqual([['/api/tables/abc/undo', { ply: 2 }]]);
});
