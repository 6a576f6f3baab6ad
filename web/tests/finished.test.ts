import { expect, test } from 'vitest';
import { ANYTHING, queryOf } from '../src/lib/finished';
import { placeOf } from '../src/lib/router.svelte';
import { marked } from '../src/lib/turn-mark';

test('what was left open is not asked', () => {
  expect(queryOf(ANYTHING).toString()).toBe('');
  expect(queryOf({ ...ANYTHING, player: ' Anna ', seats: '3' }, 'abc').toString()).toBe('player=Anna&seats=3&page=abc');
});

test('finished games and the links of mails have addresses', () => {
  expect(placeOf('/finished')).toEqual({ page: 'games' });
  expect(placeOf('/games')).toEqual({ page: 'games' });
  expect(placeOf('/notices/stop/abc')).toEqual({ page: 'notices', wish: 'stop', code: 'abc' });
  expect(placeOf('/notices/other/abc')).toEqual({ page: 'nowhere' });
});

test('the title tells how many tables wait, once', () => {
  expect(marked('Tables · bezant', 2)).toBe('(2) Tables · bezant');
  expect(marked('(2) Tables · bezant', 1)).toBe('(1) Tables · bezant');
  expect(marked('(1) Tables · bezant', 0)).toBe('Tables · bezant');
});
