/** Map pictures as they come: a stored one, or one that is painted from data. */
import { useEffect, useEffectEvent, useState } from 'react';
import { paintingNameOf, paintingOf } from '../../../scenery/work/paintings.ts';
import type { Scene } from '../../../space/scene.ts';
import { whenQuiet } from '../../../ui/whenQuiet.ts';
import type { Arrivals } from '../../tree/arrivals.ts';
import { type Copies, decodePicture, type PictureSource, withCopies } from './pictures.ts';

/**
 * Under fog a picture is called after its map and its cover: until the newly covered one has come,
 * the one before it is shown.
 */
const mapOf = (hash: string): string => hash.split('~', 1)[0] ?? hash;

/** The picture and its smaller copies once they have come; undefined until then. */
export function useCopies(hash: string | undefined, source: PictureSource, arrivals: Arrivals): Copies | undefined {
  const [loaded, setLoaded] = useState<{ hash: string; copies: Copies; come: () => void }>();
  // The pictures of a map that is no longer drawn are given back at once: they are large.
  useEffect(() => {
    loaded?.come();
    return () => {
      for (const copy of loaded?.copies ?? []) copy.close();
    };
  }, [loaded]);
  // A new function with each drawing of the table must not fetch the map anew.
  const latest = useEffectEvent(source);
  useEffect(() => {
    if (hash === undefined) return;
    let wanted = true;
    const come = arrivals.expect();
    const load = async () => {
      const whole = await decodePicture((wantedHash) => latest(wantedHash), hash);
      const copies = whole && (await withCopies(whole));
      if (wanted && copies) return setLoaded({ hash, copies, come });
      come();
      for (const copy of copies ?? []) copy.close();
    };
    void load();
    return () => {
      wanted = false;
      come();
    };
  }, [hash, arrivals]);
  return loaded && hash !== undefined && mapOf(loaded.hash) === mapOf(hash) ? loaded.copies : undefined;
}

/** How long first frames are waited for, in milliseconds: a hidden page draws none. */
const FIRST_FRAMES = 1000;
/** How long the page may be busy before its map is painted all the same, in milliseconds. */
const BUSY = 800;

/** The moment when the board has been drawn and the page has nothing else to do. */
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
 * What is painted of a scene, once it is there; undefined until then, and for a scene that is drawn
 * flat. While its scenery changes the painting before it is shown.
 */
export function usePaintedGround(scene: Scene, arrivals: Arrivals): Copies | undefined {
  const key = paintingNameOf(scene);
  const size = scene.kind === 'zones' ? `${scene.width}x${scene.height}` : `${scene.columns}x${scene.rows}`;
  const name = key === undefined ? undefined : `${scene.name.replaceAll('~', '-')} ${size}~${key}`;
  return useCopies(name, () => paintingOf(scene, afterFirstFrames), arrivals);
}
