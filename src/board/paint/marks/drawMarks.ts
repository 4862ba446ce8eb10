/** Draws lit places with their words, and the frame of what players see: for boards that are touched. All marks together are one shape. */

import type { Place, Point, Scene } from '../../../space/scene.ts';
import { placeOutline } from '../../layout/placeAt.ts';
import { outlineOf, strokeOutline } from '../../layout/squareOutline.ts';
import type { Box } from '../../layout/viewMath.ts';
import { freeBox, lowSpot } from '../../layout/wordSpots.ts';
import { roomFor } from '../../layout/words/room.ts';
import type { BoardMark } from '../../types.ts';
import type { Pen } from '../pen.ts';
import { BOARD_FONT } from '../pen.ts';
import { drawPill, pillSize, placeMiddle } from './drawLines.ts';

const TONES = ['area', 'blocked', 'reach', 'pick'] as const;

/** Draws all marks: fields as one path for each tone with an edge only where they end, zones by their outline. */
export function drawMarks(pen: Pen, scene: Scene, marks: readonly BoardMark[]): void {
  for (const tone of TONES) {
    const toned = marks.filter((mark) => mark.tone === tone);
    if (!toned.length) continue;
    if (scene.kind === 'squares') markSquares(pen, scene.pixels, tone, toned);
    else for (const { place } of toned) markOutline(pen, scene, place, tone);
  }
  if (scene.kind === 'squares') writeCosts(pen, scene.pixels, marks);
}

/** Labels of marked zones and borders, above the tokens; clear of what is covered already where there is room. */
export function drawMarkLabels(
  pen: Pen,
  scene: Scene,
  marks: readonly BoardMark[],
  covered: () => readonly Box[],
): void {
  if (scene.kind === 'squares') return;
  const labelled = marks.flatMap(({ place, label, tone }) => (label === undefined ? [] : [{ place, label, tone }]));
  if (labelled.length === 0) return;
  const taken = [...covered()];
  for (const { place, label, tone } of labelled) {
    const at = labelSpot(scene, place);
    if (!at) continue;
    const { width, height } = pillSize(pen, label);
    const zone = place.kind === 'zone' ? scene.zones[place.zone] : undefined;
    // From the bottom up: names stand at the top.
    const rooms = zone ? roomFor(zone.polygon, width, height, 6).toReversed() : [];
    const box = freeBox(rooms, taken) ?? { x: at.x - width / 2, y: at.y - height / 2, width, height };
    taken.push(box);
    drawPill(pen, label, { x: box.x + width / 2, y: box.y + height / 2 }, pen.colours.marks[tone].edge);
  }
}

/** Labels of squares as bare figures: hundreds may be on the map at once. */
function writeCosts({ context, unit }: Pen, p: number, marks: readonly BoardMark[]): void {
  if (p / unit < 22) return;
  const size = Math.min(p * 0.3, Math.max(p * 0.2, 13 * unit));
  context.font = `650 ${size}px ${BOARD_FONT}`;
  context.textAlign = 'left';
  context.textBaseline = 'top';
  context.lineJoin = 'round';
  context.lineWidth = size * 0.24;
  context.strokeStyle = 'rgba(6,8,12,0.6)';
  context.fillStyle = '#f6f3ec';
  for (const { place, label } of marks) {
    if (label === undefined || place.kind !== 'square') continue;
    const x = place.column * p + size * 0.34;
    const y = place.row * p + size * 0.3;
    context.strokeText(label, x, y);
    context.fillText(label, x, y);
  }
}

function markSquares(pen: Pen, p: number, tone: BoardMark['tone'], marks: readonly BoardMark[]): void {
  const { context, unit } = pen;
  const keys: string[] = [];
  const body = new Path2D();
  for (const { place } of marks) {
    if (place.kind !== 'square') continue;
    keys.push(`${place.column},${place.row}`);
    body.rect(place.column * p, place.row * p, p, p);
  }
  const { fill, edge } = pen.colours.marks[tone];
  context.fillStyle = fill;
  context.fill(body);
  const dash = dashOf(tone, unit);
  strokeOutline(context, outlineOf(keys, p), { width: 2.2 * unit, colour: edge, dash });
}

/** Tones differ in their line as well as their colour. */
const dashOf = (tone: BoardMark['tone'], unit: number): number[] =>
  tone === 'blocked' ? [2 * unit, 5 * unit] : tone === 'area' ? [10 * unit, 5 * unit] : [];

function markOutline({ context, colours, unit }: Pen, scene: Scene, place: Place, tone: BoardMark['tone']): void {
  const outline = placeOutline(scene, place);
  if (!outline) return;
  const { fill, edge } = colours.marks[tone];
  const path = polygonPath(outline, place.kind === 'border' ? 12 : 0);
  context.save();
  context.fillStyle = fill;
  context.fill(path);
  context.clip(path);
  strokeOutline(context, path, { width: 14 * unit, colour: fill });
  strokeOutline(context, path, { width: 5 * unit, colour: edge, dash: dashOf(tone, unit) });
  context.restore();
}

/** The place under the pointer, or under what is carried over it. */
export function drawHighlight({ context, colours, unit }: Pen, scene: Scene, place: Place, squares = 1): void {
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

/** A closed path round some points; `round` softens the corners of a band. */
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

function labelSpot(scene: Scene, place: Place): Point | undefined {
  const outline = place.kind === 'zone' ? placeOutline(scene, place) : undefined;
  // Tokens stand in the middle of a zone and its name at the top: its label goes to the bottom.
  return outline ? lowSpot(outline) : placeMiddle(scene, place);
}

/** The frame of what the players see: a double line with bold corners, and its name. */
export function drawFrame(pen: Pen, frame: { x: number; y: number; width: number; height: number }): void {
  const { context, colours, unit } = pen;
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
  drawPill(pen, 'Players see', { x: frame.x + 58 * unit, y: frame.y + 18 * unit }, colours.frame);
}
