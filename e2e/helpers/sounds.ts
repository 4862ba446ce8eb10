/**
 * Records the sounds of a window: each tone and burst that the page asks the browser for, told
 * apart by its first pitch.
 */
import type { Page } from '@playwright/test';

/**
 * Turns a window's sound on from the start, and records the sounds that it starts. For
 * `addInitScript`.
 */
export const listenToSounds = () => {
  if (location.origin === 'null') return;
  for (const window of ['gm', 'players'])
    localStorage.setItem(`affray-sound-${window}`, JSON.stringify({ on: true, volume: 0.5 }));
  const started: string[] = [];
  Object.assign(globalThis, { started });
  const pitches = new WeakMap<AudioParam, number>();
  const set = AudioParam.prototype.setValueAtTime;
  AudioParam.prototype.setValueAtTime = function (value, time) {
    if (!pitches.has(this)) pitches.set(this, value);
    return set.call(this, value, time);
  };
  const tone = OscillatorNode.prototype.start;
  OscillatorNode.prototype.start = function (when) {
    started.push(`tone of ${pitches.get(this.frequency)}`);
    return tone.call(this, when);
  };
  const burst = AudioBufferSourceNode.prototype.start;
  AudioBufferSourceNode.prototype.start = function (when) {
    started.push('burst');
    return burst.call(this, when);
  };
};

/** The sounds so far. Empty in a window that has not loaded yet. */
export const startedSounds = (page: Page): Promise<string[]> =>
  page.evaluate(() => (globalThis as unknown as { started?: string[] }).started ?? []);
