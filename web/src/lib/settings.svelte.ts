/* What this browser remembers: theme, language, when to ask for Confirm. */
import { format, loadBundle, say as sayIn, spoken, type Language, type Learned } from './words';
import type { FluentBundle, FluentVariable } from '@fluent/bundle';
import { api, type Refused } from './api';
import type { GameSummary, Message, Seat } from './protocol';

export type Theme = 'light' | 'dark';
export type Asking = 'always' | 'final';

function remembered<T extends string>(key: string, allowed: readonly T[]): T | null {
  const value = localStorage.getItem(`bezant.${key}`);
  return allowed.find((one) => one === value) ?? null;
}

class Settings {
  theme: Theme | null = $state(remembered('theme', ['light', 'dark']));
  language: Language = $state(remembered('language', spoken) ?? 'en');
  /** 'final': ask for Confirm only where undo ends */
  asking: Asking = $state(remembered('asking', ['always', 'final']) ?? 'always');
  /** words of games that this page was built without */
  #learned: Learned[] = $state.raw([]);
  readonly bundle: FluentBundle = $derived.by(() => loadBundle(this.language, this.#learned));

  /** The theme that shows, chosen or the system's. */
  get shownTheme(): Theme {
    return this.theme ?? (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light');
  }

  toggleTheme(): void {
    this.theme = this.shownTheme === 'dark' ? 'light' : 'dark';
    this.#remember('theme', this.theme);
    this.apply();
  }

  speak(language: Language): void {
    this.language = language;
    this.#remember('language', language);
    this.apply();
  }

  ask(asking: Asking): void {
    this.asking = asking;
    this.#remember('asking', asking);
  }

  /** Learns the words of these games, where the page was built without them. */
  async learn(...games: string[]): Promise<void> {
    const unknown = games.filter((game) => !this.bundle.hasMessage(`${game}-title`));
    const wanted = unknown.flatMap((game) => [...new Set(['en', this.language])].map((language) => ({ game, language })));
    const came = await Promise.all(wanted.map(async (one) => ({ ...one, text: await api.text(one.game, one.language) })));
    if (came.length > 0) this.#learned = [...this.#learned, ...came];
  }

  /** Puts theme and language on the page itself. */
  apply(): void {
    if (this.theme) document.documentElement.dataset['theme'] = this.theme;
    document.documentElement.lang = this.language;
  }

  #remember(key: string, value: string): void {
    localStorage.setItem(`bezant.${key}`, value);
  }
}

export const settings = new Settings();

/** The games of the server, once the page knows their words. */
export async function knownGames(): Promise<GameSummary[]> {
  const games = await api.games();
  await settings.learn(...games.map(({ id }) => id));
  return games;
}

/** A text of the page itself. */
export function t(id: string, args: Record<string, FluentVariable> = {}): string {
  return format(settings.bundle, id, args);
}

/** A message of the server, in words. */
export function say(message: Message, game = '', seats: Seat[] = []): string {
  return sayIn(settings.bundle, message, game, seats);
}

/** Seats with the bots called by their names in the reader's language. */
export function named(seats: Seat[]): Seat[] {
  return seats.map((seat) => {
    const id = `bot-${seat.bot}`;
    return seat.bot && settings.bundle.hasMessage(id) ? { ...seat, name: seat.name.replace(seat.bot, t(id)) } : seat;
  });
}

/** A refusal in the reader's language, or in the server's own words where the page has none. */
export function sayRefusal(refused: Refused, game = '', seats: Seat[] = []): string {
  return settings.bundle.hasMessage(refused.said.id) ? say(refused.said, game, seats) : refused.message;
}
