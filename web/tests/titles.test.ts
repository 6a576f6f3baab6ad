/* The page's own words name every game and say how far it has come: so lists of tables need no other words. */
import { expect, test } from 'vitest';
import { LANGUAGES, Words } from '../src/lib/words';
import { BUILT_IN, gameTexts, pageText } from '../src/lib/texts';

test.each(LANGUAGES)('%s', async (language) => {
  const page = new Words(language, await pageText(language));
  for (const game of BUILT_IN) {
    const own = new Words(language, await gameTexts(game, language));
    const ids = ['title', 'tagline', 'where', 'step-setup'].map((id) => `${game}-${id}`).filter((id) => own.hasMessage(id));
    expect(ids.length).toBeGreaterThan(2);
    expect(ids.map((id) => page.getMessage(id)?.value)).toEqual(ids.map((id) => own.getMessage(id)?.value));
  }
});
