/* The live line of a table: comes back by itself after every loss, from the last ply it saw. */
import type { Act, Live } from './protocol';

export interface SocketDoors {
  /** takes all that the server says */
  hear: (said: Live) => void;
  /** is told when the line is lost and when it stands again */
  connected: (up: boolean) => void;
  /** the last ply seen, to resume from */
  since: () => number;
  open?: (address: string) => WebSocket;
}

const FIRST_WAIT = 500;
const LONGEST_WAIT = 15_000;
const PING = 20_000;
const SILENCE = 45_000;
/** so long an act may go without a word from the server before the line is taken for dead */
const ANSWER = 10_000;

export class TableSocket {
  #socket: WebSocket | null = null;
  #wait = FIRST_WAIT;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #heartbeat: ReturnType<typeof setInterval> | undefined;
  #due: ReturnType<typeof setTimeout> | undefined;
  #heard = 0;
  #up = false;
  #closed = false;

  constructor(
    private readonly table: string,
    private readonly doors: SocketDoors,
  ) {
    this.#connect();
  }

  get isUp(): boolean {
    return this.#up;
  }

  /** Sends a move or an undo; the line must be up. */
  say(act: Act): void {
    this.#socket?.send(JSON.stringify(act));
    clearTimeout(this.#due);
    this.#due = setTimeout(() => this.#lost(this.#socket), ANSWER);
  }

  /** Tries again now rather than at the end of the wait. */
  retry(): void {
    if (this.#closed || this.#socket) return;
    clearTimeout(this.#retry);
    this.#connect();
  }

  /** Gives the line up, and tries for another one. */
  drop(): void {
    if (this.#socket) this.#lost(this.#socket);
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#retry);
    clearInterval(this.#heartbeat);
    this.#socket?.close();
  }

  #connect(): void {
    const since = this.doors.since();
    const open = this.doors.open ?? ((address) => new WebSocket(address));
    const socket = open(lineTo(this.table, since < 0 ? 'live' : `live?since=${since}`));
    this.#socket = socket;
    socket.onmessage = (message) => this.#hear(String(message.data));
    socket.onopen = () => {
      this.#wait = FIRST_WAIT;
      this.#heard = Date.now();
      this.#up = true;
      this.#heartbeat = setInterval(() => this.#beat(), PING);
      this.doors.connected(true);
    };
    socket.onclose = () => this.#lost(socket);
  }

  #hear(text: string): void {
    this.#heard = Date.now();
    clearTimeout(this.#due);
    this.doors.hear(JSON.parse(text) as Live);
  }

  #beat(): void {
    if (Date.now() - this.#heard > SILENCE) this.#lost(this.#socket);
    else this.#socket?.send(JSON.stringify({ type: 'ping' }));
  }

  #lost(socket: WebSocket | null): void {
    if (socket !== this.#socket) return;
    clearInterval(this.#heartbeat);
    clearTimeout(this.#due);
    this.#up = false;
    this.#socket = null;
    socket?.close();
    if (this.#closed) return;
    this.doors.connected(false);
    this.#retry = setTimeout(() => this.#connect(), this.#wait * (0.75 + Math.random() / 2));
    this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT);
  }
}

/** The address of one of a table's lines. */
export function lineTo(table: string, line: string): string {
  const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
  return `${scheme}://${location.host}/api/tables/${encodeURIComponent(table)}/${line}`;
}
