/* What moves: Charlemagne along the ring, knights into their lands, and the sea closing between lands that merge. */
import { cubicInOut } from 'svelte/easing';
import { prefersReducedMotion, Tween } from 'svelte/motion';
import type { Openness } from './coast';
import { landWith, placedSince, type Placed, type Position } from './position';

export type Flight = Placed & { key: number };
export type Spot = { place: number; out: number; along: number };

const STEP = 260; // the first step; further ones are quicker, so that a long walk does not keep the table waiting
const FURTHER = 110;
const SLIDE = 400;

/** How open the sea is after each province when nothing moves. */
export function openness(position: Position, provinces: number): number[] {
  const open = Array.from({ length: provinces }, () => 1);
  for (const land of position.lands) for (const province of land.provinces.slice(0, -1)) open[province] = 0;
  return open;
}

/** How far to go from one place to another: clockwise where he walks, the short way where only his land has grown. */
export function wayTo(from: number, to: number, provinces: number, walks: boolean): number {
  const ahead = (((to - from) % provinces) + provinces) % provinces;
  return !walks && ahead > provinces / 2 ? ahead - provinces : ahead;
}

export class Motion {
  #sea: Tween<number[]> | null = $state.raw(null);
  #emperor: Tween<Spot> | null = $state.raw(null);
  #stands = -1; // a province of the land where he stood last
  /** how long he walks before what he finds is settled, in milliseconds */
  walk = $state(0);
  /** knights under way to their land */
  flights: Flight[] = $state.raw([]);
  #flown = 0;

  readonly open: Openness = (province) => this.#sea?.current[province] ?? 1;

  get emperor(): Spot | null {
    return this.#emperor?.current ?? null;
  }

  /** Takes a new position; `at` is where Charlemagne belongs in it. Without one `before` it all is in place at once. */
  follow(position: Position, provinces: number, at: Spot, before: Position | null): void {
    const sea = openness(position, provinces);
    if (!this.#sea || !this.#emperor) {
      this.#sea = new Tween(sea);
      this.#emperor = new Tween(at);
    }
    const still = !before || prefersReducedMotion.current;
    if (before && !still) this.#fly(placedSince(before, position));
    const walks = !landWith(position, position.emperor)!.provinces.includes(this.#stands);
    const from = this.#emperor.target.place;
    const way = wayTo(from, at.place, provinces, walks);
    const duration = still || way === 0 ? 0 : STEP + FURTHER * Math.max(0, Math.abs(way) - 1);
    this.#stands = position.emperor;
    this.walk = walks ? duration : 0;
    void this.#emperor.set({ ...at, place: from + way }, { duration, easing: cubicInOut });
    void this.#sea.set(sea, still ? { duration: 0 } : { delay: this.walk, duration: SLIDE, easing: cubicInOut });
  }

  landed(flight: Flight): void {
    this.flights = this.flights.filter((one) => one !== flight);
  }

  #fly(placed: Placed[]): void {
    this.flights = [...this.flights, ...placed.map((one) => ({ ...one, key: this.#flown++ }))];
  }

  /** Shows the end of every movement at once. */
  skip(): void {
    this.flights = [];
    if (this.#sea) void this.#sea.set(this.#sea.target, { duration: 0 });
    if (this.#emperor) void this.#emperor.set(this.#emperor.target, { duration: 0 });
  }
}
