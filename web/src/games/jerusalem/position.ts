/* The position of Jerusalem as docs/protocol.md gives it, and what the drawing reads out of it. */
import type { Event, GameDescription, TableView, Value } from '../../lib/protocol';

export const RESOURCES = ['squires', 'coins', 'prestige'] as const;
export type Resource = (typeof RESOURCES)[number];
export type Income = Record<Resource, number>;

export type AreaState = {
  area: string;
  open: boolean;
  /** squires of each seat */
  squires: number[];
  /** own squires that came in this turn; they let the Baron in */
  fresh: number;
  baron: number | null;
  /** who would be paid if the round ended now */
  leader: number | null;
  income: Income;
};
export type PrivilegeState = { district: string; seat: number | null };
export type OfficeState = { office: string; seat: number | null };
export type AuctionState = { office: string | null; bid: number | null; bidder: number | null; passed: number[] };
export type PlayerState = {
  seat: number;
  side: string;
  office: string | null;
  last_office: string | null;
  height: number;
  prestige: number;
  next_floor: number;
  baron: string | null;
  cards: number;
  /** what would come in if the round ended now */
  income: Income;
  /** null where the screen hides it */
  hand: string[] | null;
  squires: number | null;
  coins: number | null;
  supply: number | null;
};
export type TurnState = { seat: number; price: number; genoese: boolean; marshal: boolean; from_area: string | null };
export type CalamityState = { seat: number; calamity: string; left: number; spared: Record<string, number>; taken: number[] };
export type CalendarState = { round: number; calamity: string | null; face: 'none' | 'down' | 'up' | 'gifts' };
export type Position = {
  round: number;
  rounds: number;
  phase: string;
  step: string;
  active: number;
  order: number[];
  areas: AreaState[];
  privileges: PrivilegeState[];
  offices: OfficeState[];
  auction: AuctionState | null;
  packet: { seat: number | null; count: number; cards: string[] | null };
  turn: TurnState | null;
  calamity: CalamityState | null;
  players: PlayerState[];
  calendar: CalendarState[];
  deck: number;
  discard: string[];
  /** the cards the reader has passed on in each draft */
  passed_on: { round: number; cards: string[] }[];
  result: { reason: string; winners: number[] } | null;
};

export type Box = { x: number; y: number; w: number; h: number };
export type Area = Box & { area: string; district: string; big: boolean };
export type District = Box & { district: string; areas: string[]; privilege: string | null };
export type Office = { office: string; number: number; squires: number };
export type Board = {
  frame: { width: number; height: number };
  areas: Area[];
  districts: District[];
  offices: Office[];
  floors: number;
  track: { y: number; h: number; last: number };
  sides: string[];
};

export function positionOf(view: TableView): Position | null {
  return view.position as Position | null;
}

export function boardOf(game: GameDescription): Board {
  return game.board as Board;
}

export function playerAt(position: Position, seat: number): PlayerState {
  return position.players.find((player) => player.seat === seat)!;
}

export function colourOf(position: Position, seat: number): string {
  return playerAt(position, seat).side;
}

export function areaAt(position: Position, area: string): AreaState {
  return position.areas.find((each) => each.area === area)!;
}

/** Squires of one colour in an area. */
export type Troop = { seat: number; colour: string; count: number; leads: boolean };

/** Who stands in an area, the most numerous first, and of equals the one who would be paid. */
export function troopsIn(position: Position, { squires, leader }: AreaState): Troop[] {
  return position.players
    .map(({ seat, side }) => ({ seat, colour: side, count: squires[seat] ?? 0, leads: seat === leader }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count || Number(b.leads) - Number(a.leads) || a.seat - b.seat);
}

/** What is above nothing of an income, in its order. */
export function partsOf(income: Income): { resource: Resource; count: number }[] {
  return RESOURCES.map((resource) => ({ resource, count: income[resource] })).filter(({ count }) => count > 0);
}

/** Equal cards together, with their number. */
export function tally(cards: string[]): { card: string; count: number }[] {
  return [...new Set(cards)].map((card) => ({ card, count: cards.filter((other) => other === card).length }));
}

/** What the last events touched, as keys `area:pal_b`, `seat:0`, `prestige:0`, `tower:0`, `office:marshal`. */
export function changesOf(events: Event[]): Set<string> {
  const keys = new Set<string>();
  for (const { event, args } of events) {
    for (const place of [args['area'], args['from_area']]) if (typeof place === 'string') keys.add(`area:${place}`);
    if (typeof args['office'] === 'string') keys.add(`office:${args['office']}`);
    if (event === 'built') keys.add(`tower:${args['seat']}`);
    if (args['prestige']) keys.add(`prestige:${args['seat']}`);
    if (args['squires'] || args['coins'] || args['card']) keys.add(`seat:${args['seat']}`);
  }
  return keys;
}

export function words(id: string, args: { [name: string]: Value } = {}): { id: string; args: { [name: string]: Value } } {
  return { id: `jerusalem-ui-${id}`, args };
}
