/* Fingers on a narrow map: one moves it, two bring it closer. A finger that only taps is left to the targets. */
import { drag, zoomBy, type Camera, type Size } from './camera';
import { distance, type Point } from './geometry';

const SLACK = 6; // pixels a tap may slip

export class Gesture {
  #fingers = new Map<number, Point>();
  #slipped = 0;

  /** Whether the fingers have moved the map since they came down. */
  get moves(): boolean {
    return this.#slipped > SLACK;
  }

  down(id: number, at: Point): void {
    if (this.#fingers.size === 0) this.#slipped = 0;
    this.#fingers.set(id, at);
  }

  up(id: number): void {
    this.#fingers.delete(id);
  }

  /** The camera after a finger has moved; `least` is its smallest scale. */
  move(id: number, at: Point, camera: Camera, size: Size, least: number): Camera {
    const before = this.#fingers.get(id);
    if (!before) return camera;
    const other = [...this.#fingers].find(([finger]) => finger !== id)?.[1];
    this.#fingers.set(id, at);
    this.#slipped += distance(before, at);
    if (other) return zoomBy(camera, distance(at, other) / Math.max(1, distance(before, other)), size, least);
    return this.moves ? drag(camera, at.x - before.x, at.y - before.y, size) : camera;
  }
}
