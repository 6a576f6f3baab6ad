/* What lies on the board, in words, for labels and for the table. */
import type { Chooser } from '../../lib/chooser.svelte';
import type { Value } from '../../lib/protocol';
import { optionFor, targetWords, type Named, type Say } from '../../lib/targets';
import { figuresOf, words, type Allegiance, type Box, type CityState, type Figure, type Position, type Side } from './position';
import type { OpenBox } from './panels';

function arg(say: Say, what: string, value: Value): string {
  return say({ id: `byzantium-arg-${what}`, args: { value } });
}

export const cityName = (say: Say, city: string): string => arg(say, 'city', city);
export const sideName = (say: Say, side: Side | Allegiance): string => arg(say, 'side', side);
export const kindName = (say: Say, kind: string): string => arg(say, 'kind', kind);

/** A chance in whole per cent; nothing possible is called impossible, nothing uncertain sure. */
export function percent(chance: number): number {
  if (chance <= 0 || chance >= 1) return chance <= 0 ? 0 : 100;
  return Math.min(99, Math.max(1, Math.round(100 * chance)));
}

export function armyWords(say: Say, named: Named, { seat, side, strength }: Figure): string {
  return say(words('army', { name: named(seat), side, strength }));
}

/** "Antioch, Byzantine, 2, held by Theodora, fortified", then the armies there. */
export function cityWords(say: Say, named: Named, position: Position, city: CityState): string {
  const held = city.controller === null ? [] : [say(words('held', { name: named(city.controller) }))];
  const walls = city.fortified ? [say(words('fortified'))] : [];
  const armies = figuresOf(position).filter((figure) => figure.city === city.city);
  return [
    cityName(say, city.city),
    sideName(say, city.allegiance),
    String(city.size),
    ...held,
    ...walls,
    ...armies.map((figure) => armyWords(say, named, figure)),
  ].join(', ');
}

export function boxWords(say: Say, named: Named, { kind }: Box, seat: number | null, chooser: Chooser): string {
  const lies = seat === null ? say(words('free')) : say(words('taken-by', { name: named(seat) }));
  return targetWords(
    say,
    optionFor(chooser.options, chooser.picked, { key: '', kind: 'kind', value: kind }),
    `${kindName(say, kind)}, ${lies}`,
  );
}

export function openWords(say: Say, named: Named, position: Position, box: OpenBox, chooser: Chooser): string {
  const some = position.players.flatMap(({ seat, taxes, buildings, pass_cube }) => {
    const count = { tax: taxes, church: buildings.byzantine, mosque: buildings.arab, pass: pass_cube ? 1 : 0 }[box];
    return count > 0 ? [say(words('cubes-of', { name: named(seat), count }))] : [];
  });
  const lies = [say(words('open-box', { box })), ...(some.length > 0 ? some : [say(words('nothing-there'))])].join(', ');
  const target = { key: '', kind: 'building', value: box };
  return targetWords(say, optionFor(chooser.options, chooser.picked, target), lies);
}
