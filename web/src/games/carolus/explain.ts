/* Everything on the table of Carolus Magnus that explains itself, in the order of its legend. */
import { explaining } from '../../lib/explain';

export const CATALOGUE = [
  { part: 'ring', things: ['land', 'region', 'knight', 'castle', 'emperor', 'steps', 'fuse'] },
  { part: 'middle', things: ['discs', 'dice', 'crown', 'supply', 'crest-free', 'reserve-tray', 'disc-tray', 'court-tray'] },
  {
    part: 'card',
    things: ['card', 'castles', 'court', 'crest', 'reserve', 'disc-left', 'disc-force', 'disc-played', 'stock', 'team'],
  },
] as const;

export type Thing = (typeof CATALOGUE)[number]['things'][number];

/** What Sign.svelte draws. */
export const SIGNS = [
  'land',
  'region',
  'knight',
  'castle',
  'emperor',
  'steps',
  'crown',
  'crest',
  'crest-free',
  'disc-left',
  'disc-played',
] as const satisfies readonly Thing[];

export const explain = explaining<Thing>('carolus');
