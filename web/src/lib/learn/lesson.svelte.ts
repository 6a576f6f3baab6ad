/* A guided first game: real positions, one after the other. Knows which answer each step waits for; the table around it works as always. */
import { Chooser, type Target } from '../chooser.svelte';
import { Hinting } from '../hint.svelte';
import type {
  Entry,
  GameDescription,
  LessonAsk,
  LessonMoment,
  LessonStep,
  LessonView,
  Option,
  Part,
  Seat,
  TableView,
  Why,
} from '../protocol';
import { say } from '../settings.svelte';
import { tempo } from '../motion/tempo';
import { PACE, type AtPrompt, type WithLog } from '../table.svelte';
import { minutesLeft } from './progress.svelte';

/** A decision of the step, or several equal ones in a row: done, the one that is asked now, or still to come. */
export type Task = { option: Option; times: number; done: number; state: 'done' | 'now' | 'next' };

/** ask: an answer is waited for; show: what follows is being shown; done: all of the step was seen. */
export type Phase = 'ask' | 'show' | 'done';

export interface LessonDoors {
  /** is told whenever a step begins */
  stands?: (step: number) => void;
  /** how long a move is left on the board, in milliseconds */
  pace?: () => number;
}

/** What a table has besides the game: nobody else is at it, and nothing is agreed. */
type Frame = Omit<TableView, keyof LessonMoment | 'log' | 'options' | 'asked' | 'can_undo'>;

export class Lesson implements AtPrompt, WithLog {
  /** the step, counted from nought */
  at = $state(0);
  phase: Phase = $state('ask');
  view: TableView = $state.raw(null!);
  fresh: Set<number> = $state.raw(new Set());
  /** whether the lit place bears a label */
  points = $state(true);
  /** whether this step is played, or was, without the learner */
  shown = $state(false);
  readonly chooser: Chooser;
  readonly hinting = new Hinting('', { best: () => undefined });
  readonly canHint = false;
  readonly sending = false;
  readonly trouble = null;

  /** which decision of the step is asked */
  #asked = $state(0);
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly #moments: Map<number, LessonMoment>;
  readonly #frame: Frame;

