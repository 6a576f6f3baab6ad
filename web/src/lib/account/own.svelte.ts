/* Who this browser is, and whom this person does not want to hear. */
import { api } from '../api';
import type { Me, Tie } from '../protocol';
import { people } from './calls';

class Own {
  me: Me | null = $state.raw(null);
  ties: Tie[] = $state.raw([]);

  #asked: Promise<Me> | null = null;

  /** Asks once who this is, however many want to know: the server makes a guest where nobody is known, and two would be two guests. */
  async load(): Promise<Me> {
    if (this.me) return this.me;
    this.#asked ??= api.me().finally(() => (this.#asked = null));
    return (this.me = await this.#asked);
  }

  async loadTies(): Promise<void> {
    this.ties = await people.ties();
  }

  async tie(person: string, blocked: boolean, muted: boolean): Promise<void> {
    await people.tie(person, blocked, muted);
    await this.loadTies();
  }

  tieWith(person: string): Tie | undefined {
    return this.ties.find((tie) => tie.person === person);
  }
}

export const own = new Own();
