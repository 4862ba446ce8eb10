/**
 * What a user takes hold of on the map while editing: corners, and frames that can be moved,
 * stretched and turned. Konva does the dragging and transforming.
 */
import 'konva/lib/shapes/Transformer.js';
import type { KonvaEventObject } from 'konva/lib/Node.js';
import type { Rect as RectNode } from 'konva/lib/shapes/Rect.js';
import type { Transformer as TransformerNode } from 'konva/lib/shapes/Transformer.js';
import { useEffect, useMemo, useRef } from 'react';
import { Transformer } from 'react-konva/lib/ReactKonvaCore.js';
import type { Point } from '../space/scene.ts';
import type { Box } from './layout/viewMath.ts';
import { inColours, type PaintContext } from './paint/paintContext.ts';
import { paletteOf } from './paint/palette.ts';
import { Konva, Rect, Shape, type ShapeNode } from './tree/konva.ts';
import { sceneOf } from './tree/look.ts';

// Only the main button drags. The other buttons pan, also over a grip.
Konva.dragButtons = [0];

/** Window pixels around a corner within which the pointer takes hold of the corner. */
export const GRIP = 12;

/** Keeps a press on a grip from the board, which would begin a stroke as well. */
const keep = ({ evt }: KonvaEventObject<PointerEvent>) => {
  if (evt.button === 0) evt.stopPropagation();
};
const paintAnew = ({ target }: { target: Konva.Node }) => void target.getLayer()?.batchDraw();

/**
 * A point that the user drags. On release the point goes back to `at`, and its owner gives its next
 * place.
 */
export function Handle({
  name,
  at,
  theme,
  draw,
  held,
  onGrab,
  onMove,
  onDrop,
  onPress,
}: {
  name: string;
  at: Point;
  theme: 'dark' | 'light';
  /** Paints the handle; the context's origin is the handle's middle. */
  draw(paintContext: PaintContext): void;
  /**
   * The owner sets this to false during a drag to give the drag up: the point goes back to where it
   * was.
   */
  held: boolean;
  onGrab(): void;
  /** Takes where the user drags the point, and returns where the point comes to lie. */
  onMove(to: Point): Point;
  onDrop(to: Point): void;
  /** Called when the user pressed the point and did not move it. */
  onPress(): void;
}) {
  const node = useRef<ShapeNode>(null);
  const sceneFunc = useMemo(() => sceneOf(inColours(theme, draw)), [theme, draw]);
  useEffect(() => {
    if (!held && node.current?.isDragging()) node.current.stopDrag();
  }, [held]);
  return (
    <Shape
      ref={node}
      name={name}
      x={at.x}
      y={at.y}
      draggable
      perfectDrawEnabled={false}
      sceneFunc={sceneFunc}
      hitFunc={(context, shape) => {
        context.beginPath();
        context.arc(0, 0, GRIP / (shape.getStage()?.scaleX() ?? 1), 0, 2 * Math.PI);
        context.fillStrokeShape(shape);
      }}
      // Konva fills this area only in its hidden canvas for hits, so nothing of it is seen.
      fill="black"
      onPointerDown={keep}
      onClick={onPress}
      onTap={onPress}
      onDragStart={onGrab}
      onDragMove={(event) => {
        event.target.position(onMove(event.target.position()));
        paintAnew(event);
      }}
      onDragEnd={(event) => {
        const to = event.target.position();
        event.target.position(at);
        onDrop(to);
        paintAnew(event);
      }}
    />
  );
}

/** A change of a frame. */
export interface Changed {
  /** The new place of a point of the map. */
  point(at: Point): Point;
  /** The factor by which the frame's content became longer. */
  longer: number;
  /** The factor by which the frame's content became higher. */
  grown: number;
  /** The angle by which the frame was turned, in degrees clockwise. */
  turned: number;
}

/**
 * A frame around something on the map. The user can move it, stretch it by its sides and turn it.
 */
export function Frame({
  name,
  box,
  turn = 0,
  theme,
  turns = false,
  keepsShape = false,
  onChanging,
  onChanged,
  onPress,
}: {
  name: string;
  box: Box;
  /** The angle by which the frame is already turned around its middle, in degrees. */
  turn?: number;
  theme: 'dark' | 'light';
  /** Whether the user can turn the frame. */
  turns?: boolean;
  /** Whether the frame grows by the same factor in both directions. */
  keepsShape?: boolean;
  onChanging(how: Changed): void;
  onChanged(how: Changed): void;
  /**
   * Called when the user pressed the frame and did not move it: the press may be meant for what
   * lies there.
   */
  onPress?(at: Point): void;
}) {
  const frame = useRef<RectNode>(null);
  const transformer = useRef<TransformerNode>(null);
  const { now } = paletteOf(theme);
  useEffect(() => {
    if (frame.current) transformer.current?.nodes([frame.current]);
    transformer.current?.getLayer()?.batchDraw();
  }, []);
  const home = cornerOf(box, turn);
  const changed = (node: Konva.Node): Changed => {
    const transform = node.getTransform().copy();
    const before = new Konva.Transform();
    before.translate(home.x, home.y);
    before.rotate((turn * Math.PI) / 180);
    before.invert();
    return {
      point: (at) => transform.point(before.point(at)),
      longer: Math.abs(node.scaleX()),
      grown: Math.abs(node.scaleY()),
      turned: node.rotation() - turn,
    };
  };
  const step = (event: KonvaEventObject<Event>) => {
    if (frame.current) onChanging(changed(frame.current));
    paintAnew(event);
  };
  const end = (event: KonvaEventObject<Event>) => {
    const node = frame.current;
    if (!node) return;
    const how = changed(node);
    node.setAttrs({ ...home, scaleX: 1, scaleY: 1, rotation: turn });
    onChanged(how);
    paintAnew(event);
  };
  const press = () => {
    const at = frame.current?.getStage()?.getRelativePointerPosition();
    if (at) onPress?.(at);
  };
  return (
    <>
      <Rect
        ref={frame}
        name={name}
        {...box}
        {...home}
        rotation={turn}
        draggable
        perfectDrawEnabled={false}
        fill="rgba(0,0,0,0.001)"
        onPointerDown={keep}
        onClick={press}
        onTap={press}
        onDragMove={step}
        onDragEnd={end}
        onTransform={step}
        onTransformEnd={end}
      />
      <Transformer
        ref={transformer}
        name={`${name} grips`}
        rotateEnabled={turns}
        keepRatio={keepsShape}
        enabledAnchors={keepsShape ? CORNERS : [...CORNERS, ...SIDES]}
        flipEnabled={false}
        ignoreStroke
        anchorSize={11}
        anchorCornerRadius={2}
        anchorFill="#ffffff"
        anchorStroke="#1c1400"
        borderStroke={now}
        borderStrokeWidth={2}
        borderDash={[6, 5]}
        onPointerDown={keep}
      />
    </>
  );
}

/** The place of a box's top left corner when the box is turned around its middle. */
function cornerOf({ x, y, width, height }: Box, turn: number): Point {
  const angle = (turn * Math.PI) / 180;
  const [dx, dy] = [width / 2, height / 2];
  return {
    x: x + dx - dx * Math.cos(angle) + dy * Math.sin(angle),
    y: y + dy - dx * Math.sin(angle) - dy * Math.cos(angle),
  };
}

const CORNERS = ['top-left', 'top-right', 'bottom-left', 'bottom-right'];
const SIDES = ['middle-left', 'middle-right', 'top-center', 'bottom-center'];
