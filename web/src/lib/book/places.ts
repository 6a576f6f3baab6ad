/* Where the places of a picture lie on its stage, and where a number beside one of them hides the least. */
import type { Box } from './crop';

export type Spot = { x: number; y: number };

const TOKEN = 20; // from the middle of a small place to its edge
const AROUND = [225, 315, 135, 45, 195, 345, 165, 15, 255, 285, 105, 75]; // degrees, the upper left first
const GRID = [0.12, 0.26, 0.5, 0.74, 0.88];
const LARGE = 72;

/** The stage in its own measures, whatever its scale on the screen. */
export class Places {
  readonly #frame: DOMRect;
  readonly #by: number;
  readonly #busy: Box[];

  constructor(private readonly stage: HTMLElement) {
    this.#frame = stage.getBoundingClientRect();
    this.#by = stage.offsetWidth / this.#frame.width;
    this.#busy = [...stage.querySelectorAll('text, .token, .piece, .emperor, .squires, .baron, .army, .arrow')].map((one) =>
      this.#box(one),
    );
  }

  /** The box of a place, as the boards name it: `land 3`. */
  box(place: string): Box | undefined {
    const found = this.#find(place);
    return found ? this.#box(found) : undefined;
  }

  /** Where its number, of this half a size, stands: beside a small place, inside a large one; over nothing that can be read or counted. */
  numberAt(place: string, half: number): Spot | undefined {
    const element = this.#find(place);
    if (!element) return undefined;
    const box = this.#box(element);
    const large = Math.min(box.width, box.height) > LARGE;
    const spots = large ? inside(box).filter((spot) => this.#covers(element, spot)) : around(box, TOKEN + 0.6 * half);
    const hidden = (spot: Spot): number => this.#hidden(spot, half);
    return spots.reduce<Spot | undefined>((best, spot) => (best && hidden(best) <= hidden(spot) ? best : spot), undefined);
  }

  #find(place: string): Element | null {
    return this.stage.querySelector(`[data-target="${CSS.escape(place)}"]`);
  }

  #box(element: Element): Box {
    const { x, y, width, height } = element.getBoundingClientRect();
    const by = this.#by;
    return { x: (x - this.#frame.x) * by, y: (y - this.#frame.y) * by, width: width * by, height: height * by };
  }

  /** How much a number here would hide. */
  #hidden({ x, y }: Spot, half: number): number {
    return this.#busy.reduce((sum, box) => {
      const across = Math.min(x + half, box.x + box.width) - Math.max(x - half, box.x);
      const down = Math.min(y + half, box.y + box.height) - Math.max(y - half, box.y);
      return across > 0 && down > 0 ? sum + across * down : sum;
    }, 0);
  }

  /** Whether a spot lies on a thing that is drawn, also where it is bent. */
  #covers(element: Element, { x, y }: Spot): boolean {
    const shapes = [...element.querySelectorAll<SVGGeometryElement>('path, rect, circle')];
    const at = new DOMPoint(x / this.#by + this.#frame.x, y / this.#by + this.#frame.y);
    return shapes.length === 0 || shapes.some((shape) => shape.isPointInFill(at.matrixTransform(shape.getScreenCTM()!.inverse())));
  }
}

function around({ x, y, width, height }: Box, off: number): Spot[] {
  return AROUND.map((degrees) => {
    const turn = (degrees * Math.PI) / 180;
    return { x: x + width / 2 + off * Math.cos(turn), y: y + height / 2 + off * Math.sin(turn) };
  });
}

/** From the middle outwards. */
function inside({ x, y, width, height }: Box): Spot[] {
  const spots = GRID.flatMap((right) => GRID.map((down) => ({ right, down })));
  const far = ({ right, down }: { right: number; down: number }): number => Math.hypot(right - 0.5, down - 0.5);
  return spots.sort((a, b) => far(a) - far(b)).map(({ right, down }) => ({ x: x + right * width, y: y + down * height }));
}
