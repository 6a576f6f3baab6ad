import { describe, expect, it } from 'vitest';
import { scenesOf } from '../../lib/motion/telling';
import { BOARD, entry, event, player, position } from './fixtures';
import { CityMap } from './map';
import { playerAt } from './position';
import { tell } from './tell';

const map = new CityMap(BOARD);
const at = position({ players: [player(0, { arab: 'damascus' }), player(1)] });
const taken = at.cities.map((city) => (city.city === 'antioch' ? { ...city, controller: 0 } : city));
const end = { ...position({ players: [player(0, { arab: 'antioch' }), player(1)] }), cities: taken };

describe('what happens on the map', () => {
  it('plays an attack step by step: the march, the dice, and only then the city falls', () => {
    const dice = [event('die', { face: 2 }), event('die', { face: 5 })];
    const attack = entry(7, [
      event('moved', { seat: 0, side: 'arab', from_city: 'damascus', city: 'antioch', count: 1 }),
      event('attack', { seat: 0, force: 'arab', city: 'antioch' }),
      ...dice,
      event('siege', { city: 'antioch', dice: 2, hits: 1 }),
      event('captured', { seat: 0, force: 'arab', city: 'antioch', count: 1, points: 1, bezants: 0 }),
    ]);
    const scenes = scenesOf(tell, [attack], at, end) as { position: typeof at; sound?: string; entry: typeof attack }[];
    expect(scenes.map(({ entry }) => entry.events.at(-1)!.event)).toEqual(['moved', 'attack', 'siege', 'captured']);
    expect(scenes.map(({ sound }) => sound)).toEqual(['wood', 'horn', 'dice', 'stone']);
    const held = scenes.map(({ position }) => position.cities.find(({ city }) => city === 'antioch')!.controller);
    expect(held.slice(0, 3).every((seat) => seat === held[0])).toBe(true);
    expect(held[3]).toBe(0);
    expect(scenes.every(({ position }) => playerAt(position, 0).armies.arab.city === 'antioch')).toBe(true);
  });

  it('sends a cube from its player to a city or a box', () => {
    const [claimed, built] = [event('claimed', { seat: 1, city: 'nicaea' }), event('built', { seat: 1, side: 'arab' })];
    expect(tell(claimed, at, end)!.flights![0]).toMatchObject({ from: { kind: 'seat', value: 1 }, to: { kind: 'city', value: 'nicaea' } });
    expect(tell(built, at, end)!.flights![0]!.to).toEqual({ kind: 'box', value: 'mosque' });
  });

  it('leads armies along their links, there and back on the same curve', () => {
    const [there, back] = [map.points('damascus', 'leucosia'), map.points('leucosia', 'damascus')];
    expect(there[0]).toMatchObject({ x: 574, y: 362 });
    expect(there.at(-1)).toMatchObject({ x: 470, y: 304 });
    expect(back.map(({ x, y }) => [x, y])).toEqual(there.map(({ x, y }) => [x, y]).reverse());
    expect(there[2]!.y).not.toBeCloseTo(362 + (304 - 362) * 0.4);
  });
});
