import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Live, OpenOptions, Option } from '../src/lib/protocol';
import { FakeSocket } from './fixtures/socket';
import { entry, event, GAME, MOVE, PLACE, view, word } from './fixtures/views';

vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined });
vi.stubGlobal('document', { hidden: false, documentElement: { dataset: {} } });
vi.stubGlobal('location', { protocol: 'http:', host: 'table.test' });
const { PACE, Table } = await import('../src/lib/table.svelte');
const { settings } = await import('../src/lib/settings.svelte');
await settings.learnPage();

let answers: { status: number; body: unknown }[];
let calls: [string, unknown][];
/** what the server says to those who ask for the options, and how often it was asked */
let open: OpenOptions;
let asked: number;
let lines: FakeSocket[];

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000 });
  [answers, calls, asked, lines, open] = [[], [], 0, [], { ply: 2, options: PLACE }];
  vi.stubGlobal('fetch', async (address: string, { body }: { body: string | null }) => {
    if (address.endsWith('/options')) {
      asked++;
      return { ok: true, status: 200, json: async () => open };
    }
    calls.push([address, body && JSON.parse(body)]);
    const { status, body: answer } = answers.shift()!;
    return { ok: status < 400, status, json: async () => answer };
  });
});

afterEach(() => vi.useRealTimers());

const at = (ply: number, options = PLACE, more = {}) => view(ply, options, { log: [entry(ply, [event('placed')])], ...more });
const settled = () => vi.advanceTimersByTimeAsync(0);

async function table() {
  const first = view(2, PLACE, { log: [entry(0), entry(1), entry(2)] });
  const one = new Table('abc', GAME, first, { tempo: () => 500 / PACE });
  await settled();
  return one;
}

/** A table whose line stands and has told the view. */
async function live() {
  const one = await table();
  one.listen((address) => {
    lines.push(new FakeSocket(address));
    return lines.at(-1) as unknown as WebSocket;
  });
  up(view(2, PLACE));
  return one;
}

function up(first: ReturnType<typeof view>) {
  lines.at(-1)!.onopen!();
  say({ type: 'view', view: first });
}

const say = (said: Live) => lines.at(-1)!.onmessage!({ data: JSON.stringify(said) });
const sent = () => lines.at(-1)!.sent.map((text) => JSON.parse(text) as unknown);
/** A move that was made: by whom is told by who is asked then. */
const moved = (ply: number, options: Option[] = [], set: Record<string, unknown> = {}) =>
  say({ type: 'change', ply, entries: [entry(ply, [event('placed')])], said: [], set: { options: options.map(({ id }) => id), ...set } });

/** Chooses red to land 1, and confirms it; what comes back is the promise of the answer. */
function confirm(one: InstanceType<typeof Table>) {
  one.chooser.pick('family', 'red');
  one.chooser.pick('land', 1);
  return one.chooser.confirm();
}

