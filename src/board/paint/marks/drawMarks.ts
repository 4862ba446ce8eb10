/**
 * Draws lit places with their labels, and the frame of what players see. All marks together are one
 * shape.
 */

import { edgeAround } from '../../../space/hexes/hexEdges.ts';
import {
  cellSizeOf,
  type HexScene,
  isHexScene,
  type Place,
  type Point,
  placeKey,
  type Scene,
} from '../../../space/scene.ts';
import { placeOutline } from '../../layout/placeAt.ts';
import { outlineOf, strokeOutline } from '../../layout/squareOutline.ts';
import type { Box } from '../../layout/viewMath.ts';
import { markTagBox } from '../../layout/words/markTags.ts';
import type { SetWord } from '../../layout/words/planWords.ts';
import type { BoardMark } from '../../types.ts';
import type { PaintContext } from '../paintContext.ts';
import { hexesPath } from '../places/drawHexes.ts';
import { drawPill, placeMiddle } from './drawLines.ts';
import { drawMarkTag, markTagSize } from './drawMarkTag.ts';

const TONES = ['area', 'blocked', 'reach', 'pick'] as const;

/**
 * Draws all marks. Lit squares are one path for each tone, with an edge only where they end. Zones
 * are drawn by their outline.
 */
export function drawMarks(paintContext: PaintContext, scene: Scene, marks: readonly BoardMark[]): void {
  for (const tone of TONES) {
    const toned = marks.filter((mark) => mark.tone === tone);
    if (!toned.length) continue;
    if (scene.kind === 'squares') markSquares(paintContext, scene.pixels, tone, toned);
    else if (isHexScene(scene)) markHexes(paintContext, scene, tone, toned);
    else for (const { place } of toned) markOutline(paintContext, scene, place, tone);
  }
}

/**
 * Draws the labels of marked zones and borders, each in the line of the place's name, or else clear
 * of figures and words. `words` are those of the scene, in window pixels from the map's corner.
 */
export function drawMarkLabels(
  paintContext: PaintContext,
  scene: Scene,
  marks: readonly BoardMark[],
  { covered, words }: { covered: readonly Box[]; words: readonly SetWord[] },
): void {
  if (cellSizeOf(scene) !== undefined) return;
  const { unit } = paintContext;
  const taken = [...covered];
  for (const { place, label, tone } of marks) {
    const at = label === undefined ? undefined : placeMiddle(scene, place);
    if (label === undefined || !at) continue;
    const name = words.find(({ of, kind }) => kind === 'place' && of === placeKey(place));
    const letters = (name?.size ?? 16) * unit * 0.78;
    const size = markTagSize(paintContext, label, letters);
    const box = markTagBox(scene, place, size, { name: name && scaledBox(name, unit), at, taken });
    taken.push(box);
    drawMarkTag(paintContext, label, { ...box, letters }, tone);
  }
}

function markSquares(
  paintContext: PaintContext,
  p: number,
  tone: BoardMark['tone'],
  marks: readonly BoardMark[],
): void {
  const { context, unit } = paintContext;
  const keys: string[] = [];
  const body = new Path2D();
  for (const { place } of marks) {
    if (place.kind !== 'square') continue;
    keys.push(`${place.column},${place.row}`);
    body.rect(place.column * p, place.row * p, p, p);
  }
  const { marks: looks, markRim } = paintContext.colours;
  const { fill, edge } = looks[tone];
  context.fillStyle = fill;
  context.fill(body);
  const dash = dashOf(tone, unit);
  const outline = outlineOf(keys, p);
  strokeOutline(context, outline, { width: 4.6 * unit, colour: markRim, dash });
  strokeOutline(context, outline, { width: 2.2 * unit, colour: edge, dash });
}

function markHexes(
  { context, colours, unit }: PaintContext,
  scene: HexScene,
  tone: BoardMark['tone'],
  marks: readonly BoardMark[],
): void {
  const zones = marks.flatMap(({ place }) => (place.kind === 'zone' && scene.zones[place.zone]) || []);
  const { fill, edge } = colours.marks[tone];
  context.fillStyle = fill;
  context.fill(hexesPath(zones));
  const path = new Path2D();
  for (const [from, to] of edgeAround(
    scene,
    zones.map(({ id }) => id),
  )) {
    path.moveTo(from.x, from.y);
    path.lineTo(to.x, to.y);
  }
  strokeOutline(context, path, { width: 2.2 * unit, colour: edge, dash: dashOf(tone, unit) });
}

