/** Draws a small scene with the board's own painters, and its combatants. */
import { layOut } from '../../../board/layout/layout.ts';
import { mapSize } from '../../../board/layout/placeAt.ts';
import { paintPicture, paintTexture } from '../../../board/paint/ground/paintGround.ts';
import { groundTile } from '../../../board/paint/ground/textures.ts';
import { type Palette, paletteOf } from '../../../board/paint/palette.ts';
import { drawHexes } from '../../../board/paint/places/drawHexes.ts';
import { drawPaintedPlaces } from '../../../board/paint/places/drawPaintedPlaces.ts';
import { drawSquares } from '../../../board/paint/places/drawSquares.ts';
import { drawZones } from '../../../board/paint/places/drawZones.ts';
import { Konva } from '../../../board/tree/konva.ts';
import type { BoardToken } from '../../../board/types.ts';
import { isHexScene, isShaded, type Scene } from '../../../space/scene.ts';
import { frameOf } from '../../../space/squares/gridFit.ts';
import { ICON_BOX, knownIcon } from '../../../ui/icons/icons.ts';

/** A combatant on a thumbnail: only what its counter needs. */
export type Counter = Pick<BoardToken, 'id' | 'place' | 'stance' | 'icon' | 'size'>;

function drawGround(pen: CanvasRenderingContext2D, scene: Scene, picture: ImageBitmap | undefined, dusk: number): void {
  const { width, height } = mapSize(scene);
  const look = scene.ground.kind === 'plain' ? scene.ground.look : 'stone';
  if (picture) paintPicture(pen, picture, frameOf(scene), { width, height });
  else paintTexture(pen, { x: 0, y: 0, width, height }, groundTile(look, dusk, 'small'));
  if (!isShaded(scene.ground)) return;
  const reach = Math.hypot(width, height) / 2;
  const light = pen.createRadialGradient(width / 2, height / 2, reach * 0.1, width / 2, height / 2, reach);
  light.addColorStop(0, 'rgba(255,226,170,0.16)');
  light.addColorStop(1, 'rgba(0,0,6,0.45)');
  pen.fillStyle = light;
  pen.fillRect(0, 0, width, height);
}

/** A counter: a disc in its side's colour, with its icon once that is loaded. */
function drawCounter(
  pen: CanvasRenderingContext2D,
  { stance, icon }: Counter,
  { x, y, radius }: { x: number; y: number; radius: number },
  colours: Palette,
): void {
  const { ring, deep } = colours.sides[stance];
  pen.beginPath();
  pen.arc(x, y, radius, 0, 2 * Math.PI);
  pen.fillStyle = deep;
  pen.fill();
  pen.lineWidth = radius * 0.2;
  pen.strokeStyle = ring;
  pen.stroke();
  pen.save();
  const side = radius * 1.3;
  pen.translate(x - side / 2, y - side / 2);
  pen.scale(side / ICON_BOX, side / ICON_BOX);
  pen.fillStyle = colours.tokenInk;
  pen.fill(new Path2D(knownIcon(icon)));
  pen.restore();
}

/**
 * Where the counters stand, and their size. Even in a crowd counters stay large enough to be told
 * apart.
 */
function standing(scene: Scene, counters: readonly Counter[]) {
  const tokens = counters.map(
    (one): BoardToken => ({
      ...one,
      name: '',
      standing: 'up',
      turn: 'waiting',
      badges: [],
      hidden: false,
      selected: false,
      draggable: false,
    }),
  );
  return layOut(scene, tokens).spots;
}

/**
 * Draws a scene so that it fills a canvas of this size, cut where the scene is longer. `picture` is
 * the scene's ground, if that is a loaded picture. Each part is a Konva shape with the board's
 * painter, drawn once without a stage.
 */
export function drawScene(
  scene: Scene,
  {
    theme,
    picture,
    painted,
    size,
  }: {
    theme: Parameters<typeof paletteOf>[0];
    picture: ImageBitmap | undefined;
    /** The painted picture of the scene, once it is loaded. */
    painted?: ImageBitmap | undefined;
    /** In pixels. */
    size: { width: number; height: number };
  },
  counters: readonly Counter[] = [],
): HTMLCanvasElement {
  const colours = paletteOf(theme);
  const { width, height } = mapSize(scene);
  const scale = scaleToFill(scene, size);
  const map = new Konva.Group({
    scaleX: scale,
    scaleY: scale,
    x: (size.width - width * scale) / 2,
    y: (size.height - height * scale) / 2,
  });
  const paint = (name: string, draw: (pen: CanvasRenderingContext2D) => void) =>
    map.add(new Konva.Shape({ name, perfectDrawEnabled: false, sceneFunc: (context) => draw(context._context) }));
  paint('ground', (pen) => {
    if (picture || !painted) drawGround(pen, scene, picture, colours.dusk);
    if (painted) pen.drawImage(painted, 0, 0, width, height);
  });
  paint('places', (pen) => {
    const paintContext = { context: pen, colours, unit: 1 / scale };
    if (painted) drawPaintedPlaces(paintContext, scene, { start: 'shown', grid: 'shown' });
    else if (isHexScene(scene)) drawHexes(paintContext, scene, 'flat');
    else if (scene.kind === 'zones') drawZones(pen, scene, colours);
    else drawSquares(pen, scene, { colours, unit: 1 / scale });
  });
  const spots = counters.length > 0 ? standing(scene, counters) : undefined;
  for (const one of counters) {
    const spot = spots?.get(one.id);
    if (spot) paint('counter', (pen) => drawCounter(pen, one, spot, colours));
  }
  const canvas = map.toCanvas({ x: 0, y: 0, ...size, pixelRatio: 1 });
  map.destroy();
  return canvas;
}

/** The scale at which the map fills a picture of this size: picture pixels for each map pixel. */
export function scaleToFill(scene: Scene, size: { width: number; height: number }): number {
  const { width, height } = mapSize(scene);
  return Math.max(size.width / width, size.height / height);
}
