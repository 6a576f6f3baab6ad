/* The palettes hold what the page promises: how far apart two colours are in Lab for every kind of sight, and inks that can be read. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { CHOICES } from '../src/lib/settings/choices';
import { APART, COLOURS } from '../src/lib/settings/palettes';

type Triple = [number, number, number];
type Sight = 'usual' | 'protan' | 'deutan' | 'tritan';

/** What is left of linear RGB without one kind of cones: Machado, Oliveira and Fernandes (2009), severity 1. */
const SIGHTS: Record<Sight, [Triple, Triple, Triple]> = {
  usual: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protan: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deutan: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritan: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};

const css = readFileSync(join(import.meta.dirname, '../src/styles/looks.css'), 'utf8');

/** The properties of a palette in a theme, over those of the house. */
function read(palette: string, theme: 0 | 1): Map<string, string> {
  const blocks = ['house', palette].map((name) => css.match(new RegExp(`\\n\\[data-palette='${name}'\\] \\{([^}]*)\\}`))![1]!);
  return new Map(
    blocks.flatMap((block) =>
      [...block.matchAll(/--p-([a-z-]+): (?:light-dark\((#\w+), (#\w+)\)|(#\w+));/g)].map(
        ([, name, light, dark, both]): [string, string] => [name!, (both ?? [light, dark][theme])!],
      ),
    ),
  );
}

const linear = (hex: string): Triple =>
  [1, 3, 5].map((at) => {
    const part = parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  }) as Triple;
const times = (matrix: [Triple, Triple, Triple], [r, g, b]: Triple): Triple =>
  matrix.map(([x, y, z]) => Math.min(1, Math.max(0, x * r + y * g + z * b))) as Triple;
const luminance = ([r, g, b]: Triple): number => 0.2126729 * r + 0.7151522 * g + 0.072175 * b;

function lab([r, g, b]: Triple): Triple {
  const root = (part: number) => (part > (6 / 29) ** 3 ? Math.cbrt(part) : part / (3 * (6 / 29) ** 2) + 4 / 29);
  const x = root((0.4124564 * r + 0.3575761 * g + 0.1804375 * b) / 0.95047);
  const y = root(luminance([r, g, b]));
  const z = root((0.0193339 * r + 0.119192 * g + 0.9503041 * b) / 1.08883);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

/** How far apart the two closest colours are. */
function closest(colours: Map<string, string>, sight: Sight): number {
  const seen = COLOURS.map((colour) => lab(times(SIGHTS[sight], linear(colours.get(colour)!))));
  return Math.min(...seen.flatMap((one, k) => seen.slice(k + 1).map((other) => Math.hypot(...one.map((part, i) => part - other[i]!)))));
}

function contrast(one: string, other: string): number {
  const [dark, light] = [one, other].map((hex) => luminance(linear(hex))).sort((a, b) => a - b) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

test('the house colours are as far apart as the page says', () => {
  const house = read('house', 0);
  const reds = Math.min(closest(house, 'protan'), closest(house, 'deutan'));
  expect([Math.round(reds), Math.round(closest(house, 'tritan'))]).toEqual([APART['red_green']!.house, APART['blue_yellow']!.house]);
});

test.each([0, 1] as const)('the palettes for other sight keep their promise (theme %i)', (theme) => {
  const [red, blue] = [read('red_green', theme), read('blue_yellow', theme)];
  expect(Math.min(closest(red, 'protan'), closest(red, 'deutan'))).toBeGreaterThan(APART['red_green']!.apart);
  expect(closest(blue, 'tritan')).toBeGreaterThan(APART['blue_yellow']!.apart);
});

test.each([0, 1] as const)('ink only needs no colour, and strong is stronger than the house (theme %i)', (theme) => {
  const [ink, strong, house] = [read('ink', theme), read('strong', theme), read('house', theme)];
  for (const sight of Object.keys(SIGHTS) as Sight[]) expect(closest(ink, sight)).toBeGreaterThan(15);
  for (const sight of ['usual', 'protan', 'tritan'] as const) expect(closest(strong, sight)).toBeGreaterThan(closest(house, sight));
});

test.each(CHOICES.palette.flatMap((palette) => ([0, 1] as const).map((theme) => ({ palette, theme }))))(
  'every ink reads on its colour: $palette, theme $theme',
  ({ palette, theme }) => {
    const colours = read(palette, theme);
    const faint = COLOURS.filter((colour) => contrast(colours.get(colour)!, colours.get(`${colour}-ink`)!) < 4.5);
    expect(faint).toEqual([]);
  },
);
