import type { Tell } from '../../lib/motion/telling';
import type { BoardView } from '../../lib/protocol';
import { say } from '../../lib/settings.svelte';
import { positionOf, words } from './position';
import { tell as told } from './tell';

export { default as Board } from './Board.svelte';
export { default as Seats } from './Seats.svelte';
export { weight } from './tell';
export { default as Sign } from './Sign.svelte';
export { CATALOGUE as catalogue, SIGNS as signs } from './explain';

/** The board as a phone shows it. */
export const pocket = { width: 400, height: 560 };

export const tell = told as Tell;

/** The castles of the seat's side, "4 of 8". */
export function brief(view: BoardView, seat: number): string {
  const side = positionOf(view)?.sides.find(({ seats }) => seats.includes(seat));
  return side ? say(words('castles', { count: side.castles, all: side.goal })) : '';
}
