/* A table to test with, in the shapes of docs/protocol.md. */
import type { Entry, Event, Option, Part, Value } from '../../lib/protocol';
import type { Area, AreaState, Board, District, PlayerState, Position } from './position';

const area = (name: string, of: string, x: number, y: number, w: number, h: number): Area => ({
  area: name,
  district: of,
  big: !/_[lr]$/.test(name),
  x,
  y,
  w,
  h,
});
const AREAS = [
  area('pal_b', 'palace', 210, 184, 360, 100),
  area('pal_l', 'palace', 117, 284, 174, 80),
  area('pal_r', 'palace', 303, 284, 174, 80),
  area('tem_b', 'templars', 790, 184, 360, 100),
  area('tem_l', 'templars', 697, 284, 174, 80),
  area('tem_r', 'templars', 883, 284, 174, 80),
  area('pat_b', 'patriarchs', 175, 486, 290, 100),
  area('pat_l', 'patriarchs', 99, 586, 138, 80),
  area('pat_r', 'patriarchs', 251, 586, 138, 80),
  area('mar_b', 'market', 500, 486, 290, 100),
  area('mar_l', 'market', 424, 586, 138, 80),
  area('mar_r', 'market', 576, 586, 138, 80),
  area('nob_b', 'nobility', 825, 486, 290, 100),
  area('nob_l', 'nobility', 749, 586, 138, 80),
  area('nob_r', 'nobility', 901, 586, 138, 80),
  area('tow', 'tower', 500, 222, 156, 196),
];
const district = (name: string, x: number, y: number, w: number, h: number, privilege: string | null): District => ({
  district: name,
  areas: AREAS.filter((each) => each.district === name).map((each) => each.area),
  privilege,
  x,
  y,
  w,
  h,
});

export const BOARD: Board = {
  frame: { width: 1000, height: 700 },
  areas: AREAS,
  districts: [
    district('palace', 210, 217, 380, 226, null),
    district('templars', 790, 217, 380, 226, null),
    district('patriarchs', 175, 519, 310, 226, 'scholars'),
    district('market', 500, 519, 310, 226, 'building_materials'),
    district('nobility', 825, 519, 310, 226, 'court_intrigues'),
    district('tower', 500, 217, 176, 226, null),
  ],
  offices: ['constable', 'treasurer', 'marshal', 'admiral'].map((office, k) => ({ office, number: k + 1, squires: 7 - k })),
  floors: 7,
  track: { y: 368, h: 44, last: 30 },
  sides: ['red', 'yellow', 'blue', 'green'],
};

export function player(seat: number, change: Partial<PlayerState> = {}): PlayerState {
  return {
    seat,
    side: BOARD.sides[seat]!,
    office: BOARD.offices[seat]!.office,
    last_office: null,
    height: 1,
    prestige: 2,
    next_floor: 3,
    baron: null,
    cards: 1,
    income: { squires: 0, coins: 0, prestige: 0 },
    hand: seat === 0 ? ['move2'] : null,
    squires: seat === 0 ? 5 : null,
    coins: seat === 0 ? 9 : null,
    supply: seat === 0 ? 40 : null,
    ...change,
  };
}

/** Squires by area, such as `{ pal_b: [2, 1] }`. */
export function position(squires: { [area: string]: number[] } = {}, change: Partial<Position> = {}): Position {
  const state = ({ area: name }: Area): AreaState => {
    const here = squires[name] ?? [0, 0, 0, 0];
    const most = Math.max(...here);
    return {
      area: name,
      open: true,
      squires: here,
      fresh: 0,
      baron: null,
      leader: most > 0 ? here.indexOf(most) : null,
      income: { squires: 1, coins: 2, prestige: 0 },
    };
  };
  return {
    round: 2,
    rounds: 5,
    phase: 'deployment',
    step: 'deploy',
    active: 0,
    order: [0, 1, 2, 3],
    areas: BOARD.areas.map(state),
    privileges: [{ district: 'market', seat: 0 }],
    offices: BOARD.offices.map(({ office }, seat) => ({ office, seat })),
    auction: null,
    packet: { seat: null, count: 0, cards: null },
    turn: { seat: 0, price: 3, genoese: false, marshal: false, from_area: null },
    calamity: null,
    players: [0, 1, 2, 3].map((seat) => player(seat)),
    calendar: [1, 2, 3, 4, 5].map((round) => ({ round, face: 'none', calamity: null })),
    deck: 19,
    discard: [],
    passed_on: [],
    result: null,
    ...change,
  };
}

export function event(name: string, args: Event['args']): Event {
  return { event: name, args, message: null, rule: 'JER-6.6', seat: null };
}

export function entry(ply: number, events: Event[], undoes: number | null = null): Entry {
  return { ply, seat: 0, at: '', undoes, events };
}

export function option(id: number, verb: string, ...path: [string, Value][]): Option {
  const parts = path.map(([kind, value]): Part => ({ kind, value, label: { id: kind, args: {} }, places: [], leads: [] }));
  return { id, verb, path: parts, label: { id: verb, args: {} }, detail: null, rule: 'JER-8.4', chance: false, passes: false, preview: [] };
}
