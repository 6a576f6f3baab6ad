import { describe, expect, it } from 'vitest';
import { BOARD } from './fixtures';
import { Plan, standIn, type Frame, type Point } from './plan';

const SIZES = { desk: { width: 756, height: 690 }, phone: { width: 390, height: 440 } };
const inside = ({ x, y }: Point, frame: Frame, by: number): boolean =>
  x >= frame.x + by && x <= frame.x + frame.width - by && y >= frame.y + by && y <= frame.y + frame.height - by;
const overlap = (a: Frame, b: Frame): boolean => a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

describe.each(Object.entries(SIZES))('the plan on a %s', (_, size) => {
  const plan = new Plan(BOARD, size);

  it('draws every area once, inside its district and clear of the others', () => {
    expect(plan.courts.map(({ area }) => area)).toEqual(BOARD.areas.map(({ area }) => area));
    for (const court of plan.courts) {
      const block = plan.blocks.find(({ district }) => district === court.district)!;
      expect(inside({ x: court.frame.x, y: court.frame.y }, block.frame, 0)).toBe(true);
      expect(plan.courts.filter((other) => other !== court && overlap(court.frame, other.frame))).toEqual([]);
    }
  });

  it('leaves the street of the track free', () => {
    expect(plan.courts.filter(({ frame }) => overlap(frame, plan.street))).toEqual([]);
  });

  it('cuts the corners towards the wall, and all of the Tower', () => {
    expect(plan.court('tow').points).toHaveLength(8);
    expect(plan.blocks.find(({ district }) => district === 'palace')!.points).toHaveLength(5);
    expect(plan.court('mar_b').points).toHaveLength(4);
  });

  it('makes every area large enough for a thumb', () => {
    for (const { frame } of plan.courts) expect(Math.min(frame.width, frame.height)).toBeGreaterThanOrEqual(44);
  });

  it.each([1, 2, 3, 4])('keeps the squires of %i colours and a Baron inside each area and apart', (colours) => {
    for (const court of plan.courts) {
      const { chips, baron, size: side } = standIn(court, colours, true, plan.measures);
      expect(chips).toHaveLength(colours);
      for (const [k, chip] of chips.entries()) {
        expect(inside(chip, court.frame, side / 2 - 1)).toBe(true);
        for (const other of chips.slice(k + 1))
          expect(Math.max(Math.abs(chip.x - other.x), Math.abs(chip.y - other.y))).toBeGreaterThan(side);
      }
      expect(inside(baron!, court.frame, 5)).toBe(true);
    }
  });
});
