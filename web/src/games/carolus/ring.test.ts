import { describe, expect, it } from 'vitest';
import { distance } from './geometry';
import { Ring } from './ring';

const anchors = Array.from({ length: 15 }, (_, k) => ({
  x: 500 + 425 * Math.sin((k * 2 * Math.PI) / 15),
  y: 350 - 285 * Math.cos((k * 2 * Math.PI) / 15),
}));
const wide = new Ring(anchors, { width: 1048, height: 748 }, 24, 118);
const narrow = new Ring(anchors, { width: 390, height: 420 }, 10, 60);

describe('the ring', () => {
  it('begins at the top and runs clockwise', () => {
    expect(wide.at(0).x).toBeCloseTo(524, 0);
    expect(wide.at(0).y).toBeCloseTo(24 + 59, 0);
    expect(wide.at(1).x).toBeGreaterThan(wide.at(0).x);
    expect(Math.abs(wide.heading(0))).toBeLessThan(2);
  });

  it.each([wide, narrow])('gives every province the same length', (ring) => {
    for (let k = 0; k < 15; k++) {
      const steps = Array.from({ length: 20 }, (_, s) => distance(ring.at(k + s / 20), ring.at(k + (s + 1) / 20)));
      expect(steps.reduce((sum, step) => sum + step, 0)).toBeCloseTo(ring.span, 0);
    }
  });

  it.each([wide, narrow])('is closed: place 15 is place 0, and places before 0 count backwards', (ring) => {
    expect(distance(ring.at(15.25), ring.at(0.25))).toBeLessThan(0.01);
    expect(distance(ring.at(-1), ring.at(14))).toBeLessThan(0.01);
  });

  it.each([wide, narrow])('keeps the whole band inside the room, and the inner coast from folding over', (ring) => {
    const size = { width: 2 * ring.centre.x, height: 2 * ring.centre.y };
    for (let place = 0; place < 15; place += 0.1) {
      const outer = ring.at(place, ring.band / 2);
      expect(outer.x).toBeGreaterThan(0);
      expect(outer.y).toBeGreaterThan(0);
      expect(outer.x).toBeLessThan(size.width);
      expect(outer.y).toBeLessThan(size.height);
      expect(ring.stretch(place, -ring.band / 2)).toBeGreaterThan(0.35 * ring.span);
    }
  });

  it('never gets flatter than the band allows, however wide the room', () => {
    const flat = new Ring(anchors, { width: 3000, height: 500 }, 24, 80);
    expect(flat.at(4).x - flat.at(11).x).toBeLessThan(900);
  });

  it('puts "out" away from the middle and "along" clockwise', () => {
    for (let k = 0; k < 15; k++) {
      expect(distance(wide.at(k, 40), wide.centre)).toBeGreaterThan(distance(wide.at(k, -40), wide.centre));
      expect(distance(wide.at(k, 0, 30), wide.at(k + 30 / wide.span))).toBeLessThan(6);
    }
  });
});
