/* One table as this page sees it: the view shown, its log, the chooser, and the line to the server. */
import { api, Refused } from './api';
import { Chooser } from './chooser.svelte';
import { Hinting } from './hint.svelte';
import { mergeLog } from './log';
import type { Entry, GameDescription, Option, TableView } from './protocol';
import { named, say, settings, sayRefusal } from './settings.svelte';
import { TableSocket } from './socket';

/** So long the move of another seat is left on the board before the next one is shown. */
const PACE = 650;
const LONGEST_QUEUE = 12;

/** A refusal in words, and the rule behind it. */
export type Trouble = { words: string; rule: string | null };

export class Table {
  /** what is shown now; its log is the whole log, whatever the server sent last */
  view: TableView | null = $state.raw(null);
  log: Entry[] = $state.raw([]);
  connected = $state(true);
  /** the last refusal, in words; null when all is well */
  trouble: Trouble | null = $state.raw(null);
  /** the plies that came with the last update: their log lines are tinted */
  fresh: Set<number> = $state.raw(new Set());
  readonly chooser: Chooser;
  readonly hinting: Hinting;

  #queue: TableView[] = [];
  #shownAt = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #socket: TableSocket | null = null;

  constructor(
    readonly id: string,
    readonly game: GameDescription,
    first: TableView,
    private readonly pace: () => number = () => PACE,
  ) {
    this.chooser = new Chooser(
      {
        play: (option) => this.play(option),
        why: (place, picked) => api.why(this.id, place, picked),
        say: (message) => say(message, game.id, this.view?.seats),
        playsAtOnce: (option) => settings.asking === 'final' && !option.chance && !option.passes,
      },
      game,
    );
    this.hinting = new Hinting(id, {
      best: (option) => (this.chooser.hinted = this.chooser.options.find((one) => one.id === option) ?? null),
    });
    this.#show(first);
  }

  listen(): void {
    this.#socket = new TableSocket(this.id, {
      view: (view) => this.receive(view),
      connected: (up) => (this.connected = up),
      since: () => this.#latest().ply,
    });
  }

  leave(): void {
    this.hinting.close();
    clearTimeout(this.#timer);
    this.#socket?.close();
  }

  reconnect(): void {
    this.#socket?.retry();
  }

  /** Takes a view from the server. Moves of other seats are shown one after the other; `now` shows all at once. */
  receive(view: TableView, now = false): void {
    if (view.ply < this.#latest().ply) return;
    this.#queue.push(view);
    if (now || document.hidden || this.#queue.length > LONGEST_QUEUE) this.skip();
    else this.#next();
  }

  /** Shows everything that waits. */
  skip(): void {
    clearTimeout(this.#timer);
    for (const view of this.#queue.splice(0)) this.#show(view);
  }

  /** Whether a hint may be asked for now. */
  get canHint(): boolean {
    return this.view !== null && this.view.table.hints && this.view.options.length > 0;
  }

  /** Asks for a hint, or puts it away. */
  hint(): void {
    if (this.canHint) this.hinting.toggle(this.view!.ply);
  }

  async play(option: Option): Promise<void> {
    await this.#ask(() => api.play(this.id, this.view!.ply, option.id));
  }

  async undo(): Promise<void> {
    if (this.view?.can_undo) await this.#ask(() => api.undo(this.id, this.view!.ply));
  }

  async sit(seat: number): Promise<void> {
    await this.#ask(() => api.sit(this.id, seat));
  }

  async stand(seat: number): Promise<void> {
    await this.#ask(() => api.stand(this.id, seat));
  }

  /** Says something; what comes back is the refusal, if there was one. */
  async chat(text: string): Promise<Trouble | null> {
    return this.#try(() => api.chat(this.id, text));
  }

  async #ask(call: () => Promise<TableView>): Promise<void> {
    this.trouble = null;
    this.trouble = await this.#try(call);
  }

  async #try(call: () => Promise<TableView>): Promise<Trouble | null> {
    try {
      this.receive(await call(), true);
      return null;
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      if (error.view) this.receive(error.view, true);
      return { words: sayRefusal(error, this.game.id, this.view?.seats), rule: error.rule };
    }
  }

  #latest(): TableView {
    return this.#queue.at(-1) ?? this.view!;
  }

  #next(): void {
    clearTimeout(this.#timer);
    const view = this.#queue[0];
    if (!view) return;
    const wait = view.ply === this.view?.ply ? 0 : this.#shownAt + this.pace() - Date.now();
    if (wait > 0) {
      this.#timer = setTimeout(() => this.#next(), wait);
      return;
    }
    this.#show(this.#queue.shift()!);
    this.#next();
  }

  #show(view: TableView): void {
    if (view.ply !== this.view?.ply) this.hinting.close();
    const known = new Set(this.log.map((entry) => entry.ply));
    const news = this.view === null ? [] : view.log.filter((entry) => !known.has(entry.ply));
    this.log = mergeLog(this.log, view.log);
    this.view = { ...view, seats: named(view.seats), since: -1, log: this.log };
    if (news.length > 0) {
      this.#shownAt = Date.now();
      this.fresh = new Set(news.map((entry) => entry.ply));
    }
    this.chooser.update(
      view,
      news.flatMap((entry) => entry.events),
    );
  }
}

/** No waiting where less motion is asked for. */
export function calmPace(): number {
  return matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : PACE;
}
