/** The button that keeps the map of a set-up on the shelf, and what it asks where a map of its name is there. */
import { BookmarkPlus } from 'lucide-react';
import { useState } from 'react';
import type { Scene } from '../space/scene.ts';
import type { Twin } from '../store/shelf/keepScene.ts';
import { Button, IconButton } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { toast } from '../ui/toasts/toast.ts';

/** The button. The shelf is fetched with the first press. */
export function KeepMap({ scene }: { scene: Scene }) {
  const [twin, setTwin] = useState<string>();
  const keep = async (how: Twin) => {
    setTwin(undefined);
    try {
      const [{ keepScene }, { shelf, newShelfId }] = await Promise.all([
        import('../store/shelf/keepScene.ts'),
        import('../store/shelf/shelf.ts'),
      ]);
      const kept = await keepScene(shelf.getState, newShelfId, scene, how);
      if (kept && 'told' in kept) toast.success(kept.told);
      else if (kept) setTwin(kept.twin);
    } catch {
      toast.error('The shelf could not be fetched: look at the connection and try again. The map is as it was.');
    }
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
