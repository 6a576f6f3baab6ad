/* Names for the shapes of docs/protocol.md. `make types` generates them from the server's own description. */
import type { components } from './openapi';

export type Schemas = components['schemas'];

export type Message = Schemas['Message'];
export type Me = Schemas['Me'];

export type Account = Schemas['AccountView'];
export type Arrival = Schemas['ArrivalView'];
export type DeviceLink = Schemas['DeviceLinkView'];
export type Tie = Schemas['TieView'];
export type Profile = Schemas['ProfileView'];
export type Played = Schemas['PlayedView'];
export type PlayedPage = Schemas['PlayedPage'];
export type RatingPoint = Schemas['RatingPoint'];

export type GameOption = Schemas['GameOption'];
export type GameSummary = Schemas['GameRow'];
export type Rating = GameSummary['ratings'][number];
export type GameDescription = Schemas['GameView'];
export type Part = Schemas['Part'];
export type Value = Part['value'];

export type Champion = Schemas['ChampionView'];
export type DuelScore = Schemas['DuelScore'];

export type RuleAnswer = Schemas['RuleView'];
export type RulesPage = Schemas['RulesView'];
export type Book = Schemas['BookView'];
export type Chapter = Schemas['ChapterView'];
export type Passage = Schemas['PassageView'];
export type FigureView = Schemas['FigureView'];
export type Figures = Schemas['FiguresView']['figures'];

export type LessonView = Schemas['LessonView'];
export type LessonStep = LessonView['steps'][number];
export type LessonAsk = LessonStep['asks'][number];
export type LessonMoment = LessonView['moments'][number];
export type LessonWords = Schemas['LessonWords'];
export type LessonStepWords = LessonWords['steps'][number];

export type Seat = Schemas['Seat'];
export type Result = Schemas['Result'];
export type Score = Schemas['Score'];
export type TableRow = Schemas['TableRow'];
export type Tables = Schemas['Lobby'];
export type FinishedPage = Schemas['FinishedPage'];
/** Who decides for the other seats of a sandbox. */
export type Others = Required<Schemas['PlayOnIn']>['others'];
/** What this person had last seen of a table. */
export type Seen = Schemas['Seen'];
export type NewTable = Required<Schemas['TableIn']>;
export type SeatWish = NewTable['seats'][number];

export type Event = Schemas['Event'];
export type Entry = Schemas['Entry'];
export type Option = Schemas['Option'];
/** A table as the server sends it: of the open actions it names the numbers. */
export type SentView = Schemas['TableView'];
/** The open actions at a ply, in words. */
export type OpenOptions = Schemas['OpenOptions'];
export type SeatHere = Seat & { here: boolean };
/** A table as the page shows it; `asked` while a question is put to this browser, of which the options may still be on their way. */
export type TableView = Omit<SentView, 'options' | 'seats'> & { asked: boolean; options: Option[]; seats: SeatHere[] };
/** What a board reads of a table: enough to draw a picture of a rulebook too. */
export type BoardView = Pick<
  TableView,
  'status' | 'seats' | 'you' | 'seat' | 'ply' | 'to_move' | 'question' | 'position' | 'options' | 'asked' | 'result' | 'log'
>;
export type Life = SentView['life'];
export type Happening = Life['happenings'][number];
export type TableRequest = NonNullable<Life['request']>;
export type Why = Schemas['Why'];
export type Refusal = Schemas['Refusal'];

export type Review = Schemas['ReviewView'];
export type ReviewPoint = Schemas['Point'];
export type ReviewOption = Schemas['ReviewOption'];
export type TurningPoint = Schemas['TurningPoint'];
export type Lesson = Schemas['Lesson'];
export type SeatReview = Schemas['SeatReview'];

/* What the live lines say has no place in an OpenAPI description. */

/** What has changed at a table: the parts of the view in `set` by their paths, and what is new in the log and the talk. */
export type Change = { type: 'change'; ply: number; entries: Entry[]; said: SentView['chat']; set: Record<string, unknown> };
/** Who has the table open. */
export type Presence = { type: 'presence'; here: number[]; left: (string | null)[]; watching: number };
/** What the live line of a table says. */
export type Live = { type: 'view'; view: SentView } | Change | Presence | { type: 'refusal'; refusal: Refusal } | { type: 'pong' };
/** What the page says there: a move or an undo, with the ply it was decided at. */
export type Act = { type: 'move'; ply: number; option: number } | { type: 'undo'; ply: number; to?: 'turn' };

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
  /** the option that is better than the rest beyond doubt, once the search is done */
  best: number | null;
  choices: HintChoice[];
};
/** The line of a hint. */
export type HintSaid = { type: 'hint'; hint: Hint } | { type: 'refusal'; refusal: Refusal };
