/* Fluent messages, dressed as docs/protocol.md says under "Words". */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import type { Message, Seat, Value } from './protocol';

export const LANGUAGES = ['en', 'hu', 'de', 'it'] as const;
export type Language = (typeof LANGUAGES)[number];

const SEATS = new Set(['seat', 'from_seat', 'seats']);

/** The page's own words, those of the boards, and those that lie beside the rules of the games. */
const texts = Object.entries(
  import.meta.glob<string>(['../text/*.ftl', '../games/*/*.ftl', '../../../bezant/games/*/text/*.ftl'], {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
);

/** The language a text file is written in, from its name. */
function languageOf(path: string): string {
  return path.split('/').at(-1)!.replace('.ftl', '');
}

/** The languages in which the page itself can speak; the others are named in LANGUAGES and wait for their file. */
export const spoken: Language[] = LANGUAGES.filter((language) => texts.some(([path]) => path === `../text/${language}.ftl`));

/** The words of a game that this page was built without. */
export type Learned = { game: string; language: string; text: string };

export function bundleOf(language: string, texts: string[]): FluentBundle {
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const text of texts) bundle.addResource(new FluentResource(text), { allowOverrides: true });
  return bundle;
}

/** Every text of a language, over the English one, so that a missing message falls back to English; `learned` came from the server. */
export function loadBundle(language: Language, learned: Learned[] = []): FluentBundle {
  const built = (wanted: string) => texts.filter(([path]) => languageOf(path) === wanted).map(([, text]) => text);
  const of = (wanted: string) => [...built(wanted), ...learned.filter((one) => one.language === wanted).map(({ text }) => text)];
  return bundleOf(language, language === 'en' ? of('en') : [...of('en'), ...of(language)]);
}

/** Formats one message; an unknown id comes back as itself, so that nothing is ever silently empty. */
export function format(bundle: FluentBundle, id: string, args: Record<string, FluentVariable> = {}): string {
  const pattern = bundle.getMessage(id)?.value;
  return pattern ? bundle.formatPattern(pattern, args, []) : id;
}

/** A message of a game in words: arguments are dressed first, names for seats, then the game's own words for its arguments. */
export function say(bundle: FluentBundle, message: Message, game = '', seats: Seat[] = []): string {
  const args: Record<string, FluentVariable> = {};
  for (const [name, raw] of Object.entries(message.args ?? {})) {
    args[name] = dress(bundle, name, raw, game, seats);
    args[`${name}_id`] = bare(raw);
    if (Array.isArray(raw)) args[`${name}_count`] = raw.length;
  }
  return format(bundle, message.id, args);
}

function dress(bundle: FluentBundle, name: string, raw: unknown, game: string, seats: Seat[]): Value {
  if (Array.isArray(raw)) return raw.map((item) => String(dress(bundle, name, item, game, seats))).join(', ');
  const seat = SEATS.has(name) ? seats.find((one) => one.seat === raw) : undefined;
  const value = seat?.name ?? bare(raw);
  const words = `${game}-arg-${name}`;
  if (game && bundle.hasMessage(words)) return format(bundle, words, { value });
  return raw === null ? '' : value;
}

/** A value as Fluent can take it, and select by it: text and numbers as they are, nothing as `none`. */
function bare(raw: unknown): Value {
  if (typeof raw === 'string' || typeof raw === 'number') return raw;
  return raw === null ? 'none' : String(raw);
}
