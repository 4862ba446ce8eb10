/** The ground: a picture in the copy that suits the view, or a plain texture, in its light; and beyond the map the same, quiet. */
import { useCallback, useEffect, useEffectEvent, useMemo, useState } from 'react';
import type { Scene } from '../../../space/scene.ts';
import { frameOf } from '../../../space/squares/gridFit.ts';
import { Shape } from '../../canvas.tsx';
import { mapSize } from '../../layout/placeAt.ts';
import type { Look as View } from '../../stage.ts';
import { palette } from '../palette.ts';
import { paintLight, paintPicture, paintTexture } from './paintGround.ts';
import { type Copies, copyFor, decode, type PictureSource, withCopies } from './pictures.ts';
import { groundTile, type Look } from './textures.ts';

interface GroundProps {
  scene: Scene;
  theme: 'dark' | 'light';
  pictureOf: PictureSource;
}

export function GroundShape({ scene, theme, pictureOf }: GroundProps) {
  const { ground } = scene;
  const { width, height } = mapSize(scene);
  const picture = ground.kind === 'picture' ? ground.picture : undefined;
  const look: Look = ground.kind === 'plain' ? ground.look : 'stone';
  const copies = useCopies(picture, pictureOf);
  const frame = useMemo(() => frameOf(scene), [scene]);
  const paint = useCallback(
    (pen: CanvasRenderingContext2D, { scale, pixelRatio, part: all }: View) => {
      const { dusk, cast, outside } = palette(theme);
      if (copies) pen.drawImage(blurOf(copies), all.x, all.y, all.width, all.height);
      else paintTexture(pen, all, groundTile(look, dusk));
      pen.fillStyle = outside;
      pen.fillRect(all.x, all.y, all.width, all.height);
      pen.fillStyle = cast;
      for (const spread of copies ? [4, 9, 15] : [])
        pen.fillRect(-spread, 6 - spread, width + 2 * spread, height + 2 * spread);
      if (copies) {
        const level = copyFor(
          copies.map((copy) => copy.width),
          frame.width * scale * pixelRatio,
        );
        paintPicture(pen, copies[level]!, frame, { width, height });
        pen.fillStyle = `rgba(6,8,14,${dusk * 0.35})`;
        pen.fillRect(0, 0, width, height);
      } else paintTexture(pen, { x: 0, y: 0, width, height }, groundTile(look, dusk));
      paintLight(pen, { width, height }, theme);
    },
    [width, height, look, copies, frame, theme],
  );
  return <Shape paint={paint} />;
}

const blurs = new WeakMap<Copies, HTMLCanvasElement>();

/** A picture so small that, drawn large, only its colours are left. */
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

/** Under fog a picture is called after its map and its cover: until the newly covered one has come, the one before it is shown. */
const mapOf = (hash: string): string => hash.split('~', 1)[0] ?? hash;

/** The picture and its smaller copies once they have come; undefined until then. */
function useCopies(hash: string | undefined, source: PictureSource): Copies | undefined {
  const [loaded, setLoaded] = useState<{ hash: string; copies: Copies }>();
  // The pictures of a map that is no longer drawn are given back at once: they are large.
  useEffect(
    () => () => {
      for (const copy of loaded?.copies ?? []) copy.close();
    },
    [loaded],
  );
  // A new function with each drawing of the table must not fetch the map anew.
  const latest = useEffectEvent(source);
  useEffect(() => {
    if (hash === undefined) return;
    let wanted = true;
    const load = async () => {
      const whole = await decode((wantedHash) => latest(wantedHash), hash);
      const copies = whole && (await withCopies(whole));
      if (wanted && copies) setLoaded({ hash, copies });
      else for (const copy of copies ?? []) copy.close();
    };
    void load();
    return () => {
      wanted = false;
    };
  }, [hash]);
  return loaded && hash !== undefined && mapOf(loaded.hash) === mapOf(hash) ? loaded.copies : undefined;
}
