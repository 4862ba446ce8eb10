/**
 * Shows at once what an editor has changed, until the map is painted again: new things in their
 * painted look, changed ground in flat colours.
 */
import { useContext, useMemo } from 'react';
import { lookOfMaterial } from '../../scenery/ground/layGround.ts';
import { paintingNameOf } from '../../scenery/work/paintings.ts';
import { layerOutlines } from '../../space/editing/ground/groundBrush.ts';
import { squareOfScene } from '../../space/painted/squareOfScene.ts';
import type { Scene } from '../../space/scene.ts';
import { sizeInSquares } from '../../space/scenery/lines.ts';
import type { GroundLayer, PaintedParts, SceneryItem } from '../../space/scenery/scenery.ts';
import { mapSize } from '../layout/placeAt.ts';
import { ShownPaintingContext } from '../strokeEvents.ts';
import type { Paint } from '../tree/look.ts';
import { Painting } from '../tree/Painting.tsx';
import { unpaintedOf } from './unpainted.ts';

/** Paints a thing on a map whose squares are `square` pixels wide. */
export type ThingPainter = (pen: CanvasRenderingContext2D, item: SceneryItem, square: number) => void;

/** At most so many new things are shown in their painted look. Further ones are shown as discs. */
const MOST_PAINTED = 80;
/** The longer side of the canvas with the new things, in pixels. */
const SHEET = 2048;

/**
 * The last scenes by the names of their paintings. They tell what the picture on the board shows.
 */
const recent = new Map<string, PaintedParts>();
const MOST_RECENT = 60;

function remember(name: string, { materials, scenery }: PaintedParts): void {
  recent.delete(name);
  recent.set(name, { ...(materials ? { materials } : {}), ...(scenery ? { scenery } : {}) });
  const [oldest] = recent.keys();
  if (recent.size > MOST_RECENT && oldest !== undefined) recent.delete(oldest);
}

/** The flat colour of a material. */
export function flatColour(material: string): string {
  const { from, to } = lookOfMaterial(material);
  return `rgb(${from.map((part, n) => Math.round((part + to[n]!) / 2)).join(',')})`;
}

const outlinePath = (layers: readonly GroundLayer[]): Path2D => {
  const path = new Path2D();
  for (const layer of layers)
    for (const outline of layerOutlines(layer) ?? []) {
      outline.forEach(({ x, y }, n) => {
        if (n === 0) path.moveTo(x, y);
        else path.lineTo(x, y);
      });
      path.closePath();
    }
  return path;
};

const NOTHING: PaintedParts = {};

export function UnpaintedLayer({ scene, paintThing }: { scene: Scene; paintThing: ThingPainter | undefined }) {
  const shownName = useContext(ShownPaintingContext);
  const name = paintingNameOf(scene);
  const sheet = useMemo(() => {
    if (name !== undefined) remember(name, scene);
    if (shownName === name) return undefined;
    // For a picture from before this editor was opened nobody knows the scene, so no change is
    // shown.
    const shown = shownName === undefined ? NOTHING : recent.get(shownName);
    return shown && sheetFor(scene, shown, paintThing);
  }, [scene, name, shownName, paintThing]);
  const paint = useMemo(
    (): Paint => (pen) => {
      const { width, height } = mapSize(scene);
      if (sheet) pen.drawImage(sheet, 0, 0, width, height);
    },
    [sheet, scene],
  );
  return <Painting name="not painted yet" paint={paint} />;
}

/** Paints all changes on one canvas over the map, so that a moving pointer costs nothing. */
function sheetFor(
  scene: Scene,
  shown: PaintedParts,
  paintThing: ThingPainter | undefined,
): HTMLCanvasElement | undefined {
  const { fresh, gone, ground } = unpaintedOf(shown, scene);
  if (fresh.length + gone.length + ground.length === 0) return undefined;
  const { width, height } = mapSize(scene);
  const k = Math.min(1, SHEET / Math.max(width, height));
  const sheet = document.createElement('canvas');
  sheet.width = Math.ceil(width * k);
  sheet.height = Math.ceil(height * k);
  const pen = sheet.getContext('2d');
  if (!pen) return undefined;
  pen.scale(k, k);
  const { materials = [] } = scene;
  const square = squareOfScene(scene);
  if (ground.length > 0) {
    pen.save();
    if (ground.every(({ shape, path }) => shape ?? path)) pen.clip(outlinePath(ground), 'evenodd');
    for (const layer of materials) {
      pen.globalAlpha = layer.strength ?? 1;
      pen.fillStyle = flatColour(layer.material);
      if (layer.shape ?? layer.path) pen.fill(outlinePath([layer]));
      else pen.fillRect(0, 0, width, height);
    }
    pen.restore();
  }
  for (const item of gone) {
    pen.fillStyle = 'rgba(10,12,18,0.45)';
    fillThing(pen, item, square);
  }
  fresh.forEach((item, n) => {
    if (paintThing && n < MOST_PAINTED) paintThing(pen, item, square);
    else {
      pen.fillStyle = 'rgba(70,80,50,0.8)';
      fillThing(pen, item, square);
    }
  });
  return sheet;
}

function fillThing(pen: CanvasRenderingContext2D, item: SceneryItem, square: number): void {
  const [length, depth] = sizeInSquares(item);
  pen.save();
  pen.beginPath();
  if (item.along) {
    item.along.forEach(([x, y], n) => {
      if (n === 0) pen.moveTo(x, y);
      else pen.lineTo(x, y);
    });
    pen.lineWidth = depth * square;
    pen.strokeStyle = pen.fillStyle;
    pen.stroke();
  } else {
    const [x, y] = item.at ?? [0, 0];
    pen.translate(x, y);
    pen.rotate(((item.turn ?? 0) * Math.PI) / 180);
    pen.ellipse(0, 0, (length * square) / 2, (depth * square) / 2, 0, 0, Math.PI * 2);
    pen.fill();
  }
  pen.restore();
}
