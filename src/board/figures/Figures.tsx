/**
 * The canvas of the figures: the words of the scene, the lines of blows, the figures and their
 * names.
 */
import { memo, type RefObject, useState } from 'react';
import type { Laid } from '../layout/layout.ts';
import { Group, type GroupNode } from '../tree/konva.ts';
import { Painting, Part } from '../tree/Painting.tsx';
import type { Cast } from './cast.ts';
import { Figure } from './Figure.tsx';
import { FEW, lostSince, type Standing, standingOf } from './standing.ts';

/** The figures that are drawn. The object stays the same while the same figures are on the map. */
export interface OnMap {
  standing: readonly Standing[];
  /** Figures that have left the map and still have to be shown leaving. */
  leaving: readonly Standing[];
  /** Tells that a leaving figure is out of sight. */
  onGone(id: string): void;
}

const none: readonly Standing[] = [];

const idsOf = (standing: readonly Standing[]): string => standing.map(({ token }) => token.id).join(' ');

/** The figures of a layout. */
export function useOnMap(laid: Laid): OnMap {
  const [seen, setSeen] = useState<{ laid: Laid; onMap: OnMap }>(() => ({
    laid,
    onMap: {
      standing: standingOf(laid.tokens, laid.spots),
      leaving: none,
      onGone: (id) =>
        setSeen(({ laid, onMap }) => ({
          laid,
          onMap: { ...onMap, leaving: onMap.leaving.filter(({ token }) => token.id !== id) },
        })),
    },
  }));
  if (seen.laid === laid) return seen.onMap;
  const present = new Set(laid.tokens.map(({ id }) => id));
  const lost = lostSince(seen.laid, laid, FEW);
  const before = seen.laid.scene === laid.scene ? seen.onMap.leaving : none;
  const leaving = [...before.filter(({ token }) => !present.has(token.id)), ...lost];
  const standing = standingOf(laid.tokens, laid.spots);
  const isSame = idsOf(standing) === idsOf(seen.onMap.standing) && idsOf(leaving) === idsOf(seen.onMap.leaving);
  const onMap = isSame ? seen.onMap : { ...seen.onMap, standing, leaving };
  setSeen({ laid, onMap });
  return onMap;
}

interface FiguresProps {
  onMap: OnMap;
  cast: Cast;
  /** The id of the figure in the hand, which lies on another canvas. */
  carried: string | undefined;
  streaks: RefObject<GroupNode | null>;
}

/** Draws the figures. The cast puts them from back to front. */
export const Figures = memo(function Figures({ onMap, cast, carried, streaks }: FiguresProps) {
  const { standing, leaving, onGone } = onMap;
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
