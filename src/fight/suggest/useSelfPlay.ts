/** Lets sides play themselves for as long as the fight screen is shown. Any key stops them. */
import { useEffect } from 'react';
import { shownFightNow, tableOfWindow, useShownFight } from '../../store/store.ts';
import { useDialogOpen } from '../../ui/dialogsOpen.ts';
import { useScope } from '../../ui/keyScopes.ts';
import { playOnce, stopSelfPlay, useSuggestUi } from './suggest.ts';

/** How long people see what has happened before a side goes on, in milliseconds. */
const MOMENT = 900;

/** Plays the sides that play themselves, one decision after the other. */
export function useSelfPlay(): void {
  const plays = useSuggestUi((ui) => ui.plays);
  const isOn = Object.keys(plays).length > 0;
  const covered = useDialogOpen();
  const encounter = useShownFight(({ open }) => (isOn ? open.encounter : undefined));
  const runs = useShownFight(({ fight, looking }) => fight.stage === 'running' && !looking);
  useScope(isOn && !covered ? 'grab' : 'off', () => {
    stopSelfPlay();
    return 'used';
  });
  useEffect(() => {
    if (!isOn || covered || !runs) return;
    let isGone = false;
    const isStill = () =>
      !isGone &&
      useSuggestUi.getState().plays === plays &&
      tableOfWindow.store.getState().open?.encounter === encounter;
    const moment = new Promise((done) => setTimeout(done, MOMENT));
    if (shownFightNow().open.encounter === encounter) void playOnce(isStill, moment);
    return () => {
      isGone = true;
    };
  }, [isOn, covered, runs, plays, encounter]);
}
