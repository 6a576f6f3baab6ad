/* Everything on the table of Jerusalem that explains itself, in the order of its legend. */
import { explaining } from '../../lib/explain';
import type { CalendarState } from './position';

export const CATALOGUE = [
  {
    part: 'city',
    things: [
      'square',
      'area',
      'tower-of-david',
      'district',
      'income',
      'squires',
      'crown',
      'fresh',
      'baron',
      'closed',
      'privilege-scholars',
      'privilege-building_materials',
      'privilege-court_intrigues',
      'holder',
      'track',
    ],
  },
  {
    part: 'panels',
    things: [
      'calendar',
      'event-down',
      'event-succession',
      'event-election',
      'event-special_tax',
      'event-war',
      'gifts',
      'offices',
      'office-constable',
      'office-treasurer',
      'office-marshal',
      'office-admiral',
      'bids',
      'towers',
      'floor',
      'deck',
      'discard',
      'packet',
      'choices',
    ],
  },
  {
    part: 'card',
    things: ['card', 'height', 'prestige', 'screen', 'coins', 'cards', 'income-now', 'supply', 'passed-on', 'action-card'],
  },
] as const;

export type Thing = (typeof CATALOGUE)[number]['things'][number];

/** What Sign.svelte draws. */
export const SIGNS = [
  'squires',
  'crown',
  'baron',
  'income',
  'holder',
  'prestige',
  'coins',
  'cards',
  'height',
  'floor',
] as const satisfies readonly Thing[];

export const explain = explaining<Thing>('jerusalem');

/** The explanation of one of the things that come in kinds; the general one where a board has another kind. */
export function thing(prefix: string, kind: string, otherwise: Thing): Thing {
  const wanted = `${prefix}-${kind}`;
  return CATALOGUE.flatMap(({ things }): readonly Thing[] => things).find((one) => one === wanted) ?? otherwise;
}

/** What a round brings. */
export function eventThing({ face, calamity }: CalendarState): Thing {
  if (face === 'up' && calamity) return thing('event', calamity, 'calendar');
  return face === 'gifts' ? 'gifts' : face === 'down' ? 'event-down' : 'calendar';
}
