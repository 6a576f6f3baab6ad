/* Tables to draw and test with, in the shapes of docs/protocol.md. */
import { quietLife } from '../../../tests/fixtures/life';
import type { Event, GameDescription, Option, Part, SeatHere, TableView, Value } from '../../lib/protocol';
import { FAMILIES, type Family, type LandState, type PerFamily, type PlayerState, type Position, type SideName } from './position';

const ANCHORS = [
  [500, 65], [649, 83], [787, 140], [894, 243], [921, 387], [847, 515], [720, 594], [575, 631],
  [425, 631], [280, 594], [153, 515], [79, 387], [106, 243], [213, 140], [351, 83],
] as const; // prettier-ignore

export function perFamily(counts: Partial<PerFamily> = {}): PerFamily {
  return { red: 0, pink: 0, blue: 0, green: 0, yellow: 0, ...counts };
}

export function land(provinces: number[], owner: SideName | null, knights: Partial<PerFamily>): LandState {
  const castles = owner ? provinces.length : 0;
  const scores = { white: 2, black: 1 };
  return { land: Math.min(...provinces), provinces, knights: perFamily(knights), owner, castles, scores };
}

export function event(name: string, args: Event['args'], seat: number | null = null): Event {
  return { event: name, args, message: null, rule: 'CAR-7.1', seat };
}

function part(kind: string, value: Value): Part {
  return { kind, value, label: { id: `carolus-arg-${kind}`, args: { value } }, places: [], leads: [] };
}

export function option(id: number, path: Part[], preview: Event[] = [], verb = path.at(-1)!.kind): Option {
  const label = { id: `carolus-option-${verb}`, args: Object.fromEntries(path.map(({ kind, value }) => [kind, value])) };
  return { id, verb, path, label, detail: null, rule: 'CAR-7.2', chance: verb === 'steps', passes: false, preview };
}

export const game: GameDescription = {
  id: 'carolus',
  title: { id: 'carolus-title', args: {} },
  seats: [2, 3, 4],
  version: 1,
  designer: 'Leo Colovini',
  options: [],
  bots: [{ bot: 'greedy', level: null, usual: true }],
  ratings: [],
  teams: [4],
  secrets: false,
  talk: 'CAR-R36',
  lesson: null,
  board: {
    frame: { width: 1000, height: 700 },
    provinces: ANCHORS.map(([x, y], province) => ({ province, id: `p${province}`, x, y })),
    families: [...FAMILIES],
    sides: ['white', 'black', 'grey'],
  },
  verbs: [{ verb: 'steps', parts: [{ kind: 'steps', values: [1, 2, 3, 4, 5] }] }],
  amounts: [],
  headings: ['round'],
};

function player(
  seat: number,
  side: SideName,
  row: Partial<PerFamily>,
  reserve: Partial<PerFamily>,
  discs: number[],
  disc: number,
): PlayerState {
  const played = [1, 2, 3, 4, 5].filter((number) => !discs.includes(number));
  return { seat, side, row: perFamily(row), reserve: perFamily(reserve), discs, played, disc };
}

function seatOf(seat: number, name: string, side: SideName, you = false, bot: string | null = null): SeatHere {
  return { seat, kind: bot ? 'bot' : 'person', name, bot, side, you, here: true, bot_of: null };
}

/** The ring of the middle game: eleven lands, one region of three, Charlemagne in a grey region of two. */
function middleGame(): LandState[] {
  return [
    land([0], null, { red: 3, blue: 2 }),
    land([1, 2], 'white', { red: 3, green: 2, yellow: 1 }),
    land([3], null, { pink: 2 }),
    land([4], 'black', { blue: 3, yellow: 1 }),
    land([5], 'grey', { green: 2, pink: 1 }),
    land([6], null, { yellow: 2, red: 1 }),
    land([7, 8, 9], 'black', { blue: 4, pink: 2, green: 2, red: 1 }),
    land([10], 'white', { red: 2, yellow: 1 }),
    land([11], null, { green: 1, blue: 1, pink: 1 }),
    land([12, 13], 'grey', { pink: 4, yellow: 2, blue: 1 }),
    land([14], 'white', { yellow: 3 }),
  ];
}

export function threePlayers(): Position {
  return {
    seats: 3,
    options: { guard_rounds: 0, first_chooser: -1 },
    turn: 0,
    throws: 0,
    placed_this_round: 0,
    result: null,
    round: 8,
    step: 'move',
    active: 0,
    lands: middleGame(),
    emperor: 12,
    supply: perFamily({ red: 21, pink: 24, blue: 19, green: 27, yellow: 23 }),
    crests: { red: 0, yellow: 0, blue: 1, pink: 2, green: 2 },
    players: [
      player(0, 'white', { red: 5, pink: 1, blue: 2, green: 2, yellow: 4 }, { red: 1, pink: 1, blue: 1, green: 1, yellow: 1 }, [1, 4], 3),
      player(1, 'black', { red: 2, pink: 3, blue: 5, green: 1, yellow: 3 }, { blue: 2, pink: 2, green: 2, yellow: 1, red: 2 }, [1, 3], 2),
      player(2, 'grey', { red: 3, pink: 4, blue: 2, green: 3, yellow: 1 }, { pink: 2, red: 1, green: 2, blue: 2, yellow: 2 }, [2, 5], 4),
    ],
    sides: [
      { side: 'white', seats: [0], stock: 4, castles: 4, goal: 8 },
      { side: 'black', seats: [1], stock: 4, castles: 4, goal: 8 },
      { side: 'grey', seats: [2], stock: 5, castles: 3, goal: 8 },
    ],
    choice_order: [1, 0, 2],
    action_order: [1, 0, 2],
    to_place: 0,
    crowns: 0,
  };
}

