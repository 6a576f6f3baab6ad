import { expect, test } from 'vitest';
import { leadsTo } from './menu';

const NAMES = ['English', 'Magyar', 'Deutsch', 'Italiano'];

test('arrows go round, Home and End to the ends', () => {
  expect([leadsTo('ArrowDown', 0, NAMES), leadsTo('ArrowDown', 3, NAMES)]).toEqual([1, 0]);
  expect([leadsTo('ArrowUp', 0, NAMES), leadsTo('ArrowUp', 2, NAMES)]).toEqual([3, 1]);
  expect([leadsTo('Home', 2, NAMES), leadsTo('End', 0, NAMES)]).toEqual([0, 3]);
});

test('a letter goes to the next name that begins with it, and round', () => {
  expect([leadsTo('d', 0, NAMES), leadsTo('M', 3, NAMES), leadsTo('e', 0, NAMES)]).toEqual([2, 1, 0]);
  expect(leadsTo('i', 0, ['Ida', 'Ilona'])).toBe(1);
  expect(leadsTo('x', 0, NAMES)).toBeNull();
});

test('other keys are none of its business', () => {
  expect(['Enter', ' ', 'Tab', 'Escape'].map((key) => leadsTo(key, 0, NAMES))).toEqual([null, null, null, null]);
});
