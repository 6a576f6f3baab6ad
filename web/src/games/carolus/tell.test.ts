import { describe, expect, it } from 'vitest';
import { event, threePlayers } from './fixtures';
import { landWith } from './position';
import { tell } from './tell';

const at = threePlayers();
const end = { ...threePlayers(), lands: at.lands.slice(1) };

describe('what happens on the ring', () => {
  it('sends a knight from its player to the middle of its land, and then it stands there', () => {
    const { land, knights } = at.lands[2]!;
    const cue = tell(event('placed', { seat: 1, family: 'red', land }), at, end)!;
    expect(cue.flights).toEqual([
      { piece: { shape: 'sign', colour: 'red' }, from: { kind: 'seat', value: 1 }, to: { kind: 'middle', value: land } },
    ]);
    expect(landWith(cue.then!, land)!.knights.red).toBe(knights.red + 1);
  });

  it('lets Charlemagne walk before anything is built, and builds before lands fuse', () => {
    const goal = at.lands[(at.lands.findIndex(({ provinces }) => provinces.includes(at.emperor)) + 2) % at.lands.length]!;
    const moved = tell(event('moved', { seat: 0, steps: 2, land: goal.land }), at, end)!;
    expect([moved.then!.emperor, moved.then!.lands]).toEqual([goal.land, at.lands]);
    const built = tell(event('built', { side: 'white', land: goal.land }), moved.then!, end)!;
    expect(landWith(built.then!, goal.land)).toMatchObject({ owner: 'white', castles: goal.provinces.length });
    expect(tell(event('merged', {}), built.then!, end)!.then!.lands).toBe(end.lands);
  });

  it('takes longer for a longer walk', () => {
    const walk = (steps: number): number => tell(event('moved', { steps, land: at.lands[0]!.land }), at, end)!.ms;
    expect(walk(3)).toBeGreaterThan(walk(1));
  });

  it('shows nothing of what is only counted', () => {
    expect(tell(event('take', { seat: 0, family: 'red' }), at, end)).toBeNull();
  });
});
