import type { TableView } from '../../lib/protocol';
import { say } from '../../lib/settings.svelte';
import { positionOf, words } from './position';

export { default as Board } from './Board.svelte';
export { default as Card } from './Card.svelte';
export { default as Primer } from './Primer.svelte';
export { default as Seats } from './Seats.svelte';
export { default as Sheet } from './Sheet.svelte';

/** Floors and prestige of a seat. */
export function brief(view: TableView, seat: number): string {
  const player = positionOf(view)?.players.find((each) => each.seat === seat);
  return player ? say(words('brief', { height: player.height, prestige: player.prestige })) : '';
}
