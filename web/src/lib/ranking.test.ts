import { describe, expect, it } from 'vitest';
import type { Result } from './protocol';
import { placeOf, ranked } from './ranking';

function result(...rows: [score: number, place: number | null][]): Result {
  const scores = rows.map(([score, place], seat) => ({ seat, score, place }));
  return { reason: 'height', rule: 'JER-22.1', winners: [], message: { id: 'over', args: {} }, scores };
}

describe('ranked', () => {
  it('puts the places in order, also where scores are equal', () => {
    expect(ranked(result([5, 3], [5, 2], [6, 1], [5, 4])).map(({ seat }) => seat)).toEqual([2, 1, 0, 3]);
  });

  it('goes by score where nobody has a place', () => {
    expect(ranked(result([1, null], [3, null], [2, null])).map(({ seat }) => seat)).toEqual([1, 2, 0]);
  });
});

describe('placeOf', () => {
  it('is what the server says', () => {
    expect(placeOf(result([1, 2], [3, 1]), 0)).toBe(2);
    expect(placeOf(result([1, null]), 0)).toBeNull();
  });
});
