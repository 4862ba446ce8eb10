/** The folder of a thing: none, an existing one, or a new one. */
import { useState } from 'react';
import { shelfHeadings } from '../../store/shelf/search.ts';
import { useShelf } from '../../store/shelf/shelf.ts';
import { ChoiceInput, TextInput } from '../../ui/inputs/inputs.tsx';

const NONE = 'no folder';
const NEW = 'a new one';

/** The choice. `value` undefined means several things in different folders. */
export function FolderInput({ value, onChange }: { value: string | undefined; onChange(folder: string): void }) {
  const entries = useShelf((shelf) => shelf.entries);
  const [fresh, setFresh] = useState<string>();
  if (fresh !== undefined)
    return (
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (fresh.trim()) onChange(fresh.trim());
          setFresh(undefined);
        }}
      >
        <TextInput
          label="New folder"
          value={fresh}
          longest={60}
          autoFocus
          onChange={setFresh}
          onDone={() => {
            if (fresh.trim()) onChange(fresh.trim());
            setFresh(undefined);
          }}
        />
      </form>
    );
  const names = new Set([...shelfHeadings(entries).folders.map(({ name }) => name), ...(value ? [value] : [])]);
  return (
    <ChoiceInput
      label="Folder"
      value={value === undefined ? undefined : value === '' ? NONE : `in ${value}`}
      options={[
        { id: NONE, label: 'No folder' },
        ...[...names].map((name) => ({ id: `in ${name}`, label: name })),
        { id: NEW, label: 'New folder…' },
      ]}
      onChange={(id) => (id === NEW ? setFresh('') : onChange(id === NONE ? '' : id.slice('in '.length)))}
    />
  );
}
