/* Everything explains itself: each catalogue has its words in all languages, and each thing of it is somewhere on the table. */
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { CATALOGUE as byzantium, SIGNS as byzantiumSigns } from '../src/games/byzantium/explain';
import { CATALOGUE as carolus, SIGNS as carolusSigns } from '../src/games/carolus/explain';
import { CATALOGUE as jerusalem, SIGNS as jerusalemSigns } from '../src/games/jerusalem/explain';
import { beside, explaining, through, type Part } from '../src/lib/explain';
import { LANGUAGES } from '../src/lib/words';

const SRC = join(import.meta.dirname, '../src');
const read = (path: string): string => readFileSync(join(SRC, path), 'utf8');
const GAMES: { game: string; catalogue: readonly Part[]; signs: readonly string[] }[] = [
  { game: 'byzantium', catalogue: byzantium, signs: byzantiumSigns },
  { game: 'carolus', catalogue: carolus, signs: carolusSigns },
  { game: 'jerusalem', catalogue: jerusalem, signs: jerusalemSigns },
];
const thingsOf = (catalogue: readonly Part[]): string[] => catalogue.flatMap(({ things }) => things);

function bundleOf(language: string, file: string): FluentBundle {
  const bundle = new FluentBundle(language);
  bundle.addResource(new FluentResource(read(file)));
  return bundle;
}

/** What a message lacks of a whole explanation. */
function lacks(bundle: FluentBundle, id: string): string[] {
  const message = bundle.getMessage(id);
  const text = message?.value ? bundle.formatPattern(message.value) : '';
  const name = message?.attributes['name'] ? bundle.formatPattern(message.attributes['name']) : '';
  return [...(text.length > 8 ? [] : [`${id}: text`]), ...(name ? [] : [`${id}: name`])];
}

test.each(GAMES.flatMap((one) => LANGUAGES.map((language) => ({ ...one, language }))))(
  '$game explains everything in $language',
  ({ game, catalogue, language }) => {
    const bundle = bundleOf(language, `games/${game}/${language}.ftl`);
    expect(thingsOf(catalogue).flatMap((thing) => lacks(bundle, `${game}-explain-${thing}`))).toEqual([]);
    expect(catalogue.filter(({ part }) => !bundle.hasMessage(`${game}-legend-${part}`))).toEqual([]);
  },
);

test.each(GAMES)('$game explains nothing that is not in its catalogue', ({ game, catalogue }) => {
  const written = [...read(`games/${game}/en.ftl`).matchAll(/^\w+-explain-(\S+) =/gm)].map(([, thing]) => thing!);
  expect(written.sort()).toEqual(thingsOf(catalogue).sort());
});

test.each(GAMES)('everything in the catalogue of $game is on its table', ({ game, catalogue }) => {
  const folder = join(SRC, 'games', game);
  const sources = readdirSync(folder).filter((file) => file.endsWith('.svelte') && file !== 'Sign.svelte');
  const text = [
    ...sources.map((file) => read(`games/${game}/${file}`)),
    read(`games/${game}/explain.ts`).split('export type Thing')[1]!,
  ].join('\n');
  const prefixes = [...text.matchAll(/(?:explain\(`|thing\(')([a-z-]+?)-?(?:\$\{|', )/g)].map(([, prefix]) => `${prefix}-`);
  const ranks = /explain\(rank\)/.test(text) ? ['elite', 'main', 'levy', 'move'] : [];
  const shown = (thing: string): boolean =>
    text.includes(`'${thing}'`) || ranks.includes(thing) || prefixes.some((prefix) => thing.startsWith(prefix));
  expect(thingsOf(catalogue).filter((thing) => !shown(thing))).toEqual([]);
});

test.each(GAMES)('every sign of $game is drawn', ({ game, catalogue, signs }) => {
  const drawn = read(`games/${game}/Sign.svelte`);
  const prefixes = [...drawn.matchAll(/startsWith\('([a-z-]+)'\)/g)].map(([, prefix]) => prefix!);
  expect(signs.filter((sign) => !new RegExp(`'${sign}'|\\b${sign}:`).test(drawn) && !prefixes.some((one) => sign.startsWith(one)))).toEqual(
    [],
  );
  expect(signs.filter((sign) => !thingsOf(catalogue).includes(sign))).toEqual([]);
});

test.each(LANGUAGES)('the page explains its own buttons in %s', (language) => {
  const bundle = bundleOf(language, `text/${language}.ftl`);
  const ids = [...read('text/en.ftl').matchAll(/^(explain-\S+) =/gm)].map(([, id]) => id!);
  expect(ids.length).toBeGreaterThan(15);
  expect(ids.flatMap((id) => lacks(bundle, id))).toEqual([]);
});

test('a thing names its explanation, what is so now, and whether the pointer goes through it', () => {
  const explain = explaining<'elite'>('byzantium');
  expect(explain('elite')).toEqual({ 'data-explain': 'byzantium-explain-elite' });
  expect(through(explain('elite', 'three'))).toEqual({
    'data-explain': 'byzantium-explain-elite',
    'data-now': 'three',
    'data-through': true,
  });
});

test('the window lies beside the pointer and on the screen', () => {
  const [size, screen] = [
    { width: 200, height: 100 },
    { width: 1000, height: 700 },
  ];
  expect(beside({ x: 500, y: 300 }, size, screen)).toEqual({ x: 400, y: 318 });
  expect(beside({ x: 990, y: 690 }, size, screen)).toEqual({ x: 794, y: 572 });
  expect(beside({ x: 5, y: 5 }, size, screen)).toEqual({ x: 6, y: 23 });
});
