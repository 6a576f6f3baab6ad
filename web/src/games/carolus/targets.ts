/* Everything on the board that can be pointed at, in walking order: the lands clockwise, then the middle of the ring. */
import type { BoardTarget } from '../../lib/hand.svelte';
import type { Option } from '../../lib/protocol';
import { DISCS, FAMILIES, stepsTo, type Position } from './position';

/** What the middle of the board lays out for the one who is asked: his reserve, his discs, or the supply for a crown. */
export type Tray = 'reserve' | 'discs' | 'supply' | null;

export function trayFor(options: Option[]): Tray {
  const path = options[0]?.path;
  if (path?.[0]?.kind === 'disc') return 'discs';
  if (path?.[0]?.kind === 'family') return path.length > 1 ? 'reserve' : 'supply';
  return null;
}

export function boardTargets(position: Position, options: Option[]): BoardTarget[] {
  const steps = stepsTo(options);
  const lands = position.lands.flatMap(({ land }): BoardTarget[] => {
    const further = (steps.get(land) ?? []).slice(1); // a short ring: each further number of steps has a badge of its own
    const others = further.map((value) => ({ key: `steps:${value}`, kind: 'steps', value }));
    return [{ key: `land:${land}`, kind: 'land', value: land }, ...others];
  });
  return [...lands, ...middleTargets(position, trayFor(options))];
}

function middleTargets(position: Position, tray: Tray): BoardTarget[] {
  const player = position.players.find(({ seat }) => seat === position.active);
  if (tray === 'discs') return DISCS.map((value) => ({ key: `disc:${value}`, kind: 'disc', value }));
  if (tray === 'supply') return FAMILIES.map((value) => ({ key: `supply:${value}`, kind: 'family', value }));
  if (tray !== 'reserve' || !player) return [];
  const families = FAMILIES.filter((family) => player.reserve[family] > 0);
  return [
    ...families.map((value) => ({ key: `reserve:${value}`, kind: 'family', value })),
    { key: 'court', kind: 'court', value: 'court' },
  ];
}

/** The next target in a direction that is wanted, around the circle; the current one where no other is. */
export function walk(
  targets: BoardTarget[],
  current: string,
  direction: 1 | -1,
  wanted: (target: BoardTarget) => boolean,
): BoardTarget | undefined {
  const count = targets.length;
  const here = targets.findIndex(({ key }) => key === current);
  const start = here < 0 ? (direction > 0 ? -1 : count) : here;
  for (let k = 1; k <= count; k++) {
    const target = targets[(((start + direction * k) % count) + count) % count]!;
    if (wanted(target)) return target;
  }
  return targets[here];
}