test('moves of others are shown one after the other', async () => {
  const one = await table();
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

test('the view always carries the whole log', async () => {
  const one = await table();
  one.receive(at(3));
  expect(one.view!.log).toHaveLength(4);
});

test('a view that came too late is dropped; news at the same ply are shown at once', async () => {
  const one = await table();
  one.receive(at(3));
  one.receive(view(2, []));
  expect(one.view!.ply).toBe(3);
  one.receive(view(3, PLACE, { watching: 4 }));
  expect(one.view!.watching).toBe(4);
});

test('a long queue is shown at once', async () => {
  const one = await table();
  for (let ply = 3; ply < 20; ply++) one.receive(at(ply));
  expect(one.view!.ply).toBeGreaterThan(14);
});

test('changes are shown one after the other, each upon the one before', async () => {
  const one = await live();
  moved(3, [], { to_move: 1, 'position.emperor': 3 });
  moved(4, [], { 'position.emperor': 4 });
  expect(one.view).toMatchObject({ ply: 3, to_move: 1, position: { emperor: 3 } });
  vi.advanceTimersByTime(500);
  expect(one.view).toMatchObject({ ply: 4, to_move: 1, position: { emperor: 4 } });
  expect(one.log.map(({ ply }) => ply)).toEqual([0, 1, 2, 3, 4]);
});

test('talk and presence come as changes of what is shown', async () => {
  const one = await live();
  say({ type: 'change', ply: 2, entries: [], said: [{ at: '', person: 'p', name: 'Aistulf', seat: 1, text: 'Ave' }], set: {} });
  say({ type: 'presence', here: [1], left: [], watching: 2 });
  expect(one.view).toMatchObject({ chat: [{ text: 'Ave' }], watching: 2 });
  expect(one.view!.seats.map(({ here }) => here)).toEqual([false, true]);
});

test('options are asked for once a ply, and kept when the view comes again', async () => {
  const one = await live();
  expect(asked).toBe(1);
  say({ type: 'view', view: view(2, PLACE, { watching: 1 }) });
  expect([asked, one.chooser.options]).toEqual([1, PLACE]);
  open = { ply: 4, options: MOVE };
  moved(3);
  moved(4, MOVE);
  expect([asked, one.view!.ply]).toEqual([2, 3]);
  await vi.advanceTimersByTimeAsync(500);
  expect(one.view).toMatchObject({ ply: 4, asked: true, options: MOVE });
  expect(asked).toBe(2);
});

test('a question is put once its options are there; between two own ones there is no gap', async () => {
  const one = await live();
  moved(3);
  expect(one.view!.asked).toBe(false);
  one.receive(at(4, MOVE), true);
  expect(one.view!.asked).toBe(false);
  open = { ply: 4, options: MOVE };
  await settled();
  expect(one.view!.asked).toBe(true);
  one.receive(at(5, PLACE), true);
  expect(one.view).toMatchObject({ asked: true, options: [] });
});

test('options that came with the page are not asked for', async () => {
  const one = new Table('abc', GAME, view(2, PLACE), { tempo: () => 0, open });
  await settled();
  expect([asked, one.chooser.options]).toEqual([0, PLACE]);
});

test('options that belong to another ply are not offered', async () => {
  const one = await live();
  open = { ply: 2, options: PLACE };
  moved(3, MOVE);
  await settled();
  expect(one.view).toMatchObject({ ply: 3, asked: true, options: [] });
  expect(one.chooser.options).toEqual([]);
});

test('options that could not be had are asked for again', async () => {
  const one = await live();
  const fetched = fetch;
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('network')));
  moved(3, MOVE);
  await settled();
  vi.stubGlobal('fetch', fetched);
  open = { ply: 3, options: MOVE };
  await vi.advanceTimersByTimeAsync(2000);
  expect(one.chooser.options).toEqual(MOVE);
});

test('a move goes up the line, and the change that comes of it is the answer', async () => {
  const one = await live();
  const answered = confirm(one);
  expect(sent()).toEqual([{ type: 'move', ply: 2, option: 12 }]);
  expect([one.sending, one.chooser.sending]).toEqual([true, true]);
  say({ type: 'presence', here: [0], left: [], watching: 0 });
  await settled();
  expect(one.chooser.sending).toBe(true);
  open = { ply: 3, options: MOVE };
  moved(3, MOVE);
  await answered;
  await settled();
  expect([one.view!.ply, one.sending, one.chooser.sending]).toEqual([3, false, false]);
  expect(one.chooser.parts.map(({ value }) => value)).toEqual([1, 2, 3]);
  expect(calls).toEqual([]);
});

test('the own move is shown at once, with all that was waiting', async () => {
  const one = await live();
  moved(3);
  moved(4, PLACE);
  one.skip();
  open = { ply: 4, options: PLACE };
  await settled();
  const answered = confirm(one);
  moved(5);
  moved(6);
  await answered;
  expect(one.view!.ply).toBe(5);
});

