import { expect, test } from 'vitest';
import type { GameDescription, Part, TableView } from '../protocol';
import { boardOf, laidOut, meaning, radiusOf, readable, restOf, rowsOf, scoreOf, standingsOf } from './plain';

const POINTS = ['a1', 'b1', 'c1', 'a2', 'b2', 'c2'];
const SPACES = POINTS.map((id, k) => ({ id, x: k % 3, y: Math.floor(k / 3) }));
const part = (kind: string, value: string): Part => ({ kind, value, label: { id: kind, args: {} }, places: [], leads: [] });
const seen = (position: object): TableView => ({ position }) as TableView;

test('a board is drawn where the description names its spaces', () => {
  expect(boardOf({ board: {} } as GameDescription)).toBeNull();
  expect(boardOf({ board: { spaces: SPACES } } as unknown as GameDescription)).toEqual({ spaces: SPACES, links: [], kinds: [] });
});

test('spaces are stretched over the frame without bending the board', () => {
  const laid = laidOut(SPACES, { width: 400, height: 400 }, 50);
  expect(laid[0]).toEqual({ id: 'a1', x: 50, y: 125 });
  expect(laid.at(-1)).toEqual({ id: 'c2', x: 350, y: 275 });
  expect(laidOut(SPACES.slice(0, 1), { width: 400, height: 400 }, 50)).toEqual([{ id: 'a1', x: 200, y: 200 }]);
  expect(radiusOf(laid)).toBe(46);
});

test('a space means the part that is asked next, a part picked, or the kind that is asked', () => {
  const kinds = ['man', 'to'];
  const men = [part('man', 'a1'), part('man', 'b1')];
  expect(meaning('a1', men, [], kinds)).toEqual({ kind: 'man', value: 'a1' });
  expect(meaning('c2', men, [], kinds)).toEqual({ kind: 'man', value: 'c2' });
  const goals = [part('to', 'a2')];
  expect(meaning('a2', goals, men.slice(0, 1), kinds)).toEqual({ kind: 'to', value: 'a2' });
  expect(meaning('a1', goals, men.slice(0, 1), kinds)).toEqual({ kind: 'man', value: 'a1' });
  expect(meaning('b2', [], [], kinds)).toEqual({ kind: 'to', value: 'b2' });
  const elsewhere = { ...part('choice', 'jump'), places: [{ kind: 'space', value: 'c1' }] };
  expect(meaning('c1', [elsewhere], [], kinds)).toEqual({ kind: 'choice', value: 'jump' });
});

test('what stands where, and what else the view tells', () => {
  const view = seen({ spaces: [{ id: 'a1', side: 'white' }, { id: 'b1', side: null }], turn: 3, scores: [2, 0] }); // prettier-ignore
  expect(standingsOf(view)).toEqual([{ id: 'a1', side: 'white' }]);
  expect(restOf(view).map(([name]) => name)).toEqual(['turn', 'scores']);
  expect([scoreOf(view, 0), scoreOf(view, 5)]).toEqual([2, null]);
  expect(scoreOf(seen({}), 0)).toBeNull();
});

test('rows of one shape are a table, anything else a list', () => {
  expect(rowsOf([{ a: 1 }, { a: 2 }])?.columns).toEqual(['a']);
  expect(rowsOf([{ a: 1 }, { b: 2 }])).toBeNull();
  expect(rowsOf([1, 2])).toBeNull();
  expect(readable('first_passer')).toBe('First passer');
});
