/** Tells which material is on top at a point, for tufts, stones and ripples on it. */
import type { PaintedLayer } from '../mapPainting.ts';
import type { Noise } from '../pen/noise.ts';
import type { Distances } from './distances.ts';

/** The units between two points. */
const STEP = 8;

export interface Winners {
  /** Notes a layer that lies over those noted before. */
  note(layer: PaintedLayer, far: Distances, wander: number): Generator<void>;
  /** The layer on top at a point, and how far inside the layer the point is, in units. */
  at(x: number, y: number): { layer: PaintedLayer; within: number } | undefined;
}

export function makeWinners(width: number, height: number, edge: Noise): Winners {
  const columns = Math.ceil(width / STEP) + 1;
  const rows = Math.ceil(height / STEP) + 1;
  const layers: PaintedLayer[] = [];
  const top = new Uint16Array(columns * rows);
  const inside = new Float32Array(columns * rows);
  return {
    *note(layer, far, wander) {
      if (layer.strength < 0.5) return;
      layers.push(layer);
      const { box } = far;
      for (let row = Math.floor(box.y / STEP); row <= Math.min(rows - 1, Math.ceil((box.y + box.h) / STEP)); row += 1) {
        for (
          let column = Math.floor(box.x / STEP);
          column <= Math.min(columns - 1, Math.ceil((box.x + box.w) / STEP));
          column += 1
        ) {
          const [x, y] = [column * STEP, row * STEP];
          const away = far.at(x, y) + wander * 2 * (edge(x / 64, y / 64) - 0.5);
          if (away > 0) continue;
          top[row * columns + column] = layers.length;
          inside[row * columns + column] = -away;
        }
        if (row % 32 === 0) yield;
      }
    },
    at(x, y) {
      const n = Math.round(y / STEP) * columns + Math.round(x / STEP);
      const layer = layers[(top[n] ?? 0) - 1];
      return layer && { layer, within: inside[n] ?? 0 };
    },
  };
}