test('a refusal over the line shows the fresh view and the server’s words', async () => {
  const one = await live();
  const answered = confirm(one);
  say({ type: 'refusal', refusal: { ...REFUSAL, view: at(3, MOVE) } });
  await answered;
  expect([one.view!.ply, one.sending]).toEqual([3, false]);
  expect(one.trouble).toEqual({ words: 'Someone was faster.', rule: 'CAR-7.2' });
  moved(3, MOVE);
  expect(one.log.map(({ ply }) => ply)).toEqual([0, 1, 2, 3]);
});

test('a move that was under way when the line broke is sent again once', async () => {
  const one = await live();
  const answered = confirm(one);
  lines[0]!.close();
  expect([one.connected, one.sending]).toEqual([false, true]);
  vi.advanceTimersByTime(700);
  lines[1]!.onopen!();
  expect(sent()).toEqual([]);
  say({ type: 'view', view: view(2, PLACE) });
  say({ type: 'view', view: view(2, PLACE) });
  expect(sent()).toEqual([{ type: 'move', ply: 2, option: 12 }]);
  moved(3);
  await answered;
  expect([one.view!.ply, one.trouble]).toEqual([3, null]);
});

test('a move that was played before the line broke is not sent again', async () => {
  const one = await live();
  const answered = confirm(one);
  lines[0]!.close();
  vi.advanceTimersByTime(700);
  up(at(3, []));
  await answered;
  expect([one.view!.ply, sent()]).toEqual([3, []]);
});

test('a line that breaks twice under a move is told', async () => {
  const one = await live();
  const answered = confirm(one);
  lines[0]!.close();
  vi.advanceTimersByTime(700);
  up(view(2, PLACE));
  lines[1]!.close();
  await answered;
  expect([one.sending, one.chooser.chosen?.id]).toEqual([false, 12]);
  expect(one.trouble?.words).toContain('cannot be reached');
});

test('without a line a move is a call of its own, and the view is asked for', async () => {
  const one = await table();
  open = { ply: 3, options: MOVE };
  answers = [
    { status: 200, body: { ply: 3 } },
    { status: 200, body: at(3, MOVE) },
  ];
  await confirm(one);
  await settled();
  expect(calls).toEqual([
    ['/api/tables/abc/moves', { ply: 2, option: 12 }],
    ['/api/tables/abc?since=2', null],
  ]);
  expect(one.view!.ply).toBe(3);
  expect(one.chooser.parts.map(({ value }) => value)).toEqual([1, 2, 3]);
});

test('what else is done is a call, and the line tells what came of it', async () => {
  const one = await live();
  answers = [{ status: 200, body: { ply: 2 } }];
  expect(await one.chat('Ave')).toBeNull();
  expect(calls).toEqual([['/api/tables/abc/chat', { text: 'Ave' }]]);
});

const REFUSAL = { code: 'stale_move', words: 'Someone was faster.', message: word('unknown'), rule: 'CAR-7.2' };

test('a refused call shows the fresh view and the server’s words', async () => {
  const one = await table();
  answers = [{ status: 409, body: { ...REFUSAL, view: at(3, MOVE) } }];
  await confirm(one);
  expect(one.view!.ply).toBe(3);
  expect(one.trouble).toEqual({ words: 'Someone was faster.', rule: 'CAR-7.2' });
});

test('an unreachable server changes nothing and says so', async () => {
  const one = await table();
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('network')));
  await confirm(one);
  expect(one.view!.ply).toBe(2);
  expect(one.chooser.chosen?.id).toBe(12);
  expect(one.trouble?.words).toContain('cannot be reached');
});

test('undo is asked for only where it is offered, and once', async () => {
  const one = await live();
  await one.undo();
  say({ type: 'change', ply: 2, entries: [], said: [], set: { can_undo: true } });
  const undone = one.undo();
  await one.undo();
  expect(sent()).toEqual([{ type: 'undo', ply: 2 }]);
  say({ type: 'change', ply: 3, entries: [entry(3, [], { undoes: 2 })], said: [], set: { can_undo: false } });
  await undone;
  expect(one.view).toMatchObject({ ply: 3, can_undo: false });
});
