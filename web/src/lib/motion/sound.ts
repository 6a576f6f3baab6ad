/* The sounds of the table, made by the page itself: noise and plain waves with a quick end, as wood, stone, dice and metal have them. */
import { settings, type Choices } from '../settings.svelte';

/** wood: a piece is set down; stone: something is built; dice; coin; card; gavel: something is sold; horn: a fight; bell: your turn. */
export type Sound = 'wood' | 'stone' | 'dice' | 'coin' | 'card' | 'gavel' | 'horn' | 'bell';

const VOLUME: Record<Choices['sound'], number> = { off: 0, soft: 0.25, normal: 0.55, loud: 1 };
/** two of a kind nearer than this, in seconds, are one */
const APART = 0.06;

class Sounds {
  #context: AudioContext | null = null;
  #noise: AudioBuffer | null = null;
  #last = new Map<Sound, number>();

  /** Plays it where sound was asked for; a browser that has not been touched yet stays silent. */
  play(sound: Sound | undefined): void {
    const volume = VOLUME[settings.of('sound')];
    if (!sound || volume === 0 || typeof AudioContext === 'undefined') return;
    const context = (this.#context ??= new AudioContext());
    if (context.state === 'suspended') void context.resume();
    const at = context.currentTime;
    if (at - (this.#last.get(sound) ?? -1) < APART) return;
    this.#last.set(sound, at);
    const out = context.createGain();
    out.gain.value = volume;
    out.connect(context.destination);
    this.#make(context, out)[sound](at + 0.005);
  }

  #make(context: AudioContext, out: AudioNode): Record<Sound, (at: number) => void> {
    /** a stroke that dies away */
    const fading = (at: number, loud: number, seconds: number): GainNode => {
      const gain = context.createGain();
      gain.gain.setValueAtTime(0.0001, at);
      gain.gain.exponentialRampToValueAtTime(loud, at + 0.004);
      gain.gain.exponentialRampToValueAtTime(0.0001, at + seconds);
      gain.connect(out);
      return gain;
    };
    const tone = (at: number, pitch: number, loud: number, seconds: number, wave: OscillatorType = 'sine', glide = pitch): void => {
      const voice = context.createOscillator();
      voice.type = wave;
      voice.frequency.setValueAtTime(pitch, at);
      voice.frequency.exponentialRampToValueAtTime(glide, at + seconds);
      voice.connect(fading(at, loud, seconds));
      voice.start(at);
      voice.stop(at + seconds);
    };
    const hiss = (at: number, pitch: number, loud: number, seconds: number, width = 2): void => {
      const voice = context.createBufferSource();
      const filter = context.createBiquadFilter();
      voice.buffer = this.#noise ??= noiseOf(context);
      [filter.type, filter.frequency.value, filter.Q.value] = ['bandpass', pitch, width];
      voice.connect(filter).connect(fading(at, loud, seconds));
      voice.start(at, Math.random() * 0.5, seconds);
    };
    const knock = (at: number, pitch: number, loud: number): void => {
      tone(at, pitch * 1.3, loud * 0.7, 0.09, 'sine', pitch);
      hiss(at, pitch * 5, loud * 0.6, 0.035);
    };
    return {
      wood: (at) => knock(at, 240 + 30 * Math.random(), 0.6),
      stone: (at) => [0, 0.09].forEach((later) => knock(at + later, 120, 0.9)),
      dice: (at) => [0, 0.07, 0.16, 0.27, 0.36].forEach((later, k) => knock(at + later, 420 + 60 * Math.random(), 0.55 - 0.08 * k)),
      coin: (at) => [2450, 3670, 5230].forEach((pitch, k) => tone(at + 0.012 * k, pitch, 0.16, 0.22 - 0.04 * k, 'triangle')),
      card: (at) => hiss(at, 3200, 0.35, 0.09, 0.8),
      gavel: (at) => [0, 0.16].forEach((later) => knock(at + later, 170, 0.9)),
      horn: (at) =>
        [146.8, 220].forEach((pitch, k) => {
          tone(at + 0.16 * k, pitch, 0.22, 0.55, 'sawtooth', pitch * 1.01);
          tone(at + 0.16 * k, pitch / 2, 0.2, 0.55, 'triangle');
        }),
      bell: (at) => [660, 990, 1485].forEach((pitch, k) => tone(at + 0.02 * k, pitch, 0.3 / (k + 1), 1.1 - 0.25 * k)),
    };
  }
}

function noiseOf(context: AudioContext): AudioBuffer {
  const buffer = context.createBuffer(1, context.sampleRate, context.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let k = 0; k < samples.length; k++) samples[k] = 2 * Math.random() - 1;
  return buffer;
}

export const sounds = new Sounds();
