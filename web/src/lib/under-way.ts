/* A move or an undo on its way up the line: what the line brings settles it, and after a break it is sent once more. */
import { type Refused, unreachable } from './api';
import type { Act } from './protocol';

type Sent = { act: Act; state: 'sent' | 'broken' | 'again'; settle: (refused: Refused | null) => void };

export class UnderWay {
  #sent: Sent | null = null;

  constructor(private readonly send: (act: Act) => void) {}

  get busy(): boolean {
    return this.#sent !== null;
  }

  /** Sends it; gives the refusal, null once it is done. */
  go(act: Act): Promise<Refused | null> {
    return new Promise((settle) => {
      this.#sent = { act, state: 'sent', settle };
      this.send(act);
    });
  }

  /** The table has come to this ply: whether that is what was waited for. */
  reached(ply: number): boolean {
    const done = this.#sent !== null && ply > this.#sent.act.ply;
    if (done) this.refused(null);
    return done;
  }

  refused(refused: Refused | null): void {
    const settle = this.#sent?.settle;
    this.#sent = null;
    settle?.(refused);
  }

  lost(): void {
    if (this.#sent?.state === 'again') this.refused(unreachable());
    else if (this.#sent) this.#sent.state = 'broken';
  }

  /** The line stands again and has said where the table is. The server plays what it is sent twice only once. */
  resume(): void {
    if (this.#sent?.state !== 'broken') return;
    this.#sent.state = 'again';
    this.send(this.#sent.act);
  }
}
