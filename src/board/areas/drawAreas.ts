/** Draws areas that lie on the map: the places that they take in, their form, and their name. */
import { areaOutlines } from '../../space/areas/areaOutline.ts';
import { edgeAround } from '../../space/hexes/hexEdges.ts';
import { isHexScene, type Place, type Point, type Scene } from '../../space/scene.ts';
import { boxOf } from '../../space/shapes/polygon.ts';
import type { BoardArea } from '../boardArea.ts';
import { rimOf, SHADES } from '../draw/drawFigure.ts';
import { placeOutline } from '../layout/placeAt.ts';
import { outlineOf, strokeOutline } from '../layout/squareOutline.ts';
import { drawPill, placeMiddle } from '../paint/marks/drawLines.ts';
import type { PaintContext } from '../paint/paintContext.ts';

/** A closed path through points. */
function closedPath(lines: readonly (readonly Point[])[]): Path2D {
  const path = new Path2D();
  for (const points of lines) {
    points.forEach(({ x, y }, n) => {
      if (n === 0) path.moveTo(x, y);
      else path.lineTo(x, y);
    });
    path.closePath();
  }
  return path;
}

/** The places of an area as one filled path, and the line round all of them. */
function pathsOf(scene: Scene, places: readonly Place[]): { body: Path2D; edge: Path2D } {
  if (scene.kind === 'squares') {
    const p = scene.pixels;
    const squares = places.flatMap((place) => (place.kind === 'square' ? [place] : []));
    const body = new Path2D();
    for (const { column, row } of squares) body.rect(column * p, row * p, p, p);
    return {
      body,
      edge: outlineOf(
        squares.map(({ column, row }) => `${column},${row}`),
        p,
      ),
    };
  }
  const zones = places.flatMap((place) => (place.kind === 'zone' ? [place] : []));
  const body = closedPath(zones.map((place) => placeOutline(scene, place) ?? []));
  if (!isHexScene(scene)) return { body, edge: body };
  const edge = new Path2D();
  for (const [from, to] of edgeAround(
    scene,
    zones.map(({ zone }) => zone),
  )) {
    edge.moveTo(from.x, from.y);
    edge.lineTo(to.x, to.y);
  }
  return { body, edge };
}

/**
 * Draws an area: its places lie under a thin colour with a line round them, and the form is a
 * stronger line. The line of an area that only the GM sees is dashed.
 */
export function drawBoardArea(
  paintContext: PaintContext,
  scene: Scene,
  { places, shape, colour, seen, text }: BoardArea,
): void {
  const { context, unit } = paintContext;
  const shade = SHADES[colour];
  const { body, edge } = pathsOf(scene, places);
  const dash = seen === 'gm' ? [9 * unit, 6 * unit] : [];
  context.save();
  context.fillStyle = shade;
  context.globalAlpha = 0.2;
  context.fill(body);
  context.globalAlpha = 0.75;
  strokeOutline(context, edge, { width: 1.6 * unit, colour: shade });
  context.globalAlpha = 1;
  const lines = shape ? areaOutlines(shape) : [];
  if (lines.length > 0) {
    const path = closedPath(lines);
    context.lineJoin = 'round';
    context.globalAlpha = 0.16;
    context.fillStyle = shade;
    context.fill(path, 'evenodd');
    context.globalAlpha = 1;
    strokeOutline(context, path, { width: 5 * unit, colour: rimOf(colour), dash });
    strokeOutline(context, path, { width: 2.6 * unit, colour: shade, dash });
  }
  context.restore();
  const at = nameSpot(scene, lines[0] ?? [], places);
  if (text !== '' && at) drawPill(paintContext, text, at, shade);
}

/** Where the name stands: the middle of the upper rim, or a place of an area without a form. */
function nameSpot(scene: Scene, outline: readonly Point[], places: readonly Place[]): Point | undefined {
  if (outline.length === 0) return places[0] && placeMiddle(scene, places[0]);
  const { left, top, right } = boxOf(outline);
  return { x: (left + right) / 2, y: Math.max(top, 0) };
}
