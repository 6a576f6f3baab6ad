/* How the middle of the ring is filled from top to bottom: the discs of the round, what is asked, the last throw, the supply. */
import type { Measures } from './layout';
import type { Ring } from './ring';
import type { Tray } from './targets';

export type BlockName = 'discs' | 'tray' | 'dice' | 'supply';
export type Block = { name: BlockName; height: number; top: number };

/** The open sea inside the ring, in the units the middle is drawn in. */
export type Room = { scale: number; halfWidth: number; halfHeight: number };

/** What there is to show. */
export type Contents = {
  discs: boolean; // whether a round has begun
  tray: Tray;
  rows: number; // of targets
  thrown: boolean;
  crowns: boolean; // whether the throw needs a line about its crowns
  freeCrests: boolean;
  roomy: boolean;
};

export const CAPTION = { roomy: 22, tight: 18 };
export const PITCH = 45; // of targets where room is tight: one thumb each
const LEAST = 10; // between two blocks
const MOST = 26;

export function roomIn(ring: Ring, { band, roomy }: Measures): Room {
  const scale = roomy ? Math.min(Math.max(band / 118, 0.93), 1.6) : 1; // text stays above 12 px
  const width = ring.at(ring.provinces / 4, -band / 2).x - ring.centre.x - band * 0.25;
  const height = ring.centre.y - ring.at(0, -band / 2).y - band * 0.12;
  return { scale, halfWidth: width / scale, halfHeight: height / scale };
}

/** How wide the sea is at a height above or below the middle. */
export function widthAt({ halfWidth, halfHeight }: Room, y: number): number {
  const share = Math.min(1, Math.abs(y) / (halfHeight * 1.1));
  return 2 * halfWidth * Math.sqrt(1 - share * share);
}

/** The blocks that fit, each with its place; where not all do, the least needed gives way, in the end even what is asked: it stands in
 *  the prompt too. */
export function stackMiddle(contents: Contents, { halfHeight }: Room): Block[] {
  const limit = 2 * halfHeight * (contents.roomy ? 1 : 0.85); // the round ends are narrow
  let blocks = heights(contents);
  for (const name of givingWay(contents.tray)) if (total(blocks, LEAST) > limit) blocks = blocks.filter((block) => block.name !== name);
  const free = 2 * halfHeight - total(blocks, 0);
  const space = Math.min(Math.max(free / (blocks.length + 1), LEAST), MOST);
  let top = -total(blocks, space) / 2;
  return blocks.map((block) => {
    const placed = { ...block, top };
    top += block.height + space;
    return placed;
  });
}

function heights({ discs, tray, rows, thrown, crowns, freeCrests, roomy }: Contents): Omit<Block, 'top'>[] {
  const caption = roomy ? CAPTION.roomy : CAPTION.tight;
  const crests = freeCrests ? 26 : 0;
  const asked = roomy ? 44 : PITCH * rows + (tray === 'reserve' ? 46 : 0);
  const supply = roomy ? (tray === 'supply' ? 38 : 22) + crests : tray === 'supply' ? PITCH * rows : 30 + crests;
  const blocks: Omit<Block, 'top'>[] = [];
  if (discs) blocks.push({ name: 'discs', height: caption + (roomy ? 76 : 50) });
  if (tray === 'reserve' || tray === 'discs') blocks.push({ name: 'tray', height: caption + asked });
  if (thrown) blocks.push({ name: 'dice', height: caption + (roomy ? 56 : crowns ? 44 : 26) });
  return [...blocks, { name: 'supply', height: caption + supply }];
}

function givingWay(tray: Tray): BlockName[] {
  if (tray === null) return ['supply', 'dice', 'discs'];
  return tray === 'supply' ? ['discs', 'dice', 'supply'] : ['dice', 'supply', 'discs', 'tray'];
}

function total(blocks: { height: number }[], space: number): number {
  return blocks.reduce((sum, { height }) => sum + height, space * (blocks.length - 1));
}
