/* Where words come from: each language is a file of its own, and so are the words of a game in it. A game that this page was built
   without is asked for its words at the server. */
import { api, unreachable } from './api';
import type { Language } from './words';

const pages = import.meta.glob<string>('../text/*.ftl', { query: '?raw', import: 'default' });
const games = Object.entries(
  import.meta.glob<string>(['../games/*/*.ftl', '../../../bezant/games/*/text/*.ftl'], { query: '?raw', import: 'default' }),
);

/** The games whose words this page was built with. */
export const BUILT_IN: string[] = [...new Set(games.map(([path]) => gameOf(path)))];

function gameOf(path: string): string {
  return /games\/([^/]+)\//.exec(path)![1]!;
}

/** A file that does not come is told like an answer that does not. */
async function come(loads: (() => Promise<string>)[]): Promise<string[]> {
  try {
    return await Promise.all(loads.map((load) => load()));
  } catch {
    throw unreachable();
  }
}

export function pageText(language: Language): Promise<string[]> {
  return come([pages[`../text/${language}.ftl`]!]);
}

/** What is said of a game: with its rules, then with its board. */
export async function gameTexts(game: string, language: Language): Promise<string[]> {
  const built = games.filter(([path]) => gameOf(path) === game && path.endsWith(`/${language}.ftl`));
  if (built.length > 0) return come(built.map(([, load]) => load));
  // a missing message of such a game falls back to English
  return Promise.all([...new Set(['en', language])].map((each) => api.text(game, each)));
}
