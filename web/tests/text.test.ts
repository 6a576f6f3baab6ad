/* Every user-visible text is a message: ids that are used exist, ids that exist are used, and no page holds bare words. */
import { FluentResource } from '@fluent/bundle';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'svelte/compiler';
import { expect, test } from 'vitest';

const SRC = join(import.meta.dirname, '../src');
const files = readdirSync(SRC, { recursive: true, encoding: 'utf8' }).filter((file) => /\.(svelte|ts)$/.test(file));
const sources = files.map((file) => ({ file, text: readFileSync(join(SRC, file), 'utf8') }));

const ids = new Set(new FluentResource(readFileSync(join(SRC, 'text/en.ftl'), 'utf8')).body.map(({ id }) => id));

/** Ids as the sources write them: whole, or with places to fill, such as `bot-${bot}-hint`. */
function usedIn(text: string): string[] {
  const whole = [...text.matchAll(/\bt\(\s*(?:[\w.]+ \? )?'([a-z-]+)'(?: : '([a-z-]+)')?/g)].flatMap(([, a, b]) => [a!, b ?? []].flat());
  const conditional = [...text.matchAll(/\bt\([^'`()]*\? '([a-z-]+)' : '([a-z-]+)'/g)].flatMap(([, a, b]) => [a!, b!]);
  const filled = [...text.matchAll(/\bt\(\s*`([^`]+)`/g)].map(([, id]) => id!);
  const messages = [...text.matchAll(/\bid: '((?:error|title|target|lesson)-[a-z-]+)'/g)].map(([, id]) => id!);
  const explained = [...text.matchAll(/\bdata-explain="([a-z-]+)(\{name\})?"/g)].map(([, id, name]) => (name ? `${id}\${x}` : id!));
  return [...whole, ...conditional, ...filled, ...messages, ...explained];
}

const pattern = (id: string) => new RegExp(`^${id.replace(/\$\{[^}]+\}/g, '[a-z0-9_-]+')}$`);
const used = sources.flatMap(({ file, text }) => usedIn(text).map((id) => ({ file, id })));

test('every message the page uses is in en.ftl', () => {
  expect(used.length).toBeGreaterThan(80);
  expect(used.filter(({ id }) => ![...ids].some((known) => pattern(id).test(known)))).toEqual([]);
});

test('every message of en.ftl is used', () => {
  const patterns = used.map(({ id }) => pattern(id));
  const answers = /^(refusal|ended)-/; // named by the server
  const variables = ['log', 'chat', 'board', 'players']; // panes and tabs, by the name they carry
  const idle = [...ids].filter((id) => !answers.test(id) && !variables.includes(id) && !patterns.some((one) => one.test(id)));
  expect(idle).toEqual([]);
});

const texts = Object.entries(
  import.meta.glob<string>(['../src/text/*.ftl', '../src/games/*/*.ftl', '../../bezant/games/*/text/*.ftl'], {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
);
const idsOf = (text: string) => new FluentResource(text).body.map(({ id }) => id);

test.each(texts.filter(([path]) => !path.endsWith('/en.ftl')))('%s lacks no message: none falls back to English', (path, text) => {
  const english = texts.find(([other]) => other === path.replace(/\w\w\.ftl$/, 'en.ftl'))![1];
  const known = new Set(idsOf(text));
  expect(idsOf(english).filter((id) => !known.has(id))).toEqual([]);
});

type Node = { type: string; data?: string; name?: string; value?: unknown; [key: string]: unknown };
const SPOKEN = new Set(['aria-label', 'aria-description', 'title', 'placeholder', 'alt', 'label']);
const WORDS = /\p{L}{2,}/u;

/** Bare words in markup and in the attributes that are shown or read aloud. */
function bareWords(node: unknown, found: string[] = []): string[] {
  if (Array.isArray(node)) node.forEach((child) => bareWords(child, found));
  else if (node && typeof node === 'object') {
    const { type, data, name, value } = node as Node;
    if (type === 'Text' && WORDS.test(data ?? '')) found.push(data!.trim());
    if (type === 'StyleDirective' || (type === 'Attribute' && !SPOKEN.has(name ?? ''))) return found;
    if (type === 'Attribute') return bareWords(value, found);
    for (const child of Object.values(node)) bareWords(child, found);
  }
  return found;
}

test.each(sources.filter(({ file }) => file.endsWith('.svelte')))('$file holds no bare words', ({ text }) => {
  expect(bareWords(parse(text, { modern: true }).fragment)).toEqual([]);
});

test('bare words are found', () => {
  const page = (markup: string) => bareWords(parse(markup, { modern: true }).fragment);
  expect(page('<p class="x">Hello <b title="there">{name}</b></p>')).toEqual(['Hello', 'there']);
  expect(page('<p class="hello" title={t("x")}>{name}: 4</p>')).toEqual([]);
});
