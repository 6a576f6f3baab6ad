/* One table as this page sees it: the view shown, its log, the chooser, and the line to the server. */
import { api, refusal, Refused } from './api';
import { Chooser } from './chooser.svelte';
import { Hinting } from './hint.svelte';
import { mergeLog } from './log';
import { Stage } from './motion/stage.svelte';
import { scenesOf, type Scene, type Tell } from './motion/telling';
import type { Act, Entry, Event, GameDescription, Live, OpenOptions, Option, Seat, SentView, TableView } from './protocol';
import { named, say, settings, sayRefusal } from './settings.svelte';
import { TableSocket } from './socket';
import { UnderWay } from './under-way';
import { applied, attended, dressed } from './views';
import { Wording } from './wording';

/** So long the move of another seat is left on the board before the next one is shown; less where nothing is told of it. */
export const PACE = 650;
const SILENT = 120;
/** and so long at least after the last scene of it */
const REST = 250;
const LONGEST_QUEUE = 12;
/** with so many moves waiting, each is shown faster */
const CROWD = 3;
/** so many entries that come at once are told; more were missed, and the table is shown as it is */
const TOLD_AT_ONCE = 3;

/** How a table is shown: how fast, and how its game is told; `open` are the options of the first view where they are known. */
export type Manner = { tempo?: () => number; tell?: Tell | undefined; open?: OpenOptions | null };

/** A refusal in words, and the rule behind it. */
export type Trouble = { words: string; rule: string | null };

