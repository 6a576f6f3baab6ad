/* How a list of answers is laid out: what ends something stands apart, many are grouped, and within a group the greatest gain is first. */
import type { Message, Part } from '../protocol';

/** The heading of a group; `sign` is a unit shape drawn before it. */
export type Heading = { key: string; title: Message; sign?: { shape: string; paint: string } };
/** Where a part belongs in a list. */
export type Listed = {
  heading?: Heading;
  /** what it brings, as a number to sort by */
  gain?: number;
  /** ends a turn, an action or a bid: it stays in reach however long the list is */
  ends?: boolean;
};
export type Group = { heading: Heading | null; parts: Part[]; sorted: boolean };

type Lister = (part: Part) => Listed | null;

/** The parts that end something, unless nothing else is offered. */
export function endings(parts: Part[], listed: Lister): Part[] {
  const ends = parts.filter((part) => listed(part)?.ends);
  return ends.length < parts.length ? ends : [];
}

/** The parts in groups: first those without a heading, then in the order in which headings come; a few are left as they are. */
export function grouped(parts: Part[], listed: Lister, few: number): Group[] {
  if (parts.length <= few) return [{ heading: null, parts, sorted: false }];
  const groups = new Map<string, Group>();
  for (const part of parts) {
    const heading = listed(part)?.heading ?? null;
    const group = groups.get(heading?.key ?? '') ?? { heading, parts: [], sorted: false };
    groups.set(heading?.key ?? '', { ...group, parts: [...group.parts, part] });
  }
  const sorted = [...groups.values()].sort((a, b) => Number(a.heading !== null) - Number(b.heading !== null));
  return sorted.map((group) => byGain(group, listed));
}

function byGain(group: Group, listed: Lister): Group {
  const gain = (part: Part): number => listed(part)?.gain ?? 0;
  const sorted = new Set(group.parts.map(gain)).size > 1;
  return { ...group, sorted, parts: sorted ? [...group.parts].sort((a, b) => gain(b) - gain(a)) : group.parts };
}
