/* Where the panels lie on the empty ground of the map, and the boxes inside the table of special actions. */
import type { Frame } from './geometry';
import type { Board } from './position';

export const TABLE: Frame = { x: -8, y: 488, width: 428, height: 216 };
export const TRACKS: Frame = { x: 756, y: 570, width: 254, height: 134 };
export const BULGARS: Frame = { x: -8, y: 128, width: 76, height: 102 };
export const BATTLE: Frame = { x: -8, y: 268, width: 184, height: 212 };
export const TURNS: Frame = { x: 660, y: -30, width: 96, height: 26 };

const BOX = { width: 54, height: 41, gap: 4.5, row: 46, left: 12, top: 28 };

/** A box of the table, in the units of the map. */
export function boxFrame(row: number, column: number): Frame {
  return {
    x: TABLE.x + BOX.left + (column - 1) * (BOX.width + BOX.gap),
    y: TABLE.y + BOX.top + (row - 1) * BOX.row,
    width: BOX.width,
    height: BOX.height,
  };
}

/** The boxes with room for any number of cubes, in the last row. */
export const OPEN_BOXES = ['tax', 'church', 'mosque', 'pass'] as const;
export type OpenBox = (typeof OPEN_BOXES)[number];
const WIDTHS: Record<OpenBox, number> = { tax: 112, church: 84, mosque: 84, pass: 110 };

export function openFrame(box: OpenBox): Frame {
  const before = OPEN_BOXES.slice(0, OPEN_BOXES.indexOf(box));
  const x = before.reduce((sum, each) => sum + WIDTHS[each] + BOX.gap, TABLE.x + BOX.left);
  return { x, y: TABLE.y + BOX.top + 3 * BOX.row, width: WIDTHS[box], height: BOX.height };
}

/** The title of the table, which stands for action C. */
export const TITLE: Frame = { x: TABLE.x + 6, y: TABLE.y + 4, width: 112, height: 21 };

/** Every box by its key, for the targets. */
export function frames(board: Board): Map<string, Frame> {
  const special = board.boxes.map(({ box, row, column }) => [`box:${box}`, boxFrame(row, column)] as const);
  const open = OPEN_BOXES.map((box) => [`box:${box}`, openFrame(box)] as const);
  return new Map<string, Frame>([...special, ...open, ['bulgars', BULGARS], ['special', TITLE]]);
}

/** How wide cubes may lie so that all fit beside each other. */
export function spread(count: number, width: number, size: number): number {
  return count < 2 ? 0 : Math.min(size + 3, (width - size - 6) / (count - 1));
}

/** The range a score track shows: from a step below the lowest total to one above the highest. */
export function trackRange(points: number[]): { low: number; high: number; step: number } {
  const low = Math.max(0, 5 * Math.floor((Math.min(...points, 10) - 1) / 5));
  const wanted = 5 * Math.ceil((Math.max(...points, 10) + 2) / 5);
  const high = Math.max(low + 20, wanted);
  return { low, high, step: high - low > 30 ? 10 : 5 };
}
