/* Names for the shapes of docs/protocol.md. `make types` generates them from the server's own description. */
import type { components } from './openapi';

export type Schemas = components['schemas'];

export type Message = Schemas['Message'];
export type Me = Schemas['Me'];

export type GameOption = Schemas['GameOption'];
export type GameSummary = Schemas['GameRow'];
export type Rating = GameSummary['ratings'][number];
export type GameDescription = Schemas['GameView'];
export type Part = Schemas['Part'];
export type Value = Part['value'];

export type RuleAnswer = Schemas['RuleView'];
export type RulesPage = Schemas['RulesView'];

export type Seat = Schemas['Seat'];
export type Result = Schemas['Result'];
export type Score = Schemas['Score'];
export type TableRow = Schemas['TableRow'];
export type Tables = Schemas['Lobby'];
export type NewTable = Required<Schemas['TableIn']>;
export type SeatWish = NewTable['seats'][number];

export type Event = Schemas['Event'];
export type Entry = Schemas['Entry'];
export type Option = Schemas['Option'];
export type TableView = Schemas['TableView'];
export type Why = Schemas['Why'];
export type Refusal = Schemas['Refusal'];

export type Review = Schemas['ReviewView'];
export type ReviewPoint = Schemas['Point'];
export type ReviewOption = Schemas['ReviewOption'];
export type TurningPoint = Schemas['TurningPoint'];
export type SeatReview = Schemas['SeatReview'];

/* What the live lines say has no place in an OpenAPI description. */

/** The live line of a table. */
export type Live = { type: 'view'; view: TableView } | { type: 'pong' };

/** One of the best options, and the chance of each seat to win after it. */
export type HintChoice = { option: number; visits: number; chances: number[] };
/** What the search knows by now; `preparing` while code is compiled, `stale` where the table has moved on. */
export type Hint = {
  ply: number;
  seat: number;
  state: 'preparing' | 'thinking' | 'done' | 'stale';
  simulations: number;
  goal: number;
  chances: number[];
  choices: HintChoice[];
};
/** The line of a hint. */
export type HintSaid = { type: 'hint'; hint: Hint } | { type: 'refusal'; refusal: Refusal };
