/** Lets a window be heard: each change of the players' view, as the window is set. */
import { useEffect, useRef } from 'react';
import type { PublicView } from '../../engine/public/publicView.ts';
import { heardBetween, type Sound } from './heard.ts';
import { useSoundSetting } from './setting.ts';
import type { Synth } from './synth.ts';

let synth: Promise<Synth | undefined> | undefined;

/** The synth of this window, fetched the first time. Undefined where the browser makes no sound. */
function theSynth(): Promise<Synth | undefined> {
  synth ??= import('./synth.ts').then(
    ({ makeSynth }) => makeSynth(),
    () => undefined,
  );
  return synth.catch(() => undefined);
}

/** Plays one sound at once, to try it. */
export function tryOut(sound: Sound, volume: number): void {
  void theSynth().then((there) => there?.play(sound, volume));
}

/** Seconds between sounds that come together, so that each is heard. */
const APART = 0.28;
/** The last seconds of a countdown, each of which ticks. */
const LAST = 3;

/** Plays what is to be heard of a view while this window's sound is on. */
export function useSounds(view: PublicView | undefined): void {
  const { on, volume } = useSoundSetting();
  const before = useRef<PublicView>(undefined);
  useEffect(() => {
    const heard = view && on ? heardBetween(before.current, view) : [];
    before.current = view;
    if (heard.length === 0) return;
    void theSynth().then((there) => {
      heard.forEach((sound, n) => {
        there?.play(sound, volume, n * APART);
      });
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
