/* Work that the server may refuse: the refusal is told, and whatever else goes wrong is thrown. */
import { Refused } from './api';
import { sayRefusal } from './settings.svelte';

export class Guard {
  /** the refusal of what was last done; null where it went well, or goes on */
  refused: Refused | null = $state.raw(null);
  #asked = 0;

  /** Why it was refused, in words; empty where it was not. */
  get trouble(): string {
    return this.refused ? sayRefusal(this.refused) : '';
  }

  /** Does this; whether it was done. */
  async do(work: () => Promise<unknown>, counts = () => true): Promise<boolean> {
    this.refused = null;
    try {
      await work();
      return true;
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      if (counts()) this.refused = error;
      return false;
    }
  }

  /** Asks, and takes the answer. Once something else has been asked, or the screen has gone, neither answer nor refusal counts. */
  ask<T>(question: () => Promise<T>, take: (answer: T) => void): Promise<boolean> {
    const number = ++this.#asked;
    const counts = () => number === this.#asked;
    return this.do(async () => {
      const answer = await question();
      if (counts()) take(answer);
    }, counts);
  }

  /** The screen goes. */
  leave = () => {
    this.#asked++;
  };
}
