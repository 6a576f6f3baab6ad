/* What happens at a table besides moves: clocks, requests, who is away; and what can be done about it. */
import { getContext, setContext } from 'svelte';
import { api } from './api';
import { serverNow, until } from './clock';
import { remaining } from './lasting';
import type { Life, Seat, TableRequest, TableView } from './protocol';
import type { Table } from './table.svelte';

const KEY = Symbol('life');
const TICK = 1000;
/** with less than this part of the time, or less than this many milliseconds, a clock is low */
const LOW = 0.15;
const LOW_MOST = 6 * 3_600_000;

/** Who is waited for and not here: since when, and from when on a bot may be asked for. */
export type Away = { seat: number; since: number; botFrom: number };

/** Who is to move and away; null where nobody is. */
export function awayAt(view: TableView): Away | null {
  const seat = view.to_move === null ? undefined : view.seats[view.to_move];
  const on = view.life.seats[seat?.seat ?? -1];
  if (!seat || seat.kind !== 'person' || seat.here || !on || on.stand_in !== null || view.life.paused) return null;
  const left = view.left[seat.seat];
  const since = Math.max(Date.parse(view.life.moved), left ? Date.parse(left) : 0);
  return { seat: seat.seat, since, botFrom: since + view.life.terms.absence * 1000 };
}

/** The others who decide for themselves: all that can be asked for something. */
export function othersInCharge({ seats, life }: TableView): Seat[] {
  return seats.filter(({ seat, kind, you }) => kind === 'person' && !you && !life.seats[seat]?.stand_in);
}

/** Whether the game may be abandoned: not where bots alone would be asked. A sandbox is put away so. */
export function mayAbandon(view: TableView): boolean {
  return view.table.sandbox !== null || othersInCharge(view).length > 0 || view.seats.every(({ you }) => you);
}

/** Whether the game ends when this browser resigns: one side is left, or bots among themselves. A side is lost once all its people have
    resigned, whatever bots it has. */
export function endsIfResigned({ seats, life }: TableView): boolean {
  const people = seats.filter(({ kind }) => kind === 'person');
  const staying = new Set(people.filter(({ seat, you }) => !you && !life.seats[seat]?.resigned).map(({ side }) => side));
  const lost = new Set(people.map(({ side }) => side).filter((side) => !staying.has(side)));
  const left = new Set(seats.map(({ side }) => side).filter((side) => !lost.has(side)));
  return staying.size === 0 || left.size <= 1;
}

/** What a clock shows. */
export type ShownClock = { words: string; low: boolean; running: boolean };

/** The clock of a seat at this moment; null where it has none. */
export function clockOf(view: TableView, seat: number, now: number): ShownClock | null {
  const { terms, deadline, seats, paused } = view.life;
  if (!terms.clock || view.status !== 'playing') return null;
  const running = view.to_move === seat && deadline !== null;
  const left = seats[seat]?.left ?? null;
  if (!running && (left === null || paused)) return left === null ? null : { words: remaining(left * 1000), low: false, running: false };
  if (!running) return { words: remaining(left! * 1000), low: false, running };
  const whole = left === null ? terms.clock.seconds * 1000 : left * 1000;
  const ends = Math.min(until(deadline, now), whole);
  return { words: remaining(ends), low: ends < Math.min(terms.clock.seconds * 1000 * LOW, LOW_MOST), running };
}

export class TableLife {
  /** the time of the server, told every second */
  now = $state(serverNow());
  #timer: ReturnType<typeof setInterval> | undefined;

  constructor(readonly table: Table) {}

  get view(): TableView {
    return this.table.view!;
  }

  get life(): Life {
    return this.view.life;
  }

  /** Whether this browser plays here. */
  get seated(): boolean {
    return this.view.you.length > 0;
  }

  /** Whether somebody waits for an answer of this browser. */
  get isAsked(): boolean {
    return this.life.request?.waits.some((seat) => this.view.you.includes(seat)) ?? false;
  }

  /** Whether a bot plays for this browser, and it may come back. */
  get replaced(): boolean {
    const own = this.life.seats.filter(({ seat }) => this.view.you.includes(seat));
    return this.view.status === 'playing' && own.some((seat) => seat.stand_in !== null && !seat.resigned);
  }

  /** Whether this browser has given up for all its seats. */
  get resigned(): boolean {
    return this.seated && this.view.you.every((seat) => this.life.seats[seat]?.resigned);
  }

  /** Whether this browser made the table. */
  get isHost(): boolean {
    return this.life.host !== null && this.view.you.includes(this.life.host);
  }

  start(): () => void {
    this.#timer = setInterval(() => (this.now = serverNow()), TICK);
    return () => clearInterval(this.#timer);
  }

  resign = () => this.table.act(() => api.resign(this.table.id));
  close = () => this.table.act(() => api.close(this.table.id));
  comeBack = () => this.table.act(() => api.comeBack(this.table.id));
  takeOver = (seat: number) => this.table.act(() => api.takeOver(this.table.id, seat));
  remind = (seat: number) => this.table.act(() => api.remind(this.table.id, seat));
  ask = (what: TableRequest['kind']) => this.table.act(() => api.request(this.table.id, what));
  answer = (allow: boolean) => this.table.act(() => api.answer(this.table.id, allow));
}

/** Gives the life of a table to the cards of its players. */
export function shareLife(life: TableLife): TableLife {
  return setContext(KEY, life);
}

/** The life of the table a card belongs to; none where a finished game is looked at. */
export function sharedLife(): TableLife | undefined {
  return getContext<TableLife | undefined>(KEY);
}
