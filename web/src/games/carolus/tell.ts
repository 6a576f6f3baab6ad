/* How what happens is shown on the ring: knights fly, Charlemagne walks, castles rise, lands fuse, dice roll. */
import { DICE, MOVE, seatPlace, type Cue, type Tell } from '../../lib/motion/telling';
import type { Event } from '../../lib/protocol';
import { landWith, type Family, type LandState, type Position, type SideName } from './position';
import { walkTime, wayAhead } from './walk';

type Args = Event['args'];
type Change = (args: Args, position: Position, end: Position) => Cue<Position>;

const RISE = 400;
const FUSE = 400;

/** The position with one land other than it was; a land is named by one of its provinces. */
function withLand(position: Position, province: unknown, change: (land: LandState) => Partial<LandState>): Position {
  const changed = landWith(position, Number(province));
  return { ...position, lands: position.lands.map((land) => (land === changed ? { ...land, ...change(land) } : land)) };
}

/** The position with what a player has in the end. */
function withPlayer(position: Position, seat: unknown, end: Position): Position {
  return { ...position, players: position.players.map((player) => (player.seat === seat ? end.players[Number(seat)]! : player)) };
}

const throws: Change = () => ({ ms: DICE + 300, sound: 'dice' });
const seen: Change = () => ({ ms: 350 });
const rises: Change = (args, position) => ({
  ms: RISE,
  sound: 'stone',
  then: withLand(position, args.land, ({ provinces }) => ({ owner: args.side as SideName, castles: provinces.length })),
});

const CUES: { [event: string]: Change } = {
  throw: throws,
  rethrow: throws,
  named: () => ({ ms: 200, sound: 'wood' }),
  disc: ({ seat }, position, end) => ({ ms: 250, sound: 'wood', then: withPlayer(position, seat, end) }),
  court: ({ seat }, position, end) => ({ ms: MOVE, sound: 'wood', then: withPlayer(position, seat, end) }),
  crest: (_, position, end) => ({ ms: MOVE, sound: 'wood', then: { ...position, crests: end.crests } }),
  placed: ({ seat, family, land }, position, end) => ({
    ms: MOVE + 60,
    sound: 'wood',
    flights: [{ piece: { shape: 'sign', colour: String(family) }, from: seatPlace(seat), to: landPlace(position, land) }],
    then: withLand(withPlayer(position, seat, end), land, ({ knights }) => ({
      knights: { ...knights, [family as Family]: knights[family as Family] + 1 },
    })),
  }),
  moved: ({ steps, land }, position) => ({
    ms: walkTime(wayAhead(position, Number(steps))) + 120,
    sound: 'wood',
    then: { ...position, emperor: landWith(position, Number(land))?.land ?? position.emperor },
  }),
  nobody: seen,
  holds: seen,
  built: rises,
  replaced: rises,
  replaced_short: rises,
  merged: (_, position, end) => ({
    ms: FUSE + 100,
    sound: 'stone',
    then: { ...position, lands: end.lands, emperor: end.emperor, sides: end.sides },
  }),
};

const landPlace = (position: Position, province: unknown) => ({ kind: 'middle', value: landWith(position, Number(province))?.land ?? -1 });

export const tell: Tell<Position> = ({ event, args }, position, end) => CUES[event]?.(args, position, end) ?? null;

/** How much an event matters to somebody who was away; what is not named counts 1. */
const WEIGHT: { [event: string]: number } = {
  over: 9,
  replaced: 6,
  replaced_short: 6,
  merged: 6,
  built: 5,
  crest: 5,
  moved: 4,
  holds: 2,
  nobody: 2,
  throw: 0,
  rethrow: 0,
  named: 0,
  returned: 0,
  order: 0,
  first: 0,
};

export const weight = ({ event }: Event): number => WEIGHT[event] ?? 1;
