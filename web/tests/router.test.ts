import { expect, test } from 'vitest';
import { placeOf } from '../src/lib/router.svelte';

test.each([
  ['/', '', { page: 'lobby' }],
  ['/t/x7', '', { page: 'table', id: 'x7' }],
  ['/t/', '', { page: 'nowhere' }],
  ['/rules', '', { page: 'rules', game: null, rule: null }],
  ['/rules/carolus', '#CAR-6.8', { page: 'rules', game: 'carolus', rule: 'CAR-6.8' }],
  ['/games', '', { page: 'games' }],
  ['/games/x', '', { page: 'nowhere' }],
  ['/t/x7/review', '', { page: 'review', id: 'x7', action: null }],
  ['/t/x7/review', '#41', { page: 'review', id: 'x7', action: 41 }],
  ['/t/x7/review', '#4x', { page: 'review', id: 'x7', action: null }],
  ['/t/x7/review/41', '', { page: 'nowhere' }],
  ['/t/a/b', '', { page: 'nowhere' }],
  ['/t/%E0%A4%A', '', { page: 'table', id: '%E0%A4%A' }],
])('%s%s', (path, hash, place) => {
  expect(placeOf(path, hash)).toEqual(place);
});
