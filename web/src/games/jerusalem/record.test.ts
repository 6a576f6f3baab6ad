import { describe, expect, it } from 'vitest';
import { entry, event } from './fixtures';
import { bidsOf, giftsOf, pricesOf } from './record';

const log = [
  entry(0, [event('round', { round: 1 })]),
  entry(1, [event('offered', { seat: 1, office: 'marshal' })]),
  entry(2, [event('bid', { seat: 1, coins: 0 })]),
  entry(3, [event('bid', { seat: 2, coins: 4 }), event('won', { seat: 2, office: 'marshal', coins: 4 })]),
  entry(4, [event('offered', { seat: 1, office: 'admiral' })]),
  entry(5, [event('bid', { seat: 1, coins: 1 })]),
  entry(6, [event('bid', { seat: 3, coins: 2 })]),
];

describe('the record of a round', () => {
  it('knows the bids of the auction under way alone', () => {
    expect([...bidsOf(log)]).toEqual([
      [1, 1],
      [3, 2],
    ]);
  });

  it('leaves out what was taken back', () => {
    expect([...bidsOf([...log, entry(7, [], 6)])]).toEqual([[1, 1]]);
  });

  it('knows what offices cost in this round, the last one nothing', () => {
    const sold = [
      ...log,
      entry(7, [event('won', { seat: 3, office: 'admiral', coins: 2 }), event('left_over', { seat: 1, office: 'treasurer' })]),
    ];
    expect([...pricesOf(sold)]).toEqual([
      ['marshal', 4],
      ['admiral', 2],
      ['treasurer', 0],
    ]);
    expect([...pricesOf([...sold, entry(8, [event('round', { round: 2 })])])]).toEqual([]);
  });

  it('adds up the gifts of the King', () => {
    const gifts = [
      event('most_squires', { seat: 0, prestige: 1 }),
      event('most_coins', { seat: 0, prestige: 3 }),
      event('any_card', { seat: 2, prestige: 1 }),
    ];
    expect([...giftsOf([...log, entry(7, gifts)])]).toEqual([
      [0, 4],
      [2, 1],
    ]);
  });
});
