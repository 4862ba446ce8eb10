/** The zone tools on the board: draws outlines, cuts and corners as they are made. Put it inside a Board that is `pointing` 'stroke'. */
import { useCallback, useRef, useState } from 'react';
import type { Place, Point, ZoneScene } from '../../space/scene.ts';
import { middle, sides } from '../../space/shapes/polygon.ts';
import { useScope } from '../../ui/keyScopes.ts';
import { Shape } from '../canvas.tsx';
import { placeOutline } from '../layout/placeAt.ts';
import { palette } from '../paint/palette.ts';
import { type Pen, penOf } from '../paint/pen.ts';
import type { Look } from '../stage.ts';
import { type BoardStroke, useStrokes } from '../surface.ts';
import {
  closes,
  EMPTY_DRAFT,
  rectangle,
  type Step,
  takeKey,
  takeStroke,
  type ZoneDraft,
  type ZoneEdit,
  type ZoneTool,
} from './zoneDraft.ts';

export interface ZoneEditProps {
  scene: ZoneScene;
  tool: ZoneTool;
  /** The zone or border that is selected: its corners can be moved. */
  selected?: Place | undefined;
  theme: 'dark' | 'light';
  /** What the GM asked for; give it to applyZoneEdit. */
  onIntent(intent: { type: 'edit'; edit: ZoneEdit }): void;
}

export function ZoneEditLayer({ scene, tool, selected, theme, onIntent }: ZoneEditProps) {
  const [draft, setDraft] = useState<ZoneDraft>(EMPTY_DRAFT);
  const current = useRef(draft);
  const zone = selected?.kind === 'zone' ? selected.zone : undefined;

  const take = (step: Step) => {
    current.current = step.draft;
    setDraft(step.draft);
    if (step.edit) onIntent({ type: 'edit', edit: step.edit });
  };
  useStrokes((stroke: BoardStroke) => {
    const step = takeStroke(scene, tool, current.current, stroke, zone);
    if (step.draft !== current.current || step.edit) take(step);
  });

  // What is half drawn with one tool means nothing to another: the layer is keyed by its tool.
  // Escape steps back in the drawing first, also out of an input.
  useScope('tool', ({ key }, focus) => {
    const deletes = key === 'Delete' || key === 'Backspace';
    if (key !== 'Escape' && focus !== 'elsewhere' && !(deletes && focus === 'button')) return undefined;
    const step = takeKey(tool, current.current, key, selected);
    if (!step) return undefined;
    take(step);
    return 'used';
  });

  const paint = useCallback(
    (canvas: CanvasRenderingContext2D, look: Look) => {
      const pen = penOf(canvas, look, palette(theme));
      if (selected) paintSelected(pen, scene, selected, draft);
      if (tool !== 'select') paintDraft(pen, tool, draft);
    },
    [scene, selected, tool, draft, theme],
  );
  return <Shape paint={paint} />;
}

/** The selected place: a bold outline; a zone's corners as squares, and small rounds where a corner can be added. */
function paintSelected(pen: Pen, scene: ZoneScene, selected: Place, { held, picked }: ZoneDraft): void {
  const outline = placeOutline(scene, selected);
  if (!outline) return;
  const shown = held?.moved ? outline.map((point, at) => (at === held.corner.at ? held.to : point)) : outline;
  trace(pen, shown, 'closed');
  if (selected.kind !== 'zone') return;
  for (const side of sides(shown)) dot(pen, middle(...side), 4, 'hollow');
  shown.forEach((point, at) => {
    handle(pen, point, at === picked?.at || at === held?.corner.at);
  });
}

function paintDraft(pen: Pen, tool: ZoneTool, draft: ZoneDraft): void {
  const { points, next, pressed } = draft;
  if (pressed?.dragged && next) {
    trace(pen, rectangle(pressed.from, next), 'closed');
    return;
  }
  const closing = tool === 'draw' && closes(draft, 1);
  if (points.length) trace(pen, closing || !next ? points : [...points, next], closing ? 'closed' : 'open');
  for (const point of points) dot(pen, point, 5, 'full');
  const first = points[0];
  if (first && closing) dot(pen, first, 10, 'hollow');
  else if (next) dot(pen, next, 5, 'hollow');
}

function trace({ context, colours, unit }: Pen, points: readonly Point[], end: 'open' | 'closed'): void {
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

function dot({ context, colours, unit }: Pen, at: Point, size: number, how: 'full' | 'hollow'): void {
  context.beginPath();
  context.arc(at.x, at.y, size * unit, 0, Math.PI * 2);
  context.fillStyle = how === 'full' ? colours.now : 'rgba(12,14,18,0.75)';
  context.fill();
  context.lineWidth = 1.8 * unit;
  context.strokeStyle = how === 'full' ? '#1c1400' : colours.now;
  context.stroke();
}

/** A corner that can be moved; a picked one is filled, for Delete. */
function handle({ context, colours, unit }: Pen, { x, y }: Point, picked: boolean): void {
  const half = 5.5 * unit;
  context.fillStyle = picked ? colours.danger : '#ffffff';
  context.fillRect(x - half, y - half, 2 * half, 2 * half);
  context.lineWidth = 2 * unit;
  context.strokeStyle = '#1c1400';
  context.strokeRect(x - half, y - half, 2 * half, 2 * half);
}
