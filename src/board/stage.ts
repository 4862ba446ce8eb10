/** Canvases that lie one above the other and look at the same part of a map, each with what is painted on it. Nothing in them hears the pointer: the board does. */
import type { Box, Size } from './layout/viewMath.ts';

/** How what is painted is looked at. */
export interface Look {
  /** Window pixels for each map pixel. */
  scale: number;
  /** Canvas pixels for each window pixel. */
  pixelRatio: number;
  /** All of the map that the canvas can show, in map pixels. */
  part: Box;
}

/**
 * Paints in map pixels about the shape's own middle. What it sets on the pen is taken back after it. `blank`: there was nothing to paint.
 * A canvas on which there is nothing at all is taken off the page: the browser puts all others together at every frame.
 */
// biome-ignore lint/suspicious/noConfusingVoidType: most shapes always paint, and have nothing to say
export type Paint = (pen: CanvasRenderingContext2D, look: Look) => void | 'blank';

/** Something painted. Whoever changes it has its layer painted anew. */
export interface Shape {
  /** Where its middle is, in map pixels. */
  x: number;
  y: number;
  /** How far from there it is drawn for the moment, in map pixels. */
  offset: { x: number; y: number };
  /** In degrees, about its middle. */
  rotation: number;
  scale: number;
  opacity: number;
  visible: boolean;
  paint: Paint;
  /** Where it is painted; undefined when nowhere. */
  layer: Layer | undefined;
}

/** A canvas of its own, so that what changes often is painted without the rest. */
export interface Layer {
  stage: Stage;
  /** From the lowest to the highest. */
  shapes: readonly Shape[];
  /** Canvas pixels for each window pixel; holds from the stage's next size on. */
  pixelRatio: number;
  /** Takes a shape, from its layer if it has one, and paints it above all others. */
  add(shape: Shape): void;
  remove(shape: Shape): void;
  /** Has the same shapes lie in another order. */
  order(shapes: readonly Shape[]): void;
  /** Paints at once. */
  draw(): void;
  /** Paints with the next frame, once, however often it is asked. */
  redraw(): void;
  /** Fits the canvas to its stage: it is empty then. */
  fit(): void;
  dispose(): void;
}

export interface Stage {
  layers: readonly Layer[];
  /** In window pixels. */
  size: Size;
  /** Where the map's corner lies on the canvases, in window pixels, and window pixels for each map pixel. */
  at: { x: number; y: number; scale: number };
  /** Lays one more canvas above the others. */
  add(): Layer;
  /** Gives all canvases this size in window pixels. They are empty then: paint. */
  resize(size: Size): void;
  draw(): void;
  redraw(): void;
  dispose(): void;
}

export const makeShape = (paint: Paint, { x, y } = { x: 0, y: 0 }): Shape => ({
  x,
  y,
  offset: { x: 0, y: 0 },
  rotation: 0,
  scale: 1,
  opacity: 1,
  visible: true,
  paint,
  layer: undefined,
});

/** Makes a stage without canvases in an element. */
export function makeStage(box: HTMLElement): Stage {
  const stage: Stage & { layers: Layer[] } = {
    layers: [],
    size: { width: 1, height: 1 },
    at: { x: 0, y: 0, scale: 1 },
    add() {
      const layer = makeLayer(stage, box, () => {
        stage.layers = stage.layers.filter((one) => one !== layer);
      });
      stage.layers.push(layer);
      return layer;
    },
    resize(size) {
      stage.size = size;
      for (const layer of stage.layers) layer.fit();
    },
    draw() {
      for (const layer of stage.layers) layer.draw();
    },
    redraw() {
      for (const layer of stage.layers) layer.redraw();
    },
    dispose() {
      for (const layer of stage.layers) layer.dispose();
    },
  };
  return stage;
}

function makeLayer(stage: Stage, box: HTMLElement, onGone: () => void): Layer {
  const canvas = document.createElement('canvas');
  // What is dragged over the map is over one thing, whichever canvases come and go meanwhile: else a browser forgets that it may be dropped.
  Object.assign(canvas.style, { position: 'absolute', left: '0', top: '0', pointerEvents: 'none' });
  box.append(canvas);
  const pen = canvas.getContext('2d');
  let asked = 0;

  const layer: Layer & { shapes: Shape[] } = {
    stage,
    shapes: [],
    pixelRatio: 1,
    add(shape) {
      shape.layer?.remove(shape);
      shape.layer = layer;
      layer.shapes.push(shape);
      layer.redraw();
    },
    remove(shape) {
      if (shape.layer !== layer) return;
      shape.layer = undefined;
      layer.shapes = layer.shapes.filter((one) => one !== shape);
      layer.redraw();
    },
    order(shapes) {
      layer.shapes = [...shapes];
    },
    draw() {
      cancelAnimationFrame(asked);
      asked = 0;
      if (!pen) return;
      pen.setTransform(1, 0, 0, 1, 0, 0);
      pen.clearRect(0, 0, canvas.width, canvas.height);
      const { at, size } = stage;
      const part = {
        x: -at.x / at.scale,
        y: -at.y / at.scale,
        width: size.width / at.scale,
        height: size.height / at.scale,
      };
      const look = { scale: at.scale, pixelRatio: layer.pixelRatio, part };
      let blank = true;
      for (const shape of layer.shapes)
        if (shape.visible && paintShape(pen, shape, look, at) !== 'blank') blank = false;
      canvas.hidden = blank;
    },
    redraw() {
      if (asked === 0) asked = requestAnimationFrame(layer.draw);
    },
    fit() {
      const { width, height } = stage.size;
      // Whole pixels, shown as large as they are: nothing is painted between two of them.
      canvas.width = Math.floor(width * layer.pixelRatio);
      canvas.height = Math.floor(height * layer.pixelRatio);
      canvas.style.width = `${canvas.width / layer.pixelRatio}px`;
      canvas.style.height = `${canvas.height / layer.pixelRatio}px`;
    },
    dispose() {
      cancelAnimationFrame(asked);
      for (const shape of layer.shapes) shape.layer = undefined;
      canvas.remove();
      // Browsers keep a canvas for a while after it has gone: an empty one costs them nothing.
      canvas.width = 0;
      canvas.height = 0;
      onGone();
    },
  };
  return layer;
}

function paintShape(pen: CanvasRenderingContext2D, shape: Shape, look: Look, at: Stage['at']): ReturnType<Paint> {
  const zoom = at.scale * look.pixelRatio;
  pen.save();
  pen.setTransform(zoom, 0, 0, zoom, at.x * look.pixelRatio, at.y * look.pixelRatio);
  pen.translate(shape.x, shape.y);
  if (shape.rotation !== 0) pen.rotate((shape.rotation * Math.PI) / 180);
  if (shape.scale !== 1) pen.scale(shape.scale, shape.scale);
  pen.translate(-shape.offset.x, -shape.offset.y);
  pen.globalAlpha = shape.opacity;
  const painted = shape.paint(pen, look);
  pen.restore();
  return painted;
}
