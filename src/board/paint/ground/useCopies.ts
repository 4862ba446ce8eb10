/**
 * Loads the pictures of a map: a stored picture, or one that is painted from data. The small picture
 * of a ready map stands until its painting is there.
 */
import { useEffect, useEffectEvent, useState } from 'react';
import { paintingNameOf, paintingOf } from '../../../scenery/work/paintings.ts';
import { readyPictureOf } from '../../../scenery/work/readyPictures.ts';
import type { Scene } from '../../../space/scene.ts';
import type { PictureSource } from '../../../ui/usePictureUrl.ts';
import { whenQuiet } from '../../../ui/whenQuiet.ts';
import type { Arrivals } from '../../tree/arrivals.ts';
import { type Copies, decodePicture, withCopies } from './pictures.ts';

/**
 * Under fog a picture's name has the map's name and the cover's. This is the map's part. While a
 * newly covered picture is loading, the earlier picture of the same map is shown.
 */
const mapOf = (hash: string): string => hash.split('~', 1)[0] ?? hash;

/** The name by which each picture was requested. */
const names = new WeakMap<Copies, string>();

/** The name of the painting that a board shows, as `paintingNameOf` gives it. */
export const nameOfPainting = (copies: Copies | undefined): string | undefined =>
  copies && names.get(copies)?.split('~')[1];

/** What there is of a picture: its copies once they are loaded, and whether it may still come. */
interface Coming {
  copies: Copies | undefined;
  isComing: boolean;
}

/** The picture and its smaller copies; undefined until they are loaded. */
export const useCopies = (...asked: Parameters<typeof useComing>): Copies | undefined => useComing(...asked).copies;

function useComing(hash: string | undefined, source: PictureSource, arrivals: Arrivals): Coming {
  const [loaded, setLoaded] = useState<{ hash: string; copies: Copies; come: () => void }>();
  const [missing, setMissing] = useState<string>();
  // The pictures of a map that is no longer drawn are released at once, because they are large.
  useEffect(() => {
    loaded?.come();
    return () => {
      for (const copy of loaded?.copies ?? []) copy.close();
    };
  }, [loaded]);
  // Each rendering may bring a new `source` function. That must not load the map again.
  const latest = useEffectEvent(source);
  useEffect(() => {
    if (hash === undefined) return;
    let wanted = true;
    const come = arrivals.expect();
    const load = async () => {
      const whole = await decodePicture((wantedHash) => latest(wantedHash), hash);
      const copies = whole && (await withCopies(whole));
      if (copies) names.set(copies, hash);
      if (wanted && copies) return setLoaded({ hash, copies, come });
      if (wanted) setMissing(hash);
      come();
      for (const copy of copies ?? []) copy.close();
    };
    void load();
    return () => {
      wanted = false;
      come();
    };
  }, [hash, arrivals]);
  const copies = loaded && hash !== undefined && mapOf(loaded.hash) === mapOf(hash) ? loaded.copies : undefined;
  return { copies, isComing: hash !== undefined && !copies && missing !== hash };
}

/** How long to wait for the first frames, in milliseconds. A hidden page draws none. */
const FIRST_FRAMES = 1000;
/** After so many milliseconds the map is painted even if the page is still busy. */
const BUSY = 800;

/** Resolves when the board has been drawn and the page has nothing else to do. */
const afterFirstFrames = (): Promise<void> =>
  new Promise((resolve) => {
    let gone = false;
    const drawn = () => {
      if (gone) return;
      gone = true;
      whenQuiet(resolve, BUSY);
    };
    requestAnimationFrame(() => requestAnimationFrame(drawn));
    setTimeout(drawn, FIRST_FRAMES);
  });

/**
 * The painted ground of a scene, which a scene that is drawn flat does not have. Until it is loaded
 * a ready map has its small picture. While the scene's scenery changes, the earlier painting is
 * shown.
 */
export function usePaintedGround(scene: Scene, arrivals: Arrivals): Coming {
  const key = paintingNameOf(scene);
  const size = scene.kind === 'zones' ? `${scene.width}x${scene.height}` : `${scene.columns}x${scene.rows}`;
  const name = key === undefined ? undefined : `${scene.name.replaceAll('~', '-')} ${size}~${key}`;
  const whole = useComing(name, () => paintingOf(scene, afterFirstFrames), arrivals);
  const small = useCopies(whole.copies ? undefined : name, () => readyPictureOf(scene), arrivals);
  return { copies: whole.copies ?? small, isComing: whole.isComing };
}
