/* Where the banners of the armies are planted: around their cities, over no name, no token and no other banner. */
import { overlap, type Frame, type Point } from '../../lib/places';
import { distance } from './geometry';
import { covers, isInside } from './lettering';
import { BANNER } from './map';
import type { Figure } from './position';

/** A banner: the upper left corner of its cloth; `left` where it flies to the left of its staff; the foot of the staff, where it has one. */
export type Flag = Point & { left: boolean; foot: Point | null; frame: Frame };
/** What stands on the map: the token of a city, with the radius that nothing may cover. */
export type Token = Point & { city: string; radius: number };

const TOP = 7; // the knob over the cloth
const GAP = 3; // between two banners
const OWN = 0.62; // how much of its own token a banner leaves free
const ROWS = [0, 0.5, 1, 1.5, 2, 2.5, 3];
const COLUMNS = [0, 0.5, 1, 1.5, 2, 3, 4];
const STEPS = [0, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9];
/** The sides of a city on which banners are planted, in the order in which they are taken. */
const SIDES = [
  { left: false, down: false },
  { left: true, down: false },
  { left: false, down: true },
  { left: true, down: true },
];

export const keyOf = ({ seat, side }: Figure): string => `army:${seat}:${side}`;

/** The banner of every army, inside of `within` where there is room; `scale` is how much larger they are drawn than on the whole map. */
export function plant(figures: Figure[], tokens: Token[], taken: Frame[], within: Frame, scale: number): Map<string, Flag> {
  const at = new Map(tokens.map((token) => [token.city, token]));
  const flags = new Map<string, Flag>();
  for (const figure of figures) {
    const token = at.get(figure.city)!;
    const tries = placesAround(token, scale);
    const others = [...flags.values()].map(({ frame }) => frame);
    const frames = [...taken, ...others];
    const isFree = ({ frame }: Flag): boolean =>
      frames.every((other) => overlap(frame, other) === 0) &&
      !tokens.some((other) => covers(frame, other, other.radius * (other === token ? OWN : 1)));
    const blocks = tokens.filter((other) => other !== token);
    const isClear = (flag: Flag): boolean =>
      staffOf(flag).every(
        (at) => !blocks.some((other) => distance(at, other) < other.radius) && !taken.some((frame) => covers(frame, at, 1)),
      );
    const isGood = (flag: Flag): boolean => isFree(flag) && isClear(flag);
    const flag = tries.find((one) => isInside(one.frame, within) && isGood(one)) ?? tries.find(isGood) ?? tries.find(isFree) ?? tries[0]!;
    flags.set(keyOf(figure), { ...flag, foot: others.some((other) => stands(flag, other, scale)) ? null : flag.foot });
  }
  return flags;
}

/** The places for a banner of a city: in columns beside the token, near before far, upwards and to the right first. */
function placesAround(token: Token, scale: number): Flag[] {
  const [width, height] = [(BANNER.width + BANNER.tail) * scale, BANNER.height * scale];
  const [aside, pitch] = [token.radius * 0.8, height + TOP * scale - GAP];
  const places = COLUMNS.flatMap((column) =>
    ROWS.flatMap((row) =>
      SIDES.map(({ left, down }): Flag & { far: number } => {
        const out = aside + column * (width + GAP);
        const x = token.x + (left ? -out - width : out);
        const y = token.y + (down ? aside * 0.6 + row * pitch : -aside - height - row * pitch);
        const staff = left ? x + width : x;
        // one that flies far off is tied to its city
        const foot =
          column === 0
            ? { x: staff, y: token.y + (down ? aside * 0.2 : -aside * 0.2) }
            : { x: token.x + (left ? -aside : aside), y: token.y };
        const frame = { x: x - 2, y: y - TOP * scale, width: width + 4, height: height + TOP * scale };
        return { x, y, left, foot, frame, far: row + 2 * column };
      }),
    ),
  );
  return places.sort((a, b) => a.far - b.far);
}

/** Points along the staff between the cloth and its foot. */
export function staffOf({ x, y, left, foot, frame }: Flag): Point[] {
  if (!foot) return [];
  const end = { x: left ? frame.x + frame.width - 2 : x, y: foot.y > y ? frame.y + frame.height : y };
  return STEPS.map((share) => ({ x: end.x + (foot.x - end.x) * share, y: end.y + (foot.y - end.y) * share }));
}

/** Whether a banner stands right above or below another, on the same staff. */
function stands({ frame }: Flag, other: Frame, scale: number): boolean {
  return Math.abs(frame.x - other.x) < 1 && Math.abs(frame.y - other.y) < (BANNER.height + TOP) * scale + 1;
}
