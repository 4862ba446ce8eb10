/** Hears the fight: what the players see, and nothing else. Fetched once sound is on in this window. */
import { useEffect } from 'react';
import { screen, useScreen } from '../store/players/screen.ts';
import { useSounds } from '../ui/sound/useSounds.ts';

/** It draws nothing. */
export function FightSounds() {
  // The players' view is built only while somebody looks at it, or hears it.
  useEffect(() => screen.getState().watch(), []);
  useSounds(useScreen(({ view }) => view));
  return null;
}
