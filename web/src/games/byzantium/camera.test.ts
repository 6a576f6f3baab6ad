import { describe, expect, it } from 'vitest';
import { clamp, drag, isNarrow, lookAt, overview, viewBox, zoom } from './camera';
import { WHOLE } from './map';

const PHONE = { width: 390, height: 380 };
const DESK = { width: 1048, height: 748 };

describe('on a desk', () => {
  it('the whole map is shown', () => {
    expect(isNarrow(DESK)).toBe(false);
    const { x, y, width, height } = viewBox(overview(DESK), DESK);
    expect(x).toBeLessThanOrEqual(WHOLE.x + 0.01);
    expect(y).toBeLessThanOrEqual(WHOLE.y + 0.01);
    expect(x + width).toBeGreaterThanOrEqual(WHOLE.x + WHOLE.width - 0.01);
    expect(y + height).toBeGreaterThanOrEqual(WHOLE.y + WHOLE.height - 0.01);
  });
});

describe('on a phone', () => {
  it('the offered cities are in the picture, large enough for thumbs', () => {
    expect(isNarrow(PHONE)).toBe(true);
    const offered = [
      { x: 578, y: 272 },
      { x: 660, y: 322 },
      { x: 538, y: 428 },
    ];
    const camera = lookAt(offered, PHONE);
    const box = viewBox(camera, PHONE);
    expect(camera.scale).toBeGreaterThanOrEqual(1.1);
    for (const { x, y } of offered) {
      expect(x - box.x).toBeGreaterThan(20);
      expect(box.x + box.width - x).toBeGreaterThan(20);
      expect(y - box.y).toBeGreaterThan(20);
      expect(box.y + box.height - y).toBeGreaterThan(20);
    }
  });

  it('where they lie far apart, most of them are', () => {
    const far = { x: 60, y: 66 };
    const near = [
      { x: 820, y: 362 },
      { x: 806, y: 424 },
      { x: 924, y: 468 },
    ];
    const box = viewBox(lookAt([far, ...near], PHONE), PHONE);
    for (const { x } of near) expect(x).toBeGreaterThan(box.x);
    expect(far.x).toBeLessThan(box.x);
  });

  it('never leaves the map', () => {
    const away = drag(lookAt([], PHONE), 99999, 99999, PHONE);
    expect(viewBox(away, PHONE).x).toBeGreaterThanOrEqual(WHOLE.x - 20.01);
    expect(clamp(away, PHONE)).toEqual(away);
  });

  it('zooms within bounds', () => {
    let camera = lookAt([], PHONE);
    for (let k = 0; k < 20; k++) camera = zoom(camera, true, PHONE);
    expect(camera.scale).toBeLessThanOrEqual(2.6);
    for (let k = 0; k < 40; k++) camera = zoom(camera, false, PHONE);
    expect(camera.scale).toBeCloseTo(overview(PHONE).scale);
  });
});
