/* What every board does with its targets: saying what they are, and walking from one to the next by arrow keys. */
import { lights, same } from './chooser.svelte';
import type { BoardTarget } from './hand.svelte';
import type { Message, Option, Part } from './protocol';

export type Say = (message: Message) => string;
/** The name of the player in a seat. */
export type Named = (seat: number) => string;

/** The option's own words where the target completes one, then what lies there. */
export function targetWords(say: Say, option: Option | undefined, lies: string): string {
  if (!option) return lies;
  const detail = option.detail ? `, ${say(option.detail)}` : '';
  return `${say(option.label)}${detail}: ${lies}`;
}

/** The option that a target would complete, given the parts picked before it. */
export function optionFor(options: Option[], picked: Part[], target: BoardTarget): Option | undefined {
  return options.find(({ path }) => {
    const before = path.slice(0, -1);
    return lights(path.at(-1), target) && before.every((part, level) => picked[level] && same(part, picked[level]));
  });
}

type Point = { x: number; y: number };
/** Something with a place on a board. */
export type Place = Point & { key: string };
export type Direction = 'left' | 'right' | 'up' | 'down';
const AHEAD: Record<Direction, Point> = { left: { x: -1, y: 0 }, right: { x: 1, y: 0 }, up: { x: 0, y: -1 }, down: { x: 0, y: 1 } };
const ASIDE = 2; // what lies aside of the way counts double, so that arrows go where they point
const CONES = [1, 3]; // first what lies within half a right angle, then what lies roughly that way

/** The nearest spot in a direction, or the one here where nothing lies that way. */
export function walk<Spot extends Place>(spots: Spot[], from: Spot | undefined, direction: Direction): Spot | undefined {
  if (!from) return spots[0];
  const { x, y } = AHEAD[direction];
  const measured = spots
    .filter(({ key }) => key !== from.key)
    .map((spot) => {
      const [dx, dy] = [spot.x - from.x, spot.y - from.y];
      return { spot, ahead: dx * x + dy * y, aside: Math.abs(dx * y) + Math.abs(dy * x) };
    });
  for (const cone of CONES) {
    const inside = measured.filter(({ ahead, aside }) => ahead > 0 && aside <= cone * ahead);
    const far = ({ ahead, aside }: (typeof measured)[number]): number => ahead + ASIDE * aside;
    if (inside.length > 0) return inside.reduce((best, each) => (far(each) < far(best) ? each : best)).spot;
  }
  return from;
}
