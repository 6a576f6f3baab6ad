import { describe, expect, it } from 'vitest';
import type { Entry } from '../../lib/protocol';
import { crowded, event, moveOptions, threePlayers } from './fixtures';
import { castlesAfter, changesOf, fusedBoundaries, landWith, lastThrow, stepsAway, stepsTo } from './position';

function entry(ply: number, ...events: Entry['events']): Entry {
  return { ply, seat: 0, at: '', undoes: null, events };
}

describe('reading a position', () => {
  it('finds a land by any of its provinces, so that events before a merge still point at it', () => {
    expect(landWith(crowded(), 14)?.land).toBe(0);
    expect(landWith(threePlayers(), 8)?.land).toBe(7);
  });

  it('takes the land of a step from the option itself; one land may be reached in two ways', () => {
    expect(stepsTo(moveOptions())).toEqual(new Map([[14, [1]], [0, [2]], [1, [3]]])); // prettier-ignore
    const again = { ...moveOptions()[0]!, path: [{ ...moveOptions()[0]!.path[0]!, value: 5 }] };
    expect(stepsTo([...moveOptions(), again]).get(14)).toEqual([1, 5]);
  });

  it('counts steps clockwise, and a whole lap for the land he stands in', () => {
    expect(stepsAway(threePlayers(), 14)).toBe(1);
    expect(stepsAway(threePlayers(), 11)).toBe(10);
    expect(stepsAway(threePlayers(), 12)).toBe(11);
  });

  it('announces where the sea will close', () => {
    expect(fusedBoundaries(threePlayers(), moveOptions()[1]!.preview)).toEqual([0, 14]);
    expect(fusedBoundaries(threePlayers(), moveOptions()[0]!.preview)).toEqual([]);
  });

  it('announces a castle, and several where a region is taken over', () => {
    expect(castlesAfter(moveOptions()[1]!.preview)).toEqual({ land: 0, side: 'white', count: 1 });
    const replaced = event('replaced', { side: 'black', from_side: 'white', land: 1, count: 2 });
    expect(castlesAfter([replaced])).toEqual({ land: 1, side: 'black', count: 2 });
    expect(castlesAfter([{ ...replaced, event: 'replaced_short' }])).toEqual({ land: 1, side: 'black', count: 2 });
    expect(castlesAfter([])).toBeNull();
  });

  it('remembers the last throw and what its crowns became', () => {
    const log = [
      entry(0, event('throw', { seat: 1, faces: ['crown', 'red'] }), event('named', { seat: 1, family: 'blue' })),
      entry(1, event('disc', { seat: 0, disc: 2 }), event('throw', { seat: 0, faces: ['crown', 'crown', 'pink'] })),
      entry(2, event('named', { seat: 0, family: 'green' })),
    ];
    expect(lastThrow(log)).toEqual({ ply: 1, seat: 0, setup: false, faces: ['crown', 'crown', 'pink'], named: ['green'] });
    expect(lastThrow(log.slice(0, 1))?.setup).toBe(true);
    expect(lastThrow([])).toBeNull();
  });

  it('marks what has just changed', () => {
    const changes = changesOf(crowded(), [event('placed', { land: 14, family: 'red' }), event('crest', { seat: 1, family: 'red' })]);
    expect([...changes]).toEqual(['land:0', 'crest:1:red']);
  });
});
