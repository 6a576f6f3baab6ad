import { expect, test } from 'vitest';
import { GAME } from '../../../tests/fixtures/views';
import type { Champion, GameSummary, Profile } from '../protocol';
import { along, curveOf, duelTable, expected, percentOf, ranking, ratedAs, scaleOf, scoreOf, type Handicap, type Ranked } from './duel';

const SHORT: Handicap = { handicap: 'short', bot: 'level4', hints: false, take_backs: false, measured: true, games: 0, won: 0 };
const CHAMPION = { game: 'carolus', seats: 2, best: null, even: 0.5 } as unknown as Champion;
const ANNA = { name: 'Anna', ratings: [] as Profile['ratings'] } as Profile;

const bot = (name: string) => ({ bot: name, level: null, usual: false });
const rated = (name: string, rating: number, seats = 2) => ({ bot: name, seats, rating, low: rating - 100, high: rating + 100 });
const game: GameSummary = {
  ...GAME,
  bots: ['uniform', 'greedy', 'level4', 'champion'].map(bot),
  ratings: [rated('uniform', -110), rated('greedy', 1000), rated('level4', 1500), rated('champion', 1900, 3)],
};

const names = (rows: Ranked[]) => rows.map(({ name }) => name);

test('a duel is a public table against the same bot in all other seats, and seats are drawn', () => {
  const wish = duelTable('carolus', 3, { ...SHORT, hints: true });
  expect(wish.seats).toEqual([{ kind: 'me' }, { kind: 'bot', bot: 'level4' }, { kind: 'bot', bot: 'level4' }]);
  expect(wish).toMatchObject({ game: 'carolus', private: false, hints: true, terms: { shuffle: true, take_backs: false } });
});

test('a game that cannot be rated is not said to become unrated by the help', () => {
  const hints = { ...SHORT, bot: 'champion', hints: true };
  expect([ratedAs(SHORT), ratedAs(hints), ratedAs({ ...SHORT, take_backs: true })]).toEqual(['rated', 'unrated', 'unrated']);
  expect(ratedAs({ ...hints, measured: false })).toBe('unmeasured');
});

test('what the reader may expect follows from both ratings, and how sure it is from their intervals', () => {
  const own = { rating: 1500, low: 1400, high: 1600 };
  const chance = (seats: number, even: number, mine = own) =>
    expected(SHORT, { ...game, ratings: [rated('level4', 1500, seats)] }, { ...CHAMPION, seats, even }, mine);
  expect(chance(2, 0.5)).toMatchObject({ likely: 0.5 });
  expect(chance(3, 1 / 3)).toMatchObject({ likely: 1 / 3 });
  expect(chance(2, 0.5, { rating: 1900, low: 1900, high: 1900 })).toMatchObject({ likely: 10 / 11 });
  expect(chance(4, 0.5, { rating: 2300, low: 2300, high: 2300 })).toMatchObject({ likely: 10 / 11 }); // of two in the team
  const { low, high } = chance(2, 0.5) as { low: number; high: number };
  expect([low, high].map(percentOf)).toEqual([30.7, 69.3]); // 141 points either way
});

test('what nobody can expect is said with its reason', () => {
  const own = { rating: 1500, low: 1400, high: 1600 };
  expect(expected(SHORT, game, CHAMPION, null)).toBe('you');
  expect(expected({ ...SHORT, bot: 'champion', hints: true }, game, CHAMPION, own)).toBe('bot');
  expect(expected({ ...SHORT, hints: true }, game, CHAMPION, own)).toBe('help');
});

test('a score is that of the game, the seats and the handicap', () => {
  const score = { game: 'carolus', seats: 3, handicap: 'short' as const, games: 2, won: 1 };
  expect(scoreOf([score], score, 'short')).toBe(score);
  expect([scoreOf([score], score, 'none'), scoreOf([score], { ...score, seats: 2 }, 'short')]).toEqual([null, null]);
});

test('bots stand by their strength; who was not measured with so many seats comes last', () => {
  expect(names(ranking(game, 2, CHAMPION, ANNA))).toEqual(['level4', 'greedy', 'uniform', 'champion']);
  expect(names(ranking(game, 3, CHAMPION, ANNA))).toEqual(['champion', 'level4', 'greedy', 'uniform']);
});

test('the reader and the best of people stand among them, each once', () => {
  const own = { game: 'carolus', seats: 2, rating: 1200, low: 900, high: 1500, games: 4 };
  const me = { ...ANNA, ratings: [own, { ...own, seats: 3 }] };
  const best = { name: 'Narses', rating: 1600, low: 1500, high: 1700, games: 40 };
  const rows = ranking(game, 2, { ...CHAMPION, best }, me);
  expect(rows.map(({ who, name }) => `${who} ${name}`)).toEqual([
    'best Narses',
    'bot level4',
    'you Anna',
    'bot greedy',
    'bot uniform',
    'bot champion',
  ]);
  expect(names(ranking(game, 2, { ...CHAMPION, best: { ...best, name: 'Anna' } }, me)).filter((name) => name === 'Anna')).toHaveLength(1);
});

test('the scale holds all intervals, in round numbers', () => {
  const scale = scaleOf(ranking(game, 2, CHAMPION, ANNA));
  expect(scale).toEqual({ low: -500, high: 2000, ticks: [-500, 0, 500, 1000, 1500, 2000] });
  expect([along(scale, -500), along(scale, 750), along(scale, 2000)]).toEqual([0, 50, 100]);
  expect(scaleOf([])).toMatchObject({ low: 0, high: 1000 });
});

test('the curve goes through what was measured, and marks what is played with', () => {
  const training = { curve: [0, 100, 200].map((decisions) => ({ decisions, greedy: decisions / 200 })), decisions: 100 };
  const curve = curveOf(training as never, 0.5, 456, 134)!;
  expect(curve.points).toEqual([
    { x: 44, y: 110, kept: false },
    { x: 244, y: 60, kept: true },
    { x: 444, y: 10, kept: false },
  ]);
  expect(curve.line).toBe('M44 110L244 60L444 10');
  expect(curve.even).toBe(60);
  expect(curve.ticks.map(({ decisions }) => decisions)).toEqual([0, 50, 100, 150, 200]);
});

test('where nothing was written down there is no curve', () => {
  expect(curveOf({ curve: [], decisions: 100 } as never, 0.5, 400, 100)).toBeNull();
});

test('a share in per cent', () => {
  expect([percentOf(1 / 3), percentOf(0.5), percentOf(0.9909)]).toEqual([33.3, 50, 99.1]);
});
