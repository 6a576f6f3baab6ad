import { beforeEach, expect, it } from 'vitest';
import type { Camera } from './camera';
import { Gesture } from './gesture';

const SIZE = { width: 390, height: 380 };
let camera: Camera;
let gesture: Gesture;
beforeEach(() => {
  camera = { middle: { x: 500, y: 300 }, scale: 1.2 };
  gesture = new Gesture();
  gesture.down(1, { x: 100, y: 100 });
});

it('a tap that slips a little moves nothing', () => {
  expect(gesture.move(1, { x: 103, y: 101 }, camera, SIZE, 0.4)).toEqual(camera);
  expect(gesture.moves).toBe(false);
});

it('one finger moves the map with it', () => {
  const moved = gesture.move(1, { x: 140, y: 100 }, camera, SIZE, 0.4);
  expect(moved.middle.x).toBeCloseTo(camera.middle.x - 40 / camera.scale);
  expect(gesture.moves).toBe(true);
});

it('two fingers apart bring it closer', () => {
  gesture.down(2, { x: 200, y: 100 });
  expect(gesture.move(2, { x: 250, y: 100 }, camera, SIZE, 0.4).scale).toBeCloseTo(camera.scale * 1.5);
});

it('a finger that is up moves nothing, and the next begins anew', () => {
  gesture.move(1, { x: 160, y: 100 }, camera, SIZE, 0.4);
  gesture.up(1);
  expect(gesture.move(1, { x: 300, y: 100 }, camera, SIZE, 0.4)).toEqual(camera);
  gesture.down(1, { x: 0, y: 0 });
  expect(gesture.moves).toBe(false);
});
