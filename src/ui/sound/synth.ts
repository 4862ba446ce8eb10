/**
 * Makes the sounds in the browser: a few oscillators and a little noise, each shorter than a
 * second.
 */
import type { Sound } from './soundEvents.ts';

/** A maker of sounds: one for each window, started by a press (browsers allow none before). */
export interface Synth {
  /** Plays a sound. `volume` is 0 to 1; `after` is in seconds from now. */
  play(sound: Sound, volume: number, after?: number): void;
}

interface Tone {
  kind: OscillatorType;
  from: number;
  to: number;
  /** When the tone starts, in seconds. */
  at: number;
  long: number;
  loud: number;
}

const TONES: Readonly<Record<Sound, readonly Tone[]>> = {
  turn: [
    { kind: 'sine', from: 659, to: 659, at: 0, long: 0.22, loud: 0.35 },
    { kind: 'sine', from: 988, to: 988, at: 0.11, long: 0.4, loud: 0.3 },
  ],
  dice: [],
  hit: [{ kind: 'sine', from: 170, to: 48, at: 0, long: 0.24, loud: 0.9 }],
  fall: [
    { kind: 'triangle', from: 240, to: 62, at: 0, long: 0.7, loud: 0.55 },
    { kind: 'sine', from: 120, to: 36, at: 0.42, long: 0.35, loud: 0.8 },
  ],
  tick: [{ kind: 'square', from: 1250, to: 1250, at: 0, long: 0.045, loud: 0.12 }],
};

/**
 * The bursts of noise in each sound, which make its rattle or thud. Each has a start and a length
 * in seconds, the pitch in hertz around which a filter lets the noise through, and a volume.
 */
const BURSTS: Readonly<Record<Sound, readonly (readonly [at: number, long: number, pitch: number, loud: number])[]>> = {
  turn: [],
  dice: [
    [0, 0.035, 2600, 0.5],
    [0.07, 0.03, 3100, 0.42],
    [0.12, 0.03, 2300, 0.36],
    [0.19, 0.025, 2800, 0.26],
    [0.24, 0.02, 2500, 0.18],
  ],
  hit: [[0, 0.09, 900, 0.5]],
  fall: [[0.44, 0.14, 500, 0.4]],
  tick: [],
};

/** Makes a synth. Throws where the browser has no sound at all. */
export function makeSynth(): Synth {
  const context = new AudioContext();
  const noise = context.createBuffer(1, context.sampleRate / 2, context.sampleRate);
  const samples = noise.getChannelData(0);
  for (let at = 0; at < samples.length; at += 1) samples[at] = Math.random() * 2 - 1;

  /** A volume that starts full and dies away. */
  const fading = (start: number, long: number, loud: number): GainNode => {
    const gain = context.createGain();
    gain.gain.setValueAtTime(0.0001, start);
    gain.gain.exponentialRampToValueAtTime(Math.max(0.0002, loud), start + 0.006);
    gain.gain.exponentialRampToValueAtTime(0.0001, start + long);
    gain.connect(context.destination);
    return gain;
  };
  return {
    play(sound, volume, after = 0) {
      // The browser may have put the sound of an idle window to sleep.
      void context.resume();
      const now = context.currentTime + 0.01 + after;
      for (const { kind, from, to, at, long, loud } of TONES[sound]) {
        const tone = context.createOscillator();
        tone.type = kind;
        tone.frequency.setValueAtTime(from, now + at);
        tone.frequency.exponentialRampToValueAtTime(to, now + at + long);
        tone.connect(fading(now + at, long, loud * volume));
        tone.start(now + at);
        tone.stop(now + at + long);
      }
      for (const [at, long, pitch, loud] of BURSTS[sound]) {
        const burst = context.createBufferSource();
        burst.buffer = noise;
        const band = context.createBiquadFilter();
        band.type = 'bandpass';
        band.frequency.value = pitch;
        burst.connect(band).connect(fading(now + at, long, loud * volume));
        burst.start(now + at);
        burst.stop(now + at + long);
      }
    },
  };
}
