/**
 * The small picture of a map in a list or on a card, with its combatants. The picture is drawn when
 * it comes into view, in turn, and kept.
 */
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { mapSize } from '../../../board/layout/placeAt.ts';
import { paintingOf } from '../../../scenery/work/paintings.ts';
import { readyPictureOf } from '../../../scenery/work/readyPictures.ts';
import type { Scene } from '../../../space/scene.ts';
import { tableActions, useTable } from '../../../store/store.ts';
import { cn } from '../../../ui/cn.ts';
import { whenQuiet } from '../../../ui/whenQuiet.ts';
import { type Counter, drawScene, scaleToFill } from './drawScene.ts';

/**
 * The size of a picture in a list's row, as a tile, and on a card, in pixels: twice the shown size,
 * for dense displays.
 */
const SIZES = { row: { width: 144, height: 96 }, tile: { width: 480, height: 270 }, card: { width: 720, height: 450 } };
type Size = keyof typeof SIZES;
/**
 * How long a picture is in view before it is drawn, in milliseconds: a list that scrolls past draws
 * none.
 */
const REST = 150;
/** How many pictures are kept, the last seen ones. */
const MOST_KEPT = 400;

type Theme = Parameters<typeof drawScene>[1]['theme'];

/**
 * Draws a map so that it fills the picture, cut where the map is longer. Undefined where the
 * browser cannot draw it.
 */
async function drawn(scene: Scene, { counters, theme, as }: Asked, file?: Blob): Promise<Blob | undefined> {
  const size = SIZES[as];
  const wide = mapSize(scene).width * scaleToFill(scene, size);
  const hash = scene.ground.kind === 'picture' ? scene.ground.picture : undefined;
  const blob = hash === undefined ? undefined : await tableActions.picture(hash);
  const picture =
    blob && (await createImageBitmap(blob, { resizeWidth: Math.max(1, Math.round(wide)) }).catch(() => undefined));
  const painted =
    file && (await createImageBitmap(file, { resizeWidth: Math.max(1, Math.round(wide)) }).catch(() => undefined));
  const canvas = drawScene(scene, { theme, picture, painted, size }, counters);
  picture?.close();
  painted?.close();
  return new Promise((resolve) => canvas.toBlob((made) => resolve(made ?? undefined)));
}

/** The addresses of pictures by what they show, the last seen at the end. */
const kept = new Map<string, string>();
function keep(key: string, url: string): void {
  kept.set(key, url);
  const [oldest] = kept.keys();
  if (kept.size <= MOST_KEPT || oldest === undefined) return;
  URL.revokeObjectURL(kept.get(oldest) ?? '');
  kept.delete(oldest);
}

let turn: Promise<unknown> = Promise.resolve();
/** The request for a picture. */
interface Asked {
  key: string;
  theme: Theme;
  as: Size;
  counters: readonly Counter[] | undefined;
  fetch(): Promise<Scene | undefined>;
  /** Tells whether the picture is still in view. */
  wanted(): boolean;
  /** Called when a painted picture is ready after the flat one. */
  painted(url: string): void;
}

const afterRest = (): Promise<undefined> => new Promise((resolve) => setTimeout(() => resolve(undefined), REST));

/** Draws the picture anew once its map is painted. */
async function paintedLater(scene: Scene, asked: Asked): Promise<void> {
  const file = await paintingOf(scene);
  const blob = file && (await drawn(scene, asked, file));
  if (!blob) return;
  const url = URL.createObjectURL(blob);
  keep(asked.key, url);
  asked.painted(url);
}

/**
 * Gives a kept picture, or draws one after all earlier requests. Undefined when the picture is out
 * of view by then, or cannot be drawn.
 */
function pictureOf(asked: Asked): Promise<string | undefined> {
  const { key, fetch, wanted } = asked;
  const next = turn.then(async (): Promise<string | undefined> => {
    // Scrolling and typing come first.
    if (!kept.has(key)) await new Promise<void>((resolve) => whenQuiet(resolve, 500));
    const there = kept.get(key);
    if (there !== undefined || !wanted()) return there;
    const scene = await fetch();
    if (!scene) return undefined;
    const file = (await readyPictureOf(scene)) ?? (await Promise.race([paintingOf(scene), afterRest()]));
    const blob = await drawn(scene, asked, file);
    if (!blob) return undefined;
    const url = URL.createObjectURL(blob);
    keep(key, url);
    // The painting takes seconds the first time: the flat picture is shown until then.
    if (!file) void paintedLater(scene, asked);
    return url;
  });
  turn = next.catch(() => {});
  return next;
}

/**
 * The picture. `of` names the map's current state and its counters: a new name draws a new picture.
 * `fetch` is called once the picture is in view.
 */
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
      void pictureOf({ ...latest(), wanted: () => inView, painted: (url) => setShown({ key, url }) })
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
