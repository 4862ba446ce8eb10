/** Keeps the other form of a map file on the shelf, for games that play on that kind. */
import { toast } from 'sonner';
import type { MapKind } from '../../../space/scene.ts';
import { keepScene } from '../../../store/shelf/keepScene.ts';
import { newShelfId, shelfStore } from '../../../store/shelf/shelf.ts';
import { type Ground, otherFormOf } from '../ground.ts';

/** Keeps it where the user wished for both, and tells so. */
export async function keepOther(ground: Ground, kinds: readonly MapKind[]): Promise<void> {
  const other = ground.both ? otherFormOf(ground, kinds) : undefined;
  if (!other) return;
  const kept = await keepScene(shelfStore.getState, newShelfId, other, 'beside');
  if (kept && 'told' in kept) toast.success(kept.told);
}
