/**
 * A figure on the map: a group of named drawings. All figures that look alike share their drawings.
 */
import { memo, useCallback, useEffect } from 'react';
import type { Spot } from '../layout/spot.ts';
import { tokenNumber } from '../layout/tokenKey.ts';
import { auraKey, auraOf } from '../paint/tokens/drawAura.ts';
import { drawBitmap } from '../paint/tokens/drawToken.ts';
import type { GroupNode } from '../tree/konva.ts';
import { Group } from '../tree/konva.ts';
import { Painting } from '../tree/Painting.tsx';
import type { BoardToken } from '../types.ts';
import type { Drawn } from './bitmaps.ts';
import { type Cast, opacityOf } from './cast.ts';

interface FigureProps {
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

/**
 * All spots are worked out anew when one figure moves. So spots are compared by their values, not
 * as objects.
 */
const drawnAlike = (a: FigureProps, b: FigureProps): boolean =>
  a.token === b.token &&
  a.cast === b.cast &&
  a.carried === b.carried &&
  a.onGone === b.onGone &&
  a.spot.x === b.spot.x &&
  a.spot.y === b.spot.y &&
  a.spot.radius === b.spot.radius &&
  a.spot.count === b.spot.count;

/**
 * React draws a figure again only when the figure's own props change. Gliding, swinging and
 * carrying move the figure's node outside React.
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
  /**
   * Asks for the drawing at the moment it is painted: it depends on the view, which React does not
   * follow.
   */
  const show = (name: keyof Drawn) => (pen: CanvasRenderingContext2D) => {
    const bitmap = cast.drawn(token, spot)?.[name];
    if (bitmap) drawBitmap(pen, bitmap, spot.radius);
  };
  const aura = auraOf(token);
  return (
    <Group ref={enter} name="figure" id={id} opacity={opacityOf(token)} listening={false}>
      {auraKey(aura, 'under') ? <Painting name="aura" paint={show('aura')} /> : null}
      <Painting name="picture" paint={show('picture')} />
      {token.badges.length > 0 || token.hidden || tokenNumber(token, spot.count) !== undefined ? (
        <Painting name="badges" paint={show('badges')} />
      ) : null}
      {auraKey(aura, 'over') ? <Painting name="shade" paint={show('shade')} /> : null}
      {carried ? <Painting name="name" paint={(pen) => cast.writeName(pen, token, spot)} /> : null}
    </Group>
  );
}, drawnAlike);
