import { mount } from 'svelte';
import App from './App.svelte';
import { begin } from './lib/opening';
import { router } from './lib/router.svelte';
import { screenAt } from './lib/screens';
import { settings } from './lib/settings.svelte';
import { watchTurns } from './lib/turn-mark';
import Missing from './lib/ui/Missing.svelte';
import { installWorker } from './offline/install';
import './styles/fonts.css';
import './styles/tokens.css';
import './styles/looks.css';
import './styles/base.css';

/** When the first screen has been drawn and nothing else is to do. */
function onceIdle(work: () => void): void {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(work, { timeout: 10_000 });
  else setTimeout(work, 3000);
}

if (location.search === '?pseudo') (await import('./lib/pseudo')).speakPseudo();
settings.start();
router.start();
// words, screen and what it asks for come side by side
begin(router.place);
void screenAt(router.place).catch(() => undefined);
const target = document.getElementById('app')!;
settings.learnPage().then(
  () => {
    target.replaceChildren();
    mount(App, { target });
    watchTurns();
    if (import.meta.env.PROD) onceIdle(() => void installWorker(() => (router.isOld = true)));
  },
  () => {
    target.replaceChildren();
    mount(Missing, { target });
  },
);
