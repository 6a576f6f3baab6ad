/* Everything on the table of Byzantium that explains itself, in the order of its legend; Sign.svelte draws what can be drawn. */
import { explaining } from '../../lib/explain';

export const CATALOGUE = [
  {
    part: 'map',
    things: [
      'city-byzantine',
      'city-arab',
      'city-persian',
      'city-bulgar',
      'capital',
      'control',
      'wall',
      'army-byzantine',
      'army-arab',
      'road',
      'desert',
      'sea',
      'double',
      'arrow',
      'toll',
    ],
  },
  {
    part: 'boxes',
    things: [
      'special',
      'box-bulgars',
      'box-fortify',
      'box-develop',
      'box-emperor',
      'box-caliph',
      'box-civil-war',
      'box-byzantine-fleet',
      'box-arab-fleet',
      'box-tax',
      'box-church',
      'box-mosque',
      'box-pass',
      'guard',
      'bulgars',
    ],
  },
  { part: 'tracks', things: ['turns', 'points', 'battle', 'die', 'odds', 'tray'] },
  {
    part: 'card',
    things: [
      'card',
      'row',
      'elite',
      'main',
      'levy',
      'move',
      'bezants',
      'points-card',
      'score',
      'pool',
      'losses',
      'removed',
      'walls',
      'cities',
      'upkeep',
      'starts',
      'passed',
    ],
  },
] as const;

export type Thing = (typeof CATALOGUE)[number]['things'][number];

/** What Sign.svelte draws. */
export const SIGNS = [
  'city-byzantine',
  'city-arab',
  'city-persian',
  'city-bulgar',
  'capital',
  'control',
  'wall',
  'army-byzantine',
  'army-arab',
  'road',
  'desert',
  'sea',
  'double',
  'arrow',
  'guard',
  'die',
] as const satisfies readonly Thing[];

export const explain = explaining<Thing>('byzantium');

const BOXES: { [kind: string]: Thing } = {
  bulgars: 'box-bulgars',
  fortify: 'box-fortify',
  byzantine_develop: 'box-develop',
  arab_develop: 'box-develop',
  emperor: 'box-emperor',
  caliph: 'box-caliph',
  byzantine_civil_war: 'box-civil-war',
  arab_civil_war: 'box-civil-war',
  byzantine_fleet: 'box-byzantine-fleet',
  arab_fleet: 'box-arab-fleet',
};

/** The explanation of a box of the table of special actions. */
export const boxThing = (kind: string): Thing => BOXES[kind] ?? 'special';
