import { describe, expect, it } from 'vitest';
import { causeway, outline, seam } from './coast';
import { crowded, game } from './fixtures';
import { noise } from './geometry';
import { boardOf } from './position';
import { Ring } from './ring';

const ring = new Ring(boardOf(game).provinces, { width: 1048, height: 748 }, 24, 118);
const sea = (): number => 1;
const closed = (): number => 0;
const count = (path: string, letter: string): number => path.split(letter).length - 1;

describe('coasts', () => {
  it('are the same in every view', () => {
    expect(outline(ring, [4], 20, sea)).toBe(outline(ring, [4], 20, sea));
    expect([noise(5)(), noise(5)()]).toEqual([noise(5)(), noise(5)()]);
  });

  it('differ from province to province', () => {
    const first = (seed: number): number => noise(seed)();
    expect(new Set([0, 1, 2, 3, 4, 5].map(first)).size).toBe(6);
  });

  it('enclose a region once', () => {
    const alone = outline(ring, [3], 20, sea);
    const region = outline(ring, [3, 4, 5], 20, (province) => (province === 3 || province === 4 ? 0 : 1));
    expect(count(alone, 'Z')).toBe(1);
    expect(count(region, 'Z')).toBe(1);
    expect(count(region, 'C')).toBeGreaterThan(2 * count(alone, 'C'));
  });

  it('are drawn apart while the sea is still open', () => {
    expect(
      count(
        outline(ring, [3, 4, 5], 20, (province) => (province === 3 ? 0.5 : closed())),
        'Z',
      ),
    ).toBe(2);
  });

  it('run on over the seam of the ring', () => {
    const provinces = crowded().lands[0]!.provinces;
    const inside = new Set(provinces.slice(0, -1));
    const path = outline(ring, provinces, 20, (province) => (inside.has(province) ? 0 : 1));
    expect(count(path, 'Z')).toBe(1);
    const numbers = path.match(/-?\d+(\.\d+)?/g)!.map(Number);
    expect(numbers.every((number) => Number.isFinite(number) && number > -1 && number < 1048)).toBe(true);
  });

  it('leave a seam and a causeway where the ring says', () => {
    expect(seam(ring, 14)).toMatch(/^M[\d.]+ [\d.]+L[\d.]+ [\d.]+$/);
    expect(count(causeway(ring, 14, 20), 'L')).toBe(3);
  });
});
