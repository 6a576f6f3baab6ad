import { expect, test } from 'vitest';
import type { Played } from '../protocol';
import { bytesOf, textOf } from '../account/passkeys';
import { along, companions, curveOf, HIGH, LOW, outcomeOf } from './standing';

function game(sides: string[], scores: number[], place: number | null, won: boolean): Played {
  const rows = scores.map((score, seat) => ({ seat, score, place: null }));
  const result = { reason: 'most', rule: '', winners: [], message: { id: 'over', args: {} }, scores: rows };
  const players = ['Anna', 'level5', 'Bert', 'greedy 2'].slice(0, sides.length);
  return {
    table: 't',
    name: 'Aachen',
    game: 'carolus',
    seat: 0,
    sides,
    players,
    place,
    won,
    result,
    change: 9,
    at: '2026-03-01T00:00:00Z',
  };
}

test('a game of two sides is told by its scores', () => {
  expect(outcomeOf(game(['white', 'black'], [47, 41], 1, true))).toMatchObject({ id: 'won', own: 47, other: 41 });
  expect(outcomeOf(game(['white', 'black'], [7, 10], 2, false))).toMatchObject({ id: 'lost', own: 7, other: 10 });
  const teams = game(['white', 'black', 'white', 'black'], [10, 3, 12, 5], 2, false);
  expect(outcomeOf(teams)).toMatchObject({ id: 'lost', own: 10, other: 5 });
});

test('a game of more is told by its place', () => {
  expect(outcomeOf(game(['red', 'blue', 'green'], [3, 5, 1], 2, false))).toMatchObject({ id: 'placed', place: 2, seats: 3 });
  expect(outcomeOf(game(['red', 'blue'], [0, 0], null, false))).toMatchObject({ id: 'undecided' });
});

test('the others are named, oneself is not', () => {
  expect(companions(game(['red', 'blue', 'green'], [1, 2, 3], 1, true), (name) => name.toUpperCase())).toEqual(['LEVEL5', 'BERT']);
});

test('ratings beyond the scale stay on the line', () => {
  expect([along(LOW - 500, 100), along((LOW + HIGH) / 2, 100), along(HIGH + 500, 100)]).toEqual([0, 50, 100]);
});

test('a rating over time keeps within its picture', () => {
  expect(curveOf([], 800, 200, 50)).toBeNull();
  const point = (rating: number) => ({ at: '2026-03-01T00:00:00Z', rating, low: rating - 300, high: rating + 300 });
  for (const points of [[point(1200)], [point(1200), point(1500), point(900)]]) {
    const curve = curveOf(points, 800, 200, 50)!;
    const numbers = curve.band.match(/-?[\d.]+/g)!.map(Number);
    expect(numbers.every((value, k) => value >= (k % 2 ? 0 : 50) && value <= (k % 2 ? 200 : 800))).toBe(true);
    expect(curve.levels.length).toBeGreaterThan(2);
  }
});

test('bytes travel as text and come back', () => {
  const bytes = Uint8Array.from({ length: 256 }, (_, k) => k);
  expect(bytesOf(textOf(bytes.buffer))).toEqual(bytes);
  expect(textOf(bytes.buffer)).not.toMatch(/[+/=]/);
});
