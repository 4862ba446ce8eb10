/** The folder of an encounter in the library, and its tags. */
import { useState } from 'react';
import { tableActions } from '../../store/store.ts';
import type { EncounterEntry } from '../../store/types.ts';
import { BareButton } from '../../ui/Button.tsx';
import { chipButton } from '../../ui/Chip.tsx';
import { FormDialog } from '../../ui/Dialog.tsx';
import { TextInput } from '../../ui/inputs/inputs.tsx';

/** Splits a text at commas into tags. Each tag stands once; their number and length are limited. */
const tagsIn = (text: string): string[] =>
  [
    ...new Set(
      text
        .split(/[,;]/)
        .map((tag) => tag.trim().slice(0, 30))
        .filter(Boolean),
    ),
  ].slice(0, 20);

/** The dialog. `folders` are the existing folders. */
export function FileDialog({
  entry,
  folders,
  onClose,
}: {
  entry: EncounterEntry;
  folders: readonly string[];
  onClose(): void;
}) {
  const { fileAway } = tableActions;
  const [folder, setFolder] = useState(entry.folder ?? '');
  const [tags, setTags] = useState((entry.tags ?? []).join(', '));
  const done = () => {
    const [name, all] = [folder.trim(), tagsIn(tags)];
    void fileAway(entry.id, { ...(name === '' ? {} : { folder: name }), ...(all.length === 0 ? {} : { tags: all }) });
    onClose();
  };
  return (
    <FormDialog title={`Folder and tags of “${entry.name}”`} yes="Done" onDone={done} onClose={onClose}>
      <TextInput label="Folder" value={folder} onChange={setFolder} longest={60} autoFocus />
      {folders.length > 0 ? (
        <div className="flex flex-wrap gap-1.5">
          {folders.map((name) => (
            <BareButton key={name} className={chipButton('plain')} onPress={() => setFolder(name)}>
              {name}
            </BareButton>
          ))}
        </div>
      ) : null}
      <TextInput label="Tags, with commas between" value={tags} onChange={setTags} longest={400} />
    </FormDialog>
  );
}
