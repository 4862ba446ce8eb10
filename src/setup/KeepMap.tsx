/**
 * The button that keeps a set-up's map on the shelf, and its question when a map of that name
 * exists.
 */
import { BookmarkPlus } from 'lucide-react';
import { useState } from 'react';
import { toast } from 'sonner';
import type { Scene } from '../space/scene.ts';
import { keepScene, type Twin } from '../store/shelf/keepScene.ts';
import { newShelfId, shelfStore } from '../store/shelf/shelf.ts';
import { Button, IconButton } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';

/** The button. */
export function KeepMap({ scene }: { scene: Scene }) {
  const [twin, setTwin] = useState<string>();
  const keep = async (how: Twin) => {
    setTwin(undefined);
    const kept = await keepScene(shelfStore.getState, newShelfId, scene, how);
    if (kept && 'told' in kept) toast.success(kept.told);
    else if (kept) setTwin(kept.twin);
  };
  const close = () => setTwin(undefined);
  return (
    <>
      <IconButton
        icon={BookmarkPlus}
        label="Keep this map on the shelf"
        hint="For any fight to come."
        placement="bottom"
        onPress={() => void keep('ask')}
      />
      <Dialog
        title={`A map called “${twin ?? ''}” is on the shelf`}
        isOpen={twin !== undefined}
        onClose={close}
        width="small"
        actions={
          <>
            <Button look="quiet" onPress={close}>
              Cancel
            </Button>
            <Button onPress={() => void keep('beside')}>Keep both</Button>
            <Button look="primary" onPress={() => void keep('replace')}>
              Replace it
            </Button>
          </>
        }
      >
        It is not quite this one. Replace it with the map of this fight, or keep both? Fights that were begun on it have
        their own.
      </Dialog>
    </>
  );
}
