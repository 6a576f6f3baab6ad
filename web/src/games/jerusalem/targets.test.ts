import { describe, expect, it } from 'vitest';
import { Chooser } from '../../lib/chooser.svelte';
import { Hand } from '../../lib/hand.svelte';
import type { Option, TableView } from '../../lib/protocol';
import { BOARD, option, position } from './fixtures';
import { middleOf, Plan } from './plan';
import { kindNow, spotsOf, squireSpots, squireTarget, wayOf } from './targets';

const plan = new Plan(BOARD, { width: 756, height: 690 });

function asking(...options: Option[]) {
  const played: Option[] = [];
  const chooser = new Chooser({
    play: async (one) => played.push(one),
    why: async () => Promise.reject(new Error('asked')),
    say: ({ id }) => id,
  });
  chooser.update({ ply: 1, seat: 0, options } as TableView);
  const hand = new Hand(
    () => chooser,
    () => true,
  );
  return { chooser, hand, played };
}

describe('areas', () => {
  const march = [
    option(1, 'march', ['choice', 'march'], ['from_area', 'pal_b'], ['area', 'tow']),
    option(2, 'march', ['choice', 'march'], ['from_area', 'pal_b'], ['area', 'mar_b']),
    option(3, 'march', ['choice', 'march'], ['from_area', 'tow'], ['area', 'pal_b']),
  ];

  it('mean where squires go, unless it is asked where they come from', () => {
    const { chooser } = asking(option(0, 'place', ['area', 'pal_b']), ...march);
    expect(kindNow(chooser.parts)).toBe('area');
    chooser.pick('choice', 'march');
    expect(kindNow(chooser.parts)).toBe('from_area');
    expect(spotsOf(plan, chooser.parts)[0]).toMatchObject({ key: 'area:pal_b', kind: 'from_area', value: 'pal_b' });
    chooser.pick('from_area', 'pal_b');
    expect(kindNow(chooser.parts)).toBe('area');
  });

  it('are joined by the way considered', () => {
    expect(wayOf(plan, march[0]!)).toEqual({ from: middleOf(plan.court('pal_b').frame), to: middleOf(plan.court('tow').frame) });
    expect(wayOf(plan, option(3, 'tower', ['area', 'pal_b']))?.from).toEqual(middleOf(plan.court('tow').frame));
    expect(wayOf(plan, option(0, 'place', ['area', 'pal_b']))).toBeNull();
  });
});

describe('squires of others', () => {
  const kills = [
    option(1, 'kill', ['side', 'blue'], ['area', 'pal_b']),
    option(2, 'kill', ['side', 'blue'], ['area', 'tow']),
    option(3, 'kill', ['side', 'green'], ['area', 'tow']),
  ];
  const at = position({ pal_b: [3, 1, 2, 0], tow: [0, 0, 1, 1] });
  const blue = { seat: 2, colour: 'blue', count: 2, leads: false };

  it('are picked with one click, colour and area together', () => {
    const { chooser, hand, played } = asking(...kills);
    const target = squireTarget(chooser, hand, blue, 'pal_b', 'blue')!;
    expect(target.state).toBe('offered');
    (target.attributes['onclick'] as () => void)();
    expect(chooser.chosen?.id).toBe(1);
    expect(squireTarget(chooser, hand, blue, 'pal_b', 'blue')!.state).toBe('chosen');
    expect(played).toEqual([]);
  });

  it('are targets only where an option stands for them', () => {
    const { chooser, hand } = asking(...kills);
    expect(squireTarget(chooser, hand, { ...blue, seat: 1, colour: 'yellow' }, 'pal_b', '')).toBeNull();
    expect(squireSpots(plan, at, kills).map(({ key }) => key)).toEqual(['squires:blue:pal_b', 'squires:blue:tow', 'squires:green:tow']);
  });
});
