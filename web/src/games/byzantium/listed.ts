/* How answers are listed: by side, the greatest gain first; what ends something stands apart. */
import type { Message, Option, Part, BoardView } from '../../lib/protocol';
import type { Heading, Listed } from '../../lib/table/listing';
import { paintOf, PLATE } from './map';
import { positionOf, words, type Allegiance } from './position';

const ENDS = new Set<unknown>(['enough', 'stop', 'pass']);
/** what an option brings, by the names its detail has for it */
const GAINS = ['points', 'take', 'count', 'strength'];

export function listed(view: BoardView, part: Part, option: Option | null): Listed | null {
  if (ENDS.has(part.value)) return { ends: true };
  const side = sideOf(view, part);
  return { ...(side ? { heading: headingOf(side) } : {}), gain: gainOf(option) };
}

export function counted(kind: string, count: number): Message | null {
  return kind === 'city' ? words('count-cities', { count }) : null;
}

function sideOf(view: BoardView, { kind, value }: Part): Allegiance | null {
  if (kind !== 'city') return null;
  return positionOf(view)?.cities.find(({ city }) => city === value)?.allegiance ?? null;
}

function headingOf(side: Allegiance): Heading {
  return { key: side, title: words('side', { side }), sign: { shape: PLATE[side], paint: paintOf(side) } };
}

function gainOf(option: Option | null): number {
  const args = option?.detail?.args ?? {};
  const name = GAINS.find((one) => typeof args[one] === 'number');
  return name ? Number(args[name]) : 0;
}
