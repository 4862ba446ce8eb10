/** The small picture of a kind of thing. The map's painters paint it when it comes into view. */
import { useEffect, useRef } from 'react';
import { whenQuiet } from '../../ui/whenQuiet.ts';

/** The side of a picture in pixels: twice the shown size, for dense displays. */
const SIDE = 112;

/** The painted pictures, kept while the window is open. */
const kept = new Map<string, HTMLCanvasElement>();

async function pictureOf(kind: string): Promise<HTMLCanvasElement> {
  const there = kept.get(kind);
  if (there) return there;
  const { paintKind } = await import('../../scenery/oneThing.ts');
  const sheet = document.createElement('canvas');
  sheet.width = SIDE;
  sheet.height = SIDE;
  const pen = sheet.getContext('2d');
  if (pen) paintKind(pen, kind, SIDE);
  kept.set(kind, sheet);
  return sheet;
}

export function KindPicture({ kind }: { kind: string }) {
  const ref = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const canvas = ref.current;
    if (!canvas) return undefined;
    let gone = false;
    const draw = () =>
      void pictureOf(kind).then((picture) => {
        const pen = gone ? undefined : canvas.getContext('2d');
        pen?.clearRect(0, 0, SIDE, SIDE);
        pen?.drawImage(picture, 0, 0);
      });
    const look = new IntersectionObserver((entries) => {
      if (!entries.at(-1)?.isIntersecting) return;
      look.disconnect();
      if (kept.has(kind)) draw();
      else whenQuiet(draw, 300);
    });
    look.observe(canvas);
    return () => {
      gone = true;
      look.disconnect();
    };
  }, [kind]);
  return <canvas ref={ref} aria-hidden width={SIDE} height={SIDE} className="size-12" />;
}
