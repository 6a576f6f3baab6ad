/* How what happens is shown on the map: armies travel, attacks are fought step by step, cubes go to their boxes. */
import { DICE, MOVE, seatPlace, type Cue, type Flight, type Tell } from '../../lib/motion/telling';
import type { Event } from '../../lib/protocol';
import { colourOf, type Position, type Side } from './position';

type Args = Event['args'];
type Change = (args: Args, position: Position, end: Position) => Cue<Position>;

const READ = 450; // for what came of dice

/** The position with a city as it is in the end. */
function withCity(position: Position, city: unknown, end: Position): Position {
  return {
    ...position,
    cities: position.cities.map((one) => (one.city === city ? end.cities.find((other) => other.city === city)! : one)),
  };
}

/** The position with an army somewhere else. */
function withArmy(position: Position, { seat, side, city }: Args): Position {
  const stands = (player: Position['players'][number]) => {
    const army = { ...player.armies[side as Side], city: city as string };
    return { ...player, armies: { ...player.armies, [side as Side]: army } };
  };
  return { ...position, players: position.players.map((player) => (player.seat === seat ? stands(player) : player)) };
}

const cube = (position: Position, seat: unknown, kind: string, value: unknown): Flight[] => [
  { piece: { shape: 'cube', colour: colourOf(position, Number(seat)) }, from: seatPlace(seat), to: { kind, value: String(value) } },
];

const travels: Change = (args, position) => ({ ms: MOVE + 140, sound: 'wood', then: withArmy(position, args) });
const rolls: Change = () => ({ ms: DICE + READ, sound: 'dice' });
const outcome: Change = () => ({ ms: READ, sound: 'wood' });
const pays: Change = () => ({ ms: 280, sound: 'coin' });
const grows: Change = ({ city }, position, end) => ({ ms: MOVE, sound: 'wood', then: withCity(position, city, end) });
const cubeTo =
  (box: (args: Args) => string): Change =>
  (args, position, end) => ({
    ms: MOVE + 120,
    sound: 'wood',
    flights: cube(position, args.seat, 'box', box(args)),
    then: { ...position, boxes: end.boxes, bulgars: end.bulgars },
  });

const CUES: { [event: string]: Change } = {
  turn: () => ({ ms: 400 }),
  moved: travels,
  entered: travels,
  placed: travels,
  retreated: travels,
  returned: travels,
  announced: () => ({ ms: 350 }),
  doubled: pays,
  attack: () => ({ ms: 500, sound: 'horn' }),
  stands: () => ({ ms: 300 }),
  levy: () => ({ ms: 300, sound: 'wood' }),
  battle: rolls,
  siege: rolls,
  fired: rolls,
  battle_won: outcome,
  battle_lost: outcome,
  siege_failed: outcome,
  guard_lost: outcome,
  destroyed: outcome,
  captured: ({ city }, position, end) => ({ ms: READ, sound: 'stone', then: withCity(position, city, end) }),
  fell: () => ({ ms: 2 * READ, sound: 'stone' }),
  claimed: ({ seat, city }, position, end) => ({
    ms: MOVE + 120,
    sound: 'wood',
    flights: cube(position, seat, 'city', city),
    then: withCity(position, city, end),
  }),
  control: grows,
  developed: grows,
  fortified: ({ city }, position, end) => ({ ms: MOVE, sound: 'stone', then: withCity(position, city, end) }),
  reinforced: () => ({ ms: 160, sound: 'wood' }),
  special: cubeTo(({ special }) => String(special)),
  built: cubeTo(({ side }) => (side === 'byzantine' ? 'church' : 'mosque')),
  taxed: cubeTo(() => 'tax'),
  passed: cubeTo(() => 'pass'),
  gathered: (_, position, end) => ({ ms: MOVE, sound: 'wood', then: { ...position, bulgars: end.bulgars } }),
  title: () => ({ ms: 350, sound: 'bell' }),
  income: pays,
  upkeep: pays,
  scored: () => ({ ms: 400, sound: 'coin' }),
};

export const tell: Tell<Position> = ({ event, args }, position, end) => CUES[event]?.(args, position, end) ?? null;

/** How much an event matters to somebody who was away; what is not named counts 1. */
const WEIGHT: { [event: string]: number } = {
  over: 9,
  fell: 9,
  captured: 7,
  destroyed: 7,
  title: 6,
  siege_failed: 6,
  battle_lost: 6,
  retreated: 5,
  claimed: 4,
  built: 4,
  attack: 1,
  moved: 3,
  siege: 3,
  battle: 3,
  special: 2,
  passed: 2,
  control: 0,
  placed: 0,
  income: 0,
  upkeep: 0,
  came_back: 0,
};

export const weight = ({ event }: Event): number => WEIGHT[event] ?? 1;
