/* One question, answered part by part: what may be picked, what is picked, what is refused. Knows no rules and no page. */
import type { Action, Event, Option, Part, TableView, Value, Message, Why } from './protocol';

export type TargetState = 'offered' | 'chosen' | 'asked' | 'none';
export type Target = { kind: string; value: Value };
/** The answer to "why not?", with the part it was asked of; `why` is null until the server has answered. */
export type Asked = Part & { why: Why | null };

export interface ChooserDoors {
  /** plays an option; settles when the server has answered */
  play: (option: Option) => Promise<unknown>;
  /** asks the server why an action is not legal */
  why: (action: number) => Promise<Why>;
  /** dresses a message in the reader's language */
  say: (message: Message) => string;
  /** true when a complete choice is to be played without asking for Confirm */
  playsAtOnce?: (option: Option) => boolean;
  now?: () => number;
}

const LINGER = 4000;

export class Chooser {
  options: Option[] = $state.raw([]);
  /** the parts picked so far, in the order of the path */
  picked: Part[] = $state.raw([]);
  hovered: Target | null = $state.raw(null);
  refusal: Asked | null = $state.raw(null);
  /** the events of the last update, and of those shortly before it; emptied by the next input */
  justChanged: Event[] = $state.raw([]);
  /** the option a hint holds for the best; goes with its question */
  hinted: Option | null = $state.raw(null);
  sending = $state(false);

  #actions: Action[] = [];
  #ply = -1;
  #seat: number | null = null;
  #changedAt = -Infinity;
  #doors: ChooserDoors;

  constructor(doors: ChooserDoors, actions: Action[] = []) {
    this.#doors = doors;
    this.#actions = actions;
  }

  /** The one option that is left once something has been picked. */
  readonly chosen: Option | null = $derived.by(() => this.#only(this.picked));

  /** The chosen option, or the one that hovering points at: what a preview should show. */
  readonly considered: Option | null = $derived.by(() => {
    const target = this.hovered;
    const level = target ? this.#levelOf(target) : -1;
    if (!target || level < 0) return this.chosen;
    const part = this.#partAt(level, target)!;
    return this.#only([...this.picked.slice(0, level), part]) ?? this.chosen;
  });

  /** The parts to pick from now: those that can follow the picked ones or, when the choice is complete, the last one's rivals. */
  readonly parts: Part[] = $derived.by(() => this.#partsAt(this.level));

  /** The place in the path that `parts` stands for. */
  readonly level: number = $derived.by(() => {
    const next = this.picked.length;
    return this.#partsAt(next).length > 0 && !this.chosen ? next : Math.max(0, next - 1);
  });

  /** Takes a new view; a choice under way survives when the question is still the same. */
  update(view: TableView, news: Event[] = []): void {
    if (view.ply !== this.#ply || view.seat !== this.#seat || !sameOptions(view.options, this.options)) {
      this.options = view.options;
      this.#letGo();
      this.hovered = null;
      this.hinted = null;
    }
    this.#ply = view.ply;
    this.#seat = view.seat;
    if (news.length > 0) {
      const now = (this.#doors.now ?? Date.now)();
      this.justChanged = now - this.#changedAt < LINGER ? [...this.justChanged, ...news] : news;
      this.#changedAt = now;
    }
  }

  /** The part of this kind and value, when it may be picked now: next in the path, or instead of one already picked. */
  offered(kind: string, value: Value): Part | undefined {
    const target = { kind, value };
    const level = this.#levelOf(target);
    return level < 0 ? undefined : this.#partAt(level, target);
  }

  state(kind: string, value: Value): TargetState {
    const target = { kind, value };
    const path = this.chosen?.path ?? this.picked;
    if (path.some((part) => same(part, target))) return 'chosen';
    if (this.refusal && same(this.refusal, target)) return 'asked';
    return this.#levelOf(target) < 0 ? 'none' : 'offered';
  }

  /** Points at a target, from the board or from its button; without arguments, at nothing. */
  hover(kind?: string, value?: Value): void {
    this.hovered = kind === undefined || value === undefined ? null : { kind, value };
  }

  isHovered(kind: string, value: Value): boolean {
    return this.hovered !== null && same(this.hovered, { kind, value });
  }

  /** Whether the hint goes on with this part. */
  isHinted(kind: string, value: Value): boolean {
    const path = this.hinted?.path ?? [];
    return startsWith(path, this.picked.slice(0, this.level)) && same(path[this.level], { kind, value });
  }

  /** Chooses a whole option at once, as from a list; it waits for Confirm like any other. */
  choose(option: Option): void {
    if (this.sending) return;
    this.#input();
    this.refusal = null;
    this.picked = option.path;
  }

  /** Picks an offered part; picking the last part of a complete choice again confirms it. What is not offered is asked about. */
  pick(kind: string, value: Value): void {
    if (this.sending) return;
    const target = { kind, value };
    if (this.chosen && same(this.chosen.path.at(-1)!, target)) return void this.confirm();
    if (!this.hold(kind, value)) {
      if (!this.picked.some((part) => same(part, target))) void this.askWhy(kind, value);
    } else if (this.chosen && this.#doors.playsAtOnce?.(this.chosen)) void this.confirm();
  }

  /** Takes an offered part and waits for Confirm, whatever else is set; false where it is not offered. */
  hold(kind: string, value: Value): boolean {
    const target = { kind, value };
    const level = this.#levelOf(target);
    if (this.sending || level < 0) return false;
    this.#input();
    this.refusal = null;
    this.picked = [...this.picked.slice(0, level), this.#partAt(level, target)!];
    return true;
  }

  /** Lets go of the last part; of a refusal first, where one is shown. */
  back(): void {
    this.#input();
    if (this.refusal) this.refusal = null;
    else this.picked = this.picked.slice(0, -1);
  }

  /** Plays the chosen option. */
  async confirm(): Promise<void> {
    const option = this.chosen;
    if (!option || this.sending) return;
    this.#input();
    this.sending = true;
    try {
      await this.#doors.play(option);
    } finally {
      this.sending = false;
    }
  }

  /** Asks the server why this target is not offered, given what is picked. */
  async askWhy(kind: string, value: Value): Promise<void> {
    const action = this.actionFor(kind, value);
    const part = action?.path.find((one) => same(one, { kind, value }));
    if (!action || !part) return;
    this.#input();
    this.refusal = { ...part, why: null };
    const why = await this.#doors.why(action.id).catch(() => null);
    if (this.refusal && same(this.refusal, part)) this.refusal = why && { ...part, why };
  }

  /** Gives a reason the board itself knows, where no action of the game stands for the target. */
  refuse(part: Part, message: Message, rule: string | null): void {
    this.#input();
    this.refusal = { ...part, why: { option: 0, legal: false, code: null, message, words: null, rule } };
  }

  /** The action meant by a target: the one that shares most of its path with what is picked or offered. */
  actionFor(kind: string, value: Value): Action | undefined {
    let best: Action | undefined;
    let most = -1;
    for (const action of this.#actions) {
      const at = action.path.findIndex((part) => same(part, { kind, value }));
      if (at < 0) continue;
      const fit = this.#fit(action, at);
      if (fit > most) [best, most] = [action, fit];
    }
    return best;
  }

  /** The actions of the question's kind that are not offered at this level, as targets whose "why not?" may be asked. */
  readonly notOffered: Part[] = $derived.by(() => {
    if (this.options.length === 0) return [];
    const offered = this.parts;
    const kinds = new Set(offered.map((part) => part.kind));
    const prefix = this.picked.slice(0, this.level);
    const found: Part[] = [];
    const verbs = new Set(this.options.map(({ verb }) => verb));
    for (const action of this.#actions) {
      const { path } = action;
      const part = path[this.level];
      if (!part || !verbs.has(verbOf(action)) || !kinds.has(part.kind) || !startsWith(path, prefix)) continue;
      if (![...offered, ...found].some((other) => same(other, part))) found.push(part);
    }
    return found;
  });

  say(message: Message): string {
    return this.#doors.say(message);
  }

  #input(): void {
    this.justChanged = [];
  }

  #letGo(): void {
    this.picked = [];
    this.refusal = null;
  }

  #only(parts: Part[]): Option | null {
    if (parts.length === 0) return null;
    const left = this.options.filter((option) => startsWith(option.path, parts));
    const whole = left.find((option) => option.path.length === parts.length);
    return whole ?? (left.length === 1 ? left[0]! : null);
  }

  #partsAt(level: number): Part[] {
    const prefix = this.picked.slice(0, level);
    const found: Part[] = [];
    for (const { path } of this.options) {
      const part = path[level];
      if (part && startsWith(path, prefix) && !found.some((other) => same(other, part))) found.push(part);
    }
    return found;
  }

  #partAt(level: number, target: Target): Part | undefined {
    return this.#partsAt(level).find((part) => same(part, target));
  }

