import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Event, Happening } from '../src/lib/protocol';
import { storyOf, newsSince, whenOf, type Told } from '../src/lib/since';
import { entry, event, GAME, view } from './fixtures/views';
import { quietLife } from './fixtures/life';

vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined });
const heard = new Map<string, () => void>();
vi.stubGlobal('document', {
  hidden: false,
  documentElement: { dataset: {} },
  addEventListener: (kind: string, act: () => void) => heard.set(kind, act),
  removeEventListener: (kind: string) => heard.delete(kind),
});
vi.stubGlobal('addEventListener', (kind: string, act: () => void) => heard.set(kind, act));
vi.stubGlobal('removeEventListener', (kind: string) => heard.delete(kind));
const { Since } = await import('../src/lib/since.svelte');
const { Table } = await import('../src/lib/table.svelte');

const MARK = { ply: 2, at: '2026-01-01T12:00:00Z' };
const LATER = '2026-01-03T09:00:00Z';
const WEIGHT: Record<string, number> = { built: 5, moved: 3, throw: 0 };

const happening = (number: number, kind: string, more: Partial<Happening> = {}): Happening => ({
  number,
  ply: 4,
  kind,
  seat: 1,
  args: {},
  at: LATER,
  ...more,
});
const said = (text: string, more = {}) => ({ at: LATER, person: 'p', name: 'Mátyás', seat: 1, text, ...more });

const told = (more: Partial<Told> = {}): Told => ({
  log: [],
  headings: ['round'],
  happenings: [],
  chat: [],
  you: [0],
  say: ({ id }) => id.replace('carolus-event-', 'Mátyás '),
  happened: ({ kind }) => `Mátyás ${kind}`,
  wrote: (name, text, more) => `${name}: ${text} +${more}`,
  weight: ({ event }: Event) => WEIGHT[event] ?? 1,
  away: null,
  ...more,
});

const turn = (ply: number, seat: number, ...names: string[]) => entry(ply, names.map((name) => event(name)), { seat, at: LATER }); // prettier-ignore

test('what matters of a turn is told in whole sentences, in its order', () => {
  const log = [turn(2, 1, 'built'), turn(3, 1, 'placed', 'moved'), turn(4, 1, 'throw', 'built', 'named')];
  expect(storyOf(told({ log }), MARK)).toEqual([
    { key: 'm4', seat: 1, words: 'Mátyás placed. Mátyás moved. Mátyás built.', rule: 'CAR-6.8', ply: 4 },
  ]);
});

test('there are at most six lines: of many turns those that matter most, the newest last', () => {
  const log = Array.from({ length: 20 }, (_, k) => turn(3 + k, k % 2, k % 5 === 0 ? 'built' : 'placed'));
  const away = { seat: 1, words: 'Mátyás is away.' };
  const lines = storyOf(
    told({ log, happenings: [happening(1, 'asked', { ply: 22 })], chat: [said('May I?'), said('Hello?')], away }),
    MARK,
  );
  expect(lines).toHaveLength(6);
  expect(lines.map(({ words }) => words)).toEqual([
    'Mátyás built.',
    'Mátyás built.',
    'Mátyás built.',
    'Mátyás asked.',
    'Mátyás is away.',
    'Mátyás: Hello? +1',
  ]);
  expect(lines.slice(0, 3).map(({ ply }) => ply)).toEqual([8, 13, 18]);
});

test('what was seen, taken back, said by oneself or too slight to tell is no news', () => {
  const log = [turn(1, 1, 'built'), turn(3, 1, 'built'), entry(4, [], { undoes: 3 }), entry(5)];
  const news = newsSince(
    told({
      log,
      happenings: [happening(1, 'drawn'), happening(2, 'asked', { seat: 0 }), happening(3, 'asked', { at: MARK.at })],
      chat: [said('Mine', { seat: 0 }), said('Old', { at: '2025-12-31T00:00:00Z' })],
    }),
    MARK,
  );
  expect(news).toEqual({ actions: [], happenings: [], chat: [] });
});

test('the day is named as people name it', () => {
  const now = Date.parse('2026-01-08T15:00:00');
  expect(whenOf('en-GB', '2026-01-08T09:05:00', now)).toEqual({ kind: 'time', when: '9:05' });
  expect(whenOf('en-GB', '2026-01-06T09:05:00', now)).toEqual({ kind: 'day', when: 'Tuesday' });
  expect(whenOf('de', '2025-12-24T09:05:00', now)).toMatchObject({ kind: 'date', when: '24. Dez.' });
});

let seen: { ply: number | null; at: string | null };
let marked: unknown[];
beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse(LATER) + 3_600_000 });
  marked = [];
  vi.stubGlobal('fetch', async (address: string, { method, body }: { method?: string; body?: string } = {}) => {
    if (method === 'POST') marked.push(JSON.parse(body!));
    return { ok: true, status: 200, json: async () => (address.endsWith('/seen') ? seen : { ply: 0, options: [] }) };
  });
});
afterEach(() => vi.useRealTimers());

async function came() {
  const log = [entry(0), turn(3, 1, 'built')];
  const table = new Table('abc', GAME, view(3, [], { log, to_move: 1, life: quietLife() }), { tempo: () => 0 });
  const since = new Since(table, {} as never);
  const stop = since.start();
  await vi.advanceTimersByTimeAsync(0);
  return { table, since, stop };
}

test('who was away is told what was missed; it counts as seen when it was read, and can be had again', async () => {
  seen = MARK;
  const { since, stop } = await came();
  expect([since.isOpen, since.lines.length, since.count]).toEqual([true, 1, 1]);
  heard.get('pagehide')!();
  expect(marked).toEqual([]);
  since.close();
  expect([since.isOpen, since.mark, marked]).toEqual([false, MARK, [{ ply: 3 }]]);
  since.isOpen = true;
  expect(since.lines).toHaveLength(1);
  stop();
});

test('who comes for the first time, or was here just now, is told nothing, and the server learns what is seen', async () => {
  seen = { ply: null, at: null };
  const first = await came();
  expect([first.since.isOpen, first.since.mark]).toEqual([false, null]);
  await vi.advanceTimersByTimeAsync(30_000);
  expect(marked).toEqual([{ ply: 3 }]);
  first.stop();
  seen = { ply: 2, at: new Date(Date.now() - 60_000).toISOString() };
  const again = await came();
  expect(again.since.isOpen).toBe(false);
  again.stop();
  expect(marked).toEqual([{ ply: 3 }, { ply: 3 }]);
});

test('who moves has seen what was there, read or not', async () => {
  seen = MARK;
  const { since, stop } = await came();
  since.acted();
  stop();
  expect(marked).toEqual([{ ply: 3 }]);
});
