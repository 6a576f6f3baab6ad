/* What lies in the city, in words, for labels, panels and the table. */
import type { Value } from '../../lib/protocol';
import type { Named, Say } from '../../lib/targets';
import { areaAt, partsOf, troopsIn, words, type AreaState, type Income, type Position } from './position';

function arg(say: Say, what: string, value: Value): string {
  return say({ id: `jerusalem-arg-${what}`, args: { value } });
}

export const areaName = (say: Say, area: string): string => arg(say, 'area', area);
export const districtName = (say: Say, district: string): string => arg(say, 'district', district);
export const privilegeName = (say: Say, privilege: string): string => arg(say, 'privilege', privilege);
export const officeName = (say: Say, office: string): string => arg(say, 'office', office);
export const cardName = (say: Say, card: string): string => arg(say, 'card', card);
export const calamityName = (say: Say, calamity: string): string => arg(say, 'event', calamity);

/** What a card does. */
export function cardText(say: Say, card: string): string {
  return say({ id: 'jerusalem-detail-keep', args: { card } });
}

/** "2 squires, 4 coins" */
export function incomeWords(say: Say, income: Income): string {
  const parts = partsOf(income);
  return parts.length === 0 ? say(words('nothing')) : parts.map(({ resource, count }) => say(words(resource, { count }))).join(', ');
}

/** "blue 2, yellow 2": who stands in an area. */
export function troopWords(say: Say, named: Named, position: Position, area: AreaState): string {
  const troops = troopsIn(position, area);
  if (troops.length === 0) return say(words('empty'));
  return troops.map(({ seat, count }) => say(words('troop', { name: named(seat), count }))).join(', ');
}

/** Whom an area would pay now, and what. */
export function payWords(say: Say, named: Named, area: AreaState): string {
  const income = incomeWords(say, area.income);
  return area.leader === null ? say(words('pays-nobody', { income })) : say(words('pays', { name: named(area.leader), income }));
}

/** An area with everything in it, for readers who do not see it. */
export function areaWords(say: Say, named: Named, position: Position, name: string): string {
  const area = areaAt(position, name);
  if (!area.open) return [areaName(say, name), say(words('closed'))].join(', ');
  const baron = area.baron === null ? [] : [say(words('baron-of', { name: named(area.baron) }))];
  return [areaName(say, name), troopWords(say, named, position, area), ...baron, payWords(say, named, area)].join(', ');
}
