/* Everything on the board that can be pointed at, with its place, and how arrow keys walk it. */
import type { Value } from '../../lib/protocol';
import type { BoardTarget } from '../../lib/hand.svelte';
import { middleOf, type Frame, type Point } from './geometry';
import { bannerAt, type CityMap } from './map';
import { frames } from './panels';
import { figuresOf, type BoxState, type Figure, type Position } from './position';

/** A target with its middle; `frame` where it is a box, `figure` where it is an army. */
export type Spot = BoardTarget & Point & { frame?: Frame; figure?: Figure };

const CHOOSING: { [box: string]: string } = { 'box:church': 'church', 'box:mosque': 'mosque' };
const ACTIONS: { [box: string]: string } = {
  'box:tax': 'tax',
  'box:church': 'build',
  'box:mosque': 'build',
  'box:pass': 'pass',
  special: 'special',
};

export function spotsOf(map: CityMap, position: Position): Spot[] {
  const cities = map.board.cities.map(({ city, x, y }): Spot => ({ key: `city:${city}`, kind: 'city', value: city, x, y }));
  return [...cities, ...boxSpots(map, position), ...armySpots(map, position)];
}

function boxSpots(map: CityMap, position: Position): Spot[] {
  const boxes = new Map(position.boxes.map((box) => [`box:${box.box}`, box]));
  return [...frames(map.board)].map(([key, frame]) => {
    const box = boxes.get(key);
    const means = box && hasFreeTwin(position, box) ? { kind: 'taken', value: box.box } : meaning(key, box?.kind, position);
    return { key, ...means, ...middleOf(frame), frame };
  });
}

/** Boxes of a kind are interchangeable: a taken one stands for nothing while another is free. */
function hasFreeTwin({ boxes }: Position, box: BoxState): boolean {
  return box.seat !== null && boxes.some(({ kind, seat }) => kind === box.kind && seat === null);
}

/** What picking a box means just now. */
function meaning(key: string, kind: string | undefined, { step }: Position): { kind: string; value: Value } {
  if (kind) return { kind: 'kind', value: kind };
  if (key === 'bulgars') return step === 'bulgars' ? { kind: 'choice', value: 'swell' } : { kind: 'kind', value: 'bulgars' };
  if (step === 'build' && CHOOSING[key]) return { kind: 'building', value: CHOOSING[key] };
  return { kind: 'action', value: ACTIONS[key]! };
}

/** Armies are picked where one is to march, or to be fought. */
function armySpots(map: CityMap, position: Position): Spot[] {
  const figures = figuresOf(position);
  return figures.flatMap((figure): Spot[] => {
    const means = armyMeans(figure, position);
    if (!means) return [];
    const { x, y } = bannerAt(figures, figure, map.at(figure.city));
    return [{ key: `army:${figure.seat}:${figure.side}`, ...means, x: x + 14, y: y + 9, figure }];
  });
}

function armyMeans(figure: Figure, { step, actor, attack }: Position): { kind: string; value: Value } | null {
  const own = figure.seat === actor;
  if (step === 'action' && own) return { kind: 'action', value: 'march' };
  if (step === 'army' && own) return { kind: 'side', value: figure.side };
  if (step === 'opponent' && figure.city === attack?.city && !(own && figure.side === attack.force))
    return { kind: 'seat', value: figure.seat };
  return null;
}
