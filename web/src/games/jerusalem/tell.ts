/* How what happens is shown in the city: bids as they come, squires on their way, incomes court by court. */
import { MOVE, seatPlace, type Cue, type Flight, type Tell } from '../../lib/motion/telling';
import type { Event } from '../../lib/protocol';
import { areaAt, colourOf, type Position } from './position';

type Args = Event['args'];
type Change = (args: Args, position: Position, end: Position) => Cue<Position>;

/** The position with these areas as they are in the end. */
function withAreas(position: Position, end: Position, ...areas: unknown[]): Position {
  return { ...position, areas: position.areas.map((each) => (areas.includes(each.area) ? areaAt(end, each.area) : each)) };
}

const areaPlace = (area: unknown) => ({ kind: 'area', value: String(area) });
const squire = (position: Position, seat: unknown, from: Flight['from'], to: Flight['to']): Flight[] => [
  { piece: { shape: 'cube', colour: colourOf(position, Number(seat)) }, from, to },
];

const seen: Change = () => ({ ms: 320 });
const coins: Change = () => ({ ms: MOVE, sound: 'coin' });
const card: Change = () => ({ ms: MOVE, sound: 'card' });
const arrives: Change = ({ seat, area }, position, end) => ({
  ms: MOVE + 60,
  sound: 'wood',
  flights: squire(position, seat, seatPlace(seat), areaPlace(area)),
  then: withAreas(position, end, area),
});
const leaves: Change = ({ seat, area }, position, end) => ({
  ms: MOVE + 60,
  sound: 'wood',
  flights: squire(position, seat, areaPlace(area), seatPlace(seat)),
  then: withAreas(position, end, area),
});
const walks: Change = ({ seat, from_area, area }, position, end) => ({
  ms: MOVE + 60,
  sound: 'wood',
  flights: squire(position, seat, areaPlace(from_area ?? 'tow'), areaPlace(area)),
  then: withAreas(position, end, from_area ?? 'tow', area),
});
const auction = (position: Position, change: Partial<NonNullable<Position['auction']>>): Position => ({
  ...position,
  auction: { ...(position.auction ?? { office: null, bid: null, bidder: null, passed: [] }), ...change },
});
const sold: Change = ({ seat, office }, position) => ({
  ms: 750,
  sound: 'gavel',
  then: { ...position, offices: position.offices.map((each) => (each.office === office ? { ...each, seat: Number(seat) } : each)) },
});

const CUES: { [event: string]: Change } = {
  round: () => ({ ms: 400 }),
  turned_up: () => ({ ms: 500, sound: 'card' }),
  opener: seen,
  first_opener: seen,
  offered: ({ office }, position) => ({
    ms: 450,
    sound: 'wood',
    then: auction(position, { office: String(office), bid: null, bidder: null, passed: [] }),
  }),
  bid: ({ seat, coins }, position) => ({
    ms: 450,
    sound: 'coin',
    then: auction(position, { bid: Number(coins), bidder: Number(seat) }),
  }),
  passed: ({ seat }, position) => ({
    ms: 320,
    then: auction(position, { passed: [...(position.auction?.passed ?? []), Number(seat)] }),
  }),
  won: sold,
  left_over: sold,
  packet: card,
  kept: card,
  received: card,
  played: card,
  drew: card,
  deploys: seen,
  placed: arrives,
  swept: arrives,
  returned: arrives,
  sent: walks,
  marched: walks,
  moved: walks,
  exchanged: ({ seat, from_seat, from_area, area }, position, end) => ({
    ms: MOVE + 100,
    sound: 'wood',
    flights: [
      ...squire(position, seat, areaPlace(from_area), areaPlace(area)),
      ...squire(position, from_seat, areaPlace(area), areaPlace(from_area)),
    ],
    then: withAreas(position, end, from_area, area),
  }),
  picked: leaves,
  removed: leaves,
  weakened: leaves,
  taxed: leaves,
  fallen: leaves,
  killed: ({ from_seat, area }, position, end) => leaves({ seat: from_seat!, area: area! }, position, end),
  baron: ({ area }, position, end) => ({ ms: 350, sound: 'stone', then: withAreas(position, end, area) }),
  hired: coins,
  traded: coins,
  marshal_coin: coins,
  tower: coins,
  tax_paid: coins,
  gained: coins,
  bought: coins,
  robbed: coins,
  privilege: seen,
  income: ({ seat, area }) => ({
    ms: MOVE,
    sound: 'coin',
    flights: [{ piece: { shape: 'coin', colour: '' }, from: areaPlace(area), to: seatPlace(seat) }],
  }),
  revealed: seen,
  shown: card,
  most_squires: coins,
  most_coins: coins,
  any_card: coins,
  built: ({ seat }, position, end) => ({
    ms: 450,
    sound: 'stone',
    then: {
      ...position,
      players: position.players.map((player) => {
        const { height, prestige, next_floor } = end.players[Number(seat)]!;
        return player.seat === seat ? { ...player, height, prestige, next_floor } : player;
      }),
    },
  }),
  event: () => ({ ms: 700, sound: 'horn' }),
};

export const tell: Tell<Position> = ({ event, args }, position, end) => CUES[event]?.(args, position, end) ?? null;

/** How much an event matters to somebody who was away; what is not named counts 1. */
const WEIGHT: { [event: string]: number } = {
  over: 9,
  built: 7,
  event: 6,
  robbed: 6,
  won: 6,
  baron: 5,
  left_over: 4,
  killed: 4,
  played: 4,
  exchanged: 4,
  tower: 3,
  sent: 3,
  moved: 2,
  marched: 2,
  passed: 0,
  packet: 0,
  kept: 0,
  received: 0,
  deploys: 0,
  ended: 0,
  income: 0,
  opener: 0,
  first_opener: 0,
};

export const weight = ({ event }: Event): number => WEIGHT[event] ?? 1;
