/** Draws a map of hexes: their grid, walls, doors, and what lies on single hexes. */

import { hexEdges } from '../../../space/hexes/hexEdges.ts';
import { hexCentre, hexOfId } from '../../../space/hexes/hexGrid.ts';
import { type HexScene, isShaded, type Zone } from '../../../space/scene.ts';
import { strokeOutline } from '../../layout/squareOutline.ts';
import type { GridLook } from '../../types.ts';
import type { PaintContext } from '../paintContext.ts';
import { drawHatching } from './drawSquares.ts';
import { drawWay, FEATURE_TINTS, strokeLayers } from './drawZones.ts';
import { gridOnPainting, gridWidth } from './gridLines.ts';

/** A closed path around each of some hexes. */
export function hexesPath(zones: readonly Pick<Zone, 'polygon'>[]): Path2D {
  const path = new Path2D();
  for (const { polygon } of zones) {
    polygon.forEach(({ x, y }, n) => {
      if (n === 0) path.moveTo(x, y);
      else path.lineTo(x, y);
    });
    path.closePath();
  }
  return path;
}

/** The outlines of a map's hexes, one path for each map. */
const outlines = new WeakMap<HexScene, Path2D>();

function outlinesOf(scene: HexScene): Path2D {
  const path = outlines.get(scene) ?? hexesPath(Object.values(scene.zones));
  outlines.set(scene, path);
  return path;
}

/**
 * Draws the hexes. On painted ground the grid is faint, and what the painting shows by things is
 * not drawn again.
 */
export function drawHexes(
  paintContext: PaintContext,
  scene: HexScene,
  looks: 'flat' | 'painted',
  shown: GridLook = 'shown',
): void {
  const { context, colours, unit } = paintContext;
  const grid = outlinesOf(scene);
  const { across } = scene.hexes;
  if (looks === 'flat' && isShaded(scene.ground)) {
    const beyond = new Path2D();
    beyond.rect(0, 0, scene.width, scene.height);
    beyond.addPath(grid);
    context.fillStyle = colours.beyond;
    context.fill(beyond, 'evenodd');
  }
  drawFeatures(context, scene, looks);
  const lines = looks === 'flat' && isShaded(scene.ground) ? [colours.grid] : gridOnPainting(shown);
  context.lineJoin = 'round';
  for (const colour of shown === 'hidden' ? [] : lines)
    strokeOutline(context, grid, { width: gridWidth(shown, across, unit), colour });
  const { walls, doors } = hexEdges(scene);
  context.lineCap = 'round';
  strokeLayers(context, walls, [
    ['rgba(0,0,0,0.45)', across * 0.15],
    [colours.wall, across * 0.09],
    ['rgba(255,246,228,0.5)', across * 0.02],
  ]);
  for (const border of doors) drawWay(context, border, border.line, colours);
}

/** Tints hexes by what lies there, hatches hard footing, and darkens hexes that nobody enters. */
function drawFeatures(context: CanvasRenderingContext2D, scene: HexScene, looks: 'flat' | 'painted'): void {
  const { hexes: grid } = scene;
  const byFill = new Map<string, Zone[]>();
  const hard: Zone[] = [];
  const add = (fill: string, zone: Zone) => byFill.set(fill, [...(byFill.get(fill) ?? []), zone]);
  for (const zone of Object.values(scene.zones))
    for (const { id, kind, secret } of zone.features) {
      if (secret || (looks === 'painted' && id.startsWith('scenery.'))) continue;
      if (kind === 'difficult') hard.push(zone);
      else if (kind === 'barrier') add('rgba(9,10,13,0.8)', zone);
      else if (FEATURE_TINTS[kind] !== undefined) add(FEATURE_TINTS[kind], zone);
    }
  for (const [fill, zones] of byFill) {
    context.fillStyle = fill;
    context.fill(hexesPath(zones));
  }
  const p = grid.across;
  drawHatching(
    context,
    hard.flatMap(({ id }) => {
      const hex = hexOfId(id);
      const at = hex && hexCentre(grid, hex);
      return at ? [{ column: at.x / p - 0.5, row: at.y / p - 0.5, cell: { difficult: true } }] : [];
    }),
    p,
  );
}
