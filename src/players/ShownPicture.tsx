/** A picture that is no map, which the GM shows the players: a face, a letter. */
import type { Box } from '../board/layout/viewMath.ts';
import type { Panels } from '../board/types.ts';
import { type PictureSource, usePictureUrl } from '../ui/usePictureUrl.ts';
import type { Layout } from './layout.ts';

/** The share of the screen's longer edge that a picture beside the map takes. */
const BESIDE = 0.36;

/** What panels cover once a picture stands beside the map: to the right of it, or below it. */
export function panelsBeside({ upright: { width, height }, panels }: Layout): Panels {
  return width >= height
    ? { ...panels, right: panels.right + width * BESIDE }
    : { ...panels, bottom: panels.bottom + height * BESIDE };
}

/** The picture, as large as its box allows. Nothing is shown until it has come. */
export function ShownPicture({
  hash,
  box: { x, y, width, height },
  gap,
  pictureOf,
}: {
  hash: string;
  /** Pixels of the screen. */
  box: Box;
  gap: number;
  pictureOf: PictureSource;
}) {
  const url = usePictureUrl(hash, pictureOf);
  return url ? (
    <figure
      className="absolute grid place-items-center"
      style={{ left: x, top: y, width, height, padding: gap }}
      data-panel="picture"
    >
      <img
        src={url}
        alt="Shown by the game master"
        className="max-h-full max-w-full rounded-[0.4em] object-contain shadow-lift"
        style={{ maxHeight: height - 2 * gap, maxWidth: width - 2 * gap }}
      />
    </figure>
  ) : null;
}

/** Where the picture stands: over the free part, or in the strip beside the map. */
export function pictureBox({ upright, panels }: Layout, free: Box, beside: boolean): Box {
  if (!beside) return free;
  const { width, height } = upright;
  return width >= height
    ? { ...free, x: width - panels.right - width * BESIDE, width: width * BESIDE }
    : { ...free, y: height - panels.bottom - height * BESIDE, height: height * BESIDE };
}
