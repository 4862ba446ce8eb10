/** The bin: deleted encounters, to restore or to delete for good. */

import { Undo2 } from 'lucide-react';
import { useState } from 'react';
import { dateNow } from '../browser/date.ts';
import { timeSince } from '../dialogs/since.ts';
import { tableActions, useTable } from '../store/store.ts';
import type { EncounterEntry } from '../store/types.ts';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { EraseConfirm } from './EraseConfirm.tsx';

/**
 * The dialog. It asks before deleting for good, because nothing restores an encounter after that.
 */
export function BinDialog({ isOpen, onClose }: { isOpen: boolean; onClose(): void }) {
  const bin = useTable((table) => table.bin);
  const { restore } = tableActions;
  const [erasing, setErasing] = useState<EncounterEntry>();
  return (
    <>
      <Dialog title="The bin" isOpen={isOpen && !erasing} onClose={onClose}>
        {bin.length === 0 ? <p className="text-soft">The bin is empty.</p> : null}
        <ul className="flex flex-col gap-1">
          {bin.map((entry) => (
            <li key={entry.id} className="flex flex-wrap items-center gap-2 rounded-lg bg-raised py-2 pr-2 pl-3">
              <span className="min-w-40 flex-1">
                <span className="block truncate font-medium">{entry.name}</span>
                <span className="text-soft text-xs">changed {timeSince(entry.changed, dateNow())}</span>
              </span>
              <Button size="small" icon={Undo2} onPress={() => void restore(entry.id)}>
                Bring back
              </Button>
              <Button look="quiet" size="small" onPress={() => setErasing(entry)}>
                Delete for good
              </Button>
            </li>
          ))}
        </ul>
      </Dialog>
      {erasing ? <EraseConfirm entry={erasing} onClose={() => setErasing(undefined)} /> : null}
    </>
  );
}
