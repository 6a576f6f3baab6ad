/* The open actions in words, which views name by number: asked for once a ply, as soon as the table has come there. */
import { api, Refused } from './api';
import type { OpenOptions, Option, SentView } from './protocol';

const AGAIN = 2000;

export class Wording {
  #known: OpenOptions;
  #asked = -1;
  #retry: ReturnType<typeof setTimeout> | undefined;

  /** `came` is told whenever there are new words */
  constructor(
    private readonly table: string,
    private readonly came: () => void,
    known: OpenOptions = { ply: -1, options: [] },
  ) {
    this.#known = known;
  }

  /** The options at this ply; none until they have come. */
  at(ply: number): Option[] {
    return this.#known.ply === ply ? this.#known.options : [];
  }

  /** Asks for the words where the table, as it is now, wants an answer. */
  async follow(view: SentView): Promise<void> {
    if (view.options.length === 0 || view.ply <= Math.max(this.#known.ply, this.#asked)) return;
    this.#asked = view.ply;
    clearTimeout(this.#retry);
    try {
      const open = await api.options(this.table);
      if (open.ply <= this.#known.ply) return;
      this.#known = open;
      this.came();
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      if (this.#asked !== view.ply) return;
      this.askAgain();
      this.#retry = setTimeout(() => void this.follow(view), AGAIN);
    }
  }

  /** What was asked may never be answered. */
  askAgain(): void {
    this.#asked = -1;
  }

  close(): void {
    clearTimeout(this.#retry);
    this.#asked = Infinity;
  }
}
