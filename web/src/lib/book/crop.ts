/* What part of a board a picture of a rulebook shows. */
import type { FigureView } from '../protocol';

export type Size = { width: number; height: number };
/** Pictures are cut out of a board of this size. */
export const STAGE: Size = { width: 1048, height: 748 };
/** How wide a picture is to its height, where the book does not say so. */
const CLOSE = 2.1;
const CLOSE_POCKET = 1.5;
const POCKET = 480; // pictures that are narrower are cut out of the board as a phone shows it
const MARGIN = 0.04; // of the stage

export type Box = { x: number; y: number; width: number; height: number };

/** The board that a picture of this width is cut out of; panels have their full size on the large one alone. */
export function stageFor({ look }: FigureView, width: number, pocket: Size | undefined): Size {
  const small = width > 0 && width < POCKET && !look.some((place) => place.startsWith('panel'));
  return small && pocket ? pocket : STAGE;
}

/** Width to height. */
export function ratioOf({ look, wide }: FigureView, stage: Size): number {
  return wide ?? (look.length === 0 ? stage.width / stage.height : stage === STAGE ? CLOSE : CLOSE_POCKET);
}

/** The part of the stage to show: all these boxes with some room around, of the given shape, within the stage where it can be. */
export function crop(boxes: Box[], ratio: number, stage: Size): Box {
  if (boxes.length === 0) return { x: 0, y: 0, ...stage };
  const [aside, above] = [stage.width * MARGIN, stage.height * MARGIN];
  const left = Math.min(...boxes.map(({ x }) => x)) - aside;
  const top = Math.min(...boxes.map(({ y }) => y)) - above;
  const right = Math.max(...boxes.map(({ x, width }) => x + width)) + aside;
  const bottom = Math.max(...boxes.map(({ y, height }) => y + height)) + above;
  const width = Math.max(right - left, (bottom - top) * ratio);
  const height = width / ratio;
  return {
    x: within((left + right - width) / 2, width, stage.width),
    y: within((top + bottom - height) / 2, height, stage.height),
    width,
    height,
  };
}

/** Moves a stretch into the stage; one that is longer lies evenly over it. */
function within(from: number, length: number, whole: number): number {
  return length > whole ? (whole - length) / 2 : Math.min(Math.max(0, from), whole - length);
}
