/** The dialog that puts another map under the fight in the set-up. */

import { useState } from 'react';
import type { Edit } from '../engine/command.ts';
import { type Ground, kindIn, notesOfGround } from '../map/scenes/ground.ts';
import { makeGround } from '../map/scenes/groundStore.ts';
import { keepOther } from '../map/scenes/own/keepOther.ts';
import { ScenePicker } from '../map/scenes/ScenePicker.tsx';
import { useGround } from '../map/scenes/useGround.ts';
import { freshNoteId, MOST_NOTES } from '../space/notes.ts';
import { tableActions } from '../store/store.ts';
import type { OpenEncounter } from '../store/types.ts';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';

/** The edits that pin the notes of a map file, beside the notes that the fight has. */
function pinned({ fight, ruleset }: OpenEncounter, ground: Ground): Edit[] {
  const first = Number(freshNoteId(fight.notes).replace('note-', ''));
  const room = MOST_NOTES - Object.keys(fight.notes).length;
  return notesOfGround(ground, kindIn(ground, ruleset.scenes))
    .slice(0, room)
    .map((note, n): Edit => {
      const id = `note-${first + n}`;
      return { edit: 'note', id, note: { ...note, id } };
    });
}

/** The dialog. Taking a map is one step of undo. */
export function SceneDialog({ open, onClose }: { open: OpenEncounter; onClose(): void }) {
  const { edit } = tableActions;
  const [store] = useState(() => makeGround(undefined));
  const choosing = useGround(store, open.ruleset.scenes);
  const { scene, stop, ground } = choosing;
  const close = () => {
    stop();
    onClose();
  };
  const placed = open.fight.order.some((id) => open.fight.combatants[id]?.place.kind !== 'off');
  return (
    <Dialog
      title="Change the map"
      isOpen
      onClose={close}
      width="wide"
      actions={
        <>
          {placed ? (
            <p className="mr-auto self-center text-soft text-xs">
              Anybody whose place is not on the new map waits beside it.
            </p>
          ) : null}
          <Button look="quiet" onPress={close}>
            Cancel
          </Button>
          <Button
            look="primary"
            isDisabled={!scene}
            onPress={() => {
              if (!scene || !edit(`The map: ${scene.name}`, [{ edit: 'scene', scene }, ...pinned(open, ground)]))
                return;
              void keepOther(ground, open.ruleset.scenes);
              close();
            }}
          >
            Use this map
          </Button>
        </>
      }
    >
      <ScenePicker {...choosing} now={open.fight.scene} />
    </Dialog>
  );
}
