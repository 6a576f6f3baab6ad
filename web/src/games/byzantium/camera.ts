/* What part of the map a frame shows: all of it where there is room, else as much around the offered places as thumbs and names allow. */
import type { Frame, Point, Size } from '../../lib/places';
import { around, distance, middleOf } from './geometry';
import { WHOLE } from './map';

export type { Size };
export type Camera = { middle: Point; scale: number };

const SMALLEST = 0.76; // pixels a unit; where the map with its panels would be smaller, the panels leave it
const COMFORT = 0.6; // where all cities fit at this scale, all of them are shown
const MOST = 1.35; // pixels a unit at which few places are shown
const CLOSEST = 2.6;
const STEP = 1.25;
export const TWICE = 1.9; // what a double tap does
const THUMB = 44;
/** The pixels that names need around the cities. */
const MARGIN = { x: 40, y: 32 };
/** How far the picture may be moved. */
export const EDGE: Frame = { x: WHOLE.x - 30, y: WHOLE.y - 30, width: WHOLE.width + 60, height: WHOLE.height + 60 };

/** Whether the frame is too small for the map with its panels: they leave it then. */
export function isNarrow(size: Size): boolean {
  return whole(size).scale < SMALLEST;
}

/** The map with its panels, as large as the frame allows. */
export function whole(size: Size): Camera {
  return { middle: middleOf(WHOLE), scale: Math.min(size.width / WHOLE.width, size.height / WHOLE.height) };
}

/** All these points with room for their names, as large as the frame allows. */
export function overview(points: Point[], size: Size): Camera {
  const box = around(points, 1);
  const scale = Math.min((size.width - 2 * MARGIN.x) / box.width, (size.height - 2 * MARGIN.y) / box.height);
  return { middle: middleOf(box), scale: Math.max(scale, 0.05) };
}

/** The camera that shows what is asked: all cities where they are large enough so, else these points. */
export function lookAt(points: Point[], cities: Point[], size: Size): Camera {
  const all = overview(cities, size);
  if (all.scale >= COMFORT || points.length === 0) return all;
  const { middle, scale } = overview(points, size);
  return clamp({ middle, scale: Math.min(MOST, Math.max(all.scale, scale)) }, size);
}

/** The camera after a tap on places that lie too near to each other for a thumb: they have room in it. */
export function apart({ middle, scale }: Camera, places: [Point, Point], size: Size): Camera {
  const [a, b] = places;
  const wanted = Math.min(CLOSEST, Math.max(scale * STEP, (1.1 * THUMB) / Math.max(1, distance(a, b))));
  return clamp({ middle: wanted > scale ? middleOf(around([a, b], 0)) : middle, scale: wanted }, size);
}

/** Two of the places within a thumb of a point that a thumb cannot tell apart, or the one that is meant, or none. */
export function under<Place extends Point>(point: Point, places: Place[], scale: number): Place[] {
  const near = places
    .filter((place) => distance(place, point) * scale <= THUMB / 2 + 4)
    .sort((a, b) => distance(a, point) - distance(b, point));
  const [first, second] = near;
  if (!first) return [];
  return second && distance(first, second) * scale < THUMB - 2 ? [first, second] : [first];
}

export function zoomBy(camera: Camera, factor: number, size: Size, least: number): Camera {
  return clamp({ ...camera, scale: Math.min(CLOSEST, Math.max(least, camera.scale * factor)) }, size);
}

/** Closer by a factor, towards a point of the map. */
export function zoomTo(camera: Camera, point: Point, factor: number, size: Size, least: number): Camera {
  const { scale } = zoomBy(camera, factor, size, least);
  const share = camera.scale / scale;
  const middle = { x: point.x + (camera.middle.x - point.x) * share, y: point.y + (camera.middle.y - point.y) * share };
  return clamp({ middle, scale }, size);
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
