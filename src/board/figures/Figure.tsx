/**
 * A figure on the map: a node whose drawings the cast knows. All figures that look alike share
 * their drawings.
 */
import { memo, useCallback, useEffect } from 'react';
import type { Spot } from '../layout/spot.ts';
import type { GroupNode } from '../tree/konva.ts';
import { Group } from '../tree/konva.ts';
import { Painting } from '../tree/Painting.tsx';
import type { BoardToken } from '../types.ts';
import type { Cast } from './cast.ts';
import { opacityOf } from './drawings.ts';

interface FigureProps {
  /** The figure as it comes. What it looks like later, and where it stands, the cast knows. */
  token: BoardToken;
  spot: Spot;
  cast: Cast;
  /**
   * True while the figure is in the hand: then its name moves with it. All other names lie above
   * all figures, so that no neighbour's rim covers them.
   */
  carried?: boolean;
  /** Given for a figure that is leaving the map. Called when the figure is out of sight. */
  onGone?: (id: string) => void;
}

const isSameFigure = (a: FigureProps, b: FigureProps): boolean =>
  a.token.id === b.token.id && a.cast === b.cast && a.carried === b.carried && a.onGone === b.onGone;

/**
 * React draws a figure only when it comes to the map. A step changes the marks of a hundred
 * figures: the cast paints them anew without React. Gliding, swinging and carrying move the node
 * past React, too.
 */
export const Figure = memo(function Figure({ token, spot, cast, carried = false, onGone }: FigureProps) {
  const { id } = token;
  const { x, y } = spot;
  const enter = useCallback(
    (node: GroupNode | null) => (node ? cast.enter(id, node, { x, y }) : undefined),
    [cast, id, x, y],
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: seen off once, from where it stood
  useEffect(() => {
    if (onGone) cast.leave(id, spot, () => onGone(id));
  }, [cast, id, onGone]);
  const leaving = onGone ? { token, spot } : undefined;
  return (
    <Group ref={enter} name="figure" id={id} opacity={opacityOf(token)} listening={false}>
      <Painting name="figure" paint={(pen) => cast.paint(pen, id, leaving)} />
      {carried ? <Painting name="name" paint={(pen) => cast.writeName(pen, id)} /> : null}
    </Group>
  );
}, isSameFigure);
