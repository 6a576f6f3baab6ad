/* A table where one plays against the champion, what to expect there, who stands where in strength, and the curve by which a network
   learned, as a picture. */
import type { Champion, DuelScore, GameSummary, NewTable, Profile } from '../protocol';
import { seatsFor, usualTerms } from '../tables';

export type Handicap = Champion['handicaps'][number];
type Training = NonNullable<Champion['training']>;

/** Everybody may watch, and nobody chooses the seat. */
export function duelTable(game: string, seats: number, { bot, hints, take_backs }: Handicap): NewTable {
  const terms = { ...usualTerms(), shuffle: true, take_backs };
  return { game, name: null, seats: seatsFor(seats, 'bots', bot), private: false, options: {}, talk: false, hints, terms };
}

/** Whether such a game is rated: nothing is where the bot was not measured; after help only what was lost. */
export function ratedAs({ measured, hints, take_backs }: Handicap): 'unmeasured' | 'unrated' | 'rated' {
  if (!measured) return 'unmeasured';
  return hints || take_backs ? 'unrated' : 'rated';
}

export type Pool = { game: string; seats: number };

/** What was finished there with a handicap, and won. */
export function scoreOf(scores: DuelScore[], { game, seats }: Pool, handicap: Handicap['handicap']): DuelScore | null {
  return scores.find((one) => one.game === game && one.seats === seats && one.handicap === handicap) ?? null;
}

export type Interval = { rating: number; low: number; high: number };
/** A line of the picture of strengths: a bot, which may not have been measured, the reader, or the best of people. */
export type Ranked = { who: 'bot' | 'you' | 'best'; name: string; interval: Interval | null };

export type Chance = { likely: number; low: number; high: number };
/** What the reader may expect, or why nobody can tell: the strength of the bot, the worth of the help or the reader's is not known. */
export type Expected = Chance | 'bot' | 'help' | 'you';

export function expected(handicap: Handicap, { ratings }: GameSummary, { seats, even }: Champion, own: Interval | null): Expected {
  const bot = ratings.find((one) => one.bot === handicap.bot && one.seats === seats);
  if (!bot) return 'bot';
  if (handicap.hints || handicap.take_backs) return 'help';
  return own ? chance(own, bot, seats, even) : 'you';
}

/** By Elo's scale, as shares. In a team the others are the bot too, so the reader makes only a part of its strength. */
function chance(own: Interval, bot: Interval, seats: number, even: number): Chance {
  const sides = Math.round(1 / even);
  const team = seats / sides;
  const won = (ahead: number) => 1 / (1 + (sides - 1) * 10 ** (-ahead / (400 * team)));
  const ahead = own.rating - bot.rating;
  const doubt = Math.hypot(own.high - own.low, bot.high - bot.low) / 2;
  return { likely: won(ahead), low: won(ahead - doubt), high: won(ahead + doubt) };
}

/** The reader's rating with so many seats. */
export const ownRating = ({ ratings }: Profile, { game, seats }: Pool) =>
  ratings.find((one) => one.game === game && one.seats === seats) ?? null;

/** The strongest first; those who have no rating come last. */
export function ranking(game: GameSummary, seats: number, champion: Champion, profile: Profile): Ranked[] {
  const bots = game.bots.map(({ bot }) => ({
    who: 'bot' as const,
    name: bot,
    interval: game.ratings.find((one) => one.bot === bot && one.seats === seats) ?? null,
  }));
  const own = ownRating(profile, { game: game.id, seats });
  const people: Ranked[] = own ? [{ who: 'you', name: profile.name, interval: own }] : [];
  const { best } = champion;
  if (best && best.name !== profile.name) people.push({ who: 'best', name: best.name, interval: best });
  const strength = ({ interval }: Ranked) => interval?.rating ?? -Infinity;
  return [...people, ...bots.toReversed()].sort((a, b) => strength(b) - strength(a) || 0);
}

export type Scale = { low: number; high: number; ticks: number[] };

const STEP = 500;

/** From below the weakest to above the strongest, in round numbers. */
export function scaleOf(rows: Ranked[]): Scale {
  const known = rows.flatMap(({ interval }) => interval ?? []);
  const low = STEP * Math.floor(Math.min(0, ...known.map((one) => one.low)) / STEP);
  const high = STEP * Math.ceil(Math.max(2 * STEP, ...known.map((one) => one.high)) / STEP);
  return { low, high, ticks: Array.from({ length: (high - low) / STEP + 1 }, (_, k) => low + k * STEP) };
}

/** Where a rating lies on the scale, in per cent of its length. */
export const along = ({ low, high }: Scale, rating: number): number => (100 * (rating - low)) / (high - low);

export const MARGIN = { left: 44, right: 12, top: 10, bottom: 24 };

export type Curve = {
  line: string;
  points: { x: number; y: number; kept: boolean }[];
  levels: { percent: number; y: number }[];
  ticks: { decisions: number; x: number }[];
  even: number;
};

/** The share of games won over the decisions of the training; null where that was not written down. */
export function curveOf({ curve, decisions }: Training, even: number, width: number, height: number): Curve | null {
  if (curve.length < 2) return null;
  const most = Math.max(...curve.map((point) => point.decisions));
  const x = (value: number) => toTenths(MARGIN.left + ((width - MARGIN.left - MARGIN.right) * value) / most);
  const y = (share: number) => toTenths(MARGIN.top + (height - MARGIN.top - MARGIN.bottom) * (1 - share));
  const points = curve.map((point) => ({ x: x(point.decisions), y: y(point.greedy), kept: point.decisions === decisions }));
  const step = niceStep(most / 4);
  return {
    line: `M${points.map((point) => `${point.x} ${point.y}`).join('L')}`,
    points,
    levels: [0, 25, 50, 75, 100].map((percent) => ({ percent, y: y(percent / 100) })),
    ticks: Array.from({ length: Math.floor(most / step) + 1 }, (_, k) => ({ decisions: k * step, x: x(k * step) })),
    even: y(even),
  };
}

/** The least of 1, 2, 5, 10, 20, … that is no smaller. */
function niceStep(value: number): number {
  const power = 10 ** Math.floor(Math.log10(value));
  return power * [1, 2, 5, 10].find((one) => one * power >= value)!;
}

export const toTenths = (value: number): number => Math.round(value * 10) / 10;

/** A share in per cent, as exact as it matters. */
export const percentOf = (share: number): number => toTenths(100 * share);
