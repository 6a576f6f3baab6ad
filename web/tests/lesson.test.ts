import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { LessonView } from '../src/lib/protocol';
import { entry, event, GAME, MOVE, PLACE, word } from './fixtures/views';

const stored = new Map<string, string>();
vi.stubGlobal('localStorage', {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, value: string) => void stored.set(key, value),
});
vi.stubGlobal('Element', class {});
const { pressed } = await import('../src/lib/learn/keys');
const { Lesson } = await import('../src/lib/learn/lesson.svelte');
const { minutesLeft } = await import('../src/lib/learn/progress.svelte');

const PACE = 100;
const RED_TO_1 = PLACE[2]!;
const BLUE_TO_0 = PLACE[5]!;

/** Three steps: two knights and what the other seat does, Charlemagne, and the game at the end. */
const TAUGHT: LessonView = {
  game: 'carolus',
  minutes: 20,
  seats: [
    { name: 'Anna', side: 'white' },
    { name: 'Béla', side: 'black' },
  ],
  seat: 0,
  steps: [
    {
      id: 'knights',
      ply: 0,
      until: 4,
      asks: [
        { ply: 0, options: PLACE, option: RED_TO_1.id },
        { ply: 1, options: PLACE, option: RED_TO_1.id },
        { ply: 3, options: PLACE, option: BLUE_TO_0.id },
      ],
      lit: ['land 2'],
    },
    { id: 'ride', ply: 8, until: 9, asks: [{ ply: 8, options: MOVE, option: 32 }], lit: [] },
    { id: 'play', ply: 20, until: 20, asks: [], lit: [] },
  ],
  moments: [0, 1, 2, 3, 4, 8, 9, 20].map((ply) => ({
    ply,
    to_move: ply === 2 ? 1 : 0,
    question: { title: word('question'), detail: null, rule: 'CAR-7.2' },
    steps: [],
    position: { ply },
  })),
  log: Array.from({ length: 21 }, (_, ply) => entry(ply, ply > 0 ? [event('placed', { land: ply })] : [])),
};

let stood: number[];
let lesson: InstanceType<typeof Lesson>;

const begun = (step = 0) => new Lesson(TAUGHT, GAME, 'Zoe', step, { stands: (at) => stood.push(at), pace: () => PACE });
/** Answers as a person would: part by part, then Confirm. */
async function answer(...path: [string, string | number][]): Promise<void> {
  for (const [kind, value] of path) lesson.chooser.pick(kind, value);
  await lesson.chooser.confirm();
}
const states = () => lesson.tasks.map(({ state, done, times }) => `${state} ${done}/${times}`);

beforeEach(() => {
  vi.useFakeTimers();
  stood = [];
  lesson = begun();
});
afterEach(() => vi.useRealTimers());

describe('a step', () => {
  test('shows the position it begins with, through the eyes of the learner', () => {
    expect(lesson.view).toMatchObject({ ply: 0, you: [0], seat: 0, asked: true, can_undo: false, position: { ply: 0 } });
    expect(lesson.view.seats.map(({ name }) => name)).toEqual(['Zoe', 'Béla']);
    expect(lesson.log.map(({ ply }) => ply)).toEqual([0]);
    expect(lesson.phase).toBe('ask');
    expect(stood).toEqual([0]);
  });

  test('lets only its own answer be chosen, part by part', () => {
    expect(lesson.chooser.parts.map(({ value }) => value)).toEqual(['red']);
    expect(lesson.chooser.later.map(({ value }) => value)).toEqual(['blue']);
    expect(lesson.chooser.state('family', 'blue')).toBe('none');
    lesson.chooser.pick('family', 'red');
    expect(lesson.next).toMatchObject({ kind: 'land', value: 1 });
    expect(lesson.chooser.parts.map(({ value }) => value)).toEqual([1]);
    expect(lesson.chooser.later.map(({ value }) => value)).toEqual(['court', 0, 2]);
    expect(lesson.chooser.chosen).toBeNull();
    lesson.chooser.pick('land', 1);
    expect(lesson.chooser.chosen?.id).toBe(RED_TO_1.id);
    expect(lesson.next).toBeNull();
  });

  test('answers any other click with a sentence, and stays', async () => {
    lesson.chooser.pick('family', 'blue');
    await vi.advanceTimersByTimeAsync(0);
    expect(lesson.chooser.refusal?.why?.message).toMatchObject({ id: 'lesson-now' });
    expect(lesson.view.ply).toBe(0);
    expect(lesson.chooser.notOffered).toEqual([]);
  });

  test('counts equal tasks together, and ticks them off', async () => {
    expect(states()).toEqual(['now 0/2', 'next 0/1']);
    await answer(['family', 'red'], ['land', 1]);
    expect(states()).toEqual(['now 1/2', 'next 0/1']);
    expect(lesson.view).toMatchObject({ ply: 1, asked: true, can_undo: true });
    await lesson.undo();
    expect(states()).toEqual(['now 0/2', 'next 0/1']);
    expect(lesson.view).toMatchObject({ ply: 0, can_undo: false });
  });

  test('shows what follows move by move, and asks again where the learner is asked', async () => {
    await answer(['family', 'red'], ['land', 1]);
    await answer(['family', 'red'], ['land', 1]);
    expect([lesson.phase, lesson.view.ply]).toEqual(['show', 2]);
    expect(lesson.chooser.justChanged.map(({ args }) => args['land'])).toEqual([2]);
    await vi.advanceTimersByTimeAsync(PACE);
    expect([lesson.phase, lesson.view.ply, lesson.task]).toEqual(['ask', 3, 2]);
    await answer(['family', 'blue'], ['land', 0]);
    expect([lesson.phase, lesson.view.ply]).toEqual(['done', 4]);
    expect(states()).toEqual(['done 2/2', 'done 1/1']);
    expect(lesson.log.at(-1)?.ply).toBe(4);
  });

  test('lights the places of what is still to be done, and those that belong to it', () => {
    expect(lesson.lit.map(({ kind, value }) => `${kind} ${value}`)).toEqual([
      'family red',
      'land 1',
      'family red',
      'land 1',
      'family blue',
      'land 0',
      'land 2',
    ]);
  });
});

