import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { entry, event, GAME, PLACE, view } from './fixtures/views';

vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined });
vi.stubGlobal('document', { hidden: false, documentElement: { dataset: {} } });
const { Table } = await import('../src/lib/table.svelte');
const { LookingBack } = await import('../src/lib/looking-back.svelte');

const LOG = [
  entry(0, [event('round')]),
  entry(1, [event('placed')]),
  entry(2, [event('placed')]),
  entry(3, [], { undoes: 2 }),
  entry(4, [event('round'), event('placed')]),
  entry(5, [event('placed')]),
];

let asked: string[];

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000 });
  asked = [];
  vi.stubGlobal('fetch', async (address: string) => {
    if (address.endsWith('/options')) return { ok: true, status: 200, json: async () => ({ ply: 5, options: PLACE }) };
    asked.push(address);
    const ply = Number(/at\/(\d+)$/.exec(address)![1]);
    return { ok: true, status: 200, json: async () => view(ply, [], { position: { lay: ply }, log: [] }) };
  });
});
afterEach(() => vi.useRealTimers());

const settled = () => vi.advanceTimersByTimeAsync(0);

async function opened() {
  const table = new Table('abc', GAME, view(5, PLACE, { log: LOG }), { tempo: () => 0 });
  await settled();
  return { table, past: new LookingBack(table) };
}

test('one step back shows what lay before the last action, and nothing to choose', async () => {
  const { table, past } = await opened();
  past.step(-1);
  await settled();
  expect(past.isOpen).toBe(true);
  expect(asked).toEqual(['/api/tables/abc/at/4']);
  expect(past.view).toMatchObject({ ply: 4, position: { lay: 4 }, options: [], asked: false, can_undo: false, result: null });
  expect(past.view.log.map(({ ply }) => ply)).toEqual([0, 1, 2, 3, 4]);
  expect(table.view!.asked).toBe(true);
});

test('beyond the last action is the present', async () => {
  const { past } = await opened();
  past.step(-1);
  past.step(1);
  expect([past.isOpen, past.at]).toEqual([true, 3]);
  past.step(1);
  expect(past.isOpen).toBe(false);
});

test('an entry that was taken back is looked at as what stood before it', async () => {
  const { past } = await opened();
  past.open(2);
  await settled();
  expect(past.at).toBe(1);
  expect(past.view.ply).toBe(1);
});

test('rounds are chapters', async () => {
  const { past } = await opened();
  expect(past.chapters.map(({ action }) => action)).toEqual([0, 2]);
  past.stepChapter(-1);
  expect(past.at).toBe(2);
  past.stepChapter(-1);
  expect(past.at).toBe(0);
  past.stepChapter(1);
  expect(past.at).toBe(2);
  past.stepChapter(1);
  expect(past.isOpen).toBe(false);
});

test('the present goes on: what is new is counted, and a click on the past plays nothing', async () => {
  const { table, past } = await opened();
  past.open(1);
  table.receive(view(6, [], { log: [entry(6, [event('placed')])], since: 5 }), true);
  await settled();
  expect(past.news).toBe(1);
  past.chooser.pick('family', 'red');
  await settled();
  expect(past.chooser.refusal).toBeNull();
  expect(asked).toEqual(['/api/tables/abc/at/1']);
});

test('once the game is over each position is asked for again, for nothing is hidden any more', async () => {
  const { table, past } = await opened();
  past.open(1);
  await settled();
  table.receive(view(6, [], { status: 'finished', log: [entry(6)], since: 5 }), true);
  past.open(1);
  await settled();
  expect(asked).toEqual(['/api/tables/abc/at/1', '/api/tables/abc/at/1']);
});
