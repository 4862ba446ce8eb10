/** Hears what is shown. Fetched once sound is on in a window. */
import type { PublicView } from '../../engine/public/publicView.ts';
import { useSounds } from './useSounds.ts';

/** Sounds for what has changed in the view. It draws nothing. */
export function Hear({ view }: { view: PublicView | undefined }) {
  useSounds(view);
  return null;
}