/** The table of four, seats 0 and 1 against 2 and 3, a region of nine over the seam of the ring and crowded lands. */
export function crowded(): Position {
  const host = { red: 12, pink: 10, blue: 14, green: 11, yellow: 13 };
  return {
    ...threePlayers(),
    step: 'place',
    lands: [
      land([10, 11, 12, 13, 14, 0, 1, 2, 3], 'white', { ...host }),
      land([4], 'black', { ...host }),
      land([5], null, { ...host }),
      land([6, 7, 8], 'black', { red: 3, pink: 9, blue: 1, green: 4, yellow: 2 }),
      land([9], null, { red: 1, pink: 1, blue: 1, green: 1, yellow: 1 }),
    ],
    emperor: 4,
    crests: { red: 0, pink: null, blue: 2, green: 3, yellow: null },
    players: [
      player(0, 'white', { red: 11, pink: 8, blue: 9, green: 2, yellow: 1 }, { red: 2, blue: 3, yellow: 2 }, [1, 4], 3),
      player(1, 'white', { red: 2, green: 1 }, { pink: 4, blue: 3 }, [1, 3], 2),
      player(2, 'black', { blue: 10, yellow: 4 }, { red: 7 }, [2, 5], 4),
      player(3, 'black', { green: 7, red: 3 }, { green: 4, yellow: 3 }, [2, 3], 5),
    ],
    sides: [
      { side: 'white', seats: [0, 1], stock: 1, castles: 9, goal: 10 },
      { side: 'black', seats: [2, 3], stock: 6, castles: 4, goal: 10 },
    ],
    choice_order: [1, 0, 2, 3],
    action_order: [1, 0, 2, 3],
    to_place: 2,
  };
}

const NAMES = ['Anna', 'Aistulf', 'Hiltrud', 'Desiderius'];

export function viewOf(position: Position, options: Option[] = []): TableView {
  return {
    table: {
      id: 't',
      name: 'Aachen',
      game: 'carolus',
      private: false,
      talk: true,
      hints: true,
      options: {},
      created: '',
      commitment: '',
      seed: null,
      uploaded: false,
      sandbox: null,
    },
    status: 'playing',
    seats: position.players.map(({ seat, side }) => seatOf(seat, NAMES[seat]!, side, seat === 0, seat === 1 ? 'greedy' : null)),
    you: [0],
    seat: 0,
    ply: 17,
    to_move: position.active,
    question: null,
    steps: [],
    position,
    asked: options.length > 0,
    options,
    can_undo: false,
    undo_turn: 0,
    preparing: false,
    result: null,
    since: 0,
    log: [
      {
        ply: 16,
        seat: 1,
        at: '',
        undoes: null,
        events: [
          event('round', { round: 8 }),
          event('throw', { seat: 1, faces: ['blue', 'yellow', 'crown', 'green'] }, 1),
          event('named', { seat: 1, family: 'pink' }, 1),
        ],
      },
    ],
    chat: [],
    here: [0, 1, 2, 3],
    watching: 0,
    left: [],
    life: quietLife(),
  };
}

/** One to three steps; the second would build and fuse four provinces. */
function stepsTo(steps: number, land: number): Part {
  return { ...part('steps', steps), places: [{ kind: 'land', value: land }] };
}

export function moveOptions(): Option[] {
  const moved = (steps: number, to: number): Event => event('moved', { seat: 0, steps, from_land: 12, land: to }, 0);
  return [
    option(101, [stepsTo(1, 14)], [moved(1, 14), event('holds', { side: 'white', land: 14 })]),
    option(
      102,
      [stepsTo(2, 0)],
      [
        moved(2, 0),
        event('built', { side: 'white', land: 0 }),
        event('merged', { side: 'white', land: 0, from_land: 14, count: 2 }),
        event('merged', { side: 'white', land: 0, from_land: 1, count: 4 }),
      ],
    ),
    option(103, [stepsTo(3, 1)], [moved(3, 1), event('holds', { side: 'white', land: 1 })]),
  ];
}

export function placeOptions(position: Position): Option[] {
  const reserve = position.players[0]!.reserve;
  const families = FAMILIES.filter((family) => reserve[family] > 0);
  return families.flatMap((family, f) => [
    option(f, [part('family', family), part('court', 'court')]),
    ...position.lands.map(({ land: name }) =>
      option(10 + f * 15 + name, [part('family', family), part('land', name)], [event('placed', { seat: 0, family, land: name })]),
    ),
  ]);
}

export function discOptions(numbers: number[]): Option[] {
  return numbers.map((number) => option(200 + number, [part('disc', number)]));
}

export function crownOptions(families: readonly Family[] = FAMILIES): Option[] {
  return families.map((family, k) => option(300 + k, [part('family', family)], [], 'name'));
}
