/**
 * The zone tools on the board. They draw outlines, cuts and corners while the user makes them. Put
 * this layer inside a Board that is `pointing` 'stroke'.
 */
import { useMemo, useRef, useState } from 'react';
import type { Place, Point, ZoneScene } from '../../space/scene.ts';
import { middleOf, sidesOfPolygon } from '../../space/shapes/polygon.ts';
import { useScope } from '../../ui/keyScopes.ts';
import { Handle } from '../grips.tsx';
import { placeOutline } from '../layout/placeAt.ts';
import { inColours, type PaintContext } from '../paint/paintContext.ts';
import { type BoardStroke, useHold, useStrokes } from '../strokeEvents.ts';
import type { ShapeNode } from '../tree/konva.ts';
import { Painting } from '../tree/Painting.tsx';
import {
  closesOutline,
  draftRectangle,
  EMPTY_DRAFT,
  takeKey,
  takeStroke,
  type ZoneDraft,
  type ZoneDraftStep,
  type ZoneEdit,
  type ZoneTool,
} from './zoneDraft.ts';

export interface ZoneEditProps {
  scene: ZoneScene;
  tool: ZoneTool;
  /** The zone or border that is selected: its corners can be moved. */
  selected?: Place | undefined;
  theme: 'dark' | 'light';
  /** The edit that the GM asked for; give it to applyZoneEdit. */
  onIntent(intent: { type: 'edit'; edit: ZoneEdit }): void;
}

export function ZoneEditLayer({ scene, tool, selected, theme, onIntent }: ZoneEditProps) {
  const [draft, setDraft] = useState<ZoneDraft>(EMPTY_DRAFT);
  const current = useRef(draft);
  const shape = useRef<ShapeNode>(null);
  const scaleOf = () => shape.current?.getStage()?.scaleX() ?? 1;
  const zone = selected?.kind === 'zone' ? selected.zone : undefined;

  const take = (step: ZoneDraftStep) => {
    current.current = step.draft;
    setDraft(step.draft);
    if (step.edit) onIntent({ type: 'edit', edit: step.edit });
  };
  useStrokes((stroke: BoardStroke) => {
    const step = takeStroke(scene, tool, current.current, stroke, zone);
    if (step.draft !== current.current || step.edit) take(step);
  });

  // Another tool cannot use what one tool has half drawn, so the layer is keyed by its tool. Escape
  // first takes back a step of the drawing, even while an input has the focus.
  useScope('tool', ({ key }, focus) => {
    const deletes = key === 'Delete' || key === 'Backspace';
    if (key !== 'Escape' && focus !== 'elsewhere' && !(deletes && focus === 'button')) return undefined;
    const step = takeKey(tool, current.current, key, selected);
    if (!step) return undefined;
    take(step);
    return 'used';
  });

  /**
   * Dragging a corner is a stroke that begins on the corner. The draft snaps the corner and says
   * where it comes to lie.
   */
  const drag = (phase: BoardStroke['phase'], at: Point): Point => {
    take(takeStroke(scene, tool, current.current, { phase, point: at, unit: 1 / scaleOf() }, zone));
    return current.current.held?.to ?? at;
  };
  const outline = selected && placeOutline(scene, selected);
  const corners = tool === 'select' && zone !== undefined && outline ? outline : none;
  useHold(corners.length > 0);

  const paint = useMemo(
    () =>
      inColours(theme, (paintContext) => {
        if (selected) paintSelected(paintContext, scene, selected, draft);
        if (tool !== 'select') paintDraft(paintContext, tool, draft);
      }),
    [scene, selected, tool, draft, theme],
  );
  return (
    <>
      <Painting ref={shape} name="zones in hand" paint={paint} />
      {corners.map((corner, at) => (
        <Handle
          // biome-ignore lint/suspicious/noArrayIndexKey: a corner is told by its number
          key={at}
          name="corner"
          at={corner}
          theme={theme}
          draw={at === draft.picked?.at || at === draft.held?.corner.at ? drawTaken : drawHandle}
          held={draft.held?.corner.at === at}
          onGrab={() => void drag('start', corner)}
          onMove={(to) => drag('move', to)}
          onDrop={(to) => {
            if (current.current.held) drag('end', to);
          }}
          onPress={() => {
            drag('start', corner);
            drag('end', corner);
          }}
        />
      ))}
    </>
  );
}

