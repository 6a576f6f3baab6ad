/* What one sees of the map: all of it with its panels, or in a narrow frame the part that the question is about, moved by fingers,
   wheel and keys. */
import type { Frame, Point, Size } from '../../lib/places';
import { apart, EDGE, lookAt, overview, TWICE, under, viewBox, whole, zoomBy, zoomTo, type Camera } from './camera';
import { Gesture } from './gesture';

const WHEEL = 1.15;

export class Sight {
  readonly #cities: () => Point[];
  readonly #size: () => Size;
  readonly #narrow: () => boolean;
  readonly #gesture = new Gesture();
  #camera: Camera | null = $state.raw(null);
  /** the camera as the question set it */
  #aimed: Camera | null = $state.raw(null);

  constructor(cities: () => Point[], size: () => Size, narrow: () => boolean) {
    this.#cities = cities;
    this.#size = size;
    this.#narrow = narrow;
  }

  readonly #least: Camera = $derived.by(() => overview(this.#cities(), this.#size()));
  readonly #now: Camera = $derived.by(() => (this.#narrow() ? (this.#camera ?? this.#least) : whole(this.#size())));
  readonly shown: Frame = $derived.by(() => viewBox(this.#now, this.#size()));
  readonly scale: number = $derived.by(() => this.#now.scale);
  /** where names may stand: in the picture that the question opened with, and anywhere once it is zoomed */
  readonly within: Frame = $derived.by(() => {
    if (!this.#narrow()) return this.shown;
    return this.#now.scale === this.#aimed?.scale ? viewBox(this.#aimed, this.#size()) : EDGE;
  });
  readonly isWhole: boolean = $derived.by(() => this.scale <= this.#least.scale * 1.01);

  /** Shows these points, and all cities where there is room. */
  aim(points: Point[]): void {
    this.#camera = this.#aimed = lookAt(points, this.#cities(), this.#size());
  }

  toggleWhole(): void {
    this.#camera = this.isWhole ? this.#aimed : this.#least;
  }

  zoom(factor: number): void {
    this.#camera = zoomBy(this.#now, factor, this.#size(), this.#least.scale);
  }

  down({ pointerId, clientX: x, clientY: y }: PointerEvent): void {
    this.#gesture.down(pointerId, { x, y });
  }

  up({ pointerId }: PointerEvent): void {
    this.#gesture.up(pointerId);
  }

  /** Whether the pointer has moved the picture. */
  move({ pointerId, clientX: x, clientY: y, buttons }: PointerEvent): boolean {
    if (!this.#narrow() || buttons === 0) return false;
    this.#camera = this.#gesture.move(pointerId, { x, y }, this.#now, this.#size(), this.#least.scale);
    return this.#gesture.moves;
  }

  wheel(event: WheelEvent): void {
    if (!this.#narrow()) return;
    event.preventDefault();
    this.#camera = zoomTo(this.#now, this.#at(event), event.deltaY < 0 ? WHEEL : 1 / WHEEL, this.#size(), this.#least.scale);
  }

  /** What a click in a narrow frame means: the place of these that a thumb meant, nothing where it moved the picture or brings it
   *  closer, and undefined where it is left to what lies under it. A second tap brings the picture closer, and so does one on
   *  places that lie too near to each other for a thumb. */
  click<Place extends Point>(event: MouseEvent, places: Place[]): Place | null | undefined {
    if (!this.#narrow() || event.detail === 0) return undefined; // keys click too
    if (this.#gesture.moves) return null;
    if ((event as PointerEvent).pointerType === 'mouse') return undefined;
    const at = this.#at(event);
    const [first, second] = under(at, places, this.scale);
    if (first && second) this.#camera = apart(this.#now, [first, second], this.#size());
    else if (event.detail > 1) this.#camera = zoomTo(this.#now, at, TWICE, this.#size(), this.#least.scale);
    else return first;
    return null;
  }

  /** A point of the window as a point of the map. */
  #at({ clientX, clientY, currentTarget }: MouseEvent): Point {
    const { left, top } = (currentTarget as Element).getBoundingClientRect();
    return { x: this.shown.x + (clientX - left) / this.scale, y: this.shown.y + (clientY - top) / this.scale };
  }
}
