/**
 * How the map is seen while it is painted, and how painters become the scene functions of Konva's
 * shapes.
 */
import type { Context } from 'konva/lib/Context.js';
import type { Box } from '../layout/viewMath.ts';
import type { ShapeNode } from './konva.ts';

export interface Look {
  /** Window pixels for each map pixel. */
  scale: number;
  /** Canvas pixels for each window pixel. */
  pixelRatio: number;
  /** The part of the map that the canvas can show, in map pixels. */
  part: Box;
}

/**
 * Paints in map pixels; the origin is the shape's own middle. Settings of the context are restored
 * afterwards.
 */
export type Paint = (pen: CanvasRenderingContext2D, look: Look) => void;

/**
 * How the map is seen on the canvas that is being painted: the canvas of the layer, or that of a
 * picture to be saved.
 */
function lookOf(context: Context, shape: ShapeNode): Look {
  const stage = shape.getStage();
  const scale = stage?.scaleX() ?? 1;
  const canvas = context.getCanvas();
  const { pixelRatio } = canvas;
  const unit = 1 / (scale * pixelRatio);
  return {
    scale,
    pixelRatio,
    part: {
      x: -(stage?.x() ?? 0) / scale,
      y: -(stage?.y() ?? 0) / scale,
      width: canvas.getWidth() * unit,
      height: canvas.getHeight() * unit,
    },
  };
}

/**
 * Turns a painter into a shape's scene function. The painter gets the browser's own context:
 * Konva's context records each call, which is slow in crowds.
 */
export const sceneOf =
  (paint: Paint) =>
  (context: Context, shape: ShapeNode): void =>
    paint(context._context, lookOf(context, shape));
