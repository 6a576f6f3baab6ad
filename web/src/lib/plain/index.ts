/* The drawing of a game that this page has none for: made of its description and its view alone. */
import type { BoardView } from '../protocol';
import { scoreOf } from './plain';

export { default as Board } from './Board.svelte';
export { default as Seats } from './Seats.svelte';

/** The score of a seat, where the view tells it. */
export function brief(view: BoardView, seat: number): string {
  return String(scoreOf(view, seat) ?? '');
}
