/**
 * The contents of a file before the shelf takes anything: its people, and each unreadable line with
 * its fault.
 */

import { countWords } from '../../engine/words.ts';
import { wrongWords } from '../../formats/shelf/csv.ts';
import { shelfStore } from '../../store/shelf/shelf.ts';
import { tableActions } from '../../store/store.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import type { Read } from './shelfFiles.ts';

/** The dialog. `onTaken` gets the ids of the things that the shelf took. */
export function OfferedDialog({
  name,
  read,
  onTaken,
  onClose,
}: {
  /** The file's name. */
  name: string;
  read: Read;
  onTaken(ids: string[]): void;
  onClose(): void;
}) {
  const { items, wrong, more = 0, kept = [], told = [], pictures, damaged, bare } = read;
  const take = async () => {
    for (const blob of pictures.values()) await tableActions.addPicture(blob);
    if (await shelfStore.getState().add(items, `Open ${name}`)) onTaken(items.map(({ id }) => id));
  };
  return (
    <Dialog
      title={name}
      isOpen
      onClose={onClose}
      actions={
        <>
          <Button look="quiet" onPress={onClose}>
            Cancel
          </Button>
          <Button look="primary" isDisabled={items.length === 0} onPress={() => void take()}>
            {wrong.length > 0
              ? `Take the rest: ${items.length}`
              : `Take ${items.length === 1 ? 'it' : `all ${items.length}`}`}
          </Button>
        </>
      }
    >
      {items.length > 0 ? <h3 className="font-semibold">{items.length} to take</h3> : null}
      <p>
        {items.length === 0
          ? 'Nothing in this file can be taken.'
          : items.length > 8
            ? `${items
                .slice(0, 8)
                .map((item) => item.name)
                .join(', ')} and ${items.length - 8} more.`
            : `${items.map((item) => item.name).join(', ')}.`}
      </p>
      {damaged > 0 ? (
        <p className="mt-2 text-danger">{countWords(damaged, 'picture')} in it cannot be shown and will be left out.</p>
      ) : null}
      {bare === undefined ? null : <p className="mt-2 text-soft">{bare}</p>}
      {told.map((sentence) => (
        <p key={sentence} className="mt-2 text-soft">
          {sentence}
        </p>
      ))}
      {kept.length > 0 ? (
        <section aria-label="Not understood" className="mt-3">
          <h3 className="font-semibold">Not understood, and kept in the note as it is</h3>
          <ul className="mt-1 max-h-64 overflow-y-auto rounded-lg bg-raised p-2">
            {kept.map(({ name, words }) => (
              <li key={`${name} ${words}`} className="py-0.5">
                {name}: {words}
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      {wrong.length > 0 ? (
        <section aria-label="Lines that cannot be read" className="mt-3">
          <h3 className="font-semibold">{countWords(wrong.length + more, 'fault')} to correct in the file</h3>
          <ul className="mt-1 max-h-64 overflow-y-auto rounded-lg bg-raised p-2">
            {wrong.map((line) => (
              <li key={wrongWords(line)} className="py-0.5">
                {wrongWords(line)}
              </li>
            ))}
          </ul>
          {more > 0 ? <p className="text-soft">and {more} more.</p> : null}
        </section>
      ) : null}
    </Dialog>
  );
}
