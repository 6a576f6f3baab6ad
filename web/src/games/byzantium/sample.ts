/* A position that nobody has played, to try looks on: an Arab army in Damascus asks where to go, and every colour is on the map. */
import type { Event, GameDescription, Option, SeatHere, TableView } from '../../lib/protocol';
import { boardOf, type CityState, type PerSide, type PlayerState, type Position } from './position';

/** The part of the board that it is about, in the board's own units. */
export const LOOK = { x: 424, y: 178, width: 330, height: 222 };

const each = <T>(byzantine: T, arab: T): PerSide<T> => ({ byzantine, arab });

const CITIES: { [city: string]: Partial<CityState> } = {
  tarsus: { controller: 2 },
  antioch: { controller: 0 },
  palmyra: { size: 3, controller: 1 },
  leucosia: { size: 3, controller: 3 },
  damascus: { allegiance: 'arab', controller: 2 },
  edessa: { allegiance: 'arab', controller: 0, fortified: true },
  amida: { allegiance: 'persian', size: 3 },
  caesarea: { controller: 3 },
};

function player(
  seat: number,
  side: string,
  boxes: [number[], number[]],
  points: [number, number],
  more: Partial<PlayerState>,
): PlayerState {
  const army = ([elite, main, levy, move]: number[], city: string | null) => ({
    ...{ elite: elite!, main: main!, levy: levy!, move: move!, city },
    ...{ guard: false, strength: elite! + main!, dice: 4, may_enter: true },
  });
  return {
    ...{ seat, side, removed: 0, taxes: 0, pass_cube: false, buildings: each(0, 0), income: each(8, 6) },
    ...{ pool: 4, losses: 12, walls: 1, cities: 7, upkeep: each(9, 9), treasury: each(8, 7), points: each(...points) },
    ...{ score: points[0] + points[1], armies: { byzantine: army(boxes[0], null), arab: army(boxes[1], null) } },
    ...more,
  };
}

function players(): PlayerState[] {
  const red = player(
    0,
    'red',
    [
      [2, 3, 2, 1],
      [2, 4, 0, 3],
    ],
    [24, 13],
    { pool: 2, losses: 13, walls: 2, cities: 8, upkeep: each(11, 11) },
  );
  const green = player(
    3,
    'green',
    [
      [1, 3, 1, 1],
      [1, 4, 0, 3],
    ],
    [18, 14],
    {},
  );
  red.armies.arab.city = 'damascus';
  green.armies.byzantine.city = 'caesarea';
  return [
    red,
    player(
      1,
      'yellow',
      [
        [1, 2, 2, 2],
        [0, 6, 0, 5],
      ],
      [10, 10],
      {},
    ),
    player(
      2,
      'blue',
      [
        [1, 2, 2, 2],
        [0, 6, 0, 5],
      ],
      [10, 10],
      {},
    ),
    green,
  ];
}

function positionOn(game: GameDescription): Position {
  const board = boardOf(game);
  const usual: Omit<CityState, 'city'> = { allegiance: 'byzantine', size: 2, markers: 2, controller: null, fortified: false };
  return {
    ...{ turn: 2, turns: 3, step: 'go', start: 0, actor: 0, active: 0, passed: [], first_passer: null },
    cities: board.cities.map(({ city }) => ({ city, ...usual, ...CITIES[city] })),
    boxes: board.boxes.map(({ box, kind }) => ({ box, kind, seat: null })),
    ...{ guards: each('box', 'box'), titles: each(0, null), fleets: each(3, null), bulgars: { box: 7, supply: 4 } },
    players: players(),
    action: {
      purpose: null,
      city: null,
      side: 'arab',
      entered: false,
      links: 0,
      ahead: null,
      cost: 0,
      sea_given_up: false,
      taxed: 0,
      placed: 0,
    },
    ...{ attack: null, losing: null, retreat: null, upkeep: null, result: null },
  };
}

function march(id: number, city: string, count: number): Option {
  const path = [{ kind: 'city', value: city, label: { id: 'byzantium-part-city', args: { city } }, places: [], leads: [] }];
  const words = {
    label: { id: 'byzantium-option-go', args: { city } },
    detail: { id: 'byzantium-detail-go', args: { count, further: 'no' } },
  };
  return { id, verb: 'go', path, ...words, rule: 'BYZ-20.1', chance: false, passes: false, preview: [] as Event[] };
}

/** The table as those who play at it would see it; two of them are shown. */
export function sample(game: GameDescription): TableView {
  const person = { kind: 'person', bot: null, bot_of: null, here: true } as const;
  const seats: SeatHere[] = [
    { ...person, seat: 0, name: 'Theodora', side: 'red', you: true },
    { ...person, seat: 3, name: 'Mátyás', side: 'green', you: false },
  ];
  const question = { title: { id: 'byzantium-question-march', args: { side: 'arab', order: 'first' } }, detail: null, rule: 'BYZ-20.1' };
  const shown = { status: 'playing', seats, you: [0], seat: 0, ply: 1, to_move: 0, question, position: positionOn(game), log: [] };
  return { ...shown, asked: true, options: [march(1, 'antioch', 1), march(2, 'palmyra', 1)] } as unknown as TableView;
}
