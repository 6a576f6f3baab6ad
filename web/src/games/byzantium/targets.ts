/* Everything on the board that can be pointed at, with its place, and how arrow keys walk it. */
import { lights } from '../../lib/chooser.svelte';
import type { BoardTarget } from '../../lib/hand.svelte';
import type { Option } from '../../lib/protocol';
import { middleOf, type Frame, type Point } from './geometry';
import { keyOf, type Flag } from './flags';
import type { CityMap } from './map';
import { frames } from './panels';
import type { Figure } from './position';

/** A target with its middle; `frame` where it is a box, `figure` where it is an army. */
export type Spot = BoardTarget & Point & { frame?: Frame; figure?: Figure };

export function spotsOf(map: CityMap, flags: Map<string, Flag>, figures: Figure[], options: Option[]): Spot[] {
  const cities = map.board.cities.map(({ city, x, y }): Spot => ({ key: `city:${city}`, kind: 'city', value: city, x, y }));
  return [...cities, ...boxSpots(map), ...armySpots(flags, figures, options)];
}

function boxSpots(map: CityMap): Spot[] {
  return [...frames(map.board)].map(([key, frame]) => ({ key, kind: 'box', value: key.replace('box:', ''), ...middleOf(frame), frame }));
}

/** Armies are pointed at where an option lights one. */
function armySpots(flags: Map<string, Flag>, figures: Figure[], options: Option[]): Spot[] {
  return figures.flatMap((figure): Spot[] => {
    const place = { kind: 'army', value: `${figure.seat}:${figure.side}` };
    if (!options.some(({ path }) => path.some((part) => lights(part, place)))) return [];
    const key = keyOf(figure);
    return [{ key, ...place, ...middleOf(flags.get(key)!.frame), figure }];
  });
}
