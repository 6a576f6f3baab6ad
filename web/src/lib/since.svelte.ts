/* What this person has last seen of a table, kept by the server; and the story of what came since. */
import { own } from './account/own.svelte';
import { api, Refused } from './api';
import { serverNow } from './clock';
import { happened } from './happened';
import { awayAt } from './life.svelte';
import type { GameModule } from './board';
import { settings, t } from './settings.svelte';
import { newsSince, storyOf, whenOf, type Mark, type StoryLine, type Told } from './since';
import type { Table } from './table.svelte';

/** who was away for less has missed nothing */
const AWAY = 3 * 60_000;
/** so often at most the server is told what is seen while it is watched */
const EVERY = 30_000;

export class Since {
  /** whether the story waits to be read */
  isOpen = $state(false);
  /** where it begins; null where there is none to tell */
  mark: Mark | null = $state.raw(null);
  /** the table as it was when its reader came back: what comes then is seen */
  #found: Pick<Told, 'log' | 'happenings' | 'chat'> = $state.raw({ log: [], happenings: [], chat: [] });
  #seen = -1;
  #acted = false;

  constructor(
    private readonly table: Table,
    private readonly drawing: GameModule,
  ) {}

  readonly #told: Told = $derived.by(() => this.#tell());
  readonly lines: StoryLine[] = $derived.by(() => (this.mark ? storyOf(this.#told, this.#upTo) : []));
  readonly news = $derived.by(() => newsSince(this.#told, this.#upTo));
  /** how much there is to read */
  readonly count: number = $derived.by(() => (this.isOpen ? this.lines.length : 0));

  get #upTo(): Mark {
    return this.mark ?? { ply: Infinity, at: new Date(0).toISOString() };
  }

  /** "Since Thursday" */
  get title(): string {
    const words = this.mark ? t('since', whenOf(settings.language, this.mark.at)) : '';
    return words.charAt(0).toLocaleUpperCase(settings.language) + words.slice(1);
  }

  /** Asks what was seen before, and keeps the server told; gives what ends that. */
  start(): () => void {
    if (this.table.view!.you.length === 0 || this.table.view!.table.sandbox) return () => undefined;
    void this.#load();
    const timer = setInterval(() => void (document.hidden || this.#note()), EVERY);
    const hide = (): void => void (document.hidden && this.#note());
    document.addEventListener('visibilitychange', hide);
    addEventListener('pagehide', this.#note);
    return () => {
      this.#note();
      clearInterval(timer);
      document.removeEventListener('visibilitychange', hide);
      removeEventListener('pagehide', this.#note);
    };
  }

  /** It has been read. */
  close(): void {
    this.isOpen = false;
    this.#note();
  }

  /** Who moves has seen what was there. */
  acted(): void {
    this.#acted = true;
  }

  async #load(): Promise<void> {
    try {
      const { ply, at } = await api.seen(this.table.id);
      if (ply === null || at === null) return;
      const view = this.table.view!;
      [this.#seen, this.mark] = [ply, { ply, at }];
      this.#found = { log: this.table.log, happenings: view.life.happenings, chat: view.chat };
      const news = newsSince(this.#told, this.mark);
      const missed = news.actions.length + news.happenings.length + news.chat.length > 0;
      this.isOpen = missed && serverNow() - Date.parse(at) > AWAY;
      if (!this.isOpen) this.mark = null;
    } catch (error) {
      if (!(error instanceof Refused)) throw error; // then there is no story
    }
  }

  /** Tells the server what is on the screen, unless the story of it is still to be read. */
  readonly #note = (): void => {
    const { ply } = this.table.view!;
    if ((this.isOpen && !this.#acted) || ply <= this.#seen || ply < 0) return;
    this.#seen = ply;
    void api.markSeen(this.table.id, ply);
  };

  #tell(): Told {
    const { table, drawing } = this;
    const view = table.view!;
    const name = (seat: number): string => view.seats.find((one) => one.seat === seat)?.name ?? '';
    const missing = awayAt(view);
    return {
      ...this.#found,
      headings: table.game.headings,
      chat: this.#found.chat.filter(({ person }) => !own.tieWith(person)?.muted),
      you: view.you,
      say: (message) => table.chooser.say(message),
      happened: (happening) => happened(happening, view.seats),
      wrote: (who, text, more) => t('since-wrote', { name: who, text, more }),
      weight: (event) => drawing.weight?.(event) ?? 1,
      away:
        missing && !view.you.includes(missing.seat)
          ? {
              seat: missing.seat,
              words: t('since-away', { name: name(missing.seat), ...whenOf(settings.language, new Date(missing.since).toISOString()) }),
            }
          : null,
    };
  }
}
