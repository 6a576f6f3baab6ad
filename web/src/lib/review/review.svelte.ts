/* The review of one finished game: what the analysis has found so far, and the action being looked at. */
import { api, Refused } from '../api';
import { Chooser } from '../chooser.svelte';
import type { Entry, GameDescription, Message, Review, ReviewPoint, TableView } from '../protocol';
import { router } from '../router.svelte';
import { named, say, sayRefusal, t } from '../settings.svelte';
import { standing, told } from './story';

const POLL = 1000;
const PACE = 900;

export class Reviewing {
  review: Review = $state.raw(NOTHING);
  /** the action that is looked at: 0 is the set-up */
  at = $state(0);
  /** the table as it stood after that action; the one before until it has come */
  view: TableView = $state.raw(null!);
  playing = $state(false);
  /** why the analysis cannot be shown, in words */
  trouble = $state('');
  /** the set-up and the actions that stand */
  readonly actions: Entry[];
  readonly last: number;
  readonly chooser: Chooser;
  readonly seats;

  #known = new Map<number, Promise<TableView>>();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #clock: ReturnType<typeof setTimeout> | undefined;
  #left = false;

  constructor(
    readonly game: GameDescription,
    readonly end: TableView,
    at: number | null,
  ) {
    this.actions = standing(end.log);
    this.last = this.actions.length - 1;
    this.seats = named(end.seats);
    this.chooser = new Chooser({
      play: () => Promise.resolve(),
      why: (place, picked) => api.why(end.table.id, place, picked),
      say: (message) => this.say(message),
    });
    this.view = { ...end, seats: this.seats, you: [] };
    this.go(at ?? this.last);
  }

  get point(): ReviewPoint | undefined {
    return this.review.points[this.at];
  }

  say(message: Message): string {
    return say(message, this.game.id, this.seats);
  }

  /** An action in a few words: the first thing that happened or, where nothing is told, what was chosen. */
  title(action: number): string {
    if (action === 0) return t('set-up');
    const [first] = told(this.actions[action]!, this.game.headings);
    const played = this.review.points[action]?.played;
    if (first) return this.say(first.message!);
    const name = this.seats[this.actions[action]!.seat ?? 0]!.name;
    return played ? t('chose', { name, what: this.say(played.label) }) : t('action-number', { action });
  }

  /** All that happened in an action. */
  story(action: number): string[] {
    return told(this.actions[action]!, this.game.headings).map(({ message }) => this.say(message!));
  }

  /** Asks for the analysis, and asks again until it is done; a server that cannot be reached is asked again too. */
  async follow(): Promise<void> {
    let ask = api.startReview;
    while (!this.#left) {
      try {
        this.review = await ask(this.end.table.id);
        [this.trouble, ask] = ['', api.review];
      } catch (error) {
        if (!(error instanceof Refused)) throw error;
        this.trouble = sayRefusal(error, this.game.id, this.seats);
        if (error.status >= 400 && error.status < 500) return;
      }
      if (['done', 'failed'].includes(this.review.state)) return;
      await new Promise((awake) => (this.#timer = setTimeout(awake, POLL)));
    }
  }

  /** Makes a table where the decision of this action can be made anew, and goes there. */
  async playOn(action: number): Promise<void> {
    try {
      const begun = await api.playOn(this.end.table.id, this.actions[action]!.ply - 1);
      router.go(`/t/${begun.table.id}`);
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      this.trouble = sayRefusal(error, this.game.id, this.seats);
    }
  }

  leave(): void {
    this.#left = true;
    this.pause();
    clearTimeout(this.#timer);
  }

  /** Looks at an action, the nearest there is. */
  go(action: number): void {
    this.at = Math.min(this.last, Math.max(0, action));
    void this.#show(this.at);
  }

  step(by: number): void {
    this.pause();
    this.go(this.at + by);
  }

  /** Shows one action after the other until the end; from the beginning when it was reached. */
  play(): void {
    if (this.at === this.last) this.go(0);
    this.playing = true;
    this.#next();
  }

  pause(): void {
    this.playing = false;
    clearTimeout(this.#clock);
  }

  #next(): void {
    clearTimeout(this.#clock);
    this.#clock = setTimeout(() => {
      this.go(this.at + 1);
      if (this.at < this.last) this.#next();
      else this.pause();
    }, PACE);
  }

  async #show(action: number): Promise<void> {
    const entry = this.actions[action]!;
    const shown = await this.#viewAt(entry.ply).catch(() => null);
    if (!shown || action !== this.at) return;
    const log = this.end.log.filter(({ ply }) => ply <= entry.ply);
    this.view = { ...shown, seats: this.seats, you: [], options: [], since: -1, log };
    this.chooser.justChanged = entry.events;
  }

  /** Each position is asked for once, unless the answer was lost. */
  #viewAt(ply: number): Promise<TableView> {
    const known = this.#known.get(ply);
    if (known) return known;
    const coming = api.at(this.end.table.id, ply);
    this.#known.set(ply, coming);
    coming.catch(() => this.#known.delete(ply));
    return coming;
  }
}

const NOTHING: Review = {
  state: 'none',
  done: 0,
  of: 0,
  simulations: 0,
  points: [],
  turning_points: [],
  chapters: [],
  seats: [],
};
