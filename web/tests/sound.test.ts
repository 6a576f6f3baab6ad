import { beforeEach, expect, test, vi } from 'vitest';

vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined });
vi.stubGlobal('document', { documentElement: { dataset: {} } });
const { sounds } = await import('../src/lib/motion/sound');
const { settings } = await import('../src/lib/settings.svelte');

const made: string[] = [];
const param = () => ({ value: 0, setValueAtTime: () => undefined, exponentialRampToValueAtTime: () => undefined });

/** What of the browser's audio the page uses; it notes what is made. */
class FakeAudio {
  state = 'running';
  currentTime = made.length;
  sampleRate = 100;
  destination = {};
  #node(name: string) {
    made.push(name);
    const node = {
      gain: param(),
      frequency: param(),
      Q: param(),
      connect: (next: unknown) => next,
      start: () => undefined,
      stop: () => undefined,
    };
    return node;
  }
  createGain = () => this.#node('gain');
  createOscillator = () => this.#node('tone');
  createBufferSource = () => this.#node('hiss');
  createBiquadFilter = () => this.#node('filter');
  createBuffer = (_: number, length: number) => ({ getChannelData: () => new Float32Array(length) });
}

beforeEach(() => {
  vi.stubGlobal('AudioContext', FakeAudio);
  made.length = 0;
});

test('nothing sounds until it is asked for', () => {
  sounds.play('bell');
  sounds.play(undefined);
  expect(made).toEqual([]);
});

test('every sound is made by the page, and two of a kind at once are one', () => {
  settings.choose({ sound: 'soft' });
  for (const sound of ['wood', 'stone', 'dice', 'coin', 'card', 'gavel', 'horn', 'bell'] as const) {
    made.length = 0;
    sounds.play(sound);
    expect(made.some((node) => node === 'tone' || node === 'hiss')).toBe(true);
    made.length = 0;
    sounds.play(sound);
    expect(made).toEqual([]);
  }
});
