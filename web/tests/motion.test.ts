import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Event } from '../src/lib/protocol';
import { entry, event, GAME, PLACE, view } from './fixtures/views';

vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined });
vi.stubGlobal('document', { hidden: false, documentElement: { dataset: {} } });
const { Stage } = await import('../src/lib/motion/stage.svelte');
const { scenesOf } = await import('../src/lib/motion/telling');
const { shifted } = await import('../src/lib/motion/travel');
const { PACE, Table } = await import('../src/lib/table.svelte');
const { Reviewing } = await import('../src/lib/review/review.svelte');
type Tell = import('../src/lib/motion/telling').Tell;

type Counted = { moves: number; dice: number };
const FLIGHT = { piece: { shape: 'cube' as const, colour: 'red' }, from: { kind: 'seat', value: 0 }, to: { kind: 'land', value: 3 } };
/** Moves fly and are counted; dice are seen for a while; nothing is to be seen of anything else. */
const tell = (({ event }: Event, at: Counted) => {
  if (event === 'placed') return { ms: 400, flights: [FLIGHT], then: { ...at, moves: at.moves + 1 } };
  return event === 'throw' ? { ms: 600, then: { ...at, dice: at.dice + 1 } } : null;
}) as Tell;

const NEWS = [entry(3, [event('placed'), event('named'), event('throw'), event('take')])];
const [BEFORE, END] = [
  { moves: 0, dice: 0 },
  { moves: 1, dice: 1, more: true },
];

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000 });
  vi.stubGlobal('fetch', async (address: string) => {
    const body = address.endsWith('/options') ? { ply: 3, options: PLACE } : view(Number(/at\/(\d+)$/.exec(address)?.[1]), []);
    return { ok: true, status: 200, json: async () => body };
  });
});
afterEach(() => vi.useRealTimers());

const settled = () => vi.advanceTimersByTimeAsync(0);

test('what can be seen becomes scenes, with the events told by then', () => {
  const scenes = scenesOf(tell, NEWS, BEFORE, END);
  expect(scenes.map(({ ms, entry }) => [ms, entry.events.length])).toEqual([
    [400, 1],
    [600, 3],
  ]);
  expect(scenes.map(({ position }) => position)).toEqual([
    { moves: 1, dice: 0 },
    { moves: 1, dice: 1 },
  ]);
});

test('what would take long is told faster', () => {
  const many = [
    entry(
      3,
      Array.from({ length: 50 }, () => event('throw')),
    ),
  ];
  const whole = scenesOf(tell, many, BEFORE, END).reduce((sum, { ms }) => sum + ms, 0);
  expect(Math.round(whole)).toBe(7000);
});

test('pieces fly first, then the board shows what came of it; a skip ends all of it', async () => {
  const stage = new Stage();
  const seen: unknown[] = [];
  const played = stage.play(scenesOf(tell, NEWS, BEFORE, END), 1, (_, position) => seen.push(position));
  expect([stage.playing, stage.flights.length, seen]).toEqual([true, 1, [BEFORE]]);
  await vi.advanceTimersByTimeAsync(260);
  expect([stage.flights.length, seen.at(-1)]).toEqual([0, { moves: 1, dice: 0 }]);
  stage.skip();
  expect(await played).toBe(false);
  await vi.advanceTimersByTimeAsync(5000);
  expect([stage.playing, seen.length]).toEqual([false, 2]);
});

const coming = () => view(3, PLACE, { position: END, log: NEWS });
const opened = async (tempo = 1) => {
  const first = view(2, [], { position: BEFORE, log: [entry(2)] });
  const table = new Table('abc', GAME, first, { tempo: () => tempo, tell });
  await settled();
  return table;
};

test('a move is told on the board and in the log before anybody is asked', async () => {
  const table = await opened();
  table.receive(coming());
  expect(table.view).toMatchObject({ ply: 2, asked: false, options: [], position: BEFORE });
  expect(table.log.at(-1)!.events).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(400);
  expect(table.view).toMatchObject({ ply: 2, position: { moves: 1, dice: 1 } });
  expect([table.log.at(-1)!.events.length, table.performing]).toEqual([3, true]);
  await vi.advanceTimersByTimeAsync(600);
  expect(table.view).toMatchObject({ ply: 3, asked: true, position: END });
  expect([table.performing, table.log.at(-1)!.events.length]).toEqual([false, 4]);
  expect(table.chooser.justChanged).toEqual(NEWS[0]!.events);
});

test('a skip shows the end at once, and what was told is not told again', async () => {
  const table = await opened();
  table.receive(coming());
  await vi.advanceTimersByTimeAsync(100);
  table.skip();
  expect(table.view).toMatchObject({ ply: 3, position: END });
  expect(table.chooser.justChanged).toEqual(NEWS[0]!.events);
  await vi.advanceTimersByTimeAsync(5000);
  expect(table.view!.position).toEqual(END);
});

test('the next move waits for the one that is played, and options that come meanwhile do not end it', async () => {
  const table = await opened();
  table.receive(coming());
  table.receive(view(4, [], { position: { more: true }, log: [entry(4, [event('named')])] }));
  await settled();
  expect(table.view!.position).toEqual(BEFORE);
  await vi.advanceTimersByTimeAsync(1000);
  expect(table.view!.ply).toBe(3);
  await vi.advanceTimersByTimeAsync(PACE);
  expect(table.view!.ply).toBe(4);
});

test('where nothing is to move, everything is in place at once', async () => {
  const table = await opened(0);
  table.receive(coming());
  expect(table.view).toMatchObject({ ply: 3, position: END });
});

test('what was missed is not told move by move', async () => {
  const table = await opened();
  table.receive(view(9, [], { position: END, log: [3, 4, 5, 6, 7, 8, 9].map((ply) => entry(ply, [event('placed')])) }));
  expect(table.view).toMatchObject({ ply: 9, position: END });
});

test('a step on through a game is played, a jump is not', async () => {
  const log = [entry(0), entry(1, [event('placed')]), entry(2, [event('placed')]), entry(3, [event('throw')])];
  const reviewing = new Reviewing(GAME, view(3, [], { log, position: BEFORE }), 0, { tempo: () => 1, tell });
  await settled();
  reviewing.step(1);
  await settled();
  expect([reviewing.stage.playing, reviewing.stage.flights.length]).toEqual([true, 1]);
  await vi.advanceTimersByTimeAsync(400);
  expect([reviewing.stage.playing, reviewing.view.ply]).toEqual([false, 1]);
  reviewing.step(2);
  await settled();
  expect([reviewing.stage.playing, reviewing.view.ply]).toEqual([false, 3]);
});

test('a way is shifted to where a piece lay and lies', () => {
  const way = [0, 5, 10].map((x) => ({ x, y: 0 }));
  expect(shifted(way, { x: 0, y: -4 }, { x: 10, y: -8 })).toEqual([
    { x: 0, y: -4 },
    { x: 5, y: -6 },
    { x: 10, y: -8 },
  ]);
});
