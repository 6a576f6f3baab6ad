/* What lies where, in words: for screen readers, the table and the reading line. */
import type { Message, Value } from '../../lib/protocol';
import type { Say } from '../../lib/targets';
import { FAMILIES, knightsIn, words, type LandState, type PerFamily, type Position } from './position';

/** Dresses one value by the game's own words, such as the name of a land. */
export function named(say: Say, what: 'land' | 'family' | 'side', value: Value): string {
  return say({ id: `carolus-arg-${what}`, args: { value } });
}

/** The name of a province as it stands on a map, without article. */
export function provinceLabel(say: Say, province: number): Message {
  return words('province', { province, name: named(say, 'land', province) });
}

export function provinceName(say: Say, province: number): string {
  return say(provinceLabel(say, province));
}

export function landName(say: Say, land: LandState): string {
  const name = provinceName(say, land.land);
  const count = land.provinces.length;
  return count === 1 ? name : say(words('land-region', { name, count }));
}

export function knightWords(say: Say, knights: PerFamily): string {
  const some = FAMILIES.filter((family) => knights[family] > 0);
  if (some.length === 0) return say(words('no-knights'));
  return some.map((family) => say(words('knights', { count: knights[family], family }))).join(', ');
}

export function castleWords(say: Say, land: LandState): string {
  if (!land.owner) return say(words('land-empty'));
  return say(words('land-castles', { count: land.castles, side: land.owner }));
}

export function scoreList(say: Say, land: LandState): string {
  const scores = Object.entries(land.scores).filter(([, count]) => count > 0);
  return scores.map(([side, count]) => say(words('score', { side, count }))).join(', ');
}

export function scoreWords(say: Say, land: LandState): string {
  const list = scoreList(say, land);
  return list ? say(words('scores', { scores: list })) : say(words('no-scores'));
}

export function landWords(say: Say, position: Position, land: LandState): string {
  const here = position.emperor === land.land ? [say(words('land-emperor'))] : [];
  const knights = knightsIn(land).length > 0 ? [knightWords(say, land.knights)] : [];
  return [landName(say, land), castleWords(say, land), ...knights, ...here, scoreWords(say, land)].join(', ');
}
