import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Review } from '../src/lib/protocol';
import { entry, event, GAME, part, point, review, reviewOption, turningPoint, view } from './fixtures/views';

vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined });
const { Reviewing } = await import('../src/lib/review/review.svelte');
const { settings } = await import('../src/lib/settings.svelte');
await Promise.all([settings.learnPage(), settings.learn('carolus')]);

const LOG = [
  entry(0),
  entry(1, [event('placed')]),
  entry(2, [event('placed')]),
  entry(3, [], { undoes: 2 }),
  entry(4),
  entry(5, [event('over')]),
];
const END = view(5, [], { status: 'finished', log: LOG, since: -1 });

let reviews: Review[];
let asked: string[];
let sent: unknown[];
let answer: (ply: number) => Promise<unknown>;

beforeEach(() => {
  vi.useFakeTimers();
  [reviews, asked, sent] = [[], [], []];
  answer = async (ply) => view(ply, [], { log: LOG.filter((one) => one.ply === ply) });
  vi.stubGlobal('fetch', async (address: string, { method, body: wish }: { method: string; body?: string }) => {
    asked.push(`${method} ${address}`);
    if (wish) sent.push(JSON.parse(wish));
    const ply = /at\/(\d+)$/.exec(address)?.[1];
    const body = ply === undefined ? reviews.shift() : await answer(Number(ply));
    return { ok: true, status: 200, json: async () => body };
  });
});
afterEach(() => vi.useRealTimers());

const settled = () => vi.advanceTimersByTimeAsync(0);

test('opens at the end, or at the action of the address', async () => {
  expect(new Reviewing(GAME, END, null).at).toBe(3);
  expect(new Reviewing(GAME, END, 1).at).toBe(1);
  expect(new Reviewing(GAME, END, 99).at).toBe(3);
});

test('shows the board after an action, with the log until then, and nothing to choose', async () => {
  const one = new Reviewing(GAME, END, 2);
  await settled();
  expect(asked).toEqual(['GET /api/tables/abc/at/4']);
  expect(one.view).toMatchObject({ ply: 4, you: [], options: [] });
  expect(one.view.log.map(({ ply }) => ply)).toEqual([0, 1, 2, 3, 4]);
  one.go(1);
  await settled();
  expect(one.chooser.justChanged).toEqual(LOG[1]!.events);
});

test('an answer that comes too late is not shown, and each is asked for once', async () => {
  const one = new Reviewing(GAME, END, 3);
  await settled();
  let late = (_: unknown) => {};
  answer = () => new Promise((come) => (late = come));
  one.go(1);
  answer = async (ply) => view(ply, []);
  one.go(0);
  await settled();
  late(view(1, []));
  await settled();
  expect(one.view.ply).toBe(0);
  one.go(1);
  await settled();
  expect(one.view.ply).toBe(1);
  expect(asked.filter((call) => call.endsWith('at/1'))).toHaveLength(1);
});

test('asks for the analysis until it is done', async () => {
  const points = [point(0, 0.5), point(1, 0.6)];
  reviews = [review([], { state: 'waiting' }), review(points, { state: 'running', of: 3 }), review(points)];
  const one = new Reviewing(GAME, END, 1);
  const following = one.follow();
  await settled();
  expect([one.review.state, one.point]).toEqual(['waiting', undefined]);
  await vi.advanceTimersByTimeAsync(1000);
  expect(one.point?.chances).toEqual([0.6, 0.4]);
  await vi.advanceTimersByTimeAsync(1000);
  await following;
  const calls = asked.filter((call) => call.endsWith('review'));
  expect(calls.map((call) => call.split(' ')[0])).toEqual(['POST', 'GET', 'GET']);
});

test('asks again when the server cannot be reached, and no more when it refuses', async () => {
  const reachable = fetch;
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('down')));
  const one = new Reviewing(GAME, END, 1);
  const following = one.follow();
  await settled();
  expect(one.trouble).toContain('cannot be reached');
  vi.stubGlobal('fetch', reachable);
  reviews = [review([point(0, 0.5)])];
  await vi.advanceTimersByTimeAsync(1000);
  await following;
  expect([one.trouble, one.review.state]).toEqual(['', 'done']);
  const no = { code: 'not_over', words: 'no', message: { id: 'refusal-not-over', args: {} }, rule: null, view: null };
  vi.stubGlobal('fetch', async () => ({ ok: false, status: 409, json: async () => no }));
  await one.follow();
  expect(one.trouble).toBe('The game is not over yet.');
});

