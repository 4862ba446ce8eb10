/** The painted pictures of maps: from memory, else from the device, else newly painted. */
import { keepPicture, keptPicture, makeAlone } from '../../browser/pictureCache.ts';
import type { Scene } from '../../space/scene.ts';
import { type MapPainting, mapPaintingOf, paintingKey } from '../mapPainting.ts';
import { paintedPicture } from './paintJob.ts';

/** How many pictures stay in memory as files. Each window decodes its own bitmaps from them. */
const MOST = 12;
const known = new Map<string, Promise<Blob | undefined>>();

/**
 * Gets a picture from the device, or paints and keeps it. Painting begins only after `ready`
 * resolves.
 */
async function fetched({ painting, key }: Named, ready: () => Promise<void>): Promise<Blob | undefined> {
  const kept = await keptPicture(key);
  if (kept) return kept;
  await ready();
  return makeAlone(key, async () => {
    const come = await keptPicture(key);
    if (come) return come;
    const file = await paintedPicture(painting);
    await keepPicture(key, file);
    return file;
  });
}

interface Named {
  readonly painting: MapPainting;
  readonly key: string;
}

/** The painting of each scene and its name, computed once for each scene. */
const named = new WeakMap<Scene, Named | 'flat'>();

function paintingNamed(scene: Scene): Named | undefined {
  const there = named.get(scene);
  if (there) return there === 'flat' ? undefined : there;
  const painting = mapPaintingOf(scene);
  const made = painting ? { painting, key: paintingKey(painting) } : undefined;
  // A scene that is not frozen may still change, so its painting is not remembered.
  if (Object.isFrozen(scene)) named.set(scene, made ?? 'flat');
  return made;
}

/** The name of a scene's painted picture; undefined for a scene that is drawn flat. */
export const paintingNameOf = (scene: Scene): string | undefined => paintingNamed(scene)?.key;

/**
 * Gives the painted picture of a scene over its whole map, as a file. Undefined for a scene that is
 * drawn flat, and where this browser cannot paint. Painting begins only after `ready` resolves,
 * because a page may have more urgent work.
 */
export function paintingOf(scene: Scene, ready = async (): Promise<void> => {}): Promise<Blob | undefined> {
  const found = paintingNamed(scene);
  if (!found) return Promise.resolve(undefined);
  const { key } = found;
  const there = known.get(key);
  if (there) return there;
  const coming = fetched(found, ready).catch(() => {
    known.delete(key);
    return undefined;
  });
  known.set(key, coming);
  const [oldest] = known.keys();
  if (known.size > MOST && oldest !== undefined) known.delete(oldest);
  return coming;
}
