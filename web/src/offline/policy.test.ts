import { expect, test } from 'vitest';
import { crowdedOut, isFinal, outdated, tableOf, wayOf } from './policy';

const HOME = 'https://bezant.test';
const FILES = new Set(['/index.html', '/assets/frame-1.js', '/mark.svg']);
const way = (path: string, more: { method?: string; mode?: string } = {}) =>
  wayOf({ method: 'GET', mode: 'cors', url: new URL(path, HOME).href, ...more }, HOME, FILES);

test('what does not change is kept, what belongs to a running game goes past the worker', () => {
  expect(['/assets/frame-1.js', '/mark.svg', '/assets/of-an-older-version.js'].map((path) => way(path))).toEqual(['file', 'file', 'file']);
  expect(['/api/games', '/api/games/carolus', '/api/games/carolus/book/hu', '/api/rules/carolus/CAR-1'].map((path) => way(path))).toEqual(
    Array(4).fill('common'),
  );
  const ended = ['/api/tables/a1', '/api/tables/a1/at/12', '/api/tables/a1/review', '/api/tables/a1/record'];
  expect(ended.map((path) => way(path))).toEqual(Array(4).fill('ended'));
  const running = [
    '/api/tables',
    '/api/tables/a1?since=3',
    '/api/tables/a1/options',
    '/api/tables/a1/why?kind=city',
    '/api/me',
    '/api/unread',
  ];
  expect(running.map((path) => way(path))).toEqual(Array(running.length).fill('pass'));
});

test('what does something, and what others serve, goes past the worker', () => {
  expect([way('/api/tables/a1/moves', { method: 'POST' }), way('/api/games', { method: 'HEAD' })]).toEqual(['pass', 'pass']);
  expect([way('https://elsewhere.test/assets/x.js'), way('/readyz'), way('/sw.js')]).toEqual(['pass', 'pass', 'pass']);
});

test('every address of the page is the page', () => {
  expect(['/', '/t/a1', '/rules/carolus'].map((path) => way(path, { mode: 'navigate' }))).toEqual(['page', 'page', 'page']);
  expect(way('/api/me/export', { mode: 'navigate' })).toBe('pass');
});

test('only what is over is kept', () => {
  const table = '/api/tables/a1';
  expect([isFinal(table, { status: 'playing' }, false), isFinal(table, { status: 'finished' }, false)]).toEqual([false, true]);
  expect([isFinal(`${table}/at/3`, {}, false), isFinal(`${table}/at/3`, {}, true), isFinal(`${table}/record`, null, true)]).toEqual([
    false,
    true,
    true,
  ]);
  expect([isFinal(`${table}/review`, { state: 'running' }, true), isFinal(`${table}/review`, { state: 'done' }, true)]).toEqual([
    false,
    true,
  ]);
  expect(tableOf(`${table}/at/3`)).toBe('a1');
});

test('this version and the one before stay, which may still be open', () => {
  expect(outdated(['page-1', 'games', 'page-2', 'page-3'], 'page-', 'page-3')).toEqual(['page-1']);
  expect(outdated(['page-3'], 'page-', 'page-3')).toEqual([]);
});

test('the games that were kept first make room', () => {
  expect(crowdedOut(['a', 'a', 'b', 'a', 'c'], 2)).toEqual(['a']);
  expect(crowdedOut(['a', 'b'], 2)).toEqual([]);
});