test('asks no more once the page is left', async () => {
  reviews = [review([], { state: 'waiting' })];
  const one = new Reviewing(GAME, END, 1);
  void one.follow();
  await settled();
  one.leave();
  await vi.advanceTimersByTimeAsync(5000);
  expect(asked.filter((call) => call.endsWith('review'))).toHaveLength(1);
});

test('plays the game through and stops at the end; a step pauses it', async () => {
  const one = new Reviewing(GAME, END, 3);
  one.play();
  expect([one.at, one.playing]).toEqual([0, true]);
  await vi.advanceTimersByTimeAsync(900);
  expect(one.at).toBe(1);
  await vi.advanceTimersByTimeAsync(1800);
  expect([one.at, one.playing]).toEqual([3, false]);
  one.play();
  one.step(1);
  expect([one.at, one.playing]).toEqual([1, false]);
});

test('an action is called by what happened, else by what was chosen', () => {
  const one = new Reviewing(GAME, END, 3);
  expect(one.title(0)).toBe('Set-up');
  expect(one.title(1)).toContain('sends a');
  expect(one.title(2)).toBe('Action 2');
  const played = reviewOption(10, [part('court', 'court')], [0.5, 0.5]);
  one.review = review([point(0, 0.5), point(1, 0.5), point(2, 0.5, { played })]);
  expect(one.title(2)).toBe('Anna: option-10');
});

test('plays on from before a decision, at a table of its own', async () => {
  const { router } = await import('../src/lib/router.svelte');
  const go = vi.spyOn(router, 'go').mockImplementation(() => undefined);
  const one = new Reviewing(GAME, END, 3);
  await settled();
  reviews = [view(3, [], { table: { ...END.table, id: 'new' } }) as unknown as Review];
  await one.playOn(2);
  expect(asked.at(-1)).toBe('POST /api/tables/abc/play-on');
  expect(sent.at(-1)).toEqual({ ply: 3, others: 'bots' });
  expect(go).toHaveBeenCalledWith('/t/new');
});

test('says why a game cannot be played on', async () => {
  const one = new Reviewing(GAME, END, 3);
  await settled();
  const message = { id: 'error-too_many', args: { most: 3 } };
  vi.stubGlobal('fetch', async () => ({ ok: false, status: 429, json: async () => ({ code: 'too_many', message, words: 'No.' }) }));
  await one.playOn(2);
  expect(one.trouble).not.toBe('');
});

const seat = (number: number, more: object) => ({
  seat: number,
  decisions: 1,
  mistakes: 0,
  loss: 0,
  loss_doubt: 0,
  unsure: 0,
  rolls: 0,
  luck: 0,
  luck_doubt: 0,
  turning_points: [],
  smaller: 0,
  ...more,
});

test('tells the reader’s own turning points first, and everyone’s when asked', () => {
  const [own, other] = [turningPoint({ action: 2 }), turningPoint({ action: 1, seat: 1 })];
  const one = new Reviewing(GAME, { ...END, you: [0] }, 3);
  one.review = review([point(0, 0.5)], {
    turning_points: [other, own],
    smaller: 7,
    seats: [seat(0, { turning_points: [own], smaller: 2 }), seat(1, { turning_points: [other] })],
  });
  expect([one.turning, one.smaller]).toEqual([[own], 2]);
  one.toggleWhose();
  expect([one.turning, one.smaller]).toEqual([[other, own], 7]);
  const stranger = new Reviewing(GAME, { ...END, you: [] }, 3);
  stranger.toggleWhose();
  expect(stranger.whose).toBe('everyone');
});

test('a title says what was done, and “you” to the one who did it', () => {
  const one = new Reviewing(GAME, { ...END, you: [0] }, 3);
  expect(one.deed(turningPoint())).toBe('You play disc 3');
  const title = { id: 'carolus-deed-disc', args: { disc: 3, seat: 1, who: 'they', outcome: 'nothing' } };
  expect(one.deed(turningPoint({ seat: 1, title }))).toMatch(/ plays disc 3$/);
  const several = new Reviewing(GAME, { ...END, you: [0, 1] }, 3);
  expect(several.deed(turningPoint())).toBe('Anna plays disc 3');
});

test('a turning point is explained until another action is looked at', () => {
  const one = new Reviewing(GAME, { ...END, you: [0] }, 3);
  const point = turningPoint({ first: 1, last: 2, action: 2 });
  one.review = review([], { seats: [seat(0, { turning_points: [point] })] });
  one.explain(point);
  expect([one.at, one.focus, one.open]).toEqual([2, point, point]);
  one.step(-1);
  expect([one.focus, one.open]).toEqual([null, point]);
  one.go(3);
  expect(one.open).toBeUndefined();
});
