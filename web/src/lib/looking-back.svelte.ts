/* The table as it lay: walks back through the game that is played at it, while the present goes on. */
import { api } from './api';
import { standing } from './log';
import type { Entry, Message, SentView, TableView } from './protocol';
import { Replay } from './replay.svelte';
import type { Table } from './table.svelte';
import { dressed } from './views';

/** Where a round or turn begins. */
export type Chapter = { action: number; words: string };

export class LookingBack extends Replay {
  isOpen = $state(false);
  /** whether it is told what was missed: with marks, until now is reached */
  isTelling = $state(false);
  /** how far the game had come when looking back began */
  #seen = $state(0);

  readonly #actions: Entry[] = $derived.by(() => standing(this.table.log));
  readonly chapters: Chapter[] = $derived.by(() =>
    this.#actions.flatMap(({ events }, action) =>
      events.flatMap(({ event, message }) => (message && this.game.headings.includes(event) ? [{ action, words: this.say(message) }] : [])),
    ),
  );
  readonly chapter: Chapter | undefined = $derived.by(() => this.chapters.findLast(({ action }) => action <= this.at));
  /** actions that came since looking back began */
  readonly news: number = $derived.by(() => Math.max(0, this.last - this.#seen));

  constructor(private readonly table: Table) {
    super(table.game, table.manner);
    this.begin(table.view!);
  }

  get actions(): Entry[] {
    return this.#actions;
  }

  /** Looks at the action of an entry of the log; one that was taken back is looked at as what stood before it. */
  open(ply: number): void {
    if (!this.isOpen) {
      [this.isOpen, this.#seen] = [true, this.last];
      this.begin(this.table.view!);
    }
    this.pause();
    this.isTelling = false;
    this.go(this.#actions.findLastIndex((entry) => entry.ply <= ply));
  }

  /** Looks at an action with marks on the board. */
  show(ply: number): void {
    this.open(ply);
    this.isTelling = true;
  }

  /** Plays all that came after an entry, with marks, and then is back in the present. */
  tell(ply: number): void {
    this.show(ply);
    this.play();
  }

  /** One action back or on; beyond the last is the present. */
  override step(by: number): void {
    if (!this.isOpen && by < 0) return this.open(this.#actions[Math.max(0, this.last + by)]!.ply);
    if (this.at + by > this.last) return this.close();
    super.step(by);
  }

  /** To the beginning of this round, of the one before, or of the next. */
  stepChapter(by: -1 | 1): void {
    const from = this.isOpen ? this.at : this.last;
    const goal = by < 0 ? this.chapters.findLast(({ action }) => action < from) : this.chapters.find(({ action }) => action > from);
    if (goal || by < 0) this.step((goal?.action ?? 0) - from);
    else this.close();
  }

  close(): void {
    this.pause();
    this.stage.skip();
    [this.isOpen, this.isTelling] = [false, false];
  }

  /** Whoever is told what was missed wants to go on playing then. */
  protected override played(): void {
    if (this.at < this.last) return;
    if (this.isTelling) this.close();
    else this.pause();
  }

  say(message: Message): string {
    return this.table.chooser.say(message);
  }

  protected fetch(ply: number): Promise<SentView> {
    return api.at(this.table.id, ply);
  }

  /** Everything is open once the game is over. */
  protected override key(ply: number): string {
    return `${this.table.view!.status} ${ply}`;
  }

  /** What lay on the table is as it was; people, clocks, requests and talk stay with now. */
  protected dress(sent: SentView, entry: Entry): TableView {
    const { position, question, steps, to_move, ply } = dressed(sent);
    const log = this.table.log.filter((one) => one.ply <= entry.ply);
    return { ...this.table.view!, position, question, steps, to_move, ply, log, options: [], asked: false, can_undo: false, result: null };
  }
}
