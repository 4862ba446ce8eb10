/** Asks before an encounter is deleted for good, because nothing restores it. */
import { tableActions } from '../store/store.ts';
import type { EncounterEntry } from '../store/types.ts';
import { Confirm } from '../ui/Dialog.tsx';

/** The dialog; its owner closes it. */
export function EraseConfirm({ entry, onClose }: { entry: EncounterEntry; onClose(): void }) {
  const { erase } = tableActions;
  return (
    <Confirm
      title="Delete for good?"
      text={`“${entry.name}” and its whole history will be gone. This cannot be taken back.`}
      yes="Delete for good"
      danger
      isOpen
      onYes={() => {
        void erase(entry.id);
        onClose();
      }}
      onNo={onClose}
    />
  );
}
