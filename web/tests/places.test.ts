import { describe, expect, it } from 'vitest';
import { overlap, placeBeside, type Frame } from '../src/lib/places';

const frame = { x: 0, y: 0, width: 1000, height: 700 };
const card = { width: 200, height: 80 };
const spot = (x: number, y: number): Frame => ({ x: x - 22, y: y - 22, width: 44, height: 44 });

describe('a card beside a place', () => {
  it.each([
    [30, 30],
    [980, 680],
    [500, 350],
    [980, 20],
  ])('lies inside the frame and never over the place: %i, %i', (x, y) => {
    const laid = { ...placeBeside(spot(x, y), card, frame, []), ...card };
    expect(overlap(laid, frame)).toBe(card.width * card.height);
    expect(overlap(laid, spot(x, y))).toBe(0);
    expect(Math.hypot(laid.x + 100 - x, laid.y + 40 - y)).toBeLessThan(200);
  });

  it('leaves free what else can be chosen', () => {
    const others = [spot(640, 350), spot(500, 260), spot(500, 440), spot(360, 350)];
    const laid = { ...placeBeside(spot(500, 350), card, frame, others), ...card };
    for (const other of others) expect(overlap(laid, other)).toBe(0);
  });

  it('lies somewhere in a frame that is too small for it', () => {
    expect(placeBeside(spot(50, 50), card, { x: 0, y: 0, width: 100, height: 60 }, [])).toEqual({ x: 0, y: 0 });
  });
});
