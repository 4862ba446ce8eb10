/**
 * Plays the sounds of what the players see, and of nothing else. The window fetches this file once
 * its sound is on.
 */
import { useEffect } from 'react';
import { screenStore, useScreen } from '../store/players/screen.ts';
import { useSounds } from '../ui/sound/useSounds.ts';

/** Subscribes to the players' view and plays its sounds. The component draws nothing. */
export function FightSounds() {
  // The store builds the players' view only while somebody watches or hears that view.
  useEffect(() => screenStore.getState().watch(), []);
  useSounds(useScreen(({ view }) => view));
  return null;
}
