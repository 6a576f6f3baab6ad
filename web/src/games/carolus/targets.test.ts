import { describe, expect, it } from 'vitest';
import { crownOptions, discOptions, moveOptions, placeOptions, threePlayers } from './fixtures';
import { openness, wayTo } from './walk';
import { boardTargets, trayFor, walk } from './targets';

const position = threePlayers();

describe('what can be pointed at', () => {
  it('is every land', () => {
    const targets = boardTargets(position, moveOptions());
    expect(targets.find(({ key }) => key === 'land:0')).toMatchObject({ kind: 'land', value: 0 });
    expect(targets.find(({ key }) => key === 'land:11')).toMatchObject({ kind: 'land', value: 11 });
  });

  it('has a target of its own for a second number of steps to the same land', () => {
    const [one] = moveOptions();
    const five = { ...one!, path: [{ ...one!.path[0]!, value: 5 }] };
    const keys = boardTargets(position, [one!, five]).map(({ key }) => key);
    expect(keys.slice(keys.indexOf('land:14'))).toEqual(['land:14', 'steps:5']);
  });

  it('is the reserve and the court, the discs, or the supply', () => {
    expect(trayFor(placeOptions(position))).toBe('reserve');
    expect(trayFor(discOptions([1]))).toBe('discs');
    expect(trayFor(crownOptions())).toBe('supply');
    expect(trayFor(moveOptions())).toBeNull();
    expect(
      boardTargets(position, placeOptions(position))
        .slice(-2)
        .map(({ key }) => key),
    ).toEqual(['reserve:yellow', 'court']);
  });
});

describe('walking', () => {
  const targets = boardTargets(position, moveOptions());
  const offered = ({ key }: { key: string }): boolean => ['land:14', 'land:0', 'land:1'].includes(key);

  it('goes around the ring, over what is offered', () => {
    expect(walk(targets, 'land:14', 1, offered)?.key).toBe('land:0');
    expect(walk(targets, 'land:0', 1, offered)?.key).toBe('land:1');
    expect(walk(targets, 'land:1', 1, offered)?.key).toBe('land:14');
    expect(walk(targets, 'land:0', -1, offered)?.key).toBe('land:14');
  });

  it('stays where it is when there is nowhere to go', () => {
    expect(walk(targets, 'land:3', 1, () => false)?.key).toBe('land:3');
    expect(walk([], 'land:3', 1, () => true)).toBeUndefined();
  });
});

describe('movement', () => {
  it('closes the sea inside a region only', () => {
    expect(openness(position, 15)).toEqual([1, 0, 1, 1, 1, 1, 1, 0, 0, 1, 1, 1, 0, 1, 1]);
  });

  it('takes Charlemagne clockwise, and the short way when only his land has grown', () => {
    expect(wayTo(12.5, 0, 15, true)).toBe(2.5);
    expect(wayTo(0, 14, 15, true)).toBe(14);
    expect(wayTo(0, 14, 15, false)).toBe(-1);
  });
});
