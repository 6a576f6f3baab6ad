/* Names for the shapes of docs/protocol.md. `npm run types` generates them from the server's own description. */
import type { components } from './openapi';

type Schemas = components['schemas'];

export type Message = Schemas['Message'];
export type Me = Schemas['Me'];

export type GameOption = Schemas['GameOption'];
export type GameSummary = Schemas['GameRow'];
export type GameDescription = Schemas['GameView'];
export type Action = Schemas['Action'];
export type Part = Schemas['Part'];
export type Value = Part['value'];

export type RuleAnswer = Schemas['RuleView'];
export type RulesPage = Schemas['RulesView'];

export type Seat = Schemas['Seat'];
export type Result = Schemas['Result'];
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

/** What the live line of a table says; it has no place in an OpenAPI description. */
export type Live = { type: 'view'; view: TableView } | { type: 'pong' };
