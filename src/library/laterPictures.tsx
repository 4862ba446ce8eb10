/**
 * The small pictures of maps in the library. They are loaded once the page is quiet; until then the
 * words of a card or row suffice.
 */
import { type ComponentProps, type ComponentType, useEffect, useState } from 'react';
import { DecorationBoundary, lazyPart } from '../ui/parts/parts.tsx';
import { whenQuiet } from '../ui/whenQuiet.ts';
import type * as pictures from './pictures.tsx';

/** A component that is drawn once the page is quiet. */
function onceQuiet<Props extends object>(Picture: ComponentType<Props>): ComponentType<Props> {
  return (props) => {
    const [quiet, setQuiet] = useState(false);
    useEffect(() => whenQuiet(() => setQuiet(true)), []);
    return quiet ? (
      <DecorationBoundary>
        <Picture {...props} />
      </DecorationBoundary>
    ) : null;
  };
}

/** The picture on the card of a ready fight. */
export const CardPicture = onceQuiet(
  lazyPart<ComponentProps<typeof pictures.CardPicture>>(async () => (await import('./pictures.tsx')).CardPicture),
);
/** The picture beside an encounter. */
export const MapPicture = onceQuiet(
  lazyPart<ComponentProps<typeof pictures.MapPicture>>(async () => (await import('./pictures.tsx')).MapPicture),
);
