/* The plan of the city in a frame of any size: the boxes of the board file, stretched to it and cut at the corners of the wall. */
import type { Area, Board, Box, District } from './position';

export type Point = { x: number; y: number };
export type Frame = { x: number; y: number; width: number; height: number };
export type Size = { width: number; height: number };

/** An area as it is drawn: its outline, and the frame its pieces stand in; `head` is what the name takes that stands in the area itself. */
export type Court = { area: string; district: string; big: boolean; frame: Frame; points: Point[]; head: number };
export type Block = { district: string; privilege: string | null; frame: Frame; points: Point[] };

/** What changes between a desk and a phone. */
export type Measures = {
  roomy: boolean;
  wall: number;
  chip: number;
  gap: number;
  crown: number;
  foot: number;
  letters: number;
  cut: number;
  /** the height of a roof over the areas of a district, of the street with the track, and of a lane; none where all is as on the board */
  rows: { roof: number; street: number; lane: number } | null;
};
const ROOMY: Measures = { roomy: true, wall: 34, chip: 27, gap: 8, crown: 11, foot: 26, letters: 17, cut: 42, rows: null };
const TIGHT: Measures = {
  roomy: false,
  wall: 17,
  chip: 19,
  gap: 3,
  crown: 7,
  foot: 18,
  letters: 13,
  cut: 22,
  rows: { roof: 20, street: 44, lane: 4 },
};
const LOW: Measures = {
  ...TIGHT,
  wall: 8,
  chip: 17,
  gap: 2,
  crown: 6,
  foot: 15,
  letters: 12,
  cut: 14,
  rows: { roof: 16, street: 0, lane: 2 },
};
const ROOM = 560; // pixels of width from which the city is drawn at its full size
const HEIGHT = 320; // pixels of height under which the track gives way to the areas

export class Plan {
  readonly measures: Measures;
  readonly courts: Court[];
  readonly blocks: Block[];
  /** where the prestige track lies, on the street between the upper and the lower districts */
  readonly street: Frame;
  readonly #from: Frame;
  readonly #to: Frame;
  /** heights of the board file with what they become in this frame, in between which all is stretched evenly */
  readonly #knots: [number, number][];

  constructor(
    readonly board: Board,
    readonly size: Size,
  ) {
    this.measures = size.width >= ROOM ? ROOMY : size.height >= HEIGHT ? TIGHT : LOW;
    const { wall } = this.measures;
    this.#from = around(board.districts);
    this.#to = { x: wall, y: wall, width: size.width - 2 * wall, height: size.height - 2 * wall };
    this.#knots = this.#heights();
    this.blocks = board.districts.map((district) => this.#block(district));
    this.courts = board.areas.map((area) => this.#court(area));
    const { y, h } = board.track;
    const { y: top, height } = this.#place({ x: 0, y, w: 0, h });
    this.street = { x: wall, y: top, width: size.width - 2 * wall, height };
  }

  court(area: string): Court {
    return this.courts.find((court) => court.area === area)!;
  }

  /** A box of the board file in this frame. */
  #place({ x, y, w, h }: Box): Frame {
    const across = this.#to.width / this.#from.width;
    const top = this.#down(y - h / 2);
    return { x: this.#to.x + (x - w / 2 - this.#from.x) * across, y: top, width: w * across, height: this.#down(y + h / 2) - top };
  }

  /** What becomes of the heights: all is stretched evenly or, in a small frame, the rows of areas get what roofs and lanes leave. */
  #heights(): [number, number][] {
    const { y, height } = this.#from;
    const ends: [number, number][] = [
      [y, this.#to.y],
      [y + height, this.#to.y + this.#to.height],
    ];
    const { rows: between } = this.measures;
    if (!between) return ends;
    const bands = this.#bands();
    const rows = bands.flatMap((band) => band.rows);
    const free = this.#to.height - between.street - bands.length * between.roof - rows.length * between.lane;
    let at = this.#to.y - between.street;
    const knots = bands.flatMap(({ top, rows: some }) => {
      at += between.street;
      const roof: [number, number] = [top, at];
      at += between.roof;
      return [
        roof,
        ...some.flatMap((row): [number, number][] => {
          const start = at;
          at += free / rows.length + between.lane;
          return [
            [row.y - row.h / 2, start],
            [row.y + row.h / 2, at - between.lane],
          ];
        }),
        [some.at(-1)!.y + some.at(-1)!.h / 2 + 1, at] as [number, number],
      ];
    });
    return [...knots, ends[1]!];
  }

  /** The districts above and below the street: where they begin, and their rows of areas. */
  #bands(): { top: number; rows: Area[] }[] {
    const tops = [...new Set(this.board.districts.map(({ y, h }) => y - h / 2))].sort((a, b) => a - b);
    return tops.map((top) => {
      const names = this.board.districts.filter(({ y, h }) => y - h / 2 === top).map(({ district }) => district);
      const areas = this.board.areas.filter(({ district }) => names.includes(district) && !this.#isAlone(district));
      const rows = areas.filter(({ y }, k) => areas.findIndex((other) => other.y === y) === k).sort((a, b) => a.y - b.y);
      return { top, rows };
    });
  }

  #down(y: number): number {
    const next = Math.max(
      1,
      this.#knots.findIndex(([height]) => height >= y - 0.01),
    );
    const [[low, top], [high, bottom]] = [this.#knots[next - 1]!, this.#knots[next]!];
    return top + ((y - low) / (high - low)) * (bottom - top);
  }

  #isAlone(district: string): boolean {
    return this.board.districts.find((each) => each.district === district)!.areas.length === 1;
  }

  #block(district: District): Block {
    const frame = this.#place(district);
    const { district: name, privilege, areas } = district;
    return { district: name, privilege, frame, points: this.#outline(frame, areas.length === 1, 0) };
  }

  #court({ area, district, big, ...box }: Area): Court {
    const frame = this.#place(box);
    const alone = this.#isAlone(district);
    return {
      area,
      district,
      big,
      frame,
      points: this.#outline(frame, alone, this.measures.roomy ? 1 : 0.4),
      head: alone ? this.measures.letters * 2.7 : 0,
    };
  }

  /** The corners of a frame; those towards a corner of the wall are cut, and all of a tower's. */
  #outline(frame: Frame, tower: boolean, unevenness: number): Point[] {
    const { cut } = this.measures;
    const { x, y, width, height } = frame;
    return [
      { x, y, right: 1, down: 1 },
      { x: x + width, y, right: -1, down: 1 },
      { x: x + width, y: y + height, right: -1, down: -1 },
      { x, y: y + height, right: 1, down: -1 },
    ].flatMap((corner, k) => {
      const cutting = tower ? cut * 0.62 : this.#cutting(corner);
      const point = uneven(corner, unevenness);
      if (cutting <= 2) return [point];
      const level = { x: point.x + corner.right * cutting, y: point.y };
      const upright = { x: point.x, y: point.y + corner.down * cutting };
      return k % 2 === 0 ? [upright, level] : [level, upright];
    });
  }

