/**
 * Asks before a party's next fight is set up while the last fight's changes to its characters are
 * not kept.
 */

import { useState } from 'react';
import { dateNow } from '../../browser/date.ts';
import { capitalized } from '../../engine/words.ts';
import { type CarryRow, keepCarried } from '../../store/shelf/carry.ts';
import { shelfStore } from '../../store/shelf/shelf.ts';
import type { OpenEncounter } from '../../store/types.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';

/** The dialog. `onGoOn` is called when the GM has kept the changes, or goes on without them. */
export function NotKept({
  open,
  rows,
  onGoOn,
  onClose,
}: {
  open: OpenEncounter;
  rows: readonly CarryRow[];
  onGoOn(): void;
  onClose(): void;
}) {
  const [busy, setBusy] = useState(false);
  const keep = async (): Promise<void> => {
    setBusy(true);
    const ids = rows.map(({ id }) => id);
    if (await keepCarried(open, ids, shelfStore.getState(), dateNow())) onGoOn();
    else setBusy(false);
  };
  return (
    <Dialog
      title="Not kept yet"
      isOpen
      onClose={onClose}
      width="small"
      role="alertdialog"
      actions={
        <>
          <Button look="quiet" className="mr-auto" onPress={onClose}>
            Cancel
          </Button>
          <Button onPress={onGoOn}>Go on without</Button>
          <Button look="primary" isDisabled={busy} autoFocus onPress={() => void keep()}>
            Keep and go on
          </Button>
        </>
      }
    >
      <p>
        What this fight did to them is not on the characters. Without it they start the next fight as they started this
        one.
      </p>
      <ul className="mt-3 flex flex-col gap-1.5">
        {rows.map(({ id, name, words, changes }) => (
          <li key={id} className="grid grid-cols-[8rem_minmax(0,1fr)] gap-3">
            <b className="truncate font-medium text-ink">{name}</b>
            <span className="text-soft">
              {capitalized(words === '' ? changes.map(({ text }) => text).join(', ') : words)}
            </span>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
