/** Plays sounds in a window for each change of the players' view, as the window's setting says. */
import { useEffect, useRef } from 'react';
import type { PublicView } from '../../engine/public/publicView.ts';
import { useSoundSetting } from './setting.ts';
import { type Sound, soundEventsBetween } from './soundEvents.ts';
import { makeSynth, type Synth } from './synth.ts';

let synth: Synth | 'none' | undefined;

/** The synth of this window, made the first time. Undefined where the browser makes no sound. */
function theSynth(): Synth | undefined {
  try {
    synth ??= makeSynth();
  } catch {
    synth = 'none';
  }
  return synth === 'none' ? undefined : synth;
}

/** Plays one sound at once, to try it. */
export function tryOut(sound: Sound, volume: number): void {
  theSynth()?.play(sound, volume);
}

/** Seconds between sounds that come together, so that each is heard. */
const APART = 0.28;
/** The seconds at the end of a countdown, each of which ticks. */
const LAST = 3;

/** Plays the sounds of a view while this window's sound is on. */
export function useSounds(view: PublicView | undefined): void {
  const { on, volume } = useSoundSetting();
  const before = useRef<PublicView>(undefined);
  useEffect(() => {
    const heard = view && on ? soundEventsBetween(before.current, view) : [];
    before.current = view;
    if (heard.length === 0) return;
    heard.forEach((sound, n) => {
      theSynth()?.play(sound, volume, n * APART);
    });
  }, [view, on, volume]);
  const asked = view?.asked?.countdown === undefined ? undefined : view.asked;
  const [id, seconds] = [asked?.id, asked?.countdown ?? 0];
  useEffect(() => {
    if (!on || id === undefined) return;
    const timers = Array.from({ length: LAST }, (_, n) =>
      setTimeout(() => tryOut('tick', volume), Math.max(0, seconds - LAST + n) * 1000),
    );
    return () => {
      for (const timer of timers) clearTimeout(timer);
    };
  }, [id, seconds, on, volume]);
}
