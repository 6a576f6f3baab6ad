import { expect, test } from 'vitest';
import { markOf } from '../src/lib/marks';
import { part } from './fixtures/views';

test('a choice is marked at the last part of its path that the board knows', () => {
  const { to, from } = markOf('better', 'best', [part('family', 'red'), part('land', 3)], []);
  expect(to).toMatchObject([
    { kind: 'land', value: 3 },
    { kind: 'family', value: 'red' },
  ]);
  expect(from).toEqual([]);
});

test('a move from one place to another is an arrow between them', () => {
  const moved = { seat: 1, steps: 2, from_land: 4, land: 6 };
  const { to, from } = markOf('played', 'played', [part('steps', 2)], [moved]);
  expect(from).toEqual([{ kind: 'land', value: 4 }]);
  expect(to[0]).toEqual({ kind: 'land', value: 6 });
});

test('people are no places', () => {
  const crest = { seat: 1, from_seat: 0, family: 'red' };
  const { to, from } = markOf('played', 'played', [], [crest]);
  expect(from).toEqual([]);
  expect(to).toEqual([{ kind: 'family', value: 'red' }]);
});
