/* What happened, told on the board scene by scene. A game says how long each event is to be seen, what it sounds like, what travels, and
   what it changes in the picture; all of that comes from the events. What no event changes, changes with the last scene. */
import type { Target } from '../chooser.svelte';
import type { Entry, Event } from '../protocol';
import type { Sound } from './sound';

/** A piece under way: a family's or player's sign, a cube of a player, a coin, a card. */
export type Piece = { shape: 'sign' | 'cube' | 'coin' | 'card'; colour: string };
/** From one place to another, each by the name that the board or a seat's card holds out. */
export type Flight = { piece: Piece; from: Target; to: Target };

/** How an event is shown; `ms` at normal speed. */
export type Cue<P> = {
  ms: number;
  sound?: Sound;
  flights?: Flight[];
  /** the position once it has happened; it waits for what flies */
  then?: P;
};

/** What is to be seen of an event: `position` is how the board stands, `end` how it stands after all that is told. */
export type Tell<P = unknown> = (event: Event, position: P, end: P) => Cue<P> | null;

/** A moment on the board: the events of the entry that have been told by then, and the position. */
export type Scene = { ms: number; sound: Sound | undefined; flights: Flight[]; entry: Entry; before: unknown; position: unknown };

/** A piece travels. */
export const MOVE = 260;
/** Dice roll and settle. */
export const DICE = 500;
/** What is longer than this is told faster. */
const LONGEST = 7000;

export const seatPlace = (seat: unknown): Target => ({ kind: 'seat', value: Number(seat) });

/** The scenes that lead from one position to another through these entries; none where there is nothing to see. */
export function scenesOf<P>(tell: Tell<P>, entries: Entry[], position: P, end: P): Scene[] {
  const scenes: Scene[] = [];
  for (const entry of entries)
    entry.events.forEach((event, k) => {
      const cue = tell(event, position, end);
      const before = position;
      position = cue?.then ?? position;
      if (!cue || cue.ms === 0) return;
      const told = { ...entry, events: entry.events.slice(0, k + 1) };
      scenes.push({ ms: cue.ms, sound: cue.sound, flights: cue.flights ?? [], entry: told, before, position });
    });
  const whole = scenes.reduce((sum, { ms }) => sum + ms, 0);
  const hurry = Math.min(1, LONGEST / Math.max(1, whole));
  return scenes.map((scene) => ({ ...scene, ms: scene.ms * hurry }));
}
