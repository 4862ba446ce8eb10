/** A scene drawn small, with the board's own pen: for choosing, not for playing. */
import { useEffect, useMemo, useRef, useState } from 'react';
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
import { useTable } from '../../store/store.ts';
import { ICON_BOX, knownIcon, useIconVersion } from '../../ui/icons/icons.ts';

/** Width of the drawing, in pixels: enough for a card on a dense display. */
const WIDTH = 720;

/** Somebody on a thumbnail: only what is needed to draw a counter. */
export type Counter = Pick<BoardToken, 'id' | 'place' | 'stance' | 'icon' | 'size'>;

/** The address of a kept picture; undefined while it is fetched, or when it is not there. */
export function usePictureUrl(hash: string | undefined): string | undefined {
  const picture = useTable((table) => table.picture);
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    if (hash === undefined) return setUrl(undefined);
    let gone = false;
    let made: string | undefined;
    void picture(hash).then((blob) => {
      if (gone || !blob) return;
      made = URL.createObjectURL(blob);
      setUrl(made);
    });
    return () => {
      gone = true;
      if (made) URL.revokeObjectURL(made);
    };
  }, [hash, picture]);
  return url;
}

/** A kept picture, decoded; undefined while it comes. */
function useBitmap(hash: string | undefined): ImageBitmap | undefined {
  const picture = useTable((table) => table.picture);
  const [bitmap, setBitmap] = useState<ImageBitmap>();
  useEffect(() => {
    setBitmap(undefined);
    if (hash === undefined) return;
    let gone = false;
    const load = async () => {
      const blob = await picture(hash);
      const made = blob && (await createImageBitmap(blob, { resizeWidth: WIDTH }).catch(() => undefined));
      if (made && !gone) setBitmap(made);
    };
    void load();
    return () => {
      gone = true;
    };
  }, [hash, picture]);
  return bitmap;
}

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

/** The thumbnail, with whoever stands there. It is decoration: give the scene's name in words beside it. */
export function SceneThumbnail({
  scene,
  counters,
  fit = 'cover',
  className,
}: {
  scene: Scene;
  counters?: readonly Counter[];
  /** `cover` fills its box and may cut the map's edges; `contain` shows all of it. */
  fit?: 'cover' | 'contain';
  className?: string;
}) {
  const ref = useRef<HTMLCanvasElement>(null);
  const theme = useTable((table) => table.session.theme);
  const picture = useBitmap(scene.ground.kind === 'picture' ? scene.ground.picture : undefined);
  const { width, height } = mapSize(scene);
  const scale = WIDTH / width;
  const icons = useIconVersion();
  const spots = useMemo(() => (counters ? standing(scene, counters) : undefined), [scene, counters]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: drawn anew when more icons are there
  useEffect(() => {
    const pen = ref.current?.getContext('2d');
    if (!pen) return;
    const colours = palette(theme);
    pen.setTransform(scale, 0, 0, scale, 0, 0);
    pen.clearRect(0, 0, width, height);
    drawGround(pen, scene, picture, colours.dusk);
    if (scene.kind === 'zones') drawZones(pen, scene, colours);
    else drawSquares(pen, scene, { colours, unit: 1 / scale });
    for (const one of counters ?? []) {
      const spot = spots?.get(one.id);
      if (spot) drawCounter(pen, one, spot, colours);
    }
  }, [scene, counters, spots, picture, theme, scale, width, height, icons]);
  return (
    <canvas
      ref={ref}
      width={WIDTH}
      height={Math.max(1, Math.round(height * scale))}
      className={className}
      style={{ objectFit: fit }}
      aria-hidden
    />
  );
}
