/** The small picture of a map in a list or on a card, with whoever stands there: drawn once it comes into view, one after the other, and kept for when it does again. */
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { mapSize } from '../../board/layout/placeAt.ts';
import type { Scene } from '../../space/scene.ts';
import { useTable, verbs } from '../../store/store.ts';
import { cn } from '../../ui/cn.ts';
import { whenQuiet } from '../../ui/whenQuiet.ts';
import { type Counter, drawScene } from './drawScene.ts';

/** Pixels of a picture in a row of a list, as a tile to choose, and on a card: twice what is shown, for dense displays. */
const SIZES = { row: { width: 144, height: 96 }, tile: { width: 480, height: 270 }, card: { width: 720, height: 450 } };
type Size = keyof typeof SIZES;
/** Milliseconds in view before one is drawn: a list that is scrolled through draws none. */
const REST = 150;
/** So many are kept, those seen last. */
const MOST_KEPT = 400;

type Theme = Parameters<typeof drawScene>[2]['theme'];

/** Draws a map so that it fills the picture, cut where it is longer. Undefined where the browser cannot. */
async function drawn(scene: Scene, { counters, theme, as }: Asked): Promise<Blob | undefined> {
  const canvas = document.createElement('canvas');
  const size = SIZES[as];
  Object.assign(canvas, size);
  const pen = canvas.getContext('2d');
  if (!pen) return undefined;
  const { width, height } = mapSize(scene);
  const scale = Math.max(size.width / width, size.height / height);
  const hash = scene.ground.kind === 'picture' ? scene.ground.picture : undefined;
  const blob = hash === undefined ? undefined : await verbs().picture(hash);
  const picture =
    blob &&
    (await createImageBitmap(blob, { resizeWidth: Math.max(1, Math.round(width * scale)) }).catch(() => undefined));
  pen.setTransform(scale, 0, 0, scale, (size.width - width * scale) / 2, (size.height - height * scale) / 2);
  drawScene(pen, scene, { theme, picture, scale }, counters);
  picture?.close();
  return new Promise((resolve) => canvas.toBlob((made) => resolve(made ?? undefined)));
}

/** Addresses of pictures by what they show, those seen last at the end. */
const kept = new Map<string, string>();
function keep(key: string, url: string): void {
  kept.set(key, url);
  const [oldest] = kept.keys();
  if (kept.size <= MOST_KEPT || oldest === undefined) return;
  URL.revokeObjectURL(kept.get(oldest) ?? '');
  kept.delete(oldest);
}

let turn: Promise<unknown> = Promise.resolve();
/** What a picture is asked for with. */
interface Asked {
  key: string;
  theme: Theme;
  as: Size;
  counters: readonly Counter[] | undefined;
  fetch(): Promise<Scene | undefined>;
  /** Whether it is still in view. */
  wanted(): boolean;
}

/** A picture that is kept, or drawn after those that were asked for before; undefined where it has gone out of view, or cannot be drawn. */
function pictureOf(asked: Asked): Promise<string | undefined> {
  const { key, fetch, wanted } = asked;
  const next = turn.then(async (): Promise<string | undefined> => {
    // What scrolls or is typed comes first.
    if (!kept.has(key)) await new Promise<void>((resolve) => whenQuiet(resolve, 500));
    const there = kept.get(key);
    if (there !== undefined || !wanted()) return there;
    const scene = await fetch();
    const blob = scene && (await drawn(scene, asked));
    if (!blob) return undefined;
    const url = URL.createObjectURL(blob);
    keep(key, url);
    return url;
  });
  turn = next.catch(() => {});
  return next;
}

/** The picture. `of` names the map as it stands, and its counters: with another name it is drawn anew. `fetch` is asked once it is in view. */
export function MapPicture({
  of,
  as = 'row',
  counters,
  fetch,
  className,
}: {
  of: string;
  as?: Size;
  counters?: readonly Counter[];
  fetch(): Promise<Scene | undefined>;
  className?: string;
}) {
  const theme = useTable((table) => table.session.theme);
  const key = `${of} ${theme} ${as}`;
  const ref = useRef<HTMLSpanElement>(null);
  const [shown, setShown] = useState(() => ({ key, url: kept.get(key) }));
  const latest = useEffectEvent(() => ({ key, theme, as, counters, fetch }));
  useEffect(() => {
    const box = ref.current;
    if (!box) return;
    let inView = false;
    let rest: ReturnType<typeof setTimeout> | undefined;
    const draw = () =>
      void pictureOf({ ...latest(), wanted: () => inView })
        .then((url) => {
          if (inView && url !== undefined) setShown({ key, url });
        })
        .catch(() => {});
    const look = new IntersectionObserver((entries) => {
      inView = entries.at(-1)?.isIntersecting ?? false;
      clearTimeout(rest);
      if (inView) rest = setTimeout(draw, kept.has(key) ? 0 : REST);
    });
    look.observe(box);
    return () => {
      inView = false;
      clearTimeout(rest);
      look.disconnect();
    };
  }, [key]);
  return (
    <span ref={ref} className={cn('block shrink-0 overflow-hidden rounded-md bg-lifted', className)}>
      {shown.key === key && shown.url !== undefined ? (
        <img src={shown.url} alt="" className="size-full object-cover" />
      ) : null}
    </span>
  );
}
