/* Finding one's way in a rulebook: chapters, the passage that explains a rule, words. */
import type { Book, Chapter, Passage } from '../protocol';

/** Words a minute, read with care. */
const PACE = 150;

export const idOf = (chapter: Chapter): string => chapter.passages[0]!.id;
export const titleOf = (chapter: Chapter): string => chapter.passages[0]!.title;

/** A passage with the chapter it stands in. */
export type Found = { passage: Passage; chapter: Chapter; number: number };

export function passagesOf(book: Book): Found[] {
  return book.chapters.flatMap((chapter, k) => chapter.passages.map((passage) => ({ passage, chapter, number: k + 1 })));
}

/** The passage that explains a rule. */
export function explaining(book: Book, rule: string): Found | undefined {
  return passagesOf(book).find(({ passage }) => passage.rules.includes(rule));
}

/** The address of a passage; a chapter's opening is the chapter itself. */
export function addressOf(game: string, { passage, chapter }: Found): string {
  const page = `/rules/${game}/${idOf(chapter)}`;
  return passage.id === idOf(chapter) ? page : `${page}#${passage.id}`;
}

/** Where a link from one passage to another leads; to the book where there is no such passage. */
export function linkingIn(game: string, book: Book): (passage: string) => string {
  const all = new Map(passagesOf(book).map((found) => [found.passage.id, addressOf(game, found)]));
  return (passage) => all.get(passage) ?? `/rules/${game}`;
}

/** The rules of a passage in a word: "BYZ-28", with dots where there are others too. */
export function letterOf({ rules }: Passage): string {
  const sections = [...new Set(rules.map((rule) => rule.split('.')[0]!))];
  return sections.length > 1 ? `${sections[0]} …` : (sections[0] ?? '');
}

export function minutesOf(book: Book): number {
  const words = passagesOf(book).reduce((sum, { passage }) => sum + passage.text.split(/\s+/).length, 0);
  return Math.round(words / PACE);
}

/** What is read aloud or searched: no signs of Markdown, no figures' names. */
export function plain(text: string): string {
  return text
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/^[>#\s|-]+|[*`|]/gm, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

const ACCENTS: Record<string, string> = { a: 'aàáâä', e: 'eèéêë', i: 'iìíî', o: 'oòóôöő', u: 'uùúûüű', c: 'cç', s: 'sß' };

/** What a search looks for: every word of it, also within words; whoever types no accents finds them too. */
export function lookingFor(typed: string): RegExp | null {
  const words = typed.trim().toLowerCase().split(/\s+/).filter(Boolean);
  if (words.join('').length < 2) return null;
  const letters = (word: string) =>
    [...word].map((sign) => (ACCENTS[sign] ? `[${ACCENTS[sign]}]` : sign.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')));
  return new RegExp(words.map((word) => letters(word).join('')).join('|'), 'gi');
}

/** A passage in which every word was found, with the words around the first of them. */
export type Hit = Found & { before: string; word: string; after: string };
const AROUND = 36;

export function search(book: Book, typed: string): Hit[] {
  const found = lookingFor(typed);
  if (!found) return [];
  const each = found.source.split('|').map((word) => new RegExp(word, 'i'));
  return passagesOf(book).flatMap((one): Hit[] => {
    const text = plain(one.passage.text);
    const whole = `${one.passage.title} ${text}`;
    if (!each.every((word) => word.test(whole))) return [];
    const at = each[0]!.exec(text);
    if (!at) return [{ ...one, before: '', word: '', after: `${text.slice(0, 2 * AROUND)} …` }];
    const from = Math.max(0, at.index - AROUND);
    const end = at.index + at[0].length;
    const [lead, trail] = [from > 0 ? '… ' : '', end + AROUND < text.length ? ' …' : ''];
    return [{ ...one, before: lead + text.slice(from, at.index), word: at[0], after: text.slice(end, end + AROUND) + trail }];
  });
}
