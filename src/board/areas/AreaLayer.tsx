/**
 * The tool for areas on the board: a stroke lays one, a click chooses one, and the chosen one has
 * handles. Put this layer inside a Board that is `pointing` 'stroke'.
 */
import { useRef, useState } from 'react';
import type { AreaKind, AreaShape } from '../../space/areas/area.ts';
import { gripsOf, settledShape, shapeOfStroke, withGrip } from '../../space/areas/areaGrips.ts';
import { isInShape } from '../../space/areas/areaOutline.ts';
import type { AreaCounting } from '../../space/areas/areaPlaces.ts';
import type { Point, Scene } from '../../space/scene.ts';
import type { BoardArea } from '../boardArea.ts';
import { Handle } from '../grips.tsx';
import type { PaintContext } from '../paint/paintContext.ts';
import { type BoardStroke, type StrokeEvents, useHold, useStrokes, useStrokesFrom } from '../strokeEvents.ts';
import { AreaNode } from './Areas.tsx';

export type AreaIntent =
  | { type: 'lay'; shape: AreaShape }
  /** The user clicked where no area lies. */
  | { type: 'click'; point: Point }
  | { type: 'choose'; id: string | undefined }
  | { type: 'change'; id: string; shape: AreaShape };

export interface AreaLayerProps {
  scene: Scene;
  counting: AreaCounting;
  kind: AreaKind;
  areas: readonly BoardArea[];
  chosen: string | undefined;
  theme: 'dark' | 'light';
  /** Strokes that come from keys in place of the pointer. */
  keys: StrokeEvents;
  /** How the area would be drawn that has this form now. */
  lookOf(shape: AreaShape, id: string | undefined): BoardArea;
  onIntent(intent: AreaIntent): void;
}

export function AreaLayer({ scene, counting, kind, areas, chosen, theme, keys, lookOf, onIntent }: AreaLayerProps) {
  const points = useRef<Point[]>([]);
  const [drawn, setDrawn] = useState<AreaShape>();
  const [held, setHeld] = useState<{ grip: string; shape: AreaShape }>();
  const shape = areas.find(({ id }) => id === chosen)?.shape;
  const finish = (point: Point) => {
    const laid = shapeOfStroke(kind, points.current, scene, counting);
    if (laid) onIntent({ type: 'lay', shape: laid });
    else {
      const under = areas.findLast((one) => one.shape && isInShape(one.shape, point));
      onIntent(under ? { type: 'choose', id: under.id } : { type: 'click', point });
    }
  };
  const take = ({ phase, point }: BoardStroke) => {
    if (phase === 'start') points.current = [point];
    else if (phase === 'move' && points.current.length > 0) {
      points.current.push(point);
      setDrawn(shapeOfStroke(kind, points.current, scene, counting));
    } else if (phase === 'end' || phase === 'cancel') {
      if (phase === 'end' && points.current.length > 0) finish(point);
      points.current = [];
      setDrawn(undefined);
    }
  };
  useStrokes(take);
  useStrokesFrom(keys, take);
  useHold(shape !== undefined);
  const now = held?.shape ?? shape;
  return (
    <>
      {drawn ? <AreaNode area={lookOf(drawn, undefined)} scene={scene} theme={theme} /> : null}
      {held ? <AreaNode area={lookOf(held.shape, chosen)} scene={scene} theme={theme} /> : null}
      {now && chosen !== undefined
        ? gripsOf(now).map(({ id, at, does }) => (
            <Handle
              key={id}
              name={`area ${id}`}
              at={at}
              theme={theme}
              draw={DRAW[does]}
              held={true}
              onGrab={() => shape && setHeld({ grip: id, shape })}
              onMove={(to) => {
                if (!shape) return to;
                const next = settledShape(scene, counting, withGrip(shape, id, to));
                setHeld({ grip: id, shape: next });
                return gripsOf(next).find((grip) => grip.id === id)?.at ?? to;
              }}
              onDrop={() => {
                if (held) onIntent({ type: 'change', id: chosen, shape: held.shape });
                setHeld(undefined);
              }}
              onPress={() => undefined}
            />
          ))
        : null}
    </>
  );
}

/** A handle: a disc to move the area, a ring to turn it, a square to scale it. */
const handle =
  (form: 'disc' | 'ring' | 'square') =>
  ({ context, unit, colours }: PaintContext): void => {
    const r = (form === 'disc' ? 8 : 7) * unit;
    context.beginPath();
    if (form === 'square') context.rect(-r * 0.85, -r * 0.85, r * 1.7, r * 1.7);
    else context.arc(0, 0, r, 0, 2 * Math.PI);
    context.fillStyle = form === 'ring' ? '#14161c' : '#ffffff';
    context.fill();
    context.lineWidth = 4.5 * unit;
    context.strokeStyle = 'rgba(5,6,10,0.8)';
    context.stroke();
    context.lineWidth = 2.5 * unit;
    context.strokeStyle = colours.now;
    context.stroke();
  };
const DRAW = { move: handle('disc'), turn: handle('ring'), size: handle('square'), corner: handle('square') };
