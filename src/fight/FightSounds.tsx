/** The GM's window is heard too, once its sound is on: what the players see, and nothing else. */
import { useEffect } from 'react';
import { screen, useScreen } from '../store/players/screen.ts';
import { useSoundSetting } from '../ui/sound/setting.ts';
import { useSounds } from '../ui/sound/useSounds.ts';

function Heard() {
  // The players' view is built only while somebody looks at it, or hears it.
  useEffect(() => screen.getState().watch(), []);
  useSounds(useScreen(({ view }) => view));
  return null;
}

/** Hears the fight while sound is on in this window. It draws nothing. */
export function FightSounds() {
  return useSoundSetting().on ? <Heard /> : null;
}
