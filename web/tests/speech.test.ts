import { beforeEach, expect, test, vi } from 'vitest';

/** What is asked for, and what comes of it; nothing comes before it is let. */
let asked: { name: string; come: (text?: string) => void; fail: () => void }[];
const file = (name: string) =>
  new Promise<string[]>((resolve, reject) => {
    asked.push({ name, come: (text = `name = ${name}`) => resolve([text]), fail: () => reject(new TypeError(name)) });
  });
vi.mock('../src/lib/texts', () => ({
  pageText: (language: string) => file(`page ${language}`),
  gameTexts: (game: string, language: string) => file(`${game} ${language}`),
}));
vi.mock('virtual:first-words', () => ({
  default: { en: 'try-again = Try again', hu: 'try-again = Újra', de: 'try-again = Noch einmal', it: 'try-again = Riprova' },
}));
const { Speech, wished } = await import('../src/lib/speech.svelte');
const { format } = await import('../src/lib/words');

beforeEach(() => (asked = []));

const names = () => asked.map(({ name }) => name);
const settled = () => new Promise((done) => setTimeout(done));
const say = (speech: InstanceType<typeof Speech>, id: string) => format(speech.words, id);

test('the first of the browser’s wishes that is spoken here is spoken', () => {
  expect(wished(['fr-FR', 'hu-HU', 'de'])).toBe('hu');
  expect(wished(['IT'])).toBe('it');
  expect([wished(['fr']), wished([]), wished()]).toEqual(['en', 'en', 'en']);
});

test('before any words have come it can be said that they are missing', () => {
  const speech = new Speech('de');
  expect([speech.language, say(speech, 'try-again'), say(speech, 'name')]).toEqual(['de', 'Noch einmal', 'name']);
});

test('only the words of one language are asked for, and each once', async () => {
  const speech = new Speech('hu');
  void speech.learnPage();
  void speech.learn('carolus');
  expect(names()).toEqual(['page hu', 'carolus hu']);
  asked.forEach(({ come, name }) => come(`${name.split(' ')[0]} = ${name}`));
  await settled();
  expect([say(speech, 'page'), say(speech, 'carolus')]).toEqual(['page hu', 'carolus hu']);
  await speech.learn('carolus');
  expect(names()).toHaveLength(2);
});

test('another language is spoken when all words that are known have come in it', async () => {
  const speech = new Speech('en');
  void speech.learnPage();
  void speech.learn('carolus');
  asked.splice(0).forEach(({ come }) => come());
  await settled();
  void speech.change('it');
  expect(names()).toEqual(['page it', 'carolus it']);
  asked[0]!.come('name = pagina');
  await settled();
  expect(speech.language).toBe('en');
  asked[1]!.come('carolus = Carlo');
  await settled();
  expect([speech.language, say(speech, 'name'), say(speech, 'carolus'), say(speech, 'try-again')]).toEqual([
    'it',
    'pagina',
    'Carlo',
    'Riprova',
  ]);
});

test('where words do not come, the language stays, and asking again asks again', async () => {
  const speech = new Speech('en');
  const page = speech.learnPage();
  asked.splice(0).forEach(({ come }) => come());
  await page;
  const tried = speech.change('de');
  asked.splice(0).forEach(({ fail }) => fail());
  await expect(tried).rejects.toThrow('page de');
  expect([speech.language, say(speech, 'name')]).toEqual(['en', 'page en']);
  const again = speech.change('de');
  asked.splice(0).forEach(({ come }) => come());
  await again;
  expect([speech.language, say(speech, 'name')]).toEqual(['de', 'page de']);
});

test('the last of two wishes holds, whichever comes first', async () => {
  const speech = new Speech('en');
  const page = speech.learnPage();
  asked.splice(0).forEach(({ come }) => come());
  await page;
  void speech.change('hu');
  void speech.change('de');
  const [hu, de] = asked;
  de!.come();
  await settled();
  hu!.come();
  await settled();
  expect(speech.language).toBe('de');
});

test('a game that is opened while the language changes speaks the new one', async () => {
  const speech = new Speech('en');
  const page = speech.learnPage();
  asked.splice(0).forEach(({ come }) => come());
  await page;
  const game = speech.learn('carolus');
  void speech.change('hu');
  const [english, hungarian] = asked.splice(0);
  hungarian!.come();
  await settled();
  expect(speech.language).toBe('hu');
  english!.come('carolus = Charles');
  await settled();
  asked.splice(0).forEach(({ come, name }) => come(`carolus = ${name}`));
  await game;
  expect(say(speech, 'carolus')).toBe('carolus hu');
});
