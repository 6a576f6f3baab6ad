import type { TableView } from '../../lib/protocol';
import { say } from '../../lib/settings.svelte';
import { positionOf, words } from './position';

export { default as Board } from './Board.svelte';
export { default as Card } from './Card.svelte';
export { default as Primer } from './Primer.svelte';
export { default as Seats } from './Seats.svelte';

/** The castles of the seat's side, "4 of 8". */
export function brief(view: TableView, seat: number): string {
  const side = positionOf(view)?.sides.find(({ seats }) => seats.includes(seat));
  return side ? say(words('castles', { count: side.castles, goal: side.goal })) : '';
}
