import { expect, test } from 'vitest';
import { browserName, withWish } from './notices';

test('a wish is added once, in the order of the kinds, and taken away', () => {
  const none = { push: [], webhook: [], mail: [] };
  const one = withWish(none, 'push', 'invited', true);
  const two = withWish(withWish(one, 'push', 'turn', true), 'push', 'turn', true);
  expect(two).toEqual({ push: ['turn', 'invited'], webhook: [], mail: [] });
  expect(withWish(two, 'push', 'invited', false).push).toEqual(['turn']);
  expect(none.push).toEqual([]);
});

test('a browser is called by what people know', () => {
  expect(browserName('Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0')).toBe('Firefox, Linux');
  expect(browserName('Mozilla/5.0 (Linux; Android 16) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36')).toBe('Chrome, Android');
  expect(browserName('')).toBe('?');
});
