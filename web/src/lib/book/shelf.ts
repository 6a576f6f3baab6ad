/* Books and what their pictures are drawn with, as they came from the server: asked for once. */
import { api } from '../api';
import { drawingOf, type GameModule } from '../board';
import type { Book, Figures, GameDescription } from '../protocol';
import { settings } from '../settings.svelte';

/** What a passage is drawn with. */
export type Drawn = { game: GameDescription; drawing: GameModule; figures: Figures };

function keeping<Key extends string[], T>(ask: (...key: Key) => Promise<T>): (...key: Key) => Promise<T> {
  const kept = new Map<string, Promise<T>>();
  return (...key) => {
    const name = key.join(' ');
    const coming = kept.get(name) ?? ask(...key);
    kept.set(name, coming);
    coming.catch(() => kept.delete(name));
    return coming;
  };
}

export const bookOf: (game: string, language: string) => Promise<Book> = keeping(api.book);

export const drawnOf: (game: string) => Promise<Drawn> = keeping(async (name: string) => {
  const [game, drawing, figures] = await Promise.all([api.game(name), drawingOf(name), api.figures(name), settings.learn(name)]);
  return { game, drawing, figures };
});
