/* The stage: plays scenes one after the other, with the pieces that fly in them, and can be told to stop at any moment. */
import { sounds } from './sound';
import { MOVE, type Flight, type Scene } from './telling';

/** A flight with a name of its own, and how long it takes. */
export type Flying = Flight & { key: number; ms: number };

export class Stage {
  playing = $state(false);
  flights: Flying[] = $state.raw([]);
  #flown = 0;
  #stop: (() => void) | null = null;

  /** Plays to the end, or until somebody skips; then it gives false. `show` is called with each position as it is to be seen. */
  async play(scenes: Scene[], tempo: number, show: (scene: Scene, position: unknown) => void): Promise<boolean> {
    this.skip();
    let stopped = false;
    const stop = new Promise<void>((resolve) => {
      this.#stop = () => {
        stopped = true;
        resolve();
      };
    });
    this.playing = true;
    for (const scene of scenes) {
      let left = scene.ms * tempo;
      sounds.play(scene.sound);
      if (scene.flights.length > 0) {
        const ms = Math.min(MOVE * tempo, left);
        left -= ms;
        show(scene, scene.before);
        this.flights = scene.flights.map((flight) => ({ ...flight, key: this.#flown++, ms }));
        await after(ms, stop);
        if (stopped) return false;
        this.flights = [];
      }
      show(scene, scene.position);
      await after(left, stop);
      if (stopped) return false;
    }
    this.skip();
    return true;
  }

  /** Ends what plays, wherever it is; what comes next is for whoever let it play. */
  skip(): void {
    this.#stop?.();
    [this.#stop, this.playing, this.flights] = [null, false, []];
  }
}

async function after(ms: number, stop: Promise<void>): Promise<void> {
  if (ms <= 0) return;
  let timer: ReturnType<typeof setTimeout> | undefined;
  await Promise.race([stop, new Promise<void>((resolve) => (timer = setTimeout(resolve, ms)))]);
  clearTimeout(timer);
}
