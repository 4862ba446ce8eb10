/** A scene drawn small, as a part of the page: for choosing, not for playing. */
import { useEffect, useRef, useState } from 'react';
import { mapSize } from '../../board/layout/placeAt.ts';
import type { Scene } from '../../space/scene.ts';
import { useTable } from '../../store/store.ts';
import { cn } from '../../ui/cn.ts';
import { drawScene } from './drawScene.ts';

/** Width of the drawing, in pixels: enough for a preview on a dense display. */
const WIDTH = 720;

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

/** The thumbnail, all of it in view. It is decoration: give the scene's name in words beside it. */
export function SceneThumbnail({ scene, className }: { scene: Scene; className?: string }) {
  const ref = useRef<HTMLCanvasElement>(null);
  const theme = useTable((table) => table.session.theme);
  const picture = useBitmap(scene.ground.kind === 'picture' ? scene.ground.picture : undefined);
  const { width, height } = mapSize(scene);
  const scale = WIDTH / width;
  useEffect(() => {
    const pen = ref.current?.getContext('2d');
    if (!pen) return;
    pen.setTransform(scale, 0, 0, scale, 0, 0);
    pen.clearRect(0, 0, width, height);
    drawScene(pen, scene, { theme, picture, scale });
  }, [scene, picture, theme, scale, width, height]);
  return (
    <canvas
      ref={ref}
      width={WIDTH}
      height={Math.max(1, Math.round(height * scale))}
      className={cn('object-contain', className)}
      aria-hidden
    />
  );
}
