/* Walking through a game: the action that is looked at, and the table as it stood after it. */
import { Chooser } from './chooser.svelte';
import { told } from './log';
import { Stage } from './motion/stage.svelte';
import { scenesOf } from './motion/telling';
import type { Entry, GameDescription, Message, SentView, TableView } from './protocol';
import { t } from './settings.svelte';
import type { Manner } from './table.svelte';

/** between two actions that are shown by themselves; after one that was played on the board, or of which nothing is told */
const PACE = 900;
const REST = 450;
const SILENT = 120;
const NOWHERE = -2;

export abstract class Replay {
  /** the action that is looked at: 0 is the set-up */
  at = $state(0);
  /** the table as it stood after that action; the one before until it has come */
  view: TableView = $state.raw(null!);
  playing = $state(false);
  /** that action could not be asked for, so that `view` shows another one */
  missing = $state(false);
  /** answers nothing: nobody acts in the past */
  readonly chooser: Chooser;
  readonly stage = new Stage();

  #known = new Map<string, Promise<SentView>>();
  #clock: ReturnType<typeof setTimeout> | undefined;
  /** the action that is on the board */
  #shown = NOWHERE;

  constructor(
    readonly game: GameDescription,
    private readonly manner: Pick<Manner, 'tempo' | 'tell'> = {},
  ) {
    this.chooser = new Chooser({
      play: () => Promise.resolve(),
      why: () => Promise.reject(new Error('nothing can be chosen in the past')),
      say: (message) => this.say(message),
    });
  }

  /** the set-up and the actions that stand */
  abstract get actions(): Entry[];
  abstract say(message: Message): string;
  protected abstract fetch(ply: number): Promise<SentView>;
  /** the table as it is shown after an entry */
  protected abstract dress(sent: SentView, entry: Entry): TableView;
  /** under what name a position is kept: another one where more has become known of it */
  protected key(ply: number): string {
    return String(ply);
  }

  get last(): number {
    return this.actions.length - 1;
  }

  /** An action in a few words: the first thing that happened or, where nothing is told, that there was one. */
  title(action: number): string {
    if (action === 0) return t('set-up');
    const [first] = told(this.actions[action]!, this.game.headings);
    return first ? this.say(first.message!) : t('action-number', { action });
  }

  /** All that happened in an action. */
  story(action: number): string[] {
    return told(this.actions[action]!, this.game.headings).map(({ message }) => this.say(message!));
  }

  /** What was told last, in this action or before it. */
  lastStory(action: number): string[] {
    const story = this.story(action);
    return story.length > 0 || action === 0 ? story : this.lastStory(action - 1);
  }

  /** Looks at an action, the nearest there is. */
  go(action: number): void {
    void this.#go(action);
  }

  /** Shows the same in the words of another language. */
  sayAgain(): void {
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
    this.#next(PACE);
  }

  pause(): void {
    this.playing = false;
    clearTimeout(this.#clock);
  }

  /** An action was shown by itself, and there are more or not. */
  protected played(): void {
    if (this.at === this.last) this.pause();
  }

  #next(wait: number): void {
    clearTimeout(this.#clock);
    const tempo = (this.manner.tempo ?? (() => 1))() || 1;
    this.#clock = setTimeout(() => void this.#playOne(), wait * tempo);
  }

  async #playOne(): Promise<void> {
    const began = Date.now();
    await this.#go(this.at + 1);
    if (this.playing) this.played();
    if (!this.playing) return;
    const silent = this.story(this.at).length === 0;
    this.#next(silent ? SILENT : Math.max(REST, PACE - (Date.now() - began)));
  }

  #go(action: number): Promise<void> {
    this.at = Math.min(this.last, Math.max(0, action));
    return this.#show(this.at);
  }

  /** The table after an action, without going there; null where it cannot be had. */
  async see(action: number): Promise<TableView | null> {
    const entry = this.actions[action]!;
    const sent = await this.#viewAt(entry.ply).catch(() => null);
    return sent && this.dress(sent, entry);
  }

  /** Begins from a view that is no action's. */
  protected begin(view: TableView): void {
    [this.view, this.#shown] = [view, NOWHERE];
  }

  async #show(action: number): Promise<void> {
    const entry = this.actions[action]!;
    const follows = action === this.#shown + 1;
    const sent = await this.#viewAt(entry.ply).catch(() => null);
    if (action !== this.at) return;
    this.missing = sent === null;
    if (!sent) return;
    this.stage.skip();
    const view = this.dress(sent, entry);
    this.#shown = action;
    if (follows && !(await this.#perform(entry, view))) return;
    if (action !== this.at) return;
    this.view = view;
    this.chooser.justChanged = entry.events;
  }

  /** Plays an action on the board from the one before it; false where it was left for another. */
  async #perform(entry: Entry, view: TableView): Promise<boolean> {
    const { tell, tempo = () => 1 } = this.manner;
    const scenes = tell && tempo() > 0 ? scenesOf(tell, [entry], this.view.position, view.position) : [];
    if (scenes.length === 0) return true;
    const log = view.log.filter(({ ply }) => ply !== entry.ply);
    return this.stage.play(scenes, tempo(), (scene, position) => {
      this.view = { ...view, to_move: this.view.to_move, position: position as TableView['position'], log: [...log, scene.entry] };
      this.chooser.justChanged = scene.entry.events;
    });
  }

  /** Each position is asked for once, unless the answer was lost. */
  #viewAt(ply: number): Promise<SentView> {
    const key = this.key(ply);
    const known = this.#known.get(key);
    if (known) return known;
    const coming = this.fetch(ply);
    this.#known.set(key, coming);
    coming.catch(() => this.#known.delete(key));
    return coming;
  }
}
