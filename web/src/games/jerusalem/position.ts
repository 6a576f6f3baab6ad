/* The position of Jerusalem in the shapes that the game declares, and what the drawing reads out of it. */
import type { BoardView, Event, GameDescription, Schemas, Value } from '../../lib/protocol';

export const RESOURCES = ['squires', 'coins', 'prestige'] as const;
export type Resource = (typeof RESOURCES)[number];
export type Income = Schemas['JerusalemIncome'];
export type Position = Schemas['JerusalemView'];
export type AreaState = Schemas['JerusalemAreaState'];
export type PrivilegeState = Schemas['JerusalemPrivilege'];
export type OfficeState = Schemas['JerusalemOfficeState'];
export type AuctionState = Schemas['JerusalemAuction'];
export type PlayerState = Schemas['JerusalemPlayer'];
export type TurnState = Schemas['JerusalemTurn'];
export type CalamityState = Schemas['JerusalemCalamity'];
export type CalendarState = Schemas['JerusalemCalendarRound'];
export type Board = Schemas['JerusalemBoard'];
/** A box by its middle and size. */
export type Box = Pick<Schemas['JerusalemArea'], 'x' | 'y' | 'w' | 'h'>;
export type Area = Schemas['JerusalemArea'];
export type District = Schemas['JerusalemDistrict'];
export type Office = Schemas['JerusalemOffice'];

export function positionOf(view: BoardView): Position | null {
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