const scaledBox = ({ x, y, width, height }: Box, by: number): Box => ({
  x: x * by,
  y: y * by,
  width: width * by,
  height: height * by,
});

/** The tones differ in their line as well as in their colour. */
const dashOf = (tone: BoardMark['tone'], unit: number): number[] =>
  tone === 'blocked' ? [2 * unit, 5 * unit] : tone === 'area' ? [10 * unit, 5 * unit] : [];

function markOutline(
  { context, colours, unit }: PaintContext,
  scene: Scene,
  place: Place,
  tone: BoardMark['tone'],
): void {
  const outline = placeOutline(scene, place);
  if (!outline) return;
  const { fill, edge } = colours.marks[tone];
  const path = polygonPath(outline, place.kind === 'border' ? 12 : 0);
  context.save();
  context.fillStyle = fill;
  context.fill(path);
  context.clip(path);
  strokeOutline(context, path, { width: 14 * unit, colour: fill });
  strokeOutline(context, path, { width: 8 * unit, colour: colours.markRim, dash: dashOf(tone, unit) });
  strokeOutline(context, path, { width: 5 * unit, colour: edge, dash: dashOf(tone, unit) });
  context.restore();
}

/** Draws the place under the pointer, or under a token that is carried over the map. */
export function drawHighlight({ context, colours, unit }: PaintContext, scene: Scene, place: Place, squares = 1): void {
  const outline = placeOutline(scene, place, squares);
  if (!outline) return;
  const path = polygonPath(outline, place.kind === 'border' ? 12 : 0);
  context.save();
  context.fillStyle = 'rgba(255,255,255,0.10)';
  context.fill(path);
  context.clip(path);
  strokeOutline(context, path, { width: 6 * unit, colour: 'rgba(0,0,0,0.5)' });
  strokeOutline(context, path, { width: 4 * unit, colour: colours.focus });
  context.restore();
}

/** A closed path around some points; `round` softens the corners of a band. */
function polygonPath(points: readonly Point[], round: number): Path2D {
  const path = new Path2D();
  if (round > 0) {
    const last = points.at(-1)!;
    const first = points[0]!;
    const start = { x: (last.x + first.x) / 2, y: (last.y + first.y) / 2 };
    path.moveTo(start.x, start.y);
    points.forEach((point, index) => {
      const next = points[(index + 1) % points.length]!;
      path.arcTo(point.x, point.y, next.x, next.y, round);
    });
  } else
    points.forEach(({ x, y }, index) => {
      if (index === 0) path.moveTo(x, y);
      else path.lineTo(x, y);
    });
  path.closePath();
  return path;
}

/** Draws the frame of what the players see: a double line with bold corners, and its name. */
export function drawFrame(
  paintContext: PaintContext,
  frame: { x: number; y: number; width: number; height: number },
): void {
  const { context, colours, unit } = paintContext;
  const whole = new Path2D();
  whole.rect(frame.x, frame.y, frame.width, frame.height);
  strokeOutline(context, whole, { width: 4 * unit, colour: 'rgba(0,0,0,0.5)' });
  strokeOutline(context, whole, { width: 1.6 * unit, colour: colours.frame });
  const arm = Math.min(26 * unit, frame.width / 4, frame.height / 4);
  const corners = new Path2D();
  for (const [cx, cy, sx, sy] of [
    [frame.x, frame.y, 1, 1],
    [frame.x + frame.width, frame.y, -1, 1],
    [frame.x + frame.width, frame.y + frame.height, -1, -1],
    [frame.x, frame.y + frame.height, 1, -1],
  ] as const) {
    corners.moveTo(cx + sx * arm, cy);
    corners.lineTo(cx, cy);
    corners.lineTo(cx, cy + sy * arm);
  }
  strokeOutline(context, corners, { width: 5 * unit, colour: colours.frame });
  drawPill(paintContext, 'Players see', { x: frame.x + 58 * unit, y: frame.y + 18 * unit }, colours.frame);
}