describe('the way through', () => {
  test('“Show me” plays the rest of the step', async () => {
    lesson.demonstrate();
    expect(lesson.chooser.picked.map(({ value }) => value)).toEqual(['red']);
    await vi.advanceTimersByTimeAsync(20 * PACE);
    expect([lesson.phase, lesson.view.ply, lesson.shown]).toEqual(['done', 4, true]);
    lesson.on();
    expect([lesson.at, lesson.phase, lesson.shown]).toEqual([1, 'ask', false]);
  });

  test('what is being shown can be had at once', async () => {
    await answer(['family', 'red'], ['land', 1]);
    await answer(['family', 'red'], ['land', 1]);
    lesson.skip();
    expect([lesson.phase, lesson.view.ply]).toEqual(['ask', 3]);
  });

  test('a story may leap: the log is that of the game', () => {
    lesson.on();
    expect([lesson.at, lesson.view.ply]).toEqual([1, 8]);
    expect(lesson.log).toHaveLength(9);
    expect(stood).toEqual([0, 1]);
  });

  test('back leads to the beginning of the step, then to the one before', async () => {
    lesson.on();
    lesson.chooser.pick('steps', 2);
    lesson.back();
    expect([lesson.at, lesson.chooser.picked]).toEqual([1, []]);
    lesson.back();
    expect(lesson.at).toBe(0);
    lesson.back();
    expect(lesson.at).toBe(0);
  });

  test('it is resumed where it was left, and never beyond its end', () => {
    expect(begun(1).view.ply).toBe(8);
    expect(begun(99).isLast).toBe(true);
  });

  test('the last step asks nothing', () => {
    lesson.go(2);
    expect([lesson.isLast, lesson.wanted, lesson.view.asked, lesson.tasks]).toEqual([true, null, false, []]);
    lesson.on();
    expect(lesson.at).toBe(2);
  });
});

describe('keys', () => {
  const press = (key: string, play = () => undefined) => pressed({ key, target: null } as KeyboardEvent, lesson, play);

  test('Enter does what comes next', async () => {
    press('Enter');
    press('Enter');
    expect(lesson.chooser.chosen?.id).toBe(RED_TO_1.id);
    press('Enter');
    await vi.advanceTimersByTimeAsync(0);
    expect(lesson.view.ply).toBe(1);
    lesson.go(2);
    const play = vi.fn();
    press('Enter', play);
    expect(play).toHaveBeenCalledOnce();
  });

  test('Escape lets go of what was picked, then puts the pointer away', () => {
    lesson.chooser.pick('family', 'red');
    press('Escape');
    expect([lesson.chooser.picked, lesson.points]).toEqual([[], true]);
    press('Escape');
    expect(lesson.points).toBe(false);
  });

  test('S shows, Backspace goes back, others are not ours', () => {
    lesson.on();
    press('Backspace');
    expect(lesson.at).toBe(0);
    press('s');
    expect(lesson.shown).toBe(true);
    expect(press('x')).toBe(false);
  });
});

describe('progress', () => {
  const fresh = async () => (await import('../src/lib/learn/progress.svelte')).progress;
  beforeEach(() => {
    stored.clear();
    vi.resetModules();
  });

  test('is kept by the browser, game by game', async () => {
    const progress = await fresh();
    expect([progress.begun, progress.of('carolus')]).toEqual([false, { step: 0, done: null }]);
    progress.stand('carolus', 4);
    vi.resetModules();
    const again = await fresh();
    expect([again.begun, again.of('carolus').step, again.of('byzantium').step]).toEqual([true, 4, 0]);
  });

  test('begins anew after the end, and knows that it was reached', async () => {
    const progress = await fresh();
    progress.stand('carolus', 4);
    progress.finish('carolus', new Date('2026-05-08T12:00:00Z'));
    expect(progress.of('carolus')).toEqual({ step: 0, done: '2026-05-08T12:00:00.000Z' });
    progress.finish('carolus');
    expect(progress.of('carolus').done).toBe('2026-05-08T12:00:00.000Z');
  });

  test.each(['{', '[1]', '{"carolus": {"step": -1}}', '{"carolus": 3}'])('what cannot be read is nothing: %s', async (text) => {
    stored.set('bezant.learn', text);
    expect((await fresh()).of('carolus')).toEqual({ step: 0, done: null });
  });

  test('the minutes left go down to those of the game at the end', () => {
    expect([0, 6, 12].map((step) => minutesLeft(20, 13, step))).toEqual([20, 13, 6]);
  });
});
