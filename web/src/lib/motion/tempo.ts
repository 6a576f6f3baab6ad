/* How fast things move: as the reader has chosen, and not at all where less motion is asked for. */
import { settings, type Choices } from '../settings.svelte';

export const TEMPO: Record<Choices['speed'], number> = { slow: 1.7, usual: 1, quick: 0.45, instant: 0 };

/** How long something takes for each millisecond that it takes at normal speed; 0 where nothing is to move. */
export function tempo(): number {
  return settings.isStill ? 0 : TEMPO[settings.of('speed')];
}
