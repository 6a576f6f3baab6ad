/* Every message that the page can show, said in every language by the page's own engine, with every kind of argument.
   tests/house/test_words.py holds the files against one another. */
import { FluentResource, type FluentVariable } from '@fluent/bundle';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { LANGUAGES, say, Words } from '../src/lib/words';
import type { Seat } from '../src/lib/protocol';

const WEB = join(import.meta.dirname, '../src');
const RULES = join(import.meta.dirname, '../../bezant/games');
const GAMES = readdirSync(join(WEB, 'games'));

const NAMES = ['Anna', 'Imre', 'Hans', 'Bot 2', 'Konstantina Papadopoulou'];
const SEATS = NAMES.map((name, seat) => ({ seat, name }) as Seat);
const NUMBERS = [0, 1, 2, 5, 21];
const PLURALS = new Set(['zero', 'one', 'two', 'few', 'many', 'other']);
const NAMED = new Set(['name', 'names', 'seat', 'seats', 'from_seat', 'bot', 'player', 'owner']);

type Node = { type?: string; name?: string; selector?: Node; variants?: { key: Node & { value?: unknown }; value: unknown }[] };
/** What a message uses: variables with the keys that are selected by them, and other messages. */
type Uses = { keys: Map<string, Set<string>>; messages: Set<string> };

function usesOf(node: unknown, found: Uses = { keys: new Map(), messages: new Set() }): Uses {
  if (Array.isArray(node)) node.forEach((one) => usesOf(one, found));
  else if (node && typeof node === 'object') {
    const { type, name, selector, variants } = node as Node;
    if (type === 'var') found.keys.set(name!, found.keys.get(name!) ?? new Set());
    if (type === 'mesg') found.messages.add(name!);
    if (type === 'select' && selector?.type === 'var') {
      const keys = found.keys.get(selector.name!) ?? new Set();
      variants!.forEach(({ key }) => keys.add(String(key.value)));
      found.keys.set(selector.name!, keys);
    }
    Object.values(node).forEach((child) => usesOf(child, found));
  }
  return found;
}

const read = (path: string): string => (existsSync(path) ? readFileSync(path, 'utf8') : '');
const text = (game: string | null, language: string): string =>
  game === null
    ? read(join(WEB, `text/${language}.ftl`))
    : read(join(RULES, game, `text/${language}.ftl`)) + read(join(WEB, `games/${game}/${language}.ftl`));

const baseOf = (variable: string): string => variable.replace(/_(id|and|count)$/, '');

/** Everything about the messages of a game, or of the page itself, in one language. */
function load(game: string | null, language: string) {
  const resource = new FluentResource(text(game, language));
  const uses = new Map(resource.body.map(({ id, value }) => [id, usesOf(value)]));
  const bundle = new Words(language, [text(game, language)]);
  return { uses, bundle, game };
}
type Loaded = ReturnType<typeof load>;

/** What a message uses, itself and by those it refers to. */
function whole({ uses }: Loaded, id: string): Map<string, Set<string>> {
  const keys = new Map<string, Set<string>>();
  const add = (one: string): void => {
    const found = uses.get(one);
    found?.keys.forEach((values, name) => keys.set(name, new Set([...(keys.get(name) ?? []), ...values])));
    found?.messages.forEach(add);
  };
  add(id);
  return keys;
}

/** The values to try for each argument of a message, in whatever language it is used. */
function valuesOf(id: string, all: Loaded[]): Map<string, unknown[]> {
  const keys = new Map<string, Set<string>>();
  const lists = new Set<string>();
  for (const loaded of all)
    whole(loaded, id).forEach((found, variable) => {
      const name = baseOf(variable);
      if (loaded.game && /_(and|count)$/.test(variable)) lists.add(name);
      keys.set(name, new Set([...(keys.get(name) ?? []), ...found]));
    });
  const { game, uses } = all[0]!;
  const tried = [...keys].map(([name, found]): [string, unknown[]] => {
    const dressing = uses.get(`${game}-arg-${name}`)?.keys.get('value') ?? [];
    const named = [...found, ...dressing].filter((key) => !PLURALS.has(key));
    const words = named.some((key) => !/^-?\d+$/.test(key));
    const values = NAMED.has(name)
      ? game && /seat/.test(name)
        ? SEATS.map(({ seat }) => seat)
        : NAMES
      : words
        ? named
        : [...NUMBERS, ...named.map(Number)];
    return [name, lists.has(name) ? [values.slice(0, 1), values.slice(0, 2), values] : values];
  });
  return new Map(tried);
}

/** Arguments to try: each value of each argument once, the others as they come first. */
function samples(values: Map<string, unknown[]>): Record<string, unknown>[] {
  const first = Object.fromEntries([...values].map(([name, [one]]) => [name, one]));
  return [first, ...[...values].flatMap(([name, [, ...rest]]) => rest.map((value) => ({ ...first, [name]: value })))];
}

const WRONG = /[{}]|undefined|\S {2}\S| [,.;:!?](\s|$)|^\s|\s$|^$/;
const SIGNS = /^key-/; // what stands on a key

test.each([null, ...GAMES])('every message of %s can be said in every language', (game) => {
  const all = LANGUAGES.map((language) => load(game, language));
  const english = all[0]!;
  const parts = new Set([...english.uses.values()].flatMap(({ messages }) => [...messages]));
  const wrong: string[] = [];
  for (const id of english.uses.keys()) {
    if (id.includes('-arg-') || parts.has(id) || SIGNS.test(id)) continue;
    for (const args of samples(valuesOf(id, all)))
      all.forEach(({ bundle }, k) => {
        const errors: Error[] = [];
        const said = game ? say(bundle, { id, args: args as never }, game, SEATS) : plain(bundle, id, args, errors);
        const decimal = LANGUAGES[k] !== 'en' && /\d\.\d(?!\d\d)/.test(said);
        if (errors.length > 0 || WRONG.test(said) || decimal) wrong.push(`${LANGUAGES[k]} ${id}: ${said} ${errors.join()}`);
      });
  }
  expect(wrong).toEqual([]);
});

function plain(bundle: Words, id: string, args: Record<string, unknown>, errors: Error[]): string {
  const dressed = Object.fromEntries(
    Object.entries(args).flatMap(([name, value]) => ['', '_id', '_and', '_count'].map((end) => [name + end, value])),
  );
  return bundle.formatPattern(bundle.getMessage(id)!.value!, dressed as Record<string, FluentVariable>, errors);
}
