/* The review of one finished game: what the analysis has found so far, and the action being looked at. */
import { api, Refused } from '../api';
import { standing, told } from '../log';
import type { Entry, GameDescription, Message, Review, ReviewPoint, SentView, TableView, TurningPoint } from '../protocol';
import { Replay } from '../replay.svelte';
import { router } from '../router.svelte';
import { named, say, sayRefusal, t } from '../settings.svelte';
import type { Manner } from '../table.svelte';
import { dressed } from '../views';

const POLL = 1000;

export type Whose = 'me' | 'everyone';

export class Reviewing extends Replay {
  review: Review = $state.raw(NOTHING);
  /** why the analysis cannot be shown, in words */
  trouble = $state('');
  /** whose turning points are told */
  whose: Whose = $state('everyone');
  /** the turning point that is explained; null while single actions are looked at */
  focus: TurningPoint | null = $state.raw(null);
  readonly actions: Entry[];
  /** the seats of the reader */
  readonly mine: number[];
  readonly seats: TableView['seats'] = $derived.by(() => named(dressed(this.end).seats));

  #timer: ReturnType<typeof setTimeout> | undefined;
  #left = false;

  constructor(
    game: GameDescription,
    readonly end: SentView,
    at: number | null,
    manner: Manner = {},
  ) {
    super(game, manner);
    this.actions = standing(end.log);
    this.mine = end.you;
    if (end.you.length > 0) this.whose = 'me';
    this.view = { ...dressed(end), seats: this.seats, you: [] };
    this.go(at ?? this.last);
  }

  get point(): ReviewPoint | undefined {
    return this.review.points[this.at];
  }

  /** Where the game turned, for the reader or for everyone. */
  get turning(): TurningPoint[] {
    if (this.whose === 'everyone') return this.review.turning_points;
    return this.#own.flatMap(({ turning_points }) => turning_points).sort((a, b) => a.first - b.first);
  }

  /** How many swings lie within the doubt. */
  get smaller(): number {
    if (this.whose === 'everyone') return this.review.smaller;
    return this.#own.reduce((sum, { smaller }) => sum + smaller, 0);
  }

  get #own() {
    return this.review.seats.filter(({ seat }) => this.mine.includes(seat));
  }

  /** The turning point that is explained, or that the action looked at belongs to. */
  get open(): TurningPoint | undefined {
    const same = this.focus && this.turning.find(({ seat, action }) => seat === this.focus!.seat && action === this.focus!.action);
    return same ?? this.turning.find(({ first, last }) => this.at >= first && this.at <= last);
  }

  /** Explains a turning point. */
  explain(point: TurningPoint): void {
    this.pause();
    super.go(point.action);
    this.focus = point;
  }

  override go(action: number): void {
    this.focus = null;
    super.go(action);
  }

  override play(): void {
    this.focus = null;
    super.play();
  }

  toggleWhose(): void {
    if (this.mine.length > 0) this.whose = this.whose === 'me' ? 'everyone' : 'me';
  }

  say(message: Message): string {
    return say(message, this.game.id, this.seats);
  }

  /** Whether a seat is the reader's, who is then called "you"; at a screen that several share nobody is. */
  isMe(seat: number): boolean {
    return this.mine.length === 1 && this.mine[0] === seat;
  }

  /** What was done in a turning point. */
  deed({ title, seat }: TurningPoint): string {
    if (!title.id.includes('-deed-')) return t('chose', { name: this.seats[seat]!.name, what: this.say(title) });
    return this.say(this.isMe(seat) ? { ...title, args: { ...title.args, who: 'you' } } : title);
  }

  /** The table as it might have stood if what was better had been played; null where it cannot be had. */
  async instead(point: ReviewPoint): Promise<TableView | null> {
    const entry = this.actions[point.action]!;
    const sent = await api.instead(this.end.table.id, entry.ply).catch(() => null);
    return sent && { ...this.dress(sent, entry), log: [] };
  }

  /** Where nothing is told of an action, what was chosen. */
  override title(action: number): string {
    const played = this.review.points[action]?.played;
    if (!played || told(this.actions[action]!, this.game.headings).length > 0) return super.title(action);
    return t('chose', { name: this.seats[this.actions[action]!.seat ?? 0]!.name, what: this.say(played.label) });
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

  protected fetch(ply: number): Promise<SentView> {
    return api.at(this.end.table.id, ply);
  }

  protected dress(sent: SentView, entry: Entry): TableView {
    const log = this.end.log.filter(({ ply }) => ply <= entry.ply);
    return { ...dressed(sent), seats: this.seats, you: [], since: -1, log };
  }
}

const NOTHING: Review = {
  state: 'none',
  done: 0,
  of: 0,
  simulations: 0,
  sight: null,
  points: [],
  turning_points: [],
  smaller: 0,
  chapters: [],
  seats: [],
};