  /** The deepest level at which the target may be picked, or -1. */
  #levelOf(target: Target): number {
    for (let level = this.picked.length; level >= 0; level--) if (this.#partAt(level, target)) return level;
    return -1;
  }

  /** How well an action fits: parts picked count most, then verb and shape of the question, then parts offered at their level. */
  #fit(action: Action, at: number): number {
    let fit = this.options.some((option) => shape(option.path) === shape(action.path)) ? 50 : 0;
    if (this.options.some(({ verb }) => verb === verbOf(action))) fit += 50;
    for (let level = 0; level < at; level++) {
      const part = action.path[level]!;
      if (same(this.picked[level], part)) fit += 100;
      else if (this.options.some(({ path }) => same(path[level], part))) fit += 10;
    }
    return fit;
  }
}

/** Amounts to choose from that are too many for a button each. */
export type Range = { kind: string; values: number[] };
const BUTTONS = 5;
/** the kinds of parts that are amounts; other numbers are names, such as those of lands */
const AMOUNTS = ['bezants', 'coins', 'cubes', 'prestige', 'squires'];

/** The range among the parts, where there is one. */
export function rangeOf(parts: Part[]): Range | null {
  const numbers = parts.filter(({ kind }) => AMOUNTS.includes(kind));
  const kind = numbers[0]?.kind;
  if (kind === undefined || numbers.length <= BUTTONS || numbers.some((part) => part.kind !== kind)) return null;
  return { kind, values: numbers.map(({ value }) => Number(value)) };
}

export function same(a: Target | undefined, b: Target): boolean {
  return a !== undefined && a.kind === b.kind && a.value === b.value;
}

function startsWith(path: Part[], prefix: Part[]): boolean {
  return prefix.every((part, level) => same(path[level], part));
}

function sameOptions(a: Option[], b: Option[]): boolean {
  return a.length === b.length && a.every((option, k) => option.id === b[k]!.id);
}

/** An action's words begin with its verb. */
function verbOf(action: Action): string {
  return action.words.split(' ', 1)[0]!;
}

function shape(path: Part[]): string {
  return path.map((part) => part.kind).join(' ');
}
