import type { TableView } from '../../lib/protocol';
import { say } from '../../lib/settings.svelte';
import { positionOf, words } from './position';

export { default as Board } from './Board.svelte';
export { default as Card } from './Card.svelte';
export { default as Seats } from './Seats.svelte';
export { default as Sheet } from './Sheet.svelte';

/** Both totals of a seat, "19 + 17". */
export function brief(view: TableView, seat: number): string {
  const points = positionOf(view)?.players.find((player) => player.seat === seat)?.points;
  return points ? say(words('both', { byzantine: points.byzantine, arab: points.arab })) : '';
}
