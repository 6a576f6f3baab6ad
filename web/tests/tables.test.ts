import { expect, test } from 'vitest';
import { ago, botTable, byStrength, freeSeat, lasted, saidAt, seatsFor, unusual, usualBot } from '../src/lib/tables';
import { GAME, SEATS } from './fixtures/views';

test('seats for each kind of company', () => {
  expect(seatsFor(3, 'friends', 'greedy')).toEqual([{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }]);
  expect(seatsFor(2, 'bots', 'greedy')).toEqual([{ kind: 'me' }, { kind: 'bot', bot: 'greedy' }]);
  expect(seatsFor(2, 'screen', 'greedy')).toEqual([{ kind: 'me' }, { kind: 'me' }]);
});

test('the bot that is proposed is the usual one, or the first', () => {
  const bot = (name: string, usual: boolean) => ({ bot: name, level: null, usual });
  expect(usualBot({ ...GAME, bots: [bot('uniform', false), bot('greedy', true)] })).toBe('greedy');
  expect(usualBot({ ...GAME, bots: [bot('level1', false), bot('level2', false)] })).toBe('level1');
});

test('bots stand by what was measured with so many seats; the others keep their places', () => {
  const named = (bot: string) => ({ bot, level: null, usual: false });
  const rated = (bot: string, rating: number, seats = 2) => ({ bot, seats, rating, low: rating, high: rating });
  const bots = ['uniform', 'greedy', 'level1', 'instinct', 'level4', 'champion'].map(named);
  const ratings = [rated('greedy', 1000), rated('level1', 875), rated('level4', 1608), rated('instinct', 1817), rated('uniform', 9999, 3)];
  expect(byStrength({ ...GAME, bots, ratings }, 2)).toEqual(['uniform', 'level1', 'greedy', 'level4', 'instinct', 'champion']);
  expect(byStrength({ ...GAME, bots, ratings }, 4)).toEqual(bots.map(({ bot }) => bot));
});

test('only options that were moved are wished for', () => {
  const option = (id: string) => ({ id, default: 1, low: 0, high: 2, size: 1, rule: 'BYZ-R20', label: { id, args: {} } });
  const all = ['entry', 'levy', 'fleet', 'siege'].map(option);
  expect(unusual(all, { entry: 0, levy: 1, fleet: NaN })).toEqual({ entry: 0 });
});

test('how long a game lasted', () => {
  expect(lasted('en', '2026-01-02T12:00:00Z', '2026-01-02T13:48:20Z')).toBe('1 hr 48 mins');
  expect(lasted('en', '2026-01-02T12:00:00Z', '2026-01-02T12:00:09Z')).toBe('1 min');
});

test('the quick game is against the usual bot', () => {
  expect(botTable(GAME)).toMatchObject({
    game: 'carolus',
    private: true,
    seats: [{ kind: 'me' }, { kind: 'bot', bot: 'greedy' }],
  });
});

test('the first free seat', () => {
  expect(freeSeat(SEATS)).toBeUndefined();
  expect(freeSeat([SEATS[0]!, { ...SEATS[1]!, kind: 'open' }])?.seat).toBe(1);
});

test('time past, in words', () => {
  const now = Date.parse('2026-01-02T12:00:00Z');
  expect(ago('en', '2026-01-02T11:59:40Z', now)).toBeNull();
  expect(ago('en', '2026-01-02T11:55:00Z', now)).toBe('5 minutes ago');
  expect(ago('en', '2026-01-01T12:00:00Z', now)).toBe('yesterday');
});

test('when something was said: the time today, the day before', () => {
  const now = new Date('2026-01-02T12:00:00');
  expect(saidAt('de', '2026-01-02T09:05:00', now)).toBe('9:05');
  expect(saidAt('de', '2026-01-01T09:05:00', now)).toMatch(/^1\. Jan.* 9:05$/);
});
