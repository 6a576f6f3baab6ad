/* The ring in numbers: how far Charlemagne goes and how long he takes, and where the sea lies open. */
import type { Position } from './position';

const STEP = 260; // the first step; further ones are quicker, so that a long walk does not keep the table waiting
const FURTHER = 110;

/** How long Charlemagne takes for so many steps. */
export function walkTime(steps: number): number {
  return steps === 0 ? 0 : STEP + FURTHER * Math.max(0, steps - 1);
}

/** How open the sea is after each province when nothing moves. */
export function openness(position: Position, provinces: number): number[] {
  const open = Array.from({ length: provinces }, () => 1);
  for (const land of position.lands) for (const province of land.provinces.slice(0, -1)) open[province] = 0;
  return open;
}

/** How far to go from one place to another: clockwise where he walks, the short way where only his land has grown. */
export function wayTo(from: number, to: number, provinces: number, walks: boolean): number {
  const ahead = (((to - from) % provinces) + provinces) % provinces;
  return !walks && ahead > provinces / 2 ? ahead - provinces : ahead;
}

/** The provinces that lie between here and so many lands ahead, from the middle of a land to the middle of another. */
export function wayAhead({ lands, emperor }: Position, steps: number): number {
  const here = lands.findIndex(({ provinces }) => provinces.includes(emperor));
  const size = (ahead: number): number => lands[(here + ahead) % lands.length]!.provinces.length;
  return Array.from({ length: steps }, (_, k) => (size(k) + size(k + 1)) / 2).reduce((sum, way) => sum + way, 0);
}
