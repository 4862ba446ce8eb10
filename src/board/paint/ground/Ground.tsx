/**
 * The ground: a picture in the copy that suits the view, or a plain texture, with its light. Beyond
 * the map the ground continues, dimmed.
 */
import { useMemo } from 'react';
import { isShaded, type Scene } from '../../../space/scene.ts';
import { frameOf } from '../../../space/squares/gridFit.ts';
import type { PictureSource } from '../../../ui/usePictureUrl.ts';
import { mapSize } from '../../layout/placeAt.ts';
import type { Arrivals } from '../../tree/arrivals.ts';
import type { Paint } from '../../tree/look.ts';
import { Painting, Part } from '../../tree/Painting.tsx';
import { paletteOf } from '../palette.ts';
import { PaintedGround } from './PaintedGround.tsx';
import { paintLight, paintPicture, paintTexture } from './paintGround.ts';
import { type Copies, copyFor } from './pictures.ts';
import { groundTile, type Look } from './textures.ts';
import { useCopies } from './useCopies.ts';

interface GroundProps {
  scene: Scene;
  theme: 'dark' | 'light';
  pictureOf: PictureSource;
  arrivals: Arrivals;
  /** The painted picture of the scene, once it is loaded. */
  painted: Copies | undefined;
  /** How bright the painted ground is, from 0 to 1. */
  brightness: number;
}

export function Ground({ scene, theme, pictureOf, arrivals, painted, brightness }: GroundProps) {
  const { ground } = scene;
  const { width, height } = mapSize(scene);
  const picture = ground.kind === 'picture' ? ground.picture : undefined;
  const look: Look = ground.kind === 'plain' ? ground.look : 'stone';
  const shaded = isShaded(ground);
  const copies = useCopies(picture, pictureOf, arrivals);
  const frame = useMemo(() => frameOf(scene), [scene]);
  const map = useMemo(() => ({ width, height }), [width, height]);
  const beyond = useMemo((): Paint => {
    const { dusk, cast, outside } = paletteOf(theme);
    return (pen, { part: all }) => {
      const shown = copies ?? painted;
      if (shown) pen.drawImage(blurOf(shown), all.x, all.y, all.width, all.height);
      else paintTexture(pen, all, groundTile(look, dusk));
      pen.fillStyle = outside;
      pen.fillRect(all.x, all.y, all.width, all.height);
      pen.fillStyle = cast;
      for (const spread of shown ? [4, 9, 15] : [])
        pen.fillRect(-spread, 6 - spread, map.width + 2 * spread, map.height + 2 * spread);
    };
  }, [look, copies, painted, map, theme]);
  const whole = useMemo((): Paint => {
    const { dusk } = paletteOf(theme);
    if (!copies) return (pen) => paintTexture(pen, { x: 0, y: 0, ...map }, groundTile(look, dusk));
    return (pen, { scale, pixelRatio }) => {
      const level = copyFor(
        copies.map((copy) => copy.width),
        frame.width * scale * pixelRatio,
      );
      paintPicture(pen, copies[level]!, frame, map);
      // Under fog players get a painted map as a picture. Its brightness is that of painted ground.
      const shade = shaded ? dusk * 0.35 : scene.setting ? 1 - brightness : 0;
      if (shade <= 0) return;
      pen.fillStyle = `rgba(6,8,14,${shade})`;
      pen.fillRect(0, 0, map.width, map.height);
    };
  }, [look, copies, frame, map, theme, shaded, scene.setting, brightness]);
  const light = useMemo((): Paint => (pen) => paintLight(pen, map, theme), [map, theme]);
  return (
    <Part name="ground">
      <Painting name="beyond" paint={beyond} />
      <Painting name="map" paint={whole} />
      {painted ? (
        <PaintedGround copies={painted} map={map} theme={theme} brightness={brightness} arrivals={arrivals} />
      ) : shaded ? (
        <Painting name="light" paint={light} />
      ) : null}
    </Part>
  );
}

const blurs = new WeakMap<Copies, HTMLCanvasElement>();

/** A copy of the picture that is so small that only its colours are left when it is drawn large. */
function blurOf(copies: Copies): HTMLCanvasElement {
  const known = blurs.get(copies);
  if (known) return known;
  const tile = document.createElement('canvas');
  tile.width = 6;
  tile.height = 4;
  const smallest = copies.reduce((least, copy) => (copy.width < least.width ? copy : least));
  const pen = tile.getContext('2d');
  if (pen) pen.imageSmoothingQuality = 'high';
  pen?.drawImage(smallest, 0, 0, 6, 4);
  blurs.set(copies, tile);
  return tile;
}
