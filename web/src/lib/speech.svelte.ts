/* The language that is spoken, and its words as far as they are needed. */
import firstWords from 'virtual:first-words';
import { gameTexts, pageText } from './texts';
import { LANGUAGES, Words, type Language } from './words';

/** The page's own words, among the games whose words are known. */
const PAGE = '';

/** The first of the wished languages that is spoken here; `hu-HU` is Hungarian. */
export function wished(wishes: readonly string[] = []): Language {
  const codes = wishes.map((wish) => wish.toLowerCase().split('-')[0]);
  return codes.flatMap((code) => LANGUAGES.find((language) => language === code) ?? [])[0] ?? 'en';
}

export class Speech {
  language: Language = $state('en');
  /** at first only those that say that words are missing */
  words: Words = $state.raw(new Words('en', []));
  /** the language that was asked for last; its words may still be on their way */
  #wish: Language;
  #texts: Record<Language, Map<string, string[]>> = { en: new Map(), hu: new Map(), de: new Map(), it: new Map() };

  constructor(language: Language) {
    this.#wish = language;
    this.#speak(language);
  }

  learnPage(): Promise<void> {
    return this.#learn([PAGE]);
  }

  learn(...games: string[]): Promise<void> {
    return this.#learn(games);
  }

  /** Speaks another language as soon as all words that are known now have come in it. Where they do not come, nothing changes. */
  async change(language: Language): Promise<void> {
    this.#wish = language;
    let known: string[];
    do {
      known = [...this.#texts[this.language].keys()];
      await this.#fetch(language, known);
    } while (known.length < this.#texts[this.language].size);
    if (this.#wish === language) this.#speak(language);
  }

  /** Whoever learns while the language changes learns in both. */
  async #learn(topics: string[]): Promise<void> {
    const { language } = this;
    if (await this.#fetch(language, topics)) this.#speak(this.language);
    if (this.language !== language) await this.#learn(topics);
  }

  /** Whether there was anything to fetch. */
  async #fetch(language: Language, topics: string[]): Promise<boolean> {
    const known = this.#texts[language];
    const missing = topics.filter((topic) => !known.has(topic));
    const came = await Promise.all(missing.map((topic) => (topic === PAGE ? pageText(language) : gameTexts(topic, language))));
    missing.forEach((topic, k) => known.set(topic, came[k]!));
    return missing.length > 0;
  }

  #speak(language: Language): void {
    this.words = new Words(language, [firstWords[language], ...this.#texts[language].values()].flat());
    this.language = language;
  }
}
