/** A scene drawn small, with the board's own pen, and whoever stands there. */
import { layOut } from '../../board/layout/layout.ts';
import { mapSize } from '../../board/layout/placeAt.ts';
import { paintPicture, paintTexture } from '../../board/paint/ground/paintGround.ts';
import { groundTile } from '../../board/paint/ground/textures.ts';
import { type Palette, palette } from '../../board/paint/palette.ts';
import { drawSquares } from '../../board/paint/places/drawSquares.ts';
import { drawZones } from '../../board/paint/places/drawZones.ts';
import type { BoardToken } from '../../board/types.ts';
import type { Scene } from '../../space/scene.ts';
import { frameOf } from '../../space/squares/gridFit.ts';
import { ICON_BOX, knownIcon } from '../../ui/icons/icons.ts';

/** Somebody on a thumbnail: only what is needed to draw a counter. */
export type Counter = Pick<BoardToken, 'id' | 'place' | 'stance' | 'icon' | 'size'>;

function drawGround(pen: CanvasRenderingContext2D, scene: Scene, picture: ImageBitmap | undefined, dusk: number): void {
  const { width, height } = mapSize(scene);
  const look = scene.ground.kind === 'plain' ? scene.ground.look : 'stone';
  if (picture) paintPicture(pen, picture, frameOf(scene), { width, height });
  else paintTexture(pen, { x: 0, y: 0, width, height }, groundTile(look, dusk, 'small'));
  const reach = Math.hypot(width, height) / 2;
  const light = pen.createRadialGradient(width / 2, height / 2, reach * 0.1, width / 2, height / 2, reach);
  light.addColorStop(0, 'rgba(255,226,170,0.16)');
  light.addColorStop(1, 'rgba(0,0,6,0.45)');
  pen.fillStyle = light;
  pen.fillRect(0, 0, width, height);
}

/** A counter: a round in its side's colour, with its icon where that has come. */
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

/** Where the counters stand and how large. Crowds are drawn no smaller than can be told apart. */
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

/** Draws the whole of it, from where the pen stands. `picture` is its ground where that is one and has come. */
export function drawScene(
  pen: CanvasRenderingContext2D,
  scene: Scene,
  {
    theme,
    picture,
    scale,
  }: {
    theme: Parameters<typeof palette>[0];
    picture: ImageBitmap | undefined;
    /** Pixels for each of the map's. */
    scale: number;
  },
  counters: readonly Counter[] = [],
): void {
  const colours = palette(theme);
  drawGround(pen, scene, picture, colours.dusk);
  if (scene.kind === 'zones') drawZones(pen, scene, colours);
  else drawSquares(pen, scene, { colours, unit: 1 / scale });
  if (counters.length === 0) return;
  const spots = standing(scene, counters);
  for (const one of counters) {
    const spot = spots.get(one.id);
    if (spot) drawCounter(pen, one, spot, colours);
  }
}
