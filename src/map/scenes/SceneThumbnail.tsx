/** A scene drawn small, as a part of the page: for choosing, not for playing. */
import { useEffect, useMemo, useRef, useState } from 'react';
import { mapSize } from '../../board/layout/placeAt.ts';
import type { Scene } from '../../space/scene.ts';
import { useTable } from '../../store/store.ts';
import { useIconVersion } from '../../ui/icons/icons.ts';
import { type Counter, drawScene, standing } from './drawScene.ts';

/** Width of the drawing, in pixels: enough for a card on a dense display. */
const WIDTH = 720;

/** The address of a kept picture; undefined while it is fetched, or when it is not there. */
export function usePictureUrl(hash: string | undefined): string | undefined {
  const picture = useTable((table) => table.picture);
  const [come, setCome] = useState<{ hash: string; url: string }>();
  useEffect(() => {
    if (hash === undefined) return;
    let gone = false;
    let made: string | undefined;
    void picture(hash).then((blob) => {
      if (gone || !blob) return;
      made = URL.createObjectURL(blob);
      setCome({ hash, url: made });
    });
    return () => {
      gone = true;
      if (made) URL.revokeObjectURL(made);
    };
  }, [hash, picture]);
  return come?.hash === hash ? come?.url : undefined;
}

/** A kept picture, decoded; undefined while it comes. */
function useBitmap(hash: string | undefined): ImageBitmap | undefined {
  const picture = useTable((table) => table.picture);
  const [come, setCome] = useState<{ hash: string; bitmap: ImageBitmap }>();
  useEffect(() => {
    if (hash === undefined) return;
    let gone = false;
    const load = async () => {
      const blob = await picture(hash);
      const made = blob && (await createImageBitmap(blob, { resizeWidth: WIDTH }).catch(() => undefined));
      if (made && !gone) setCome({ hash, bitmap: made });
    };
    void load();
    return () => {
      gone = true;
    };
  }, [hash, picture]);
  return come?.hash === hash ? come?.bitmap : undefined;
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
    pen.setTransform(scale, 0, 0, scale, 0, 0);
    pen.clearRect(0, 0, width, height);
    drawScene(pen, scene, { theme, picture, scale }, counters, spots);
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
