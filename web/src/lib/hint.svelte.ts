/* A hint being thought out: asked for one position, growing while the search deepens, gone with the next move. */
import { refusal } from './api';
import type { Refused } from './api';
import type { Hint, HintChoice, HintSaid } from './protocol';
import { lineTo } from './socket';

export interface HintDoors {
  /** is told the option that is better than the rest beyond doubt, and null while there is none */
  best: (option: number | null) => void;
  open?: (address: string) => WebSocket;
}

export class Hinting {
  /** whether a hint is being shown */
  asked = $state(false);
  /** what is known so far; null until the first word */
  hint: Hint | null = $state.raw(null);
  refused: Refused | null = $state.raw(null);
  /** the line broke before the search was done */
  broken = $state(false);

  #socket: WebSocket | null = null;

  constructor(
    private readonly table: string,
    private readonly doors: HintDoors,
  ) {}

  toggle(ply: number): void {
    if (this.asked) this.close();
    else this.ask(ply);
  }

  ask(ply: number): void {
    this.close();
    this.asked = true;
    const open = this.doors.open ?? ((address) => new WebSocket(address));
    const socket = open(lineTo(this.table, `hint?ply=${ply}`));
    this.#socket = socket;
    socket.onmessage = (message) => this.#hear(JSON.parse(String(message.data)) as HintSaid);
    socket.onclose = () => {
      if (socket === this.#socket) this.broken = this.hint?.state !== 'done' && this.refused === null;
    };
  }

  /** Puts the hint away; the server stops searching. */
  close(): void {
    const socket = this.#socket;
    this.#socket = null;
    socket?.close();
    [this.asked, this.hint, this.refused, this.broken] = [false, null, null, false];
    this.doors.best(null);
  }

  #hear(said: HintSaid): void {
    if (this.#socket === null) return;
    if (said.type === 'refusal') this.refused = refusal(0, said.refusal);
    else if (said.hint.state === 'stale') this.close();
    else {
      this.hint = said.hint;
      this.doors.best(said.hint.best);
    }
  }
}

/** The best one where there is one beyond doubt, then the others by the chance they leave the one who asked. */
export function ranked({ choices, seat, best }: Hint): HintChoice[] {
  const first = ({ option }: HintChoice): number => Number(option === best);
  return choices.toSorted((a, b) => first(b) - first(a) || b.chances[seat]! - a.chances[seat]!);
}
