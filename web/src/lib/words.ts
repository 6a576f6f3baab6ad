/* Fluent messages, dressed as docs/protocol.md says under "Words". */
import { FluentBundle, FluentNumber, FluentResource, type FluentVariable, type Scope } from '@fluent/bundle';
import type { Message, Seat, Value } from './protocol';

export const LANGUAGES = ['en', 'hu', 'de', 'it'] as const;
export type Language = (typeof LANGUAGES)[number];

/** The locale whose numbers, dates and lists go with a language: the English here is British. */
export function localeOf(language: string): string {
  return language === 'en' ? 'en-GB' : language;
}

const joiners = new Map<string, Intl.ListFormat>();

/** "Anna, Béla and Carlo" */
export function listed(language: string, items: string[]): string {
  const joiner = joiners.get(language) ?? new Intl.ListFormat(localeOf(language));
  joiners.set(language, joiner);
  return joiner.format(items);
}

const SEATS = new Set(['seat', 'from_seat', 'seats']);
const NOBODY: Seat[] = [];

const ENTRY = /^(-?[a-zA-Z][\w-]*) *=/gm;
const REFERENCE = /\{\s*(-?[a-zA-Z][\w-]*)/g;

/** Beyond this many sentences about one table the memory of them begins anew. */
const MOST_SAID = 2000;

/** A number that needs no formatter while it is small: making one takes longer than everything else on a page. */
class Count extends FluentNumber {
  override toString(scope?: Scope): string {
    return Number.isInteger(this.value) && Math.abs(this.value) < 1000 ? String(this.value) : super.toString(scope);
  }
}

/** The words of a language. A message is read when it is first asked for, with those it refers to: reading all takes a tenth of a
 *  second on a phone. */
export class Words extends FluentBundle {
  readonly #unread = new Map<string, string>();
  /** what was said before, by the seats it was said of: a board says the same again with every move */
  readonly #said = new WeakMap<Seat[], Map<string, string>>();

  /** Of two messages with one id the later holds. */
  constructor(language: string, texts: string[]) {
    super(localeOf(language), { useIsolating: false });
    for (const text of texts) {
      const entries = [...text.matchAll(ENTRY)];
      entries.forEach(({ 1: id, index }, k) => this.#unread.set(id!, text.slice(index, entries[k + 1]?.index)));
    }
  }

  override hasMessage(id: string): boolean {
    return this.#unread.has(id) || super.hasMessage(id);
  }

  override getMessage(id: string): ReturnType<FluentBundle['getMessage']> {
    this.#read(id);
    return super.getMessage(id);
  }

  /** What `work` says under this name, for these seats; it is asked once. */
  remembered(seats: Seat[], name: string, work: () => string): string {
    const known = this.#said.get(seats) ?? new Map<string, string>();
    const before = known.get(name);
    if (before !== undefined) return before;
    if (known.size >= MOST_SAID) known.clear();
    const words = work();
    this.#said.set(seats, known.set(name, words));
    return words;
  }

  #read(id: string): void {
    const source = this.#unread.get(id);
    if (source === undefined) return;
    this.#unread.delete(id);
    this.addResource(new FluentResource(source));
    for (const [, referred] of source.matchAll(REFERENCE)) this.#read(referred!);
  }
}

/** Formats one message; an unknown id comes back as itself, so that nothing is ever silently empty. */
export function format(words: Words, id: string, args: Record<string, FluentVariable> = {}): string {
  const pattern = words.getMessage(id)?.value;
  if (!pattern) return id;
  const counted = Object.entries(args).map(([name, value]) => [name, typeof value === 'number' ? new Count(value) : value]);
  return words.formatPattern(pattern, Object.fromEntries(counted) as typeof args, []);
}

/** A message of a game in words: arguments are dressed first, names for seats, then the game's own words for its arguments. */
export function say(words: Words, message: Message, game = '', seats: Seat[] = NOBODY): string {
  return words.remembered(seats, `${game} ${JSON.stringify(message)}`, () => sayNow(words, message, game, seats));
}

function sayNow(words: Words, message: Message, game: string, seats: Seat[]): string {
  const args: Record<string, FluentVariable> = {};
  for (const [name, raw] of Object.entries(message.args ?? {})) {
    args[name] = dress(words, name, raw, game, seats);
    args[`${name}_id`] = bare(raw);
    if (!Array.isArray(raw)) continue;
    args[`${name}_count`] = raw.length;
    args[`${name}_and`] = listed(
      words.locales[0]!,
      raw.map((item) => String(dress(words, name, item, game, seats))),
    );
  }
  return format(words, message.id, args);
}

function dress(words: Words, name: string, raw: unknown, game: string, seats: Seat[]): Value {
  if (Array.isArray(raw)) return raw.map((item) => String(dress(words, name, item, game, seats))).join(', ');
  const seat = SEATS.has(name) ? seats.find((one) => one.seat === raw) : undefined;
  const value = seat?.name ?? bare(raw);
  const dressing = `${game}-arg-${name}`;
  if (game && words.hasMessage(dressing)) return format(words, dressing, { value });
  return raw === null ? '' : value;
}

/** A value as Fluent can take it, and select by it: text and numbers as they are, nothing as `none`. */
function bare(raw: unknown): Value {
  if (typeof raw === 'string' || typeof raw === 'number') return raw;
  return raw === null ? 'none' : String(raw);
}
