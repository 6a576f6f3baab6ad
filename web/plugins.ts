/* What the build does besides: the few words that must be there before all others, the letters that the first screen needs, and
   the service worker with the list of all files. */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { LANGUAGES } from './src/lib/words.ts';
import { build, type HtmlTagDescriptor, type Plugin } from 'vite';

const TEXTS = join(import.meta.dirname, 'src/text');
/** what is said when words, a screen or a board could not be loaded */
const FIRST = ['house', 'part-missing', 'part-missing-hint', 'try-again'];

const textOf = (language: string) => join(TEXTS, `${language}.ftl`);

/** Of these messages, which are one line each, the lines. */
export function linesOf(text: string, ids: string[]): string[] {
  return ids.map((id) => new RegExp(`^${id} = .*$`, 'm').exec(text)![0]);
}

/** The first words of every language, as `virtual:first-words`: messages of its text file, which may be what is missing. In the page
 *  itself `%id%` is such a message in all languages. */
export function firstWords(): Plugin {
  const id = 'virtual:first-words';
  return {
    name: 'first-words',
    resolveId: (wanted) => (wanted === id ? `\0${id}` : undefined),
    load(wanted) {
      if (wanted !== `\0${id}`) return;
      LANGUAGES.forEach((language) => this.addWatchFile(textOf(language)));
      const words = LANGUAGES.map((language) => [language, linesOf(readFileSync(textOf(language), 'utf8'), FIRST).join('\n')]);
      return `export default ${JSON.stringify(Object.fromEntries(words))}`;
    },
    transformIndexHtml(page) {
      const said = (id: string) => LANGUAGES.map((language) => linesOf(readFileSync(textOf(language), 'utf8'), [id])[0]!.split(' = ')[1]!);
      return page.replaceAll(/%([a-z-]+)%/g, (_, id: string) => said(id).join(' · '));
    },
  };
}

/** Puts what lists say of a game, its name, what it is about and how far it has come, to the page's own words: all others come with
 *  the game. */
export function gameTitles(): Plugin {
  const [games, titles] = [join(import.meta.dirname, '../bezant/games'), /^\w+-(?:title|tagline|where|step-\w+) = .*$/gm];
  return {
    name: 'game-titles',
    enforce: 'pre',
    load(id) {
      const [, language] = /src\/text\/(\w\w)\.ftl\?raw$/.exec(id) ?? [];
      if (!language) return;
      const texts = readdirSync(games)
        .map((game) => join(games, game, 'text', `${language}.ftl`))
        .filter(existsSync);
      texts.forEach((file) => this.addWatchFile(file));
      const lines = texts.flatMap((file) => readFileSync(file, 'utf8').match(titles) ?? []);
      return `export default ${JSON.stringify([readFileSync(textOf(language), 'utf8'), ...lines].join('\n'))}`;
    },
  };
}

/** Asks for these fonts together with the script rather than when the first letter is drawn. */
export function earlyFonts(...names: string[]): Plugin {
  return {
    name: 'early-fonts',
    transformIndexHtml: {
      order: 'post',
      handler(_, { bundle }) {
        const built = Object.keys(bundle ?? {}).filter((file) => names.some((name) => file.includes(name)));
        return built.map((file): HtmlTagDescriptor => ({
          tag: 'link',
          attrs: { rel: 'preload', href: `/${file}`, as: 'font', type: 'font/woff2', crossorigin: true },
          injectTo: 'head',
        }));
      },
    },
  };
}

const NOT_KEPT = ['/sw.js', '/chunks.json'];

/** Builds the service worker into one file, once all others are there: it keeps them, and their content names its version. */
export function serviceWorker(entry: string): Plugin {
  let folder = '';
  return {
    name: 'service-worker',
    apply: 'build',
    configResolved: ({ root, build }) => void (folder = join(root, build.outDir)),
    async closeBundle() {
      const paths = filesIn(folder).filter((path) => !NOT_KEPT.includes(path));
      const version = createHash('sha256');
      for (const path of paths) version.update(path).update(readFileSync(join(folder, path)));
      await build({
        configFile: false,
        logLevel: 'warn',
        publicDir: false,
        define: { FILES: JSON.stringify(paths), VERSION: JSON.stringify(version.digest('hex').slice(0, 12)) },
        build: {
          outDir: folder,
          emptyOutDir: false,
          target: 'es2022',
          lib: { entry, formats: ['iife'], name: 'worker', fileName: () => 'sw.js' },
        },
      });
    },
  };
}

function filesIn(folder: string): string[] {
  const found = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((one) => one.isFile());
  return found.map((one) => `/${relative(folder, join(one.parentPath, one.name))}`).sort();
}
