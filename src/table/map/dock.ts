/** Which edge of the map the question tray takes: the bottom, unless it would lie on those the question is about. */
import { layOut } from '../../board/layout.ts';
import type { BoardToken, BoardView } from '../../board/types.ts';
import type { Scene } from '../../space/scene.ts';

export type Dock = 'bottom' | 'top';

/** The share of the map's height that a tray may take. */
const TRAY = 0.38;

/** The edge for a question about these. With nobody, or nobody in view, it is the bottom. */
export function dockFor(
  scene: Scene,
  tokens: readonly BoardToken[],
  about: readonly string[],
  view: (BoardView & { width: number; height: number }) | undefined,
): Dock {
  if (!view || about.length === 0) return 'bottom';
  const spots = layOut(scene, tokens);
  const downs = about.flatMap((id) => {
    const spot = spots.get(id);
    if (!spot || view.height <= 0) return [];
    const down = (spot.y - view.y) / view.height;
    const across = (spot.x - view.x) / view.width;
    return down >= 0 && down <= 1 && across >= 0 && across <= 1 ? [down] : [];
  });
  const low = downs.filter((down) => down > 1 - TRAY).length;
  const high = downs.filter((down) => down < TRAY).length;
  return low > high ? 'top' : 'bottom';
}
