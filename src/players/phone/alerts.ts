/** Calls the player: the phone shakes and sounds where its owner has switched that on. */
import { useEffect } from 'react';
import type { SeatView } from '../../engine/seat/seatView.ts';
import { useSoundSetting } from '../../ui/sound/setting.ts';
import { makeSynth, type Synth } from '../../ui/sound/synth.ts';

let synth: Synth | undefined;

/** Shakes and sounds once, as far as the browser can. */
function call(volume: number): void {
  navigator.vibrate?.([120, 60, 120]);
  try {
    synth ??= makeSynth();
    synth.play('turn', volume);
  } catch {
    // This browser has no sound. The question is on the screen all the same.
  }
}

/** For what a player is called: the open question, or the beginning of the own turn. */
export function callCause({ asked, order, round }: Pick<SeatView, 'asked' | 'order' | 'round'>): string | undefined {
  if (asked) return asked.id;
  return order.some(({ own, state }) => own && state === 'acting') ? `turn in ${round}` : undefined;
}

/** A hook that calls the player once for each cause. */
export function useAlerts(cause: string | undefined): void {
  const { on, volume } = useSoundSetting();
  useEffect(() => {
    if (on && cause !== undefined) call(volume);
  }, [on, volume, cause]);
}
