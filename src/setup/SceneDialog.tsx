/** The dialog that puts another map under the fight that is set up. */
import { useState } from 'react';
import { ScenePicker } from '../map/scenes/ScenePicker.tsx';
import type { Scene } from '../space/scene.ts';
import type { OpenEncounter } from '../store/types.ts';
import { useEdit } from '../store/useEdit.ts';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';

/** The dialog. The map is changed when it is taken, as one step of undo. */
export function SceneDialog({ open, onClose }: { open: OpenEncounter; onClose(): void }) {
  const edit = useEdit();
  const [scene, setScene] = useState<Scene>(open.fight.scene);
  const placed = open.fight.order.some((id) => open.fight.combatants[id]?.place.kind !== 'off');
  return (
    <Dialog
      title="Change the map"
      isOpen
      onClose={onClose}
      width="wide"
      actions={
        <>
          {placed ? (
            <p className="mr-auto self-center text-soft text-xs">
              Who stands on a place that the new map does not have waits beside it.
            </p>
          ) : null}
          <Button look="quiet" onPress={onClose}>
            Cancel
          </Button>
          <Button
            look="primary"
            isDisabled={scene === open.fight.scene}
            onPress={() => {
              if (edit(`The map: ${scene.name}`, [{ edit: 'scene', scene }])) onClose();
            }}
          >
            Use this map
          </Button>
        </>
      }
    >
      <ScenePicker kinds={open.ruleset.scenes} scene={scene} onScene={setScene} />
    </Dialog>
  );
}