export class Table {
  /** what is shown now, before bots are named in the reader's language */
  #plain: TableView | null = $state.raw(null);
  /** what is shown now; its log is the whole log, whatever the server sent last */
  readonly view: TableView | null = $derived.by(() => this.#plain && { ...this.#plain, seats: named(this.#plain.seats) });
  /** who plays: the same list until a name changes, so that what is said of them need not be said anew with every move */
  readonly players: Seat[] = $derived.by(() => (this.#players = steady(this.#players, this.view?.seats ?? [])));
  #players: Seat[] = [];
  log: Entry[] = $state.raw([]);
  connected = $state(true);
  /** a move or an undo is on its way */
  sending = $state(false);
  /** the last refusal, in words; null when all is well */
  trouble: Trouble | null = $state.raw(null);
  /** the plies that came with the last update: their log lines are tinted */
  fresh: Set<number> = $state.raw(new Set());
  readonly chooser: Chooser;
  readonly hinting: Hinting;
  readonly stage = new Stage();

  /** what waits to be shown, and what is shown, as the server sent it */
  #queue: SentView[] = $state.raw([]);
  /** what is being played on the stage, and will be shown then */
  #coming: SentView | null = null;
  #shown: SentView;
  /** what the line has told so far, which its changes are to be applied to */
  #told: SentView | null = null;
  /** until then what is shown is left on the board */
  #until = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #socket: TableSocket | null = null;
  readonly #wording: Wording;
  readonly #underWay = new UnderWay((act) => this.#socket?.say(act));

  constructor(
    readonly id: string,
    readonly game: GameDescription,
    first: SentView,
    readonly manner: Manner = {},
  ) {
    this.chooser = new Chooser(
      {
        play: (option) => this.play(option),
        why: (place, picked) => api.why(this.id, place, picked),
        say: (message) => say(message, game.id, this.players),
        playsAtOnce: ({ chance, passes }) => settings.of('asking') === 'never' || (settings.of('asking') === 'final' && !chance && !passes),
      },
      game,
    );
    this.hinting = new Hinting(id, {
      best: (option) => (this.chooser.hinted = this.chooser.options.find((one) => one.id === option) ?? null),
    });
    this.#wording = new Wording(id, () => this.#coming || this.#dress(), manner.open ?? undefined);
    this.#shown = first;
    this.#show(first);
    void this.#wording.follow(first);
  }

  listen(open?: (address: string) => WebSocket): void {
    this.#socket = new TableSocket(this.id, {
      hear: (said) => this.#hear(said),
      connected: (up) => this.#connected(up),
      since: () => this.#latest().ply,
      ...(open && { open }),
    });
  }

  leave(): void {
    this.stage.skip();
    this.hinting.close();
    this.#wording.close();
    clearTimeout(this.#timer);
    this.#socket?.close();
  }

  reconnect(): void {
    this.#socket?.retry();
  }

  /** The browser has lost its connection; the line may not have noticed yet. */
  disconnect(): void {
    this.#socket?.drop();
  }

  /** Takes a view from the server. Moves of other seats are shown one after the other; `now` shows all at once. */
  receive(view: SentView, now = false): void {
    if (view.ply < this.#latest().ply) return;
    this.#queue = [...this.#queue, view];
    void this.#wording.follow(view);
    if (now || document.hidden || this.#queue.length > LONGEST_QUEUE) this.skip();
    else this.#next();
  }

  /** Whether something is being played, or waits to be. */
  get performing(): boolean {
    return this.stage.playing || this.#queue.length > 0;
  }

  /** Shows everything that is played or waits. */
  skip(): void {
    clearTimeout(this.#timer);
    this.stage.skip();
    const waiting = this.#coming ? [this.#coming, ...this.#queue] : this.#queue;
    [this.#coming, this.#queue] = [null, []];
    for (const view of waiting) this.#show(view);
  }

  /** Whether a hint may be asked for now. */
  get canHint(): boolean {
    return this.view !== null && this.view.table.hints && this.view.asked;
  }

  /** Asks for a hint, or puts it away. */
  hint(): void {
    if (this.canHint) this.hinting.toggle(this.view!.ply);
  }

  async play(option: Option): Promise<void> {
    await this.#act({ type: 'move', ply: this.view!.ply, option: option.id });
  }

  async undo(): Promise<void> {
    if (this.view?.can_undo) await this.#act({ type: 'undo', ply: this.view.ply });
  }

  /** Takes back all moves of the turn at once. */
  async undoTurn(): Promise<void> {
    if (this.view?.can_undo) await this.#act({ type: 'undo', ply: this.view.ply, to: 'turn' });
  }

  async sit(seat: number): Promise<void> {
    await this.#ask(() => api.sit(this.id, seat));
  }

  async stand(seat: number): Promise<void> {
    await this.#ask(() => api.stand(this.id, seat));
  }

  /** Does something that is no move. */
  async act(call: () => Promise<unknown>): Promise<void> {
    await this.#ask(call);
  }

  /** Says something; what comes back is the refusal, if there was one. */
  async chat(text: string): Promise<Trouble | null> {
    return this.#try(() => api.chat(this.id, text));
  }

  /** Acts over the line where it stands, else by a call of its own. One thing at a time. */
  async #act(act: Act): Promise<void> {
    if (this.sending) return;
    [this.sending, this.trouble] = [true, null];
    try {
      if (this.#socket?.isUp) this.trouble = this.#take(await this.#underWay.go(act));
      else await this.#ask(() => (act.type === 'move' ? api.play(this.id, act.ply, act.option) : api.undo(this.id, act.ply, act.to)));
    } finally {
      this.sending = false;
    }
  }

  async #ask(call: () => Promise<unknown>): Promise<void> {
    this.trouble = null;
    this.trouble = await this.#try(call);
  }

  /** What a call has changed comes over the line; where that is broken it is asked for. */
  async #try(call: () => Promise<unknown>): Promise<Trouble | null> {
    try {
      await call();
      if (!this.#socket?.isUp) this.receive(await api.table(this.id, this.#latest().ply), true);
      return null;
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      return this.#take(error);
    }
  }

  /** Shows the table as it was when something was refused; gives the refusal in words. */
  #take(refused: Refused | null): Trouble | null {
    if (!refused) return null;
    if (refused.view) this.receive(refused.view, true);
    return { words: sayRefusal(refused, this.game.id, this.players), rule: refused.rule };
  }

  #connected(up: boolean): void {
    this.connected = up;
    if (up) return;
    this.#underWay.lost();
    this.#wording.askAgain();
  }

  #hear(said: Live): void {
    if (said.type === 'refusal') {
      const refused = refusal(409, said.refusal);
      if (this.#underWay.busy) this.#underWay.refused(refused);
      else this.trouble = this.#take(refused);
    } else if (said.type === 'view') {
      this.#tell(said.view);
      this.#underWay.resume();
    } else if (this.#told && said.type === 'change') this.#tell(applied(this.#told, said));
    else if (this.#told && said.type === 'presence') this.#tell(attended(this.#told, said));
  }

  /** Takes what the line tells of the table; the own move, when it has come to that, waits for nothing. */
  #tell(view: SentView): void {
    this.#told = view;
    if (this.#underWay.reached(view.ply)) {
      this.skip();
      this.#until = 0;
    }
    this.receive(view);
  }

  #latest(): SentView {
    return this.#queue.at(-1) ?? this.#coming ?? this.#shown;
  }

  /** The tempo of what is shown next. */
  #tempo(): number {
    const tempo = (this.manner.tempo ?? (() => 1))();
    return tempo / (1 + Math.max(0, this.#queue.length - CROWD) / CROWD);
  }

  #next(): void {
    clearTimeout(this.#timer);
    const view = this.#queue[0];
    if (!view || this.#coming) return;
    const wait = view.ply === this.view?.ply ? 0 : this.#until - Date.now();
    if (wait > 0) {
      this.#timer = setTimeout(() => this.#next(), wait);
      return;
    }
    this.#queue = this.#queue.slice(1);
    void this.#perform(view);
  }

  /** Plays what leads to a view where there is something to see, shows it, and goes on. */
  async #perform(view: SentView): Promise<void> {
    const [tempo, news] = [this.#tempo(), this.#newsOf(view)];
    const told = news.some(({ events }) => events.some(({ message }) => message !== null));
    const leave = Date.now() + tempo * (told ? PACE : SILENT);
    const { tell } = this.manner;
    const scenes =
      tell && tempo > 0 && this.#shown.position && news.length <= TOLD_AT_ONCE
        ? scenesOf(tell, news, this.#shown.position, view.position)
        : [];
    if (scenes.length > 0) {
      this.#coming = view;
      this.hinting.close();
      if (!(await this.stage.play(scenes, tempo, (scene, position) => this.#stand(scene, position, view)))) return;
      this.#coming = null;
    }
    this.#show(view);
    if (news.length > 0) this.#until = Math.max(leave, scenes.length > 0 ? Date.now() + tempo * REST : 0);
    this.#next();
  }

  #newsOf(view: SentView): Entry[] {
    const known = new Set(this.log.map((entry) => entry.ply));
    return this.view === null ? [] : view.log.filter((entry) => !known.has(entry.ply));
  }

  /** Shows the table in the middle of what leads to a view: nobody is asked yet, but an own question keeps its place for the next. */
  #stand(scene: Scene, position: unknown, coming: SentView): void {
    const before = this.log.find(({ ply }) => ply === scene.entry.ply)?.events.length ?? 0;
    this.log = mergeLog(this.log, [scene.entry]);
    this.fresh = new Set([scene.entry.ply]);
    const asked = this.view!.asked && coming.options.length > 0;
    const standing = { position: position as TableView['position'], asked, options: [], can_undo: false, undo_turn: 0 };
    this.#plain = { ...this.#plain!, ...standing, log: this.log };
    this.chooser.update(this.#plain, scene.entry.events.slice(before));
  }

  #show(view: SentView): void {
    if (view.ply !== this.view?.ply) this.hinting.close();
    const known = new Map(this.log.map(({ ply, events }) => [ply, events.length]));
    const news = this.view === null ? [] : view.log.filter(({ ply, events }) => (known.get(ply) ?? -1) < events.length);
    this.log = mergeLog(this.log, view.log);
    this.#shown = view;
    if (news.length > 0) this.fresh = new Set(news.map((entry) => entry.ply));
    this.#dress(news.flatMap(({ ply, events }) => events.slice(known.get(ply) ?? 0)));
  }

  /** Puts on the screen what is known of the view to be shown. */
  #dress(news: Event[] = []): void {
    const view = dressed(this.#shown, this.#wording.at(this.#shown.ply));
    const asked = view.asked && (view.options.length > 0 || this.#plain?.asked === true); // between two own questions the first one's place is kept
    this.#plain = { ...view, asked, since: -1, log: this.log };
    this.chooser.update(this.#plain, news);
  }
}

/** What the prompt needs of a table; a lesson has it too, where nothing is performed and a turn is not taken back. */
export type AtPrompt = Pick<Table, 'view' | 'chooser' | 'game' | 'canHint' | 'hinting' | 'hint' | 'undo' | 'sending' | 'trouble'> &
  Partial<Pick<Table, 'performing' | 'skip' | 'undoTurn'>>;

/** What is told of a table. */
export type WithLog = Pick<Table, 'view' | 'log' | 'fresh' | 'game' | 'chooser' | 'players'>;

/** The seats of before where the same people sit in them. */
function steady(before: Seat[], seats: Seat[]): Seat[] {
  const same = before.length === seats.length && seats.every(({ name, side }, k) => before[k]!.name === name && before[k]!.side === side);
  return same ? before : seats;
}
