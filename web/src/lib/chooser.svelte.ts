/* One question, answered part by part: what may be picked, what is picked, what is refused. Knows no rules and no page. */
import type { Event, GameDescription, Message, Option, Part, TableView, Value, Why } from './protocol';

export type TargetState = 'offered' | 'chosen' | 'asked' | 'none';
export type Target = { kind: string; value: Value };
/** The answer to "why not?", with the place it was asked of; `why` is null until the server has answered. */
export type Asked = Target & { why: Why | null };
/** What a game says of its actions: the values of each verb's parts, and which kinds of parts are amounts. */
export type Verbs = Pick<GameDescription, 'id' | 'verbs' | 'amounts'>;

export interface ChooserDoors {
  /** plays an option; settles when the server has answered */
  play: (option: Option) => Promise<unknown>;
  /** asks the server why a place cannot be chosen once these parts are picked */
  why: (place: Target, picked: Part[]) => Promise<Why>;
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
  /** in a lesson the one option that may be chosen; the others are open, but come later */
  only: Option | null = $state.raw(null);

  #game: Verbs;
  #ply = -1;
  #seat: number | null = null;
  #changedAt = -Infinity;
  #doors: ChooserDoors;

  constructor(doors: ChooserDoors, game: Verbs = { id: '', verbs: [], amounts: [] }) {
    this.#doors = doors;
    this.#game = game;
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

  /** The parts that could be picked too, were this no lesson. */
  readonly later: Part[] = $derived.by(() => (this.only ? this.#open(this.level).filter((part) => !this.#isOpen(part, this.level)) : []));

  /** The amounts among the parts, where they are too many for a button each. */
  readonly range: Range | null = $derived.by(() => rangeOf(this.parts, this.#game.amounts));

  /** The place in the path that `parts` stands for. */
  readonly level: number = $derived.by(() => {
    const next = this.picked.length;
    return this.#partsAt(next).length > 0 && !this.chosen ? next : Math.max(0, next - 1);
  });

  /** Takes a new view; a choice under way survives when the question is still the same. */
  update(view: Pick<TableView, 'ply' | 'seat' | 'options'>, news: Event[] = []): void {
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

  /** The option that is meant once this part is picked, where there is only one. */
  outcome(part: Part): Option | null {
    const parts = [...this.picked.slice(0, this.level), part];
    const left = this.options.filter(({ path }) => startsWith(path, parts));
    return left.length === 1 ? left[0]! : null;
  }

  /** The part that a place leads to though it is not lit, where there is one. */
  meant(kind: string, value: Value): Part | undefined {
    return this.parts.find((part) => part.leads.some((place) => same(place, { kind, value })));
  }

  state(kind: string, value: Value): TargetState {
    const target = { kind, value };
    const path = this.chosen?.path ?? this.picked;
    if (path.some((part) => lights(part, target))) return 'chosen';
    if (this.refusal && same(this.refusal, target)) return 'asked';
    return this.#levelOf(target) < 0 ? 'none' : 'offered';
  }

  /** Points at a target, from the board or from its button; without arguments, at nothing. */
  hover(kind?: string, value?: Value): void {
    this.hovered = kind === undefined || value === undefined ? null : { kind, value };
  }

  /** Whether this target is pointed at, itself or by another that stands for the same part. */
  isHovered(kind: string, value: Value): boolean {
    const [target, hovered] = [{ kind, value }, this.hovered];
    if (!hovered) return false;
    return same(hovered, target) || this.parts.some((part) => lights(part, hovered) && lights(part, target));
  }

  /** Whether the reader is at this target: it is offered, chosen, asked about or pointed at. */
  isNear(kind: string, value: Value): boolean {
    return this.state(kind, value) !== 'none' || this.isHovered(kind, value);
  }

  /** Whether the hint goes on with this part. */
  isHinted(kind: string, value: Value): boolean {
    const path = this.hinted?.path ?? [];
    return startsWith(path, this.picked.slice(0, this.level)) && lights(path[this.level], { kind, value });
  }

  /** Chooses a whole option at once, as from a list; it waits for Confirm like any other. */
  choose(option: Option): void {
    if (this.sending) return;
    this.#input();
    this.refusal = null;
    this.picked = option.path;
  }

  /** Picks an offered part; picking the last part of a complete choice again confirms it. A place that leads to a part means it;
   *  what is not offered is asked about. */
  pick(kind: string, value: Value): void {
    if (this.sending) return;
    const target = { kind, value };
    if (this.chosen && lights(this.chosen.path.at(-1), target)) return void this.confirm();
    if (!this.hold(kind, value)) {
      const meant = this.meant(kind, value);
      if (meant) return this.#followTo(meant);
      if (!this.picked.some((part) => lights(part, target))) void this.askWhy(kind, value);
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

  /** Asks the server why this place is not offered, given what is picked. */
  async askWhy(kind: string, value: Value): Promise<void> {
    const place = { kind, value };
    this.#input();
    this.refusal = { ...place, why: null };
    const why = await this.#doors.why(place, this.picked).catch(() => null);
    if (this.refusal && same(this.refusal, place)) this.refusal = why && { ...place, why };
  }

  /** The values of the question's kinds that are not offered at this level, as targets whose "why not?" may be asked. */
  readonly notOffered: Part[] = $derived.by(() => {
    if (this.options.length === 0 || this.only) return [];
    const asked = new Set(this.options.map(({ verb }) => verb));
    const kinds = new Set(this.parts.map((part) => part.kind));
    const found = this.#game.verbs
      .filter(({ verb, parts }) => asked.has(verb) && fits(parts, this.picked.slice(0, this.level)))
      .flatMap(({ parts }) => parts[this.level] ?? [])
      .filter(({ kind }) => kinds.has(kind))
      .flatMap(({ kind, values }) => values.map((value) => this.#part(kind, value)));
    return found.filter((part, k) => ![...this.parts, ...found.slice(0, k)].some((other) => same(other, part)));
  });

  say(message: Message): string {
    return this.#doors.say(message);
  }

  #input(): void {
    this.justChanged = [];
  }

  /** Takes the part that a place leads to; again, it stays as it is. */
  #followTo({ kind, value }: Part): void {
    if (!same(this.picked[this.level], { kind, value })) this.pick(kind, value);
  }

  #part(kind: string, value: Value): Part {
    return { kind, value, label: { id: `${this.#game.id}-part-${kind}`, args: { [kind]: value } }, places: [], leads: [] };
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
    return this.#open(level).filter((part) => this.#isOpen(part, level));
  }

  #isOpen(part: Part, level: number): boolean {
    return this.only === null || same(this.only.path[level], part);
  }

  /** The parts that options go on with at a level. */
  #open(level: number): Part[] {
    const prefix = this.picked.slice(0, level);
    const found: Part[] = [];
    for (const { path } of this.options) {
      const part = path[level];
      if (part && startsWith(path, prefix) && !found.some((other) => same(other, part))) found.push(part);
    }
    return found;
  }

  #partAt(level: number, target: Target): Part | undefined {
    return this.#partsAt(level).find((part) => lights(part, target));
  }

  /** The deepest level at which the target may be picked, or -1. */
  #levelOf(target: Target): number {
    for (let level = this.picked.length; level >= 0; level--) if (this.#partAt(level, target)) return level;
    return -1;
  }
}

/** Amounts to choose from that are too many for a button each. */
export type Range = { kind: string; values: number[] };
const BUTTONS = 5;

/** The range among the parts, where there is one; `amounts` are the kinds of parts that are amounts. */
export function rangeOf(parts: Part[], amounts: string[]): Range | null {
  const numbers = parts.filter(({ kind }) => amounts.includes(kind));
  const kind = numbers[0]?.kind;
  if (kind === undefined || numbers.length <= BUTTONS || numbers.some((part) => part.kind !== kind)) return null;
  return { kind, values: numbers.map(({ value }) => Number(value)) };
}

export function same(a: Target | undefined, b: Target): boolean {
  return a !== undefined && a.kind === b.kind && a.value === b.value;
}

/** Whether a part is shown at this place: the one of its own name, or another that the game names. */
export function lights(part: Part | undefined, place: Target): boolean {
  return part !== undefined && (same(part, place) || part.places.some((one) => same(one, place)));
}

function fits(parts: Verbs['verbs'][number]['parts'], prefix: Part[]): boolean {
  return prefix.every(({ kind, value }, level) => parts[level]?.kind === kind && parts[level].values.includes(value));
}

function startsWith(path: Part[], prefix: Part[]): boolean {
  return prefix.every((part, level) => same(path[level], part));
}

function sameOptions(a: Option[], b: Option[]): boolean {
  return a.length === b.length && a.every((option, k) => option.id === b[k]!.id);
}
