/* What the shell asks of a game's drawing, and what it gives. A game is found by its folder: games/<game>/index.ts for the table, and
   beside it, on their own because other screens show them, Card.svelte and where there is one Primer.svelte. */
import type { Component } from 'svelte';
import type { Chooser } from './chooser.svelte';
import type { Part as Explained } from './explain';
import type { Tell } from './motion/telling';
import type { BoardView, Event, GameDescription, Message, Option, Part } from './protocol';
import type { Listed } from './table/listing';

/** The board draws `view.position`; it asks `chooser` what is offered and tells it what was picked. `view.log` is the whole log. */
export interface BoardProps {
  view: BoardView;
  game: GameDescription;
  chooser: Chooser;
}

/** The answers to a question in a drawing of the game's own: every part that is picked from it is a button with `data-option`. */
export interface AnswerProps {
  view: BoardView;
  chooser: Chooser;
  parts: Part[];
}

/** `Board` fills its frame (100 % by 100 %); `Seats` is a column of seat panels. */
export interface GameModule {
  Board: Component<BoardProps>;
  Seats: Component<BoardProps>;
  /** the score sheet of a finished game, where a single number a seat does not tell it */
  Sheet?: Component<BoardProps>;
  /** how what happened is shown on the board, event by event; without it the board shows each move as a whole */
  tell?: Tell;
  /** how much an event matters to somebody who was away; 0 is left out, and all count 1 where nothing is said */
  weight?: (event: Event) => number;
  /** everything that explains itself, in the order of the legend; the signs among it, and how each is drawn */
  catalogue?: readonly Explained[];
  signs?: readonly string[];
  Sign?: Component<{ thing: string }>;
  /** the size of the whole board on a phone; pictures of a rulebook are cut out of it there */
  pocket?: { width: number; height: number };
  /** how a seat stands, for the one-line strip on small screens; already in words and very short, such as "4 / 8" */
  brief?: (view: BoardView, seat: number) => string;
  /** where a part belongs among the answers; `option` is the one it decides, where it decides one */
  listed?: (view: BoardView, part: Part, option: Option | null) => Listed | null;
  /** what else may be done with the choice that is made, over the answers */
  Further?: Component<AnswerProps>;
  /** the drawing of these answers in place of a list, where the game has one for them */
  answers?: (parts: Part[]) => Component<AnswerProps> | null;
  /** so many answers of a kind, in words: "11 cities" */
  counted?: (kind: string, count: number) => Message | null;
}

type Picture = { default: Component };

const modules = import.meta.glob<GameModule>('../games/*/index.ts');
const cards = import.meta.glob<Picture>('../games/*/Card.svelte');
const primers = import.meta.glob<Picture>('../games/*/Primer.svelte');

/** The drawing of a game; the plain board where this page has none of its own. */
export async function drawingOf(game: string): Promise<GameModule> {
  const load = modules[`../games/${game}/index.ts`];
  return load ? await load() : await import('./plain');
}

/** What fills the picture of a game's card. */
export async function cardOf(game: string): Promise<Component> {
  const load = cards[`../games/${game}/Card.svelte`] ?? (() => import('./plain/Card.svelte'));
  return (await load()).default;
}

/** How a game goes, in a few small pictures; null where nobody has drawn them. */
export async function primerOf(game: string): Promise<Component | null> {
  return (await primers[`../games/${game}/Primer.svelte`]?.())?.default ?? null;
}
