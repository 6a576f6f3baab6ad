import type { Tell } from '../../lib/motion/telling';
import type { BoardView, Part } from '../../lib/protocol';
import { say } from '../../lib/settings.svelte';
import CardAnswers from './CardAnswers.svelte';
import { positionOf, words } from './position';
import { tell as told } from './tell';
import { isOnCard } from './tray';

export { default as Board } from './Board.svelte';
export { default as Seats } from './Seats.svelte';
export { weight } from './tell';
export { default as Sheet } from './Sheet.svelte';
export { default as Sign } from './Sign.svelte';
export { CATALOGUE as catalogue, SIGNS as signs } from './explain';
export { counted, listed } from './listed';

export const tell = told as Tell;

/** Both totals of a seat, "19 + 17". */
export function brief(view: BoardView, seat: number): string {
  const points = positionOf(view)?.players.find((player) => player.seat === seat)?.points;
  return points ? say(words('both', { byzantine: points.byzantine, arab: points.arab })) : '';
}

/** Cubes are picked from the army card and laid on it. */
export function answers(parts: Part[]): typeof CardAnswers | null {
  return parts.length > 0 && parts.every(isOnCard) ? CardAnswers : null;
}
