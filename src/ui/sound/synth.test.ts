/**
 * Tests what the synth asks the browser to play for each sound. Vitest has no sound, so a stand-in
 * for the browser's audio counts the calls.
 */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Sound } from './soundEvents.ts';
import { makeSynth, type Synth } from './synth.ts';

/** A source that was started: its first pitch, its start, and how loud its volume becomes. */
interface Made {
  kind: 'tone' | 'burst';
  pitch: number;
  from: number;
  to: number;
  loudest: number;
}
const made: Made[] = [];
const woken = { times: 0 };

/** An audio node, as far as the synth uses one. It knows the node that it is connected to. */
class FakeNode {
  next: FakeNode | undefined;
  loudest = 0;
  pitch = 0;
  from = 0;
  readonly frequency = {
    value: 0,
    setValueAtTime: (value: number) => this.put(value),
    exponentialRampToValueAtTime() {},
  };
  readonly gain = {
    setValueAtTime() {},
    exponentialRampToValueAtTime: (value: number) => {
      this.loudest = Math.max(this.loudest, value);
    },
  };
  buffer: unknown;
  type = '';
  readonly kind: Made['kind'];
  constructor(kind: Made['kind'] = 'tone') {
    this.kind = kind;
  }
  put(value: number) {
    this.pitch = value;
  }
  connect(next: FakeNode) {
    this.next = next;
    return next;
  }
  start(at: number) {
    this.from = at;
  }
  stop(at: number) {
    // A burst goes through a filter, and the filter has its pitch. Bursts and tones both end in a
    // volume.
    const filter = this.kind === 'burst' ? this.next : undefined;
    const volume = filter ? filter.next : this.next;
    const pitch = filter ? filter.frequency.value : this.pitch;
    made.push({ kind: this.kind, pitch, from: this.from, to: at, loudest: volume?.loudest ?? 0 });
  }
}
class FakeContext {
  readonly currentTime = 5;
  readonly sampleRate = 8;
  readonly destination = new FakeNode();
  createBuffer = () => ({ getChannelData: () => new Float32Array(4) });
  createGain = () => new FakeNode();
  createOscillator = () => new FakeNode('tone');
  createBufferSource = () => new FakeNode('burst');
  createBiquadFilter = () => new FakeNode();
  resume() {
    woken.times += 1;
    return Promise.resolve();
  }
}

let synth: Synth;
beforeEach(() => {
  vi.stubGlobal('AudioContext', FakeContext);
  made.length = 0;
  woken.times = 0;
  synth = makeSynth();
});
afterEach(() => vi.unstubAllGlobals());

describe('a sound', () => {
  it.each<[Sound, { tones: number; bursts: number; first: number }]>([
    ['turn', { tones: 2, bursts: 0, first: 659 }],
    ['dice', { tones: 0, bursts: 5, first: 2600 }],
    ['hit', { tones: 1, bursts: 1, first: 170 }],
    ['fall', { tones: 2, bursts: 1, first: 240 }],
    ['tick', { tones: 1, bursts: 0, first: 1250 }],
  ])(
    '%s is made of its own tones and bursts, is to be heard, and shorter than a second',
    (sound, { tones, bursts, first }) => {
      synth.play(sound, 0.5);
      expect(made.filter(({ kind }) => kind === 'tone')).toHaveLength(tones);
      expect(made.filter(({ kind }) => kind === 'burst')).toHaveLength(bursts);
      expect(made[0]?.pitch).toBe(first);
      for (const { from, to, loudest } of made) {
        expect(from).toBeGreaterThanOrEqual(5);
        expect(to).toBeLessThan(6);
        expect(loudest).toBeGreaterThan(0.02);
      }
      // The synth wakes the sound of an idle window.
      expect(woken.times).toBe(1);
    },
  );
  it('is as loud as the user has set it, and several sounds follow each other', () => {
    synth.play('hit', 0.5);
    synth.play('hit', 0.25, 0.28);
    const [loud, , soft] = made;
    expect((loud?.loudest ?? 0) / (soft?.loudest ?? 1)).toBeCloseTo(2);
    expect((soft?.from ?? 0) - (loud?.from ?? 0)).toBeCloseTo(0.28);
  });
});