  /** How much of a corner the wall takes away: the walls meet slantwise, and a street is left inside. */
  #cutting({ x, y }: Point): number {
    const { x: left, y: top, width, height } = this.#to;
    const fromSide = Math.min(x - left, left + width - x);
    const fromEdge = Math.min(y - top, top + height - y);
    return this.measures.cut - fromSide - fromEdge;
  }

  /** The wall, corner by corner, and the turrets on it. */
  get wall(): Point[] {
    const { wall, cut } = this.measures;
    const { width, height } = this.size;
    const edge = wall * 0.42;
    const slant = cut + edge * 0.3;
    const [right, bottom] = [width - edge, height - edge];
    const bulge = edge * 0.35;
    return [
      { x: edge, y: edge + slant },
      { x: edge + slant, y: edge },
      { x: width * 0.32, y: edge - bulge },
      { x: width / 2, y: edge - bulge },
      { x: width * 0.68, y: edge - bulge },
      { x: right - slant, y: edge },
      { x: right, y: edge + slant },
      { x: right + bulge, y: height * 0.5 },
      { x: right, y: bottom - slant },
      { x: right - slant, y: bottom },
      { x: width * 0.66, y: bottom + bulge },
      { x: width * 0.34, y: bottom + bulge },
      { x: edge + slant, y: bottom },
      { x: edge, y: bottom - slant },
      { x: edge - bulge, y: height * 0.5 },
    ];
  }
}

/** The smallest frame around boxes. */
function around(boxes: Box[]): Frame {
  const left = Math.min(...boxes.map(({ x, w }) => x - w / 2));
  const right = Math.max(...boxes.map(({ x, w }) => x + w / 2));
  const top = Math.min(...boxes.map(({ y, h }) => y - h / 2));
  const bottom = Math.max(...boxes.map(({ y, h }) => y + h / 2));
  return { x: left, y: top, width: right - left, height: bottom - top };
}

/** Old houses are not quite square: a corner a little off its place, always by the same. */
function uneven({ x, y }: Point, by: number): Point {
  return { x: x + 2.4 * by * Math.sin(x * 0.7 + y), y: y + 2.4 * by * Math.cos(x + y * 0.6) };
}

export function middleOf({ x, y, width, height }: Frame): Point {
  return { x: x + width / 2, y: y + height / 2 };
}

export function outline(points: Point[]): string {
  return `M${points.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}Z`;
}

/** The outline, scaled about the middle of the frame: the contour lines of the hills outside. */
export function swollen(points: Point[], { width, height }: Size, by: number): string {
  return outline(points.map(({ x, y }) => ({ x: width / 2 + (x - width / 2) * by, y: height / 2 + (y - height / 2) * by })));
}

// --- pieces in a court ---

export type Stand = { chips: Point[]; baron: Point | null; size: number };

/** Where squires of so many colours stand in a court, and the Baron beside them; crowded ones are drawn smaller. */
export function standIn({ frame, head }: Court, colours: number, hasBaron: boolean, measures: Measures): Stand {
  const { chip, gap, crown, foot } = measures;
  const room = { width: frame.width - 6, height: frame.height - head - foot - 4 };
  for (let size = chip; ; size--) {
    const across = size + gap;
    const baron = hasBaron ? size + 4 : 0;
    const perRow = Math.max(1, Math.floor((room.width - baron + gap) / across));
    const rows = Math.max(1, Math.ceil(colours / perRow));
    if (rows * (size + crown) > room.height && size > 12) continue;
    const even = Math.ceil(colours / rows);
    const middle = { x: frame.x + frame.width / 2 - baron / 2, y: frame.y + head + 2 + room.height / 2 + crown / 2 };
    const chips = Array.from({ length: colours }, (_, k) => {
      const row = Math.floor(k / even);
      const inRow = Math.min(even, colours - row * even);
      return { x: middle.x + ((k % even) - (inRow - 1) / 2) * across, y: middle.y + (row - (rows - 1) / 2) * (size + crown) };
    });
    const edge = chips.length > 0 ? Math.max(...chips.map(({ x }) => x)) + size / 2 : middle.x;
    return { chips, baron: hasBaron ? { x: edge + baron / 2 + 2, y: middle.y } : null, size };
  }
}
