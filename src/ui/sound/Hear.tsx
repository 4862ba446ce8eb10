/** Plays the sounds of the shown view. This part is fetched once sound is on in a window. */
import type { PublicView } from '../../engine/public/publicView.ts';
import { useSounds } from './useSounds.ts';

/** Plays sounds for the changes of the view. The component draws nothing. */
export function Hear({ view }: { view: PublicView | undefined }) {
  useSounds(view);
  return null;
}
