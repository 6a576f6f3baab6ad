/* What can be set. A new setting is a line here, a line in a section of the page, and its words: `set-<name>` and `set-<name>-<value>`. */
import { Kept } from './kept.svelte';

/** Each name with its values in the order in which they are offered. */
export const CHOICES = {
  palette: ['house', 'red_green', 'blue_yellow', 'strong', 'ink'],
  text: [100, 115, 130, 150],
  theme: ['light', 'dark', 'device'],
  hatching: ['fine', 'strong'],
  names: ['all', 'near', 'off'],
  motion: ['device', 'less', 'none'],
  asking: ['always', 'final', 'never'],
  speed: ['slow', 'usual', 'quick', 'instant'],
  sound: ['off', 'soft', 'normal', 'loud'],
} as const;

export type Choices = { -readonly [K in keyof typeof CHOICES]: (typeof CHOICES)[K][number] };
export type Choice = keyof Choices;

export const NAMES = Object.keys(CHOICES) as Choice[];

/** What stays with the device: how large letters have to be depends on how far away they are. */
const ONLY_HERE: string[] = ['text'] satisfies Choice[];
/** What is kept besides, with values that whoever uses it knows. */
const BESIDES = ['language', 'learn'];

export const kept = new Kept([...NAMES, ...BESIDES].filter((name) => !ONLY_HERE.includes(name)));

/** Those that the page itself wears, as `data-…`; `public/first.js` puts them on before anything is painted. */
export const WORN = ['theme', 'palette', 'hatching', 'names', 'motion', 'speed', 'text'] as const satisfies Choice[];

/** The house's own values, where they are not the first. */
const HOUSE: Partial<Choices> = { theme: 'device', speed: 'usual' };

export function house<K extends Choice>(name: K): Choices[K] {
  return (HOUSE[name] ?? CHOICES[name][0]) as Choices[K];
}

/** What is kept under this name, where it is a value that may stand there. */
export function chosen<K extends Choice>(name: K): Choices[K] {
  const values: readonly unknown[] = CHOICES[name];
  const value = kept.get(name);
  return values.includes(value) ? (value as Choices[K]) : house(name);
}
