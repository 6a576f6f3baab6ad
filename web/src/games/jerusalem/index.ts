import type { Tell } from '../../lib/motion/telling';
import type { BoardView } from '../../lib/protocol';
import { say } from '../../lib/settings.svelte';
import { positionOf, words } from './position';
import { tell as told } from './tell';

export { default as Board } from './Board.svelte';
export { default as Seats } from './Seats.svelte';
export { weight } from './tell';
export { default as Sheet } from './Sheet.svelte';
export { default as Sign } from './Sign.svelte';
export { CATALOGUE as catalogue, SIGNS as signs } from './explain';
export { default as Further } from './PlaceMany.svelte';
export { counted, listed } from './listed';

/** The board as a phone shows it. */
export const pocket = { width: 400, height: 460 };

export const tell = told as Tell;

/** Floors and prestige of a seat. */
export function brief(view: BoardView, seat: number): string {
  const player = positionOf(view)?.players.find((each) => each.seat === seat);
  return player ? say(words('brief', { height: player.height, prestige: player.prestige })) : '';
}
