/* What part of the map a frame shows: all of it where there is room, else as much around the offered targets as thumbs allow. */
import { around, middleOf, type Frame, type Point } from './geometry';
import { WHOLE } from './map';

export type Size = { width: number; height: number };

const SMALLEST = 0.76; // pixels a unit; where the whole map would be smaller, a part of it is shown
const LEAST = 1.1; // pixels a unit there, so that a box is a thumb high
const MOST = 1.35;
const STEP = 1.25;
const CLOSEST = 2.6;
const MARGIN = 44;
/** How far the middle of the picture may go. */
const EDGE: Frame = { x: WHOLE.x - 20, y: WHOLE.y - 20, width: WHOLE.width + 40, height: WHOLE.height + 40 };

export type Camera = { middle: Point; scale: number };

/** Whether the frame is too small for the whole map: then the map is moved about in it. */
export function isNarrow(size: Size): boolean {
  return overview(size).scale < SMALLEST;
}

/** The whole map, as large as the frame allows. */
export function overview(size: Size): Camera {
  return { middle: middleOf(WHOLE), scale: Math.min(size.width / WHOLE.width, size.height / WHOLE.height) };
}

/** What lies over a narrow frame: buttons on the right, the sheet below, a corner of the map above. */
const INSET = { left: 8, right: 58, top: 12, bottom: 26 };

/** The camera that shows these points at a scale for thumbs; where not all fit, the ones around the first. */
export function lookAt(points: Point[], size: Size): Camera {
  if (points.length === 0) return { middle: { x: 470, y: 210 }, scale: Math.max(LEAST, overview(size).scale) };
  const free = { width: size.width - INSET.left - INSET.right, height: size.height - INSET.top - INSET.bottom };
  const box = around(points, MARGIN);
  const fitting = Math.min(free.width / box.width, free.height / box.height);
  const scale = Math.min(MOST, Math.max(LEAST, fitting));
  const reach = { width: free.width / scale, height: free.height / scale };
  const { x, y } = middleOf(fitting >= LEAST ? box : around(densest(points, reach), 0));
  const middle = { x: x + (INSET.right - INSET.left) / 2 / scale, y: y + (INSET.bottom - INSET.top) / 2 / scale };
  return clamp({ middle, scale }, size);
}

/** As many of the points as one picture can hold, beginning with each of them in turn. */
function densest(points: Point[], reach: Size): Point[] {
  const inReach = (middle: Point): Point[] =>
    points.filter(
      ({ x, y }) => Math.abs(x - middle.x) < reach.width / 2 - MARGIN / 2 && Math.abs(y - middle.y) < reach.height / 2 - MARGIN / 2,
    );
  return points.map(inReach).reduce((best, some) => (some.length > best.length ? some : best));
}

/** The part of a narrow picture that is not under buttons or the sheet. */
export function freeOf({ x, y, width, height }: Frame, scale: number): Frame {
  return {
    x: x + INSET.left / scale,
    y: y + INSET.top / scale,
    width: width - (INSET.left + INSET.right) / scale,
    height: height - (INSET.top + INSET.bottom) / scale,
  };
}

export function zoom(camera: Camera, closer: boolean, size: Size): Camera {
  return zoomBy(camera, closer ? STEP : 1 / STEP, size);
}

export function zoomBy(camera: Camera, factor: number, size: Size): Camera {
  return clamp({ ...camera, scale: Math.min(CLOSEST, Math.max(overview(size).scale, camera.scale * factor)) }, size);
}

export function drag(camera: Camera, dx: number, dy: number, size: Size): Camera {
  const { x, y } = camera.middle;
  return clamp({ ...camera, middle: { x: x - dx / camera.scale, y: y - dy / camera.scale } }, size);
}

/** Keeps the picture on the map. */
export function clamp({ middle, scale }: Camera, size: Size): Camera {
  const [halfWidth, halfHeight] = [size.width / scale / 2, size.height / scale / 2];
  const within = (value: number, low: number, high: number): number =>
    low > high ? (low + high) / 2 : Math.min(high, Math.max(low, value));
  const x = within(middle.x, EDGE.x + halfWidth, EDGE.x + EDGE.width - halfWidth);
  const y = within(middle.y, EDGE.y + halfHeight, EDGE.y + EDGE.height - halfHeight);
  return { middle: { x, y }, scale };
}

export function viewBox({ middle, scale }: Camera, size: Size): Frame {
  const [width, height] = [size.width / scale, size.height / scale];
  return { x: middle.x - width / 2, y: middle.y - height / 2, width, height };
}
