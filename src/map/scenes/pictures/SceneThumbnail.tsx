/** A small drawing of a scene as a part of the page, for choosing and not for playing. */
import { useEffect, useRef, useState } from 'react';
import { mapSize } from '../../../board/layout/placeAt.ts';
import type { Scene } from '../../../space/scene.ts';
import { tableActions, useTable } from '../../../store/store.ts';
import { cn } from '../../../ui/cn.ts';
import { drawScene } from './drawScene.ts';

/** The width of the drawing, in pixels: enough for a preview on a dense display. */
const WIDTH = 720;

/** A stored picture, decoded. Undefined until it is loaded. */
function useBitmap(hash: string | undefined): ImageBitmap | undefined {
  const { picture } = tableActions;
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
  }, [hash]);
  return come?.hash === hash ? come?.bitmap : undefined;
}

/**
 * The thumbnail shows the whole scene. It is decoration: the caller writes the scene's name beside
 * it.
 */
export function SceneThumbnail({ scene, className }: { scene: Scene; className?: string }) {
  const ref = useRef<HTMLCanvasElement>(null);
  const theme = useTable((table) => table.session.theme);
  const picture = useBitmap(scene.ground.kind === 'picture' ? scene.ground.picture : undefined);
  const map = mapSize(scene);
  const height = Math.max(1, Math.round((map.height * WIDTH) / map.width));
  useEffect(() => {
    const pen = ref.current?.getContext('2d');
    if (!pen) return;
    pen.clearRect(0, 0, WIDTH, height);
    pen.drawImage(drawScene(scene, { theme, picture, size: { width: WIDTH, height } }), 0, 0);
  }, [scene, picture, theme, height]);
  return <canvas ref={ref} width={WIDTH} height={height} className={cn('object-contain', className)} aria-hidden />;
}
