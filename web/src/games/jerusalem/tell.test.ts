import { describe, expect, it } from 'vitest';
import { scenesOf } from '../../lib/motion/telling';
import { entry, event, position } from './fixtures';
import { areaAt } from './position';
import { tell } from './tell';

describe('what happens in the city', () => {
  it('plays an auction bid by bid, until the office has an owner', () => {
    const at = position();
    const told = entry(4, [
      event('offered', { seat: 0, office: 'marshal' }),
      event('bid', { seat: 0, coins: 2 }),
      event('bid', { seat: 1, coins: 5 }),
      event('passed', { seat: 0 }),
      event('won', { seat: 1, office: 'marshal', coins: 5 }),
    ]);
    const scenes = scenesOf(tell, [told], at, at) as { position: typeof at }[];
    const seen = scenes.map(({ position: { auction, offices } }) => ({
      ...auction,
      owner: offices.find(({ office }) => office === 'marshal')!.seat,
    }));
    expect(seen.map(({ bid, bidder, passed }) => [bid, bidder, passed])).toEqual([
      [null, null, []],
      [2, 0, []],
      [5, 1, []],
      [5, 1, [0]],
      [5, 1, [0]],
    ]);
    expect(seen.at(-1)!.owner).toBe(1);
  });

  it('brings squires from their player, from court to court and back', () => {
    const [at, end] = [position({ pal_b: [1, 0] }), position({ pal_b: [0, 0], tem_b: [1, 0] })];
    const moved = tell(event('moved', { seat: 0, from_area: 'pal_b', area: 'tem_b' }), at, end)!;
    expect(moved.flights![0]).toMatchObject({ from: { kind: 'area', value: 'pal_b' }, to: { kind: 'area', value: 'tem_b' } });
    expect(areaAt(moved.then!, 'tem_b').squires[0]).toBe(1);
    expect(tell(event('placed', { seat: 0, area: 'tem_b' }), at, end)!.flights![0]!.from).toEqual({ kind: 'seat', value: 0 });
    expect(tell(event('sent', { seat: 0, area: 'tem_b' }), at, end)!.flights![0]!.from).toEqual({ kind: 'area', value: 'tow' });
    const killed = tell(event('killed', { seat: 1, from_seat: 0, area: 'pal_b' }), at, end)!;
    expect(killed.flights![0]).toMatchObject({ from: { kind: 'area', value: 'pal_b' }, to: { kind: 'seat', value: 0 } });
  });
});
