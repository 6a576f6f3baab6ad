/* The position of Carolus Magnus, in the shapes that the game declares, and what the drawing reads out of it. */
import type { BoardView, Entry, Event, GameDescription, Option, Schemas, Value } from '../../lib/protocol';

export const FAMILIES = ['red', 'pink', 'blue', 'green', 'yellow'] as const;
export const DISCS = [1, 2, 3, 4, 5] as const;
export type Family = (typeof FAMILIES)[number];
export type Position = Schemas['CarolusView'];
export type Board = Schemas['CarolusBoard'];
export type PerFamily = Schemas['CarolusKnights'];
export type LandState = Schemas['CarolusLand'];
export type PlayerState = Schemas['CarolusPlayer'];
export type SideState = Schemas['CarolusSide'];
export type SideName = SideState['side'];

export function positionOf(view: BoardView): Position | null {
  return view.position as Position | null;
}

export function boardOf(game: GameDescription): Board {
  return game.board as Board;
}

/** The land a province belongs to now. An event names a land by one of its provinces, so this also finds lands that have since merged. */
export function landWith(position: Position, province: number): LandState | undefined {
  return position.lands.find((land) => land.provinces.includes(province));
}

export function knightsIn(land: LandState): { family: Family; count: number }[] {
  return FAMILIES.map((family) => ({ family, count: land.knights[family] })).filter(({ count }) => count > 0);
}

export function sideOf(position: Position, seat: number): SideName {
  return position.players.find((player) => player.seat === seat)!.side;
}

/** The numbers of steps that lead to each land, as the options themselves say; a short ring may give one land several. */
export function stepsTo(options: Option[]): Map<number, number[]> {
  const found = new Map<number, number[]>();
  for (const { path } of options) {
    const land = path[0]?.places.find(({ kind }) => kind === 'land')?.value as number | undefined;
    if (path[0]?.kind !== 'steps' || land === undefined) continue;
    found.set(land, [...(found.get(land) ?? []), path[0].value as number]);
  }
  return found;
}

/** How many steps clockwise Charlemagne would need, a full lap for the land he stands in. */
export function stepsAway(position: Position, land: number): number {
  const names = position.lands.map((each) => each.land);
  const [from, to] = [names.indexOf(position.emperor), names.indexOf(land)];
  return (to - from + names.length) % names.length || names.length;
}

/** The provinces after which the sea would close, if these events came true. */
export function fusedBoundaries(position: Position, events: Event[]): number[] {
  const joining = new Set<number>();
  for (const { event, args } of events)
    if (event === 'merged') {
      joining.add(args.land as number);
      joining.add(args.from_land as number);
    }
  if (joining.size === 0) return [];
  const moved = events.find(({ event }) => event === 'moved');
  if (moved) joining.add(moved.args.land as number);
  return position.lands
    .filter((land, k) => joining.has(land.land) && joining.has(position.lands[(k + 1) % position.lands.length]!.land))
    .map((land) => land.provinces.at(-1)!);
}

/** Castles of one side in place of another's, one for one or as many as it has left. */
function isTakeOver(event: string): boolean {
  return event === 'replaced' || event === 'replaced_short';
}

/** The castles an event would leave in a land: whose, and how many. */
export function castlesAfter(events: Event[]): { land: number; side: SideName; count: number } | null {
  const change = events.find(({ event }) => event === 'built' || isTakeOver(event));
  if (!change) return null;
  const { land, side, count } = change.args;
  return { land: land as number, side: side as SideName, count: (count as number | undefined) ?? 1 };
}

export type Throw = { ply: number; seat: number; setup: boolean; faces: string[]; named: Family[] };

/** The last throw of the dice and the families its crowns were given. */
export function lastThrow(log: Entry[]): Throw | null {
  let last: Throw | null = null;
  let setup = true;
  for (const { ply, events } of log)
    for (const { event, args } of events) {
      if (event === 'round' || event === 'disc') setup = false;
      if (event === 'throw') last = { ply, seat: args.seat as number, setup, faces: args.faces as string[], named: [] };
      if (event === 'named' && last && last.seat === args.seat) last.named.push(args.family as Family);
    }
  return last;
}

/** What the last events touched, as keys `land:3`, `row:0:red`, `crest:0:red`, `disc:0`, `supply:red`, `reserve:0`, `stock:white`. */
export function changesOf(position: Position, events: Event[]): Set<string> {
  const keys = new Set<string>();
  const land = (province: unknown): void => void keys.add(`land:${landWith(position, province as number)?.land}`);
  for (const { event, args } of events) {
    if (['placed', 'built', 'replaced', 'replaced_short', 'merged', 'nobody', 'holds'].includes(event)) land(args.land);
    if (event === 'court') keys.add(`row:${args.seat}:${args.family}`);
    if (event === 'crest') keys.add(`crest:${args.seat}:${args.family}`);
    if (event === 'disc') keys.add(`disc:${args.seat}`);
    if (event === 'take' || event === 'named') keys.add(`reserve:${args.seat}`).add(`supply:${args.family}`);
    if (event === 'returned') keys.add(`supply:${args.family}`);
    if (event === 'built' || isTakeOver(event)) keys.add(`stock:${args.side}`);
    if (isTakeOver(event)) keys.add(`stock:${args.from_side}`);
  }
  return keys;
}

export function words(id: string, args: { [name: string]: Value } = {}): { id: string; args: { [name: string]: Value } } {
  return { id: `carolus-ui-${id}`, args };
}
