/* What goes on between two positions of the ring: Charlemagne walks along it, and the sea closes between lands that merge. */
import { cubicInOut } from 'svelte/easing';
import { Tween } from 'svelte/motion';
import { tempo } from '../../lib/motion/tempo';
import type { Openness } from './coast';
import { landWith, type Position } from './position';
import { openness, walkTime, wayTo } from './walk';

export type Spot = { place: number; out: number; along: number };

const SLIDE = 400;

export class Motion {
  #sea: Tween<number>[] = $state.raw([]);
  #emperor: Tween<Spot> | null = $state.raw(null);
  #stands = -1; // a province of the land where he stood last

  readonly open: Openness = (province) => this.#sea[province]?.current ?? 1;

  get emperor(): Spot | null {
    return this.#emperor?.current ?? null;
  }

  /** Takes a new position; `at` is where Charlemagne belongs in it. Without one `before` it all is in place at once. */
  follow(position: Position, provinces: number, at: Spot, before: Position | null): void {
    const sea = openness(position, provinces);
    if (!this.#emperor) [this.#sea, this.#emperor] = [sea.map((open) => new Tween(open)), new Tween(at)];
    const speed = before ? tempo() : 0;
    const walks = !landWith(position, position.emperor)!.provinces.includes(this.#stands);
    const from = this.#emperor.target.place;
    const way = wayTo(from, at.place, provinces, walks);
    this.#stands = position.emperor;
    void this.#emperor.set({ ...at, place: from + way }, { duration: speed * walkTime(Math.abs(way)), easing: cubicInOut });
    sea.forEach((open, province) => {
      const shore = this.#sea[province]!;
      if (shore.target !== open) void shore.set(open, { duration: speed * SLIDE, easing: cubicInOut });
    });
  }

  /** Shows the end of every movement at once. */
  skip(): void {
    for (const shore of this.#sea) void shore.set(shore.target, { duration: 0 });
    if (this.#emperor) void this.#emperor.set(this.#emperor.target, { duration: 0 });
  }
}
