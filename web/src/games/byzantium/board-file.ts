/* The cities and links of the board file itself, for tests of what is drawn on it. */
import text from '../../../../bezant/games/byzantium/board.toml?raw';
import { BOARD } from './fixtures';
import type { Board, City, Link } from './position';

const LANGUAGES = ['en', 'hu', 'de', 'it'] as const;
const tables = (name: string): string[] =>
  text
    .split(`[[${name}]]`)
    .slice(1)
    .map((part) => part.split('\n[')[0]!);
const word = (part: string, key: string): string => new RegExp(`^${key} = "([^"]+)"`, 'm').exec(part)?.[1] ?? '';
const number = (part: string, key: string): number => Number(new RegExp(`^${key} = (-?\\d+)`, 'm').exec(part)?.[1] ?? 1);

const cities = tables('city').map((part): City & { side: string } => ({
  city: word(part, 'id'),
  side: word(part, 'side'),
  x: number(part, 'x'),
  y: number(part, 'y'),
  coast: 'none',
  capital: word(part, 'id') === 'constantinople',
  arrow: /^bulgar_entry = true/m.test(part),
}));
const links = tables('link').map((part) => ({ a: word(part, 'a'), b: word(part, 'b'), kind: word(part, 'kind'), factor: 1 }) as Link);

export const REAL: Board = { ...BOARD, cities, links };
/** The cities that may be taken at the beginning. */
export const FREE = cities.filter(({ side, capital }) => !capital && ['byzantine', 'arab'].includes(side)).map(({ city }) => city);

/** The names of the cities in each language. */
export const NAMES = Object.fromEntries(
  LANGUAGES.map((language) => [
    language,
    new Map(tables('city').map((part) => [word(part, 'id'), new RegExp(`\\b${language} = "([^"]+)"`).exec(part)![1]!])),
  ]),
) as Record<(typeof LANGUAGES)[number], Map<string, string>>;
