import { expect, test } from 'vitest';
import { addressOf, explaining, letterOf, linkingIn, lookingFor, minutesOf, plain, search } from '../src/lib/book/book';
import { crop, STAGE, stageFor } from '../src/lib/book/crop';
import type { Book, FigureView } from '../src/lib/protocol';

const passage = (id: string, text: string, rules: string[] = []) => ({ id, title: `About ${id}`, text, rules });
const book: Book = {
  title: 'Byzantium',
  language: 'en',
  chapters: [
    {
      language: 'en',
      passages: [passage('aim', 'You lead **both** sides at once.'), passage('win', 'The highest score wins.', ['BYZ-46.1'])],
    },
    { language: 'en', passages: [passage('attack', 'See [the win](#win). | a | b |', ['BYZ-25.1', 'BYZ-25.2', 'BYZ-26.1'])] },
  ],
};

test('a rule is explained by one passage', () => {
  const found = explaining(book, 'BYZ-46.1')!;
  expect([found.passage.id, found.number]).toEqual(['win', 1]);
  expect(explaining(book, 'BYZ-1.1')).toBeUndefined();
});

test('a passage has an address, and a chapter is its own', () => {
  expect(addressOf('byzantium', explaining(book, 'BYZ-46.1')!)).toBe('/rules/byzantium/aim#win');
  expect(addressOf('byzantium', explaining(book, 'BYZ-25.1')!)).toBe('/rules/byzantium/attack');
  const linking = linkingIn('byzantium', book);
  expect([linking('win'), linking('nothing')]).toEqual(['/rules/byzantium/aim#win', '/rules/byzantium']);
});

test('the letter of a passage in a word', () => {
  expect(book.chapters.flatMap(({ passages }) => passages.map(letterOf))).toEqual(['', 'BYZ-46', 'BYZ-25 …']);
});

test('reading takes some minutes', () => {
  const long = { ...book, chapters: [{ language: 'en', passages: [passage('all', 'word '.repeat(3000))] }] };
  expect(minutesOf(long)).toBe(20);
});

test('every word that is looked for has to be there', () => {
  expect(search(book, 'highest score').map(({ passage }) => passage.id)).toEqual(['win']);
  expect(search(book, 'SIDES')[0]).toMatchObject({ before: 'You lead both ', word: 'sides', after: ' at once.' });
  expect(search(book, 'attack')[0]).toMatchObject({ word: '', number: 2 });
  expect(search(book, 'score nothing')).toEqual([]);
  expect(search(book, 'b')).toEqual([]);
});

test('who types no accents finds them, and signs are only signs', () => {
  expect('Thesszaloniké város'.match(lookingFor('varos')!)).toEqual(['város']);
  expect('a.b'.match(lookingFor('a.b')!)).toEqual(['a.b']);
  expect('axb'.match(lookingFor('a.b')!)).toBeNull();
});

test('what is read aloud has no signs of Markdown', () => {
  expect(plain('> **Anna** throws\n\n![A ring.](figure:x)\n| a | b |')).toBe('Anna throws A ring. a b');
});

test('a picture shows all its places, in its shape, and stays on the stage', () => {
  const shown = crop([{ x: 500, y: 300, width: 60, height: 60 }], 2, STAGE);
  expect(shown.width / shown.height).toBeCloseTo(2);
  expect(shown.x).toBeLessThan(500);
  expect(shown.y + shown.height).toBeGreaterThan(360);
  const corner = crop([{ x: 0, y: 0, width: 60, height: 60 }], 2, STAGE);
  expect([corner.x, corner.y]).toEqual([0, 0]);
  expect(crop([], 2, STAGE)).toEqual({ x: 0, y: 0, ...STAGE });
});

test('on a phone a picture is cut out of the board of a phone, but for panels', () => {
  const figure = (look: string[]) => ({ look }) as unknown as FigureView;
  const pocket = { width: 400, height: 560 };
  expect(stageFor(figure(['land 3']), 350, pocket)).toBe(pocket);
  expect(stageFor(figure(['land 3']), 700, pocket)).toBe(STAGE);
  expect(stageFor(figure(['panel offices']), 350, pocket)).toBe(STAGE);
  expect(stageFor(figure(['city athens']), 350, undefined)).toBe(STAGE);
});
