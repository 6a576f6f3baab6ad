import { expect, test } from 'vitest';
import { placeOf } from '../src/lib/router.svelte';

test.each([
  ['/', '', { page: 'lobby' }],
  ['/t/x7', '', { page: 'table', id: 'x7' }],
  ['/t/', '', { page: 'nowhere' }],
  ['/rules', '', { page: 'book', game: null, chapter: null, section: null }],
  ['/rules/carolus', '', { page: 'book', game: 'carolus', chapter: null, section: null }],
  ['/rules/carolus/emperor', '#steps', { page: 'book', game: 'carolus', chapter: 'emperor', section: 'steps' }],
  ['/rules/carolus', '#CAR-6.8', { page: 'rules', game: 'carolus', rule: 'CAR-6.8' }],
  ['/rules/carolus/letter', '', { page: 'rules', game: 'carolus', rule: null }],
  ['/rules/carolus/letter', '#CAR-R42', { page: 'rules', game: 'carolus', rule: 'CAR-R42' }],
  ['/rules/carolus/letter/x', '', { page: 'nowhere' }],
  ['/learn', '', { page: 'learn' }],
  ['/learn/carolus', '', { page: 'lesson', name: 'carolus' }],
  ['/games', '', { page: 'games' }],
  ['/games/x', '', { page: 'nowhere' }],
  ['/champion', '', { page: 'champion', game: null, seats: null }],
  ['/champion/carolus', '', { page: 'champion', game: 'carolus', seats: null }],
  ['/champion/carolus/3', '', { page: 'champion', game: 'carolus', seats: 3 }],
  ['/champion/carolus/three', '', { page: 'nowhere' }],
  ['/champion/carolus/3/x', '', { page: 'nowhere' }],
  ['/t/x7/review', '', { page: 'review', id: 'x7', action: null }],
  ['/t/x7/review', '#41', { page: 'review', id: 'x7', action: 41 }],
  ['/t/x7/review', '#4x', { page: 'review', id: 'x7', action: null }],
  ['/t/x7/review/41', '', { page: 'nowhere' }],
  ['/me', '', { page: 'person', name: null }],
  ['/u/Anna%20K', '', { page: 'person', name: 'Anna K' }],
  ['/u', '', { page: 'nowhere' }],
  ['/device', '#t0ken', { page: 'device', token: 't0ken' }],
  ['/t/a/b', '', { page: 'nowhere' }],
  ['/t/%E0%A4%A', '', { page: 'table', id: '%E0%A4%A' }],
])('%s%s', (path, hash, place) => {
  expect(placeOf(path, hash)).toEqual(place);
});
