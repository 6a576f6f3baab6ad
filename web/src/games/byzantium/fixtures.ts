/* A table to test with, in the shapes of docs/protocol.md. */
import type { Entry, Event, Option, Part, Value } from '../../lib/protocol';
import { type Board, type City, type Link, type PerSide, type PlayerState, type Position } from './position';

const PLACES: [string, number, number][] = [
  ['constantinople', 352, 64],
  ['nicaea', 392, 122],
  ['antioch', 578, 272],
  ['palmyra', 660, 322],
  ['damascus', 574, 362],
  ['jerusalem', 538, 428],
  ['leucosia', 470, 304],
  ['tabuk', 582, 516],
  ['trebizond', 678, 78],
];
const city = ([name, x, y]: [string, number, number]): City => ({
  city: name,
  x,
  y,
  coast: 'none',
  capital: name === 'constantinople',
  arrow: false,
});
const link = (a: string, b: string, kind: Link['kind'] = 'road', factor = 1): Link => ({ a, b, kind, factor });
const each = <T>(value: T): PerSide<T> => ({ byzantine: value, arab: value });

export const BOARD: Board = {
  frame: { width: 1000, height: 700 },
  cities: PLACES.map(city),
  links: [
    link('constantinople', 'nicaea', 'sea', 2),
    link('antioch', 'damascus'),
    link('damascus', 'palmyra'),
    link('damascus', 'jerusalem'),
    link('damascus', 'leucosia', 'sea'),
    link('jerusalem', 'tabuk', 'desert'),
  ],
  boxes: [
    { box: 'bulgars_1', kind: 'bulgars', side: 'both', row: 1, column: 1 },
    { box: 'emperor', kind: 'emperor', side: 'byzantine', row: 2, column: 3 },
  ],
  sides: ['red', 'yellow', 'blue', 'green'],
  bulgars: 11,
  upkeep: each({ elite: 3, main: 1, levy: 2, move: 1 }),
};

export function player(seat: number, armies: Partial<PerSide<string>> = {}): PlayerState {
  const army = (where: string | undefined) => ({
    elite: 1,
    main: 3,
    levy: 2,
    move: 2,
    guard: false,
    city: where ?? null,
    strength: 4,
    dice: 4,
    may_enter: true,
  });
  return {
    seat,
    side: BOARD.sides[seat]!,
    pool: 9,
    losses: 12,
    removed: 0,
    walls: 2,
    taxes: 0,
    pass_cube: false,
    buildings: each(0),
    treasury: each(5),
    points: each(10),
    score: 20,
    cities: 0,
    income: each(0),
    upkeep: each(10),
    armies: { byzantine: army(armies.byzantine), arab: army(armies.arab) },
  };
}

export function position(change: Partial<Position> = {}): Position {
  return {
    turn: 1,
    turns: 3,
    step: 'march',
    start: 0,
    actor: 0,
    active: 0,
    passed: [],
    first_passer: null,
    cities: BOARD.cities.map(({ city: name }) => ({
      city: name,
      allegiance: 'byzantine',
      size: 2,
      markers: 2,
      controller: null,
      fortified: false,
    })),
    boxes: BOARD.boxes.map(({ box, kind }) => ({ box, kind, seat: null })),
    guards: each('box'),
    titles: each(null),
    fleets: each(null),
    bulgars: { box: 7, supply: 4 },
    players: [player(0, { arab: 'damascus' }), player(1, { byzantine: 'antioch' })],
    action: null,
    attack: null,
    losing: null,
    retreat: null,
    upkeep: null,
    result: null,
    ...change,
  };
}

export function event(name: string, args: Event['args']): Event {
  return { event: name, args, message: null, rule: 'BYZ-25.1', seat: null };
}

export function entry(ply: number, events: Event[], undoes: number | null = null): Entry {
  return { ply, seat: 0, at: '', undoes, events };
}

export function option(id: number, verb: string, ...path: [string, Value][]): Option {
  const parts = path.map(([kind, value]): Part => ({ kind, value, label: { id: kind, args: {} }, places: [], leads: [] }));
  return {
    id,
    verb,
    path: parts,
    label: { id: verb, args: {} },
    detail: null,
    rule: 'BYZ-20.1',
    chance: false,
    passes: false,
    preview: [],
  };
}