const none: never[] = [];

/**
 * Paints the selected place: a bold outline, and on a zone small circles where a corner can be
 * added. The corners themselves are nodes, so that they can be dragged.
 */
function paintSelected(paintContext: PaintContext, scene: ZoneScene, selected: Place, { held }: ZoneDraft): void {
  const outline = placeOutline(scene, selected);
  if (!outline) return;
  const shown = held?.moved ? outline.map((point, at) => (at === held.corner.at ? held.to : point)) : outline;
  trace(paintContext, shown, 'closed');
  if (selected.kind !== 'zone') return;
  for (const side of sidesOfPolygon(shown)) dot(paintContext, middleOf(...side), 4, 'hollow');
}

function paintDraft(paintContext: PaintContext, tool: ZoneTool, draft: ZoneDraft): void {
  const { points, next, pressed } = draft;
  if (pressed?.dragged && next) {
    trace(paintContext, draftRectangle(pressed.from, next), 'closed');
    return;
  }
  const closing = tool === 'draw' && closesOutline(draft, 1);
  if (points.length) trace(paintContext, closing || !next ? points : [...points, next], closing ? 'closed' : 'open');
  for (const point of points) dot(paintContext, point, 5, 'full');
  const first = points[0];
  if (first && closing) dot(paintContext, first, 10, 'hollow');
  else if (next) dot(paintContext, next, 5, 'hollow');
}

function trace({ context, colours, unit }: PaintContext, points: readonly Point[], end: 'open' | 'closed'): void {
  const path = new Path2D();
  points.forEach(({ x, y }, index) => {
    if (index === 0) path.moveTo(x, y);
    else path.lineTo(x, y);
  });
  if (end === 'closed') path.closePath();
  context.lineJoin = 'round';
  context.lineCap = 'round';
  context.lineWidth = 6 * unit;
  context.strokeStyle = 'rgba(0,0,0,0.6)';
  context.stroke(path);
  context.lineWidth = 2.5 * unit;
  context.strokeStyle = colours.now;
  context.setLineDash(end === 'open' ? [8 * unit, 6 * unit] : []);
  context.stroke(path);
  context.setLineDash([]);
  if (end === 'open') return;
  context.fillStyle = colours.marks.pick.fill;
  context.fill(path);
}

function dot({ context, colours, unit }: PaintContext, at: Point, size: number, how: 'full' | 'hollow'): void {
  context.beginPath();
  context.arc(at.x, at.y, size * unit, 0, Math.PI * 2);
  context.fillStyle = how === 'full' ? colours.now : 'rgba(12,14,18,0.75)';
  context.fill();
  context.lineWidth = 1.8 * unit;
  context.strokeStyle = how === 'full' ? '#1c1400' : colours.now;
  context.stroke();
}

/** A corner that can be moved. A corner that is picked for Delete is filled. */
const cornerIn =
  (fill: (paintContext: PaintContext) => string) =>
  (paintContext: PaintContext): void => {
    const { context, unit } = paintContext;
    const half = 5.5 * unit;
    context.fillStyle = fill(paintContext);
    context.fillRect(-half, -half, 2 * half, 2 * half);
    context.lineWidth = 2 * unit;
    context.strokeStyle = '#1c1400';
    context.strokeRect(-half, -half, 2 * half, 2 * half);
  };
const drawHandle = cornerIn(() => '#ffffff');
const drawTaken = cornerIn(({ colours }) => colours.danger);
