/* What lies in the boxes of the table: whose cubes, and the guards at home. */
import type { OpenBox } from './panels';
import type { Box, PlayerState, Position } from './position';

/** Who occupies a box of the special actions. */
export function holderOf(position: Position, box: string): number | null {
  return position.boxes.find((each) => each.box === box)!.seat;
}

/** Whose cubes lie in an open box, one entry a cube; the cube of the first to pass has a place of its own. */
export function cubesIn(position: Position, box: OpenBox): string[] {
  const count = (player: PlayerState): number => {
    if (box === 'tax') return player.taxes;
    if (box === 'church') return player.buildings.byzantine;
    if (box === 'mosque') return player.buildings.arab;
    return player.pass_cube && player.seat !== position.first_passer ? 1 : 0;
  };
  return position.players.flatMap((player) => Array.from({ length: count(player) }, () => player.side));
}

/** The colour of the cube on the place of the first to pass, where it still lies there. */
export function firstToPass(position: Position): string | null {
  return position.players.find(({ seat, pass_cube }) => pass_cube && seat === position.first_passer)?.side ?? null;
}

/** The guard at home lies on its title's box. */
export function guardOn(position: Position, { kind }: Box): boolean {
  if (kind === 'emperor') return position.guards.byzantine === 'box';
  return kind === 'caliph' && position.guards.arab === 'box';
}

export const lookOf = ({ side }: Box): string => (side === 'both' ? 'neutral' : side);
export const LOOKS: Record<OpenBox, string> = { tax: 'neutral', church: 'byzantine', mosque: 'arab', pass: 'neutral' };
