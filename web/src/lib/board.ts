/* What the shell asks of a game's drawing, and what it gives. A game is found by its folder: games/<game>/index.ts. */
import type { Component } from 'svelte';
import type { Chooser } from './chooser.svelte';
import type { GameDescription, TableView } from './protocol';

/** The board draws `view.position`; it asks `chooser` what is offered and tells it what was picked. `view.log` is the whole log. */
export interface BoardProps {
  view: TableView;
  game: GameDescription;
  chooser: Chooser;
}

/** `Board` fills its frame (100 % by 100 %); `Seats` is a column of seat panels; `Card` fills the picture of a lobby card. */
export interface GameModule {
  Board: Component<BoardProps>;
  Seats: Component<BoardProps>;
  Card: Component;
  /** how the game goes, in a few small pictures; for the lobby and for those who wait */
  Primer?: Component;
  /** the score sheet of a finished game, where a single number a seat does not tell it */
  Sheet?: Component<BoardProps>;
  /** how a seat stands, for the one-line strip on small screens; already in words and very short, such as "4 / 8" */
  brief?: (view: TableView, seat: number) => string;
}

const modules = import.meta.glob<GameModule>('../games/*/index.ts');

/** The drawing of a game; the plain board where this page has none of its own. */
export async function drawingOf(game: string): Promise<GameModule> {
  const load = modules[`../games/${game}/index.ts`];
  return load ? await load() : await import('./plain');
}
