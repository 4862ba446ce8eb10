/**
 * The tools for maps of hexes. They show what is being painted, and give the hexes or sides when
 * the stroke ends. Put this layer inside a Board that is `pointing` 'stroke'.
 */
import { useMemo, useRef, useState } from 'react';
import { hexesOnLine, hexId, hexOfId, hexOutline } from '../../space/hexes/hexGrid.ts';
import { type HexSide, lineOfSide, sideNear } from '../../space/hexes/hexPaint.ts';
import type { HexScene, Place, Point } from '../../space/scene.ts';
import { hexRoom } from '../../space/zones/hexWays.ts';
import { hexPlaceAt, placeAt } from '../layout/placeAt.ts';
import { strokeOutline } from '../layout/squareOutline.ts';
import { inColours, type PaintContext } from '../paint/paintContext.ts';
import { hexesPath } from '../paint/places/drawHexes.ts';
import { type BoardStroke, useStrokes } from '../strokeEvents.ts';
import { Painting } from '../tree/Painting.tsx';

export type HexTool = 'select' | 'brush' | 'fill' | 'sides';

/** What a stroke asked for: a chosen hex or door, painted hexes by their ids, painted sides. */
export type HexIntent =
  | { type: 'choose'; place: Place | undefined }
  | { type: 'paint'; hexes: readonly string[] }
  | { type: 'sides'; sides: readonly HexSide[] };

export interface HexPaintProps {
  scene: HexScene;
  tool: HexTool;
  selected?: Place | undefined;
  theme: 'dark' | 'light';
  onIntent(intent: HexIntent): void;
}

/**
 * The stroke so far, or what a press here would take: hexes by their ids, sides by both of theirs.
 */
type Taken = ReadonlyMap<string, string | HexSide>;
const nothing: Taken = new Map();

export function HexPaintLayer({ scene, tool, selected, theme, onIntent }: HexPaintProps) {
  const [shown, setShown] = useState<{ taken: Taken; down: boolean }>({ taken: nothing, down: false });
  const stroke = useRef<{ last: Point; taken: Map<string, string | HexSide> }>(undefined);

  useStrokes(({ phase, point }: BoardStroke) => {
    if (phase === 'cancel') {
      stroke.current = undefined;
      setShown({ taken: nothing, down: false });
      return;
    }
    if (phase === 'hover') {
      setShown({ taken: tool === 'select' ? nothing : takenBy(scene, tool, point, point), down: false });
      return;
    }
    if (phase === 'start') stroke.current = { last: point, taken: new Map() };
    const now = stroke.current;
    if (!now) return;
    if (tool === 'fill') now.taken.clear();
    for (const [key, one] of takenBy(scene, tool, now.last, point)) now.taken.set(key, one);
    now.last = point;
    if (phase !== 'end') {
      setShown({ taken: tool === 'select' ? nothing : new Map(now.taken), down: true });
      return;
    }
    stroke.current = undefined;
    setShown({ taken: nothing, down: false });
    const all = [...now.taken.values()];
    if (tool === 'select') onIntent({ type: 'choose', place: placeAt(scene, point) });
    else if (tool === 'sides')
      onIntent({ type: 'sides', sides: all.flatMap((one) => (typeof one === 'string' ? [] : [one])) });
    else onIntent({ type: 'paint', hexes: all.flatMap((one) => (typeof one === 'string' ? one : [])) });
  });

  const paint = useMemo(
    () =>
      inColours(theme, (paintContext) => {
        paintTaken(paintContext, scene, shown);
        const place = tool === 'select' ? selected : undefined;
        const line = place?.kind === 'border' ? scene.borders[place.border]?.line : undefined;
        const hex = place?.kind === 'zone' ? scene.zones[place.zone] : undefined;
        const path = hex ? hexesPath([hex]) : line && linesPath([line]);
        if (path)
          strokeOutline(paintContext.context, path, { width: 4 * paintContext.unit, colour: paintContext.colours.now });
      }),
    [scene, tool, shown, selected, theme],
  );
  return <Painting name="painted" paint={paint} />;
}

/** What a step of a stroke takes. The brush also takes hexes that are not on the map. */
function takenBy(scene: HexScene, tool: HexTool, last: Point, point: Point): Taken {
  if (tool === 'sides') {
    const side = sideNear(scene, point);
    return side ? new Map([[side.join(' '), side]]) : nothing;
  }
  const here = tool === 'fill' ? hexPlaceAt(scene, point)?.zone : undefined;
  const ids =
    tool === 'fill'
      ? here === undefined
        ? []
        : hexRoom(scene, here)
      : hexesOnLine(scene.hexes, last, point).map(hexId);
  return new Map(ids.map((id) => [id, id]));
}

function linesPath(lines: readonly (readonly [Point, Point])[]): Path2D {
  const path = new Path2D();
  for (const [from, to] of lines) {
    path.moveTo(from.x, from.y);
    path.lineTo(to.x, to.y);
  }
  return path;
}

function paintTaken(
  { context, colours, unit }: PaintContext,
  scene: HexScene,
  { taken, down }: { taken: Taken; down: boolean },
): void {
  const all = [...taken.values()];
  const lines = all.flatMap((one) => {
    const line = typeof one === 'string' ? undefined : lineOfSide(scene, one);
    return line ? [line] : [];
  });
  strokeOutline(context, linesPath(lines), { width: scene.hexes.across * 0.14, colour: colours.now });
  const hexes = hexesPath(
    all.flatMap((one) => {
      const hex = typeof one === 'string' ? hexOfId(one) : undefined;
      return hex ? [{ polygon: hexOutline(scene.hexes, hex) }] : [];
    }),
  );
  if (down) {
    context.fillStyle = colours.marks.pick.fill;
    context.fill(hexes);
  }
  strokeOutline(context, hexes, { width: 2 * unit, colour: colours.now });
}
