/* The position of Byzantium as docs/protocol.md gives it, and what the drawing reads out of it. */
import type { Event, GameDescription, TableView, Value } from '../../lib/protocol';

export const SIDES = ['byzantine', 'arab'] as const;
export const RANKS = ['elite', 'main', 'levy', 'move'] as const;
export type Side = (typeof SIDES)[number];
export type Rank = (typeof RANKS)[number];
export type Allegiance = Side | 'persian' | 'bulgar';
export type PerSide<T> = Record<Side, T>;

export type CityState = {
  city: string;
  allegiance: Allegiance;
  size: number;
  markers: number;
  controller: number | null;
  fortified: boolean;
};
export type ArmyState = Record<Rank, number> & {
  guard: boolean;
  city: string | null;
  strength: number;
  dice: number;
  may_enter: boolean;
};
export type PlayerState = {
  seat: number;
  side: string;
  pool: number;
  losses: number;
  removed: number;
  walls: number;
  taxes: number;
  pass_cube: boolean;
  buildings: PerSide<number>;
  treasury: PerSide<number>;
  points: PerSide<number>;
  score: number;
  cities: number;
  income: PerSide<number>;
  upkeep: PerSide<number>;
  armies: PerSide<ArmyState>;
};
export type BoxState = { box: string; kind: string; seat: number | null };
export type AttackState = {
  seat: number;
  force: Allegiance;
  city: string;
  origin: string | null;
  strength: number;
  dice: number;
  walls: number;
  defenders: number[];
  opponent: string | null;
  against: { strength: number; dice: number } | null;
  hits: number;
  hits_against: number;
  odds: { take: number; yielded: number; losses: number } | null;
};
export type Position = {
  turn: number;
  turns: number;
  step: string;
  start: number;
  actor: number;
  active: number;
  passed: number[];
  first_passer: number | null;
  cities: CityState[];
  boxes: BoxState[];
  guards: PerSide<'box' | 'army' | 'aside'>;
  titles: PerSide<number | null>;
  fleets: PerSide<number | null>;
  bulgars: { box: number; supply: number };
  players: PlayerState[];
  action: { side: Allegiance | null; city: string | null; ahead: string | null; cost: number; links: number } | null;
  attack: AttackState | null;
  losing: { seat: number; side: Side; count: number } | null;
  retreat: { seat: number; side: Side; forced: boolean; havens: string[] } | null;
  upkeep: { seat: number; side: Side; unpaid: Record<Rank, number>; prices: Record<Rank, number> } | null;
  result: { reason: string; winners: number[] } | null;
};

export type City = { city: string; x: number; y: number; coast: string; capital: boolean; arrow: boolean };
export type LinkKind = 'road' | 'desert' | 'sea';
export type Link = { a: string; b: string; kind: LinkKind; factor: number };
export type Box = { box: string; kind: string; side: Side | 'both'; row: number; column: number };
export type Board = {
  frame: { width: number; height: number };
  cities: City[];
  links: Link[];
  boxes: Box[];
  sides: string[];
  bulgars: number;
  upkeep: PerSide<Record<Rank, number>>;
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

/** A figure on the board. */
export type Figure = { seat: number; colour: string; side: Side; city: string; strength: number };

export function figuresOf(position: Position): Figure[] {
  return position.players.flatMap(({ seat, side: colour, armies }) =>
    SIDES.flatMap((side) => {
      const { city, strength } = armies[side];
      return city ? [{ seat, colour, side, city, strength }] : [];
    }),
  );
}

/** What the last events touched, as keys `city:athens`, `army:0:arab`, `box:tax`, `seat:0`, `points:0:arab`, `bulgars`. */
export function changesOf(events: Event[]): Set<string> {
  const keys = new Set<string>();
  for (const { event, args } of events) {
    if (typeof args.city === 'string' && ON_CITY.has(event)) keys.add(`city:${args.city}`);
    if (ON_ARMY.has(event)) keys.add(`army:${args.seat}:${args.side}`);
    if (event === 'lost' || event === 'guard_lost') keys.add(`row:${args.seat}:${args.side}`);
    if (event === 'reinforced') keys.add(`cell:${args.seat}:${args.box}`).add(`cell:${args.seat}:${args.source}`);
    if (event === 'special') keys.add(`box:${args.special}`);
    if (event === 'taxed') keys.add('box:tax').add(`treasury:${args.seat}:byzantine`).add(`treasury:${args.seat}:arab`);
    if (event === 'built') keys.add(args.side === 'byzantine' ? 'box:church' : 'box:mosque');
    if (event === 'passed') keys.add('box:pass');
    if (event === 'gathered') keys.add('bulgars');
    if (event === 'claimed' || event === 'built' || event === 'title') keys.add(`points:${args.seat}:${args.side}`);
    if (event === 'captured' && args.force !== 'bulgar') keys.add(`points:${args.seat}:${args.force}`);
  }
  return keys;
}

const ON_CITY = new Set(['claimed', 'placed', 'developed', 'fortified', 'captured', 'siege_failed', 'control', 'retreated', 'returned']);
const ON_ARMY = new Set(['moved', 'entered', 'placed', 'retreated', 'returned']);

export function words(id: string, args: { [name: string]: Value } = {}): { id: string; args: { [name: string]: Value } } {
  return { id: `byzantium-ui-${id}`, args };
}
