/* The position of Byzantium in the shapes that the game declares, and what the drawing reads out of it. */
import type { BoardView, Event, GameDescription, Schemas, Value } from '../../lib/protocol';

export const SIDES = ['byzantine', 'arab'] as const;
export const RANKS = ['elite', 'main', 'levy', 'move'] as const;
export type Side = (typeof SIDES)[number];
export type Rank = (typeof RANKS)[number];
export type Allegiance = CityState['allegiance'];
export type PerSide<T> = Record<Side, T>;

export type Position = Schemas['ByzantiumView'];
export type CityState = Schemas['ByzantiumCityState'];
export type ArmyState = Schemas['ByzantiumArmy'];
export type PlayerState = Schemas['ByzantiumPlayer'];
export type BoxState = Schemas['ByzantiumBoxState'];
export type AttackState = Schemas['ByzantiumAttack'];
export type Board = Schemas['ByzantiumBoard'];
export type City = Schemas['ByzantiumCity'];
export type Link = Schemas['ByzantiumLink'];
export type LinkKind = Link['kind'];
export type Box = Schemas['ByzantiumBox'];

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
