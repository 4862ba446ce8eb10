/**
 * Puts things down with the pointer. The thing is shown at the pointer as it will stand. Put this
 * layer inside a Board that is `pointing` 'stroke'.
 */
import { useMemo, useState } from 'react';
import type { Point } from '../../space/scene.ts';
import type { SceneryItem } from '../../space/scenery/scenery.ts';
import { type BoardStroke, type StrokeEvents, useStrokes, useStrokesFrom } from '../strokeEvents.ts';
import type { Paint } from '../tree/look.ts';
import { Painting } from '../tree/Painting.tsx';
import type { ThingPainter } from './UnpaintedLayer.tsx';

export function StampLayer({
  square,
  keys,
  paintThing,
  stampAt,
  onStamp,
  onPress,
}: {
  square: number;
  keys: StrokeEvents;
  paintThing: ThingPainter | undefined;
  /**
   * The thing as it would stand with the pointer at this point. With `free` it does not snap to the
   * grid.
   */
  stampAt(point: Point, free: boolean): SceneryItem | undefined;
  onStamp?(item: SceneryItem): void;
  /** Called with each press, whether or not a thing can stand there. */
  onPress?(point: Point): void;
}) {
  const [at, setAt] = useState<{ point: Point; free: boolean }>();
  const hear = ({ phase, point, keys: held }: BoardStroke) => {
    const free = held?.free ?? false;
    if (phase === 'cancel') setAt(undefined);
    else setAt({ point, free });
    const item = phase === 'end' ? stampAt(point, free) : undefined;
    if (item) onStamp?.(item);
    if (phase === 'end') onPress?.(point);
  };
  useStrokes(hear);
  useStrokesFrom(keys, hear);
  const item = at && stampAt(at.point, at.free);
  const paint = useMemo(
    (): Paint => (pen) => {
      if (!item || !paintThing) return;
      pen.globalAlpha = 0.8;
      paintThing(pen, item, square);
      pen.globalAlpha = 1;
    },
    [item, paintThing, square],
  );
  return <Painting name="thing in hand" paint={paint} />;
}
