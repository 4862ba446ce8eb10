/** One note, shown or edited: a pin on the map, a note of the encounter, or a combatant's note. */

import { PencilLine, Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { Edit } from '../../engine/command.ts';
import { nameOfOne } from '../../engine/table/fightWords.ts';
import type { Id } from '../../engine/words.ts';
import { freshNoteId, LONGEST_NOTE, type Note } from '../../space/notes.ts';
import type { Point } from '../../space/scene.ts';
import { tableActions } from '../../store/store.ts';
import type { OpenEncounter } from '../../store/types.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { SwitchInput, TextInput } from '../../ui/inputs/inputs.tsx';
import Markdown from './Markdown.tsx';

/**
 * Which note: an existing one, a combatant's, or a new one at a point of the map or of the
 * encounter.
 */
export type Subject = { note: Id } | { combatant: Id } | { at: Point } | 'new';

/** The most characters of a combatant's note, as in its schema. */
const LONGEST_OF_ONE = 2000;

interface Draft {
  name: string;
  text: string;
  seen: Note['seen'];
}

/** The dialog. “Done” keeps the text, as one step. */
export function NoteDialog({ open, subject, onClose }: { open: OpenEncounter; subject: Subject; onClose(): void }) {
  const { fight } = open;
  const { edit } = tableActions;
  const who = typeof subject === 'object' && 'combatant' in subject ? subject.combatant : undefined;
  const before = typeof subject === 'object' && 'note' in subject ? fight.notes[subject.note] : undefined;
  const one = who === undefined ? undefined : fight.combatants[who];
  const at = before?.at ?? (typeof subject === 'object' && 'at' in subject ? subject.at : undefined);
  const text = one ? one.note : (before?.text ?? '');
  const [draft, setDraft] = useState<Draft | undefined>(
    text === '' ? { name: before?.name ?? '', text, seen: before?.seen ?? 'gm' } : undefined,
  );
  const name = one && who !== undefined ? nameOfOne(fight, who) : (before?.name ?? '');
  const write = () => setDraft({ name, text, seen: before?.seen ?? 'gm' });
  const set = (label: string, edits: readonly Edit[]) => {
    if (edit(label, edits)) onClose();
  };
  const done = () => {
    if (!draft) return onClose();
    if (who !== undefined)
      return set(`A note about ${name} is changed.`, [{ edit: 'combatant', combatant: who, note: draft.text }]);
    const called =
      draft.name.trim() ||
      draft.text
        .trim()
        .split('\n')[0]
        ?.replace(/^[#>*\s-]+/, '')
        .slice(0, 40) ||
      '';
    if (called === '') return;
    const id = before?.id ?? freshNoteId(fight.notes);
    const note: Note = { id, name: called, text: draft.text, seen: at ? draft.seen : 'gm', ...(at ? { at } : {}) };
    set(`The note “${called}”`, [{ edit: 'note', id, note }]);
  };
  const remove = () => {
    if (before) set(`The note “${before.name}” is deleted`, [{ edit: 'note', id: before.id, note: null }]);
  };
  const empty = !one && draft !== undefined && draft.name.trim() === '' && draft.text.trim() === '';
  return (
    <Dialog
      title={one ? `Note about ${name}` : before ? before.name : at ? 'A pin on the map' : 'A note of this encounter'}
      isOpen
      onClose={onClose}
      actions={
        <>
          {before ? (
            <Button look="quiet" icon={Trash2} onPress={remove} className="mr-auto">
              Delete
            </Button>
          ) : null}
          {draft ? (
            <>
              <Button look="quiet" onPress={onClose}>
                Cancel
              </Button>
              <Button look="primary" isDisabled={empty} onPress={done}>
                Done
              </Button>
            </>
          ) : (
            <Button icon={PencilLine} onPress={write}>
              Change it
            </Button>
          )}
        </>
      }
    >
      {draft ? (
        <form
          className="flex flex-col gap-3"
          onSubmit={(event) => {
            event.preventDefault();
            done();
          }}
        >
          {one ? null : (
            <TextInput
              label="Name"
              help={at ? 'Stands on the map.' : undefined}
              value={draft.name}
              longest={60}
              autoFocus
              onChange={(value) => setDraft({ ...draft, name: value })}
            />
          )}
          <TextInput
            label="Words, in Markdown"
            help="Yours alone: players never read them. # heading, **strong**, - list"
            value={draft.text}
            longest={one ? LONGEST_OF_ONE : LONGEST_NOTE}
            rows={9}
            autoFocus={one !== undefined}
            onChange={(value) => setDraft({ ...draft, text: value })}
          />
          {at ? (
            <SwitchInput
              label="Its name stands on the players’ map too"
              value={draft.seen === 'players'}
              onChange={(on) => setDraft({ ...draft, seen: on ? 'players' : 'gm' })}
            />
          ) : null}
        </form>
      ) : (
        <Markdown text={text} />
      )}
    </Dialog>
  );
}
