import { expect, it } from 'vitest';
import type { Part } from '../src/lib/protocol';
import { endings, grouped, type Listed } from '../src/lib/table/listing';
import { cutAt } from '../src/lib/table/whole-list';

const part = (value: string): Part => ({ kind: 'city', value, label: { id: value, args: {} }, places: [], leads: [] });
const heading = (key: string) => ({ key, title: { id: key, args: {} } });
const LISTED: Record<string, Listed> = {
  athens: { heading: heading('byzantine'), gain: 2 },
  nicaea: { heading: heading('byzantine'), gain: 3 },
  smyrna: { heading: heading('byzantine'), gain: 2 },
  mecca: { heading: heading('arab'), gain: 1 },
  stop: { ends: true },
  baron: {},
};
const listed = ({ value }: Part): Listed | null => LISTED[String(value)] ?? null;
const parts = (...values: string[]): Part[] => values.map(part);
const shown = (...values: string[]) => grouped(parts(...values), listed, 2).map((group) => group.parts.map(({ value }) => value));

it('many answers are grouped, the greatest gain first, and those without a heading before all', () => {
  expect(shown('athens', 'nicaea', 'mecca', 'smyrna', 'baron')).toEqual([['baron'], ['nicaea', 'athens', 'smyrna'], ['mecca']]);
});

it('a few are left as they are', () => {
  expect(shown('athens', 'nicaea')).toEqual([['athens', 'nicaea']]);
});

it('says whether a group is sorted', () => {
  const [byzantine, arab] = grouped(parts('athens', 'nicaea', 'mecca'), listed, 2);
  expect([byzantine!.sorted, arab!.sorted]).toEqual([true, false]);
});

it('what ends something stands apart, unless there is nothing else', () => {
  expect(endings(parts('athens', 'stop'), listed).map(({ value }) => value)).toEqual(['stop']);
  expect(endings(parts('stop'), listed)).toEqual([]);
});

it('a list that goes on is cut in the middle of a row', () => {
  const rows = [0, 50, 100, 150].map((top) => ({ top, height: 44 }));
  expect(cutAt(rows, 152)).toBe(122);
  expect(cutAt(rows, 96)).toBe(72);
  expect(cutAt(rows, 30)).toBe(30);
});
