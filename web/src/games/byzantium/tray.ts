/* What is asked and has no place of its own on the map: laid out as cells on empty ground, or beside the city it is about. */
import { lights } from '../../lib/chooser.svelte';
import type { Part } from '../../lib/protocol';
import { grown, overlap, placeBeside, type Frame } from '../../lib/places';
import type { CityMap } from './map';
import { playerAt, RANKS, SIDES, type Position } from './position';
import type { Spot } from './targets';

export type Cell = Spot & { frame: Frame; part: Part };
export type Tray = { frame: Frame; cells: Cell[]; card: boolean };

/** The empty quarter of Arabia. */
const GROUND: Frame = { x: 700, y: 490, width: 0, height: 0 };
const RING = 30; // what a city takes with its ring
const EDGE = 8;
const GAP = 9;
const CARD = { width: 33, height: 30, left: 20, top: 17, store: 52, enough: 40 };
const WORDS = 196; // the width of plain answers
const ON_CARD = new Set(['source', 'box']);
export const isOnCard = ({ kind }: Pick<Part, 'kind'>): boolean => ON_CARD.has(kind);
const NUMBERS = new Set(['cubes', 'bezants']);

/** The tray for the parts that no spot stands for; null where there are none, or where it would lie over `avoid`: the prompt offers them too. */
export function trayOf(map: CityMap, avoid: Frame[], position: Position, parts: Part[], spots: Spot[], shown: Frame): Tray | null {
  const rest = parts.filter((part) => !spots.some((spot) => lights(part, spot)));
  if (rest.length === 0) return null;
  const card = rest.some(isOnCard);
  const laid = card ? rest.map((part) => ({ part, frame: cardFrame(String(part.value)) })) : inRows(rest, WORDS);
  const frames = [...laid.map(({ frame }) => frame), ...(card ? CARD_PLACES.map(cardFrame) : [])];
  const height = Math.max(...frames.map((frame) => frame.y + frame.height)) + EDGE;
  const width = Math.max(...frames.map((frame) => frame.x + frame.width)) + EDGE;
  const about = cityAsked(position);
  const at = about && !card ? grown({ ...map.at(about), width: 0, height: 0 }, RING) : GROUND;
  const place = placeBeside(at, { width, height }, shown, avoid);
  if (avoid.some((other) => overlap(other, { ...place, width, height }) > 0)) return null;
  const cells = laid.map(({ part, frame }) => {
    const placed = { ...frame, x: frame.x + place.x, y: frame.y + place.y };
    const { kind, value } = part;
    return {
      key: `tray:${kind}:${value}`,
      kind,
      value,
      part,
      frame: placed,
      x: placed.x + frame.width / 2,
      y: placed.y + frame.height / 2,
    };
  });
  return { frame: { ...place, width, height }, cells, card };
}

/** The city the question is about: the one attacked, or where the army stands that marches. */
function cityAsked({ step, actor, attack, action, players }: Position): string | null {
  if (attack) return attack.city;
  const side = SIDES.find((each) => each === action?.side);
  if (step !== 'march' || !side) return null;
  return players.find(({ seat }) => seat === actor)!.armies[side].city;
}

type Laid = { part: Part; frame: Frame };

/** Every place of the card, whether or not it can be picked. */
export const CARD_PLACES = [...SIDES.flatMap((side) => RANKS.map((rank) => `${side}_${rank}`)), 'pool', 'losses'];

/** Where a source or a box lies, as on the army card: its row and rank, pool and losses beside them, then the end of it. */
export function cardFrame(value: string): Frame {
  const [side, rank] = value.split('_');
  const column = RANKS.findIndex((each) => each === rank);
  const row =
    value === 'losses'
      ? 1
      : Math.max(
          0,
          SIDES.findIndex((each) => each === side),
        );
  const left = EDGE + CARD.left;
  const top = EDGE + CARD.top;
  const stores = left + 4 * (CARD.width + GAP);
  if (value === 'enough') return { x: stores + CARD.store + GAP, y: top, width: CARD.enough, height: 2 * CARD.height + GAP };
  const x = column < 0 ? stores : left + column * (CARD.width + GAP);
  return { x, y: top + row * (CARD.height + GAP), width: column < 0 ? CARD.store : CARD.width, height: CARD.height };
}

/** Words in two columns, numbers in as many as four rows need. */
function inRows(parts: Part[], width: number): Laid[] {
  const numbers = parts.length > 0 && parts.every(({ kind }) => NUMBERS.has(kind));
  const columns = numbers ? Math.max(5, Math.ceil(parts.length / 4)) : Math.min(2, parts.length);
  const cell = { width: (width - (columns - 1) * GAP) / columns, height: numbers && parts.length > 10 ? 24 : 30 };
  return parts.map((part, k) => ({
    part,
    frame: {
      ...cell,
      x: EDGE + (k % columns) * (cell.width + GAP),
      y: EDGE + Math.floor(k / columns) * (cell.height + GAP),
    },
  }));
}

/** How many cubes lie where a source or a box of the card stands for, or a rank of the army that loses. */
export function cubesAt(position: Position, { kind, value }: Pick<Part, 'kind' | 'value'>): number | null {
  const player = playerAt(position, position.losing?.seat ?? position.upkeep?.seat ?? position.actor);
  if (value === 'pool' || value === 'losses') return player[value];
  const losing = position.losing?.side ?? position.upkeep?.side;
  const [side, rank] = kind === 'rank' ? [losing, value] : String(value).split('_');
  const army = SIDES.find((each) => each === side);
  const box = RANKS.find((each) => each === rank);
  return army && box ? player.armies[army][box] : null;
}
