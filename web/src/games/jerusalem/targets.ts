/* What in the city can be pointed at, and what that means just now. */
import { same, type Chooser } from '../../lib/chooser.svelte';
import type { BoardTarget, Hand } from '../../lib/hand.svelte';
import type { Option, Part } from '../../lib/protocol';
import type { Place } from '../../lib/targets';
import { middleOf, standIn, type Plan, type Point } from './plan';
import { areaAt, troopsIn, type Position, type Troop } from './position';

/** An area, or the squires of another player in it, as a target with its middle. */
export type Spot = BoardTarget & Place;
/** The squires of another player as a target: both their colour and their area are picked with one click. Where the colour is
 *  picked already, their area means the same. */
export type SquireTarget = { state: 'offered' | 'chosen'; attributes: Record<string, unknown>; isMeant: boolean };

/** Areas are where squires come from as long as that is asked, and else where something happens. */
export function kindNow(parts: Part[]): 'area' | 'from_area' {
  return parts.some(({ kind }) => kind === 'from_area') && !parts.some(({ kind }) => kind === 'area') ? 'from_area' : 'area';
}

export function spotsOf(plan: Plan, parts: Part[]): Spot[] {
  const kind = kindNow(parts);
  return plan.courts.map(({ area, frame }) => ({ key: `area:${area}`, kind, value: area, ...middleOf(frame) }));
}

/** The option to take one of these squires, where there is one. */
export function optionOn(options: Option[], colour: string, area: string): Option | undefined {
  return options.find(
    ({ path }) => path.length === 2 && same(path[0], { kind: 'side', value: colour }) && same(path[1], { kind: 'area', value: area }),
  );
}

const squireKey = (colour: string, area: string): string => `squires:${colour}:${area}`;

/** The squires that may be taken, where they stand. */
export function squireSpots(plan: Plan, position: Position, options: Option[]): Spot[] {
  return plan.courts.flatMap((court) => {
    const area = areaAt(position, court.area);
    const troops = troopsIn(position, area);
    const { chips } = standIn(court, troops.length, area.baron !== null, plan.measures);
    return troops.flatMap(({ colour }, k): Spot[] =>
      optionOn(options, colour, court.area) ? [{ key: squireKey(colour, court.area), kind: 'area', value: court.area, ...chips[k]! }] : [],
    );
  });
}

export function squireTarget(chooser: Chooser, hand: Hand, troop: Troop, area: string, label: string): SquireTarget | null {
  if (!optionOn(chooser.options, troop.colour, area)) return null;
  const { picked } = chooser;
  const chosen = picked.some(({ value }) => value === troop.colour) && picked.some(({ value }) => value === area);
  const target = { key: squireKey(troop.colour, area), kind: 'area', value: area };
  const state = chosen ? 'chosen' : 'offered';
  const onclick = (): void => {
    if (!picked.some(({ value }) => value === troop.colour)) chooser.hold('side', troop.colour);
    chooser.pick('area', area);
  };
  const isMeant = picked.some(({ value }) => value === troop.colour);
  return { state, isMeant, attributes: { ...hand.hold(target, label), 'data-state': state, 'aria-pressed': chosen, onclick } };
}

/** The way squires would go: from an area, or from the Tower, to another. */
export function wayOf(plan: Plan, option: Option | null): { from: Point; to: Point } | null {
  if (!option) return null;
  const at = (kind: string): string | undefined => option.path.find((part) => part.kind === kind)?.value as string | undefined;
  const from = option.verb === 'tower' ? 'tow' : at('from_area');
  const to = at('area');
  if (!from || !to) return null;
  return { from: middleOf(plan.court(from).frame), to: middleOf(plan.court(to).frame) };
}
