import { describe, expect, it } from 'vitest';
import { stackMiddle, widthAt, type Contents, type Room } from './middle';

const wide: Room = { scale: 1, halfWidth: 340, halfHeight: 200 };
const phone: Room = { scale: 1, halfWidth: 100, halfHeight: 115 };
const all: Contents = { discs: true, tray: 'reserve', rows: 1, thrown: true, crowns: true, freeCrests: true, roomy: true };
const names = (contents: Contents, room: Room): string[] => stackMiddle(contents, room).map(({ name }) => name);

describe('the middle of the ring', () => {
  it('shows everything where there is room', () => {
    expect(names(all, wide)).toEqual(['discs', 'tray', 'dice', 'supply']);
    expect(names({ ...all, tray: null }, wide)).toEqual(['discs', 'dice', 'supply']);
  });

  it('keeps what is asked where there is not', () => {
    expect(names({ ...all, roomy: false, rows: 2 }, phone)).toEqual(['tray']);
    expect(names({ ...all, roomy: false, tray: 'supply', rows: 2 }, phone)).toEqual(['dice', 'supply']);
  });

  it('keeps the discs of the round where it is lowest', () => {
    expect(names({ ...all, roomy: false, tray: null }, { ...phone, halfHeight: 60 })).toEqual(['discs']);
  });

  it.each([
    [all, wide],
    [{ ...all, roomy: false }, phone],
  ])('never lays one block over another, nor beyond the sea', (contents, room) => {
    const blocks = stackMiddle(contents, room);
    blocks.slice(1).forEach((block, k) => expect(block.top).toBeGreaterThanOrEqual(blocks[k]!.top + blocks[k]!.height + 6));
    expect(blocks[0]!.top).toBeGreaterThanOrEqual(-room.halfHeight);
    expect(blocks.at(-1)!.top + blocks.at(-1)!.height).toBeLessThanOrEqual(room.halfHeight);
  });

  it('is narrower above and below', () => {
    expect(widthAt(wide, 0)).toBe(680);
    expect(widthAt(wide, -150)).toBeLessThan(520);
  });
});
