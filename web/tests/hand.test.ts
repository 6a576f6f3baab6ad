import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Chooser, type Target } from '../src/lib/chooser.svelte';
import type { Option } from '../src/lib/protocol';
import { game, moveOptions, threePlayers, viewOf } from '../src/games/carolus/fixtures';
import { Hand } from '../src/lib/hand.svelte';

type Handlers = { [name: string]: (event?: object) => void };

function table(asks = true) {
  const played: Option[] = [];
  const why = vi.fn(async (_: Target) => ({ option: 0, label: null, legal: false, code: 'x', message: null, words: '', rule: null }));
  const chooser = new Chooser({ play: async (option) => played.push(option), why, say: ({ id }) => id }, game);
  chooser.update(viewOf(threePlayers(), moveOptions()));
  const hand = new Hand(
    () => chooser,
    () => asks,
  );
  return { chooser, hand, played, why };
}

const lit = { key: 'land:0', kind: 'steps', value: 2 };
const dark = { key: 'land:3', kind: 'steps', value: 4 };

describe('the hand', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('chooses with the first click and confirms with the second', () => {
    const { chooser, hand, played } = table();
    (hand.hold(lit, '') as Handlers).onclick!();
    expect(chooser.chosen?.id).toBe(102);
    expect(hand.hold(lit, '')['aria-pressed']).toBe(true);
    (hand.hold(lit, '') as Handlers).onclick!();
    expect(played.map(({ id }) => id)).toEqual([102]);
  });

  it('asks why not of what is not offered; a spectator only looks', () => {
    const { hand, why } = table();
    (hand.hold(dark, '') as Handlers).onclick!();
    expect(why).toHaveBeenCalledWith({ kind: 'steps', value: 4 }, []);
    const spectator = table(false);
    (spectator.hand.hold(dark, '') as Handlers).onclick!();
    expect(spectator.why).not.toHaveBeenCalled();
  });

  it('asks by a long press, and the release does not choose', () => {
    const { chooser, hand, why } = table();
    const attributes = hand.hold(lit, '') as Handlers;
    attributes.onpointerdown!({ pointerType: 'touch' });
    vi.advanceTimersByTime(600);
    attributes.onpointerup!();
    attributes.onclick!();
    expect(why).toHaveBeenCalledWith({ kind: 'steps', value: 2 }, []);
    expect(chooser.chosen).toBeNull();
  });

  it('is reached by Tab at one target only', () => {
    const { hand } = table();
    hand.current = 'land:0';
    expect([hand.hold(lit, '').tabindex, hand.hold(dark, '').tabindex]).toEqual([0, -1]);
  });
});

it('is a button where it can be picked or asked about, and a picture to those who only look', () => {
  const role = (asks: boolean, target: typeof lit) => table(asks).hand.hold(target, 'here')['role'];
  expect([role(true, lit), role(true, dark), role(false, lit), role(false, dark)]).toEqual(['button', 'button', 'button', 'img']);
});
