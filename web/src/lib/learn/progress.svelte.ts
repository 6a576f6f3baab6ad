/* How far somebody has come in the guided games. It is kept with the person, on every device. */
import { kept } from '../settings/choices';

/** The step one stands at, counted from nought, and the day the lesson was finished first. */
export type Place = { step: number; done: string | null };

const NAME = 'learn';
const BEGINNING: Place = { step: 0, done: null };

function isPlace(value: unknown): value is Place {
  const { step, done } = (value ?? {}) as Partial<Place>;
  return Number.isInteger(step) && step! >= 0 && (done === null || typeof done === 'string');
}

/** What is kept may come from anywhere. */
function read(kept: unknown): Record<string, Place> {
  return Object.fromEntries(Object.entries(kept ?? {}).flatMap(([game, place]) => (isPlace(place) ? [[game, place]] : [])));
}

class Progress {
  readonly #places: Record<string, Place> = $derived(read(kept.get(NAME)));

  of(game: string): Place {
    return this.#places[game] ?? BEGINNING;
  }

  /** Whether any lesson was begun. */
  get begun(): boolean {
    return Object.values(this.#places).some(({ step, done }) => step > 0 || done !== null);
  }

  stand(game: string, step: number): void {
    this.#keep(game, { ...this.of(game), step });
  }

  /** The lesson is over; whoever takes it again begins at the beginning. */
  finish(game: string, day = new Date()): void {
    this.#keep(game, { step: 0, done: this.of(game).done ?? day.toISOString() });
  }

  #keep(game: string, place: Place): void {
    void kept.set({ [NAME]: { ...this.#places, [game]: place } });
  }
}

export const progress = new Progress();

/** The game at the end takes as long as so many steps. */
const LAST = 5;

/** About how many minutes of so many are left before a step. */
export function minutesLeft(minutes: number, steps: number, step: number): number {
  return Math.round((minutes * (steps - 1 - step + LAST)) / (steps - 1 + LAST));
}
