/**
 * All notes of an encounter, found by their words: the encounter's own, pins of the map, notes on
 * combatants.
 */
import { MapPin, Plus, StickyNote, User } from 'lucide-react';
import { useState } from 'react';
import type { OpenEncounter } from '../../store/types.ts';
import { BareButton, Button } from '../../ui/Button.tsx';
import { Chip } from '../../ui/Chip.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { SearchInput } from '../../ui/inputs/inputs.tsx';
import { NoteDialog, type Subject } from './NoteDialog.tsx';
import { notesOf } from './notesOf.ts';

const ICONS = { encounter: StickyNote, pin: MapPin, combatant: User };

/** The list. `first` is the note that is opened at once. */
export function NotesDialog({
  open,
  first,
  onClose,
}: {
  open: OpenEncounter;
  first?: Subject | undefined;
  onClose(): void;
}) {
  const [subject, setSubject] = useState(first);
  const [words, setWords] = useState('');
  if (subject)
    return <NoteDialog open={open} subject={subject} onClose={() => (first ? onClose() : setSubject(undefined))} />;
  const all = notesOf(open.fight);
  const shown = notesOf(open.fight, words);
  return (
    <Dialog
      title="Notes"
      isOpen
      onClose={onClose}
      actions={
        <Button look="primary" icon={Plus} onPress={() => setSubject('new')}>
          A note of this encounter
        </Button>
      }
    >
      {all.length > 5 ? (
        <SearchInput label="Find a note" placeholder={`Find among ${all.length}`} value={words} onChange={setWords} />
      ) : null}
      {shown.length === 0 ? (
        <p className="py-3 text-soft">
          {all.length === 0
            ? 'None yet. Write one here for the whole encounter. Or right-click a place on the map to pin one there, or somebody to write one about them.'
            : 'No note has these words.'}
        </p>
      ) : (
        <ul className="mt-2 flex flex-col gap-1">
          {shown.map((one) => {
            const Icon = ICONS[one.kind];
            return (
              <li key={one.key}>
                <BareButton
                  onPress={() => setSubject(one.kind === 'combatant' ? { combatant: one.id } : { note: one.id })}
                  className="flex w-full items-start gap-3 rounded-lg px-2 py-2 text-left hover:bg-raised"
                >
                  <Icon aria-hidden className="mt-0.5 size-4 shrink-0 text-soft" />
                  <span className="min-w-0 flex-1">
                    <span className="block truncate font-medium text-ink">{one.name}</span>
                    <span className="block truncate text-soft text-xs">{one.line}</span>
                  </span>
                  {one.seen === 'players' ? <Chip>name shown</Chip> : null}
                </BareButton>
              </li>
            );
          })}
        </ul>
      )}
    </Dialog>
  );
}
