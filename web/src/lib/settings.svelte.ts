/* How the person wants it: looks, speech, when to ask. What is tried out shows at once, and is kept or left. */
import type { FluentVariable } from '@fluent/bundle';
import { api, type Refused } from './api';
import type { GameSummary, Message, Seat } from './protocol';
import { chosen, house, kept, NAMES, WORN, type Choice, type Choices } from './settings/choices';
import { Speech, wished } from './speech.svelte';
import { BUILT_IN } from './texts';
import { format, LANGUAGES, listed, localeOf, say as sayIn, type Language, type Words } from './words';

export type { Choice, Choices } from './settings/choices';

/** The language that was chosen, or else the browser's wish. */
const spokenHere = (): Language =>
  LANGUAGES.find((language) => language === kept.get('language')) ?? wished(globalThis.navigator?.languages);

class Settings {
  /** what is tried out and not kept yet */
  #tried: Partial<Choices> = $state.raw({});
  readonly #speech = new Speech(spokenHere());

  get language(): Language {
    return this.#speech.language;
  }

  /** the words of the language, as far as they have come */
  get bundle(): Words {
    return this.#speech.words;
  }

  /** Whose numbers, dates and lists go with the language. */
  get locale(): string {
    return localeOf(this.language);
  }

  /** What holds now. */
  of<K extends Choice>(name: K): Choices[K] {
    return this.#tried[name] ?? chosen(name);
  }

  /** Keeps these; what is the house's own is forgotten, so that it follows the house. */
  choose(changes: Partial<Choices>): void {
    void kept.set(
      Object.fromEntries(Object.entries(changes).map(([name, value]) => [name, value === house(name as Choice) ? undefined : value])),
    );
    this.#wear();
  }

  /** Shows how these would be. */
  try(changes: Partial<Choices>): void {
    this.#tried = { ...this.#tried, ...changes };
    this.#wear();
  }

  /** The names that are tried out and are not as they are kept. */
  get tried(): Choice[] {
    return NAMES.filter((name) => this.of(name) !== chosen(name));
  }

  /** Shows everything as the house has it. */
  tryHouse(): void {
    this.try(Object.fromEntries(NAMES.map((name) => [name, house(name)])));
  }

  keep(): void {
    const changes = this.#tried;
    this.#tried = {};
    this.choose(changes);
  }

  /** Leaves everything as it was. */
  leave(): void {
    this.#tried = {};
    this.#wear();
  }

  /** The theme that shows, chosen or the device's. */
  get shownTheme(): 'light' | 'dark' {
    const theme = this.of('theme');
    return theme === 'device' ? (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light') : theme;
  }

  toggleTheme(): void {
    this.choose({ theme: this.shownTheme === 'dark' ? 'light' : 'dark' });
  }

  /** Whether nothing is to move, by choice or because the device says so. */
  get isStill(): boolean {
    const motion = this.of('motion');
    return motion === 'none' || (motion === 'device' && matchMedia('(prefers-reduced-motion: reduce)').matches);
  }

  /** Speaks another language once its words have come; fails where they do not. */
  async speak(language: Language): Promise<void> {
    await this.#speech.change(language);
    document.documentElement.lang = this.language;
    void kept.set({ language: this.language });
  }

  /** Learns the page's own words. */
  learnPage(): Promise<void> {
    return this.#speech.learnPage();
  }

  /** Learns the words of these games. */
  learn(...games: string[]): Promise<void> {
    return this.#speech.learn(...games);
  }

  /** Puts on what is kept, and follows what is set elsewhere. */
  start(): void {
    document.documentElement.lang = this.language;
    this.#wear();
    kept.onNews((names) => {
      this.#wear();
      if (names.includes('language')) void this.#follow();
    });
    kept.start();
  }

  /** Speaks as was chosen elsewhere; where the words do not come, as before. */
  async #follow(): Promise<void> {
    await this.#speech.change(spokenHere()).catch(() => undefined);
    document.documentElement.lang = this.language;
  }

  #wear(): void {
    const { dataset } = document.documentElement;
    for (const name of WORN) {
      if (this.of(name) === house(name)) delete dataset[name];
      else dataset[name] = String(this.of(name));
    }
  }
}

export const settings = new Settings();

/** The games of the server, once the page can name them: the names of most are among its own words. */
export async function knownGames(): Promise<GameSummary[]> {
  const games = await api.games();
  await settings.learn(...games.map(({ id }) => id).filter((id) => !BUILT_IN.includes(id)));
  return games;
}

/** A text of the page itself. */
export function t(id: string, args: Record<string, FluentVariable> = {}): string {
  return format(settings.bundle, id, args);
}

/** "Anna, Béla and Carlo" */
export function list(names: string[]): string {
  return listed(settings.language, names);
}

/** The explanation of a thing: its name, and what it is and does. */
export function explained(id: string): { name: string; text: string } | null {
  const message = settings.bundle.getMessage(id);
  const name = message?.attributes['name'];
  return name ? { name: settings.bundle.formatPattern(name, {}, []), text: t(id) } : null;
}

/** A message of the server, in words. */
export function say(message: Message, game = '', seats: Seat[] = []): string {
  return sayIn(settings.bundle, message, game, seats);
}

/** Seats with the bots called by their names in the reader's language. */
export function named<S extends Seat>(seats: S[]): S[] {
  return seats.map((seat) => {
    const id = `bot-${seat.bot}`;
    return seat.bot && settings.bundle.hasMessage(id) ? { ...seat, name: seat.name.replace(seat.bot, t(id)) } : seat;
  });
}

/** A refusal in the reader's language, or in the server's own words where the page has none. */
export function sayRefusal(refused: Refused, game = '', seats: Seat[] = []): string {
  return settings.bundle.hasMessage(refused.said.id) ? say(refused.said, game, seats) : refused.message;
}
