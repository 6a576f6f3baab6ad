/* How answers are listed: the choices of a turn, cards, areas; what ends something stands apart. */
import type { Message, Part, BoardView } from '../../lib/protocol';
import type { Listed } from '../../lib/table/listing';
import { words } from './position';

const ENDS = new Set<unknown>(['end', 'pass', 'done', 'stop', 'stay', 'forgo']);
const AREAS = new Set(['area', 'from_area']);

export function listed(_view: BoardView, { kind, value }: Part): Listed | null {
  if (kind === 'choice' && ENDS.has(value)) return { ends: true };
  const group = AREAS.has(kind) ? 'areas' : kind === 'card' ? 'cards' : null;
  return group ? { heading: { key: group, title: words('group', { group }) } } : null;
}

export function counted(kind: string, count: number): Message | null {
  return AREAS.has(kind) ? words('count-areas', { count }) : null;
}