  constructor(
    readonly lesson: LessonView,
    readonly game: GameDescription,
    /** what the learner is called */
    name: string | null = null,
    step = 0,
    private readonly doors: LessonDoors = {},
  ) {
    this.#moments = new Map(lesson.moments.map((moment) => [moment.ply, moment]));
    this.#frame = frameOf(lesson, name);
    this.chooser = new Chooser(
      {
        play: (option) => Promise.resolve(this.#played(option)),
        why: () => Promise.resolve(this.#later()),
        say: (message) => say(message, game.id, this.#frame.seats),
      },
      game,
    );
    this.go(step);
  }

  get steps(): LessonStep[] {
    return this.lesson.steps;
  }

  get step(): LessonStep {
    return this.steps[this.at]!;
  }

  /** The last step asks nothing: it is played on at a table. */
  get isLast(): boolean {
    return this.at === this.steps.length - 1;
  }

  get players(): Seat[] {
    return this.#frame.seats;
  }

  get log(): Entry[] {
    return this.view.log;
  }

  get minutesLeft(): number {
    return minutesLeft(this.lesson.minutes, this.steps.length, this.at);
  }

  /** The option that is waited for. */
  get wanted(): Option | null {
    const ask = this.phase === 'ask' ? this.step.asks[this.#asked] : undefined;
    return ask ? optionOf(ask) : null;
  }

  /** The part of it that is to be picked next; none once all are. */
  get next(): Part | null {
    return this.chooser.chosen ? null : (this.wanted?.path[this.chooser.picked.length] ?? null);
  }

  get tasks(): Task[] {
    const asked = this.phase === 'ask' ? this.#asked : this.step.asks.length;
    const tasks: Task[] = [];
    for (const [k, option] of this.step.asks.map(optionOf).entries()) {
      const repeated = tasks.at(-1)?.option.id === option.id;
      const task: Task = repeated ? tasks.pop()! : { option, times: 0, done: 0, state: 'next' };
      const [times, done] = [task.times + 1, task.done + (k < asked ? 1 : 0)];
      const state = done === times ? 'done' : k === asked ? 'now' : task.state;
      tasks.push({ option, times, done, state });
    }
    return tasks;
  }

  /** The number of the task that is asked now. */
  get task(): number {
    return this.tasks.findIndex(({ state }) => state === 'now') + 1;
  }

  /** The places that the veil leaves free: those of the answer, and those that belong to it. */
  get lit(): Target[] {
    const open = this.wanted ? this.step.asks.slice(this.#asked).map(optionOf) : [];
    return [...open.flatMap(({ path }) => path.flatMap((part): Target[] => [part, ...part.places])), ...this.step.lit.map(placeOf)];
  }

  /** Begins a step. */
  go(step: number): void {
    this.at = Math.max(0, Math.min(step, this.steps.length - 1));
    this.shown = false;
    this.#askFor(0);
    this.doors.stands?.(this.at);
  }

  /** Goes on to the next step, also where this one was not done. */
  on(): void {
    if (!this.isLast) this.go(this.at + 1);
  }

  /** To the beginning of this step or, where one stands there, of the step before. */
  back(): void {
    const begun = this.phase !== 'ask' || this.#asked > 0 || this.chooser.picked.length > 0;
    this.go(begun ? this.at : this.at - 1);
  }

  /** Takes the last decision of this step back. */
  undo(): Promise<void> {
    if (this.view.can_undo) this.#askFor(this.#asked - 1);
    return Promise.resolve();
  }

  hint(): void {}

  /** Does what is to be done next: picks the lit part, or confirms. */
  follow(): void {
    const { next } = this;
    if (next) this.chooser.hold(next.kind, next.value);
    else void this.chooser.confirm();
  }

  /** Plays the rest of the step, part by part. */
  demonstrate(): void {
    if (this.phase !== 'ask') return;
    this.shown = true;
    this.follow();
    if (this.wanted) this.#wait(() => this.demonstrate());
  }

  /** What is being shown is shown at once. */
  skip(): void {
    if (this.phase === 'show') this.#show(this.#goal);
  }

  leave(): void {
    clearTimeout(this.#timer);
  }

  /** The ply where the next decision is made or, after the last one, where the step ends. */
  get #goal(): number {
    return this.step.asks[this.#asked]?.ply ?? this.step.until;
  }

  /** Puts a decision of the step to the learner. */
  #askFor(asked: number): void {
    clearTimeout(this.#timer);
    this.#asked = asked;
    this.#put(this.#goal, false);
  }

  /** Only the right answer can be confirmed: it is played, and what follows is shown. */
  #played(option: Option): void {
    if (option.id !== this.wanted?.id) return;
    const { ply } = this.step.asks[this.#asked]!;
    this.#asked += 1;
    this.#show(ply + 1);
  }

  /** Shows the position after a ply, then the following ones. */
  #show(ply: number): void {
    clearTimeout(this.#timer);
    this.#put(ply);
    if (ply < this.#goal) this.#wait(() => this.#show(ply + 1));
    else if (this.shown && this.wanted) this.#wait(() => this.demonstrate());
  }

  /** Puts the position after a ply on the table, with the decision to be made there; `news` where it is one that follows. */
  #put(ply: number, news = true): void {
    const next = this.step.asks[this.#asked];
    const ask = next?.ply === ply ? next : null;
    const log = this.lesson.log.filter((entry) => entry.ply <= ply);
    const came = news ? log.filter((entry) => entry.ply > this.view.ply) : [];
    const open = { options: ask?.options ?? [], asked: ask !== null, can_undo: ask !== null && this.#asked > 0 };
    this.phase = ask || this.isLast ? 'ask' : ply < this.step.until ? 'show' : 'done';
    this.points = true;
    this.fresh = new Set(came.map((entry) => entry.ply));
    this.view = { ...this.#frame, ...this.#moments.get(ply)!, ...open, log };
    this.chooser.only = ask ? optionOf(ask) : null;
    [this.chooser.picked, this.chooser.refusal, this.chooser.justChanged] = [[], null, []];
    this.chooser.update(
      this.view,
      came.flatMap((entry) => entry.events),
    );
  }

  #wait(then: () => void): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(then, this.doors.pace?.() ?? tempo() * PACE);
  }

  /** The answer to "why not?" in a lesson. */
  #later(): Why {
    const message = { id: 'lesson-now', args: { what: this.wanted ? this.chooser.say(this.wanted.label) : '' } };
    return { option: null, label: null, legal: false, code: null, message, words: null, rule: null };
  }
}

function optionOf({ options, option }: LessonAsk): Option {
  return options.find(({ id }) => id === option)!;
}

/** A place as lessons name it: `city tabuk`. */
function placeOf(words: string): Target {
  const [kind, value] = words.split(' ') as [string, string];
  return { kind, value };
}

function frameOf({ game, seats, seat: own }: LessonView, name: string | null): Frame {
  const everyone = seats.map((_, seat) => seat);
  return {
    table: {
      id: '',
      name: '',
      game,
      private: true,
      talk: false,
      hints: false,
      options: {},
      created: '',
      commitment: '',
      seed: null,
      uploaded: false,
      sandbox: null,
    },
    status: 'playing',
    seats: seats.map((one, seat) => ({
      seat,
      kind: 'person',
      name: seat === own && name ? name : one.name,
      bot: null,
      side: one.side,
      you: seat === own,
      bot_of: null,
      here: true,
    })),
    you: [own],
    seat: own,
    undo_turn: 0,
    preparing: false,
    result: null,
    since: -1,
    chat: [],
    here: everyone,
    left: everyone.map(() => null),
    watching: 0,
    life: {
      terms: { clock: null, absence: 0, idle: 0, stand_in: '', watch: 'all', chat: 'all', shuffle: false, take_backs: true },
      moved: '',
      deadline: null,
      paused: null,
      seats: [],
      request: null,
      rematch: null,
      rematch_of: null,
      kept_until: null,
      host: null,
      happenings: [],
    },
  };
}
