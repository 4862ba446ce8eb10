/** What painters paint with, and what they are told about the thing. */
import type { Random } from './random.ts';

export type Pen = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D;

/** Units of a painter for each square: its numbers are about pixels of a map. */
export const SQUARE = 60;

/** A step along a line: a point, and the way that the line goes there. */
export interface PathStep {
  readonly x: number;
  readonly y: number;
  readonly ux: number;
  readonly uy: number;
}

/** A thing as its painter sees it: about its own middle, unturned; or along a line. */
export interface PaintedItem {
  /** Length and depth in units. */
  readonly w: number;
  readonly h: number;
  /** Of a line: its points, in units. */
  readonly line: readonly (readonly [number, number])[];
  /** The way to the light, as the turned thing sees it; one unit long. */
  readonly light: readonly [number, number];
  readonly seed: number;
}

/** Paints one kind of thing. */
export type SceneryPainter = (pen: Pen, item: PaintedItem, random: Random) => void;

/** Where the light comes from: the north-west. */
export const TO_LIGHT: readonly [number, number] = [-0.62, -0.785];

/** The way to the light for a thing that is turned by so many degrees. */
export function lightFor(turn: number): readonly [number, number] {
  const angle = (-turn * Math.PI) / 180;
  const [x, y] = TO_LIGHT;
  return [x * Math.cos(angle) - y * Math.sin(angle), x * Math.sin(angle) + y * Math.cos(angle)];
}

/**
 * Steps after each of which what was painted is there: a browser may only note it, and paint all of
 * it at once when it is looked at. So no step takes the time of those before it.
 */
export function* settledSteps(pen: Pen, steps: Generator<void>): Generator<void> {
  for (const _ of steps) {
    pen.getImageData(0, 0, 1, 1);
    yield;
  }
}
