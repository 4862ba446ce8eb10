/**
 * The canvas of the figures: the words of the scene, the lines of blows, the figures from back to
 * front, and their names.
 */
import { memo, type RefObject, useMemo, useState } from 'react';
import { depthOf } from '../layout/depth.ts';
import type { Laid } from '../layout/layout.ts';
import { Group, type GroupNode } from '../tree/konva.ts';
import { Painting, Part } from '../tree/Painting.tsx';
import { type Cast, FEW } from './cast.ts';
import { Figure } from './Figure.tsx';
import { lostSince, type Standing, standingOf } from './standing.ts';

interface FiguresProps {
  laid: Laid;
  cast: Cast;
  /** The id of the figure in the hand, which lies on another canvas. */
  carried: string | undefined;
  streaks: RefObject<GroupNode | null>;
}

/** Figures that have left the map and still have to be shown leaving. */
function useLeaving(laid: Laid): [readonly Standing[], (id: string) => void] {
  const [seen, setSeen] = useState<{ laid: Laid; leaving: readonly Standing[] }>({ laid, leaving: [] });
  const [onGone] = useState(
    () => (id: string) => setSeen((old) => ({ ...old, leaving: old.leaving.filter(({ token }) => token.id !== id) })),
  );
  if (seen.laid !== laid) {
    const present = new Set(laid.tokens.map(({ id }) => id));
    const lost = lostSince(seen.laid, laid, FEW);
    const before = seen.laid.scene === laid.scene ? seen.leaving : [];
    setSeen({ laid, leaving: [...before.filter(({ token }) => !present.has(token.id)), ...lost] });
  }
  return [seen.leaving, onGone];
}

export const Figures = memo(function Figures({ laid, cast, carried, streaks }: FiguresProps) {
  const [leaving, onGone] = useLeaving(laid);
  const standing = useMemo(
    () => standingOf(laid.tokens, laid.spots).sort((a, b) => depthOf(a.token, a.spot) - depthOf(b.token, b.spot)),
    [laid],
  );
  return (
    <>
      <Painting name="words" paint={cast.writeWords} />
      <Group ref={streaks} name="streaks" listening={false} />
      <Part name="figures">
        {leaving.map(({ token, spot }) => (
          <Figure key={`gone ${token.id}`} token={token} spot={spot} cast={cast} onGone={onGone} />
        ))}
        {standing.map(({ token, spot }) =>
          token.id === carried ? null : <Figure key={token.id} token={token} spot={spot} cast={cast} />,
        )}
      </Part>
      <Painting name="names" paint={cast.writeNames} />
    </>
  );
});
