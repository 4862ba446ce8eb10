/** The pen of painters, and the data that a painter gets about a thing. */
import type { Random } from './random.ts';

export type Pen = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D;

/** The units of a painter for each square. They are about the pixels of a map. */
export const SQUARE = 60;

/** A step along a line: a point, and the direction of the line there. */
export interface PathStep {
  readonly x: number;
  readonly y: number;
  readonly ux: number;
  readonly uy: number;
}

/** A thing as its painter sees it: around its own middle and not turned, or along a line. */
export interface PaintedItem {
  /** The length and depth in units. */
  readonly w: number;
  readonly h: number;
  /** The points of a line, in units. */
  readonly line: readonly (readonly [number, number])[];
  /** The direction to the light, as the turned thing sees it; one unit long. */
  readonly light: readonly [number, number];
  readonly seed: number;
}

/** Paints one kind of thing. */
export type SceneryPainter = (pen: Pen, item: PaintedItem, random: Random) => void;

/** The direction to the light: the north-west. */
export const TO_LIGHT: readonly [number, number] = [-0.62, -0.785];

/** The direction to the light for a thing that is turned by so many degrees. */
export function lightFor(turn: number): readonly [number, number] {
  const angle = (-turn * Math.PI) / 180;
  const [x, y] = TO_LIGHT;
  return [x * Math.cos(angle) - y * Math.sin(angle), x * Math.sin(angle) + y * Math.cos(angle)];
}

/**
 * Makes sure that each step has really been painted at its end. A browser may only record what is
 * drawn, and draw all of it when the canvas is first read. Then one step would take the time of all
 * steps before it.
 */
export function* settledSteps(pen: Pen, steps: Generator<void>): Generator<void> {
  for (const _ of steps) {
    pen.getImageData(0, 0, 1, 1);
    yield;
  }
}
