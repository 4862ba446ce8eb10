/** The user's encounters: open, rename, duplicate, delete with undo, and the bin. */

import { Copy, Download, Ellipsis, Folder, Pencil, ScrollText, Trash2 } from 'lucide-react';
import { useMemo, useState } from 'react';
import { toast } from 'sonner';
import { dateNow } from '../../browser/date.ts';
import { timeSince } from '../../dialogs/since.ts';
import { countWords } from '../../engine/words.ts';
import { gameCards } from '../../rulesets/cards.ts';
import { tableActions, useTable } from '../../store/store.ts';
import type { EncounterEntry } from '../../store/types.ts';
import { BareButton, Button } from '../../ui/Button.tsx';
import { Chip } from '../../ui/Chip.tsx';
import { FormDialog } from '../../ui/Dialog.tsx';
import { ChoiceInput, SearchInput, TextInput } from '../../ui/inputs/inputs.tsx';
import { Kbd } from '../../ui/Kbd.tsx';
import type { MenuEntry } from '../../ui/menus/entries.ts';
import { MenuButton } from '../../ui/menus/Menu.tsx';
import { BinDialog } from '../BinDialog.tsx';
import { EraseConfirm } from '../EraseConfirm.tsx';
import { MapPicture } from '../laterPictures.tsx';
import { FileDialog } from './FileDialog.tsx';
import { findEncounters, newestFirst } from './findEncounters.ts';

/** With at most this many encounters there is no search. */
const FEW = 8;
const ALL = 'all folders';

const STAGES = { setup: 'being set up', running: 'begun', over: 'over' } as const;

function RenameDialog({ entry, onClose }: { entry: EncounterEntry; onClose(): void }) {
  const { rename } = tableActions;
  const [name, setName] = useState(entry.name);
  return (
    <FormDialog
      title="Rename the encounter"
      yes="Rename"
      unfit={name.trim() === ''}
      onDone={() => {
        void rename(entry.id, name.trim());
        onClose();
      }}
      onClose={onClose}
    >
      <TextInput label="Name" value={name} onChange={setName} longest={120} autoFocus />
    </FormDialog>
  );
}

/** The actions on one encounter. */
function useEntryMenu(entry: EncounterEntry, onRename: () => void, onFile: () => void): MenuEntry[] {
  const { openEncounter, setSession, duplicate, remove, saveFile } = tableActions;
  const happened: MenuEntry = {
    id: 'account',
    label: 'What happened',
    icon: ScrollText,
    onAction: () => void openEncounter(entry.id).then(() => setSession({ page: 'account' })),
  };
  const bin: MenuEntry = {
    id: 'delete',
    label: 'Delete',
    icon: Trash2,
    danger: true,
    onAction: () => {
      void remove(entry.id).then((back) => {
        toast(`“${entry.name}” is in the bin.`, { action: { label: 'Bring back', onClick: () => void back() } });
      });
    },
  };
  const file: MenuEntry = {
    id: 'save',
    label: 'Save to a file',
    icon: Download,
    onAction: () => void saveFile(entry.id),
  };
  return [
    ...(entry.stage === 'setup' ? [] : [happened]),
    { id: 'rename', label: 'Rename…', icon: Pencil, onAction: onRename },
    { id: 'file', label: 'Folder and tags…', icon: Folder, onAction: onFile },
    { id: 'duplicate', label: 'Duplicate', icon: Copy, onAction: () => void duplicate(entry.id) },
    file,
    'line',
    bin,
  ];
}

/** An encounter that cannot be opened: the reason, and the actions that still work. */
function BrokenRow({ entry, onErase }: { entry: EncounterEntry; onErase(): void }) {
  const { openEncounter, saveRaw } = tableActions;
  return (
    <li className="rounded-lg px-3 py-2.5">
      <span className="flex items-center gap-2">
        <span className="min-w-0 flex-1 truncate font-medium text-ink text-sm">{entry.name}</span>
        <Chip tone="bad">cannot be read</Chip>
      </span>
      <span className="mt-1 block text-soft text-xs leading-relaxed">
        {entry.broken} It stays in this list until you delete it.
      </span>
      <div className="mt-2 flex flex-wrap gap-1.5">
        <Button size="small" onPress={() => void saveRaw(entry.id)}>
          Save what is stored
        </Button>
        <Button look="quiet" size="small" onPress={() => void openEncounter(entry.id)}>
          Try again
        </Button>
        <Button look="quiet" size="small" onPress={onErase}>
          Delete for good
        </Button>
      </div>
    </li>
  );
}

function MapOf({ entry: { id, changed } }: { entry: EncounterEntry }) {
  const { mapOf } = tableActions;
  return (
    <span className="mt-0.5 block h-11 w-16 shrink-0 rounded-md bg-lifted">
      <MapPicture of={`encounter ${id} ${changed}`} fetch={() => mapOf(id)} className="size-full" />
    </span>
  );
}

/** A row of the list. `number` is its place in the whole list; a key opens the first nine. */
function Row({
  entry,
  number,
  onRename,
  onFile,
}: {
  entry: EncounterEntry;
  number: number;
  onRename(): void;
  onFile(): void;
}) {
  const { openEncounter } = tableActions;
  const menu = useEntryMenu(entry, onRename, onFile);
  const game = gameCards.find(({ id }) => id === entry.ruleset)?.name ?? entry.ruleset;
  return (
    <li className="group relative flex items-center rounded-lg [contain-intrinsic-size:auto_5rem] [content-visibility:auto] hover:bg-raised">
      <BareButton
        onPress={() => void openEncounter(entry.id)}
        {...(number < 10 ? { 'aria-keyshortcuts': String(number) } : {})}
        className="flex min-w-0 flex-1 gap-3 rounded-lg py-2.5 pr-1 pl-2.5 text-left"
      >
        <MapOf entry={entry} />
        <span className="min-w-0 flex-1">
          <span className="flex items-center gap-2">
            <span className="min-w-0 flex-1 truncate font-medium text-ink text-sm">{entry.name}</span>
            <Chip tone={entry.stage === 'running' ? 'now' : 'plain'}>{STAGES[entry.stage]}</Chip>
          </span>
          <span className="mt-0.5 block truncate text-soft text-xs">
            {`${game} · ${entry.scene} · ${countWords(entry.combatants, 'combatant')}`}
          </span>
          {entry.folder === undefined && entry.tags === undefined ? null : (
            <span className="mt-0.5 flex min-w-0 items-center gap-1">
              {entry.folder === undefined ? null : <span className="truncate text-faint text-xs">{entry.folder}</span>}
              {entry.tags?.slice(0, 4).map((tag) => (
                <Chip key={tag}>{tag}</Chip>
              ))}
            </span>
          )}
          {entry.note === undefined ? null : <span className="mt-0.5 block text-soft text-xs">{entry.note}</span>}
          <span className="mt-0.5 flex items-center gap-2 text-faint text-xs">
            {timeSince(entry.changed, dateNow())}
            {number < 10 ? <Kbd>{String(number)}</Kbd> : null}
          </span>
        </span>
      </BareButton>
      <MenuButton label={`More for ${entry.name}`} entries={menu} icon={Ellipsis} placement="left" className="mr-1" />
    </li>
  );
}

/** The list, newest first, with the bin below. */
export function EncounterList() {
  const encounters = useTable((table) => table.encounters);
  const binned = useTable((table) => table.bin.length);
  const [renaming, setRenaming] = useState<EncounterEntry>();
  const [erasing, setErasing] = useState<EncounterEntry>();
  const [binOpen, setBinOpen] = useState(false);
  const [filing, setFiling] = useState<EncounterEntry>();
  const [words, setWords] = useState('');
  const [folder, setFolder] = useState(ALL);
  const listed = useMemo(() => newestFirst(encounters), [encounters]);
  const folders = useMemo(() => [...new Set(encounters.flatMap((one) => one.folder ?? []))].sort(), [encounters]);
  const inFolder = folders.includes(folder) ? folder : ALL;
  const shown = useMemo(
    () => findEncounters(listed, { words, folder: inFolder === ALL ? undefined : inFolder }),
    [listed, words, inFolder],
  );
  return (
    <section aria-labelledby="yours" className="rounded-card bg-panel p-2">
      <div className="flex h-9 items-center pr-1 pl-3">
        <h2 id="yours" className="flex-1 font-semibold text-base">
          Your encounters
        </h2>
        {binned > 0 ? (
          <Button look="quiet" size="small" icon={Trash2} onPress={() => setBinOpen(true)}>
            Bin ({binned})
          </Button>
        ) : null}
      </div>
      {encounters.length > FEW || folders.length > 0 ? (
        <div className="flex gap-2 px-2 pt-1 pb-2">
          <SearchInput
            label="Find an encounter"
            placeholder={`Find among ${encounters.length}`}
            value={words}
            onChange={setWords}
            className="min-w-0 flex-1"
          />
          {folders.length > 0 ? (
            <ChoiceInput
              label="Folder"
              bare
              value={inFolder}
              options={[{ id: ALL, label: 'All folders' }, ...folders.map((name) => ({ id: name, label: name }))]}
              onChange={setFolder}
              className="w-36"
            />
          ) : null}
        </div>
      ) : null}
      {shown.length === 0 && encounters.length > 0 ? (
        <p className="px-3 py-4 text-soft text-sm">No encounter has these words in its name, map, tags or notes.</p>
      ) : null}
      <ul className="mt-1 max-h-[65dvh] overflow-y-auto">
        {shown.map((entry) =>
          entry.broken === undefined ? (
            <Row
              key={entry.id}
              entry={entry}
              number={listed.indexOf(entry) + 1}
              onRename={() => setRenaming(entry)}
              onFile={() => setFiling(entry)}
            />
          ) : (
            <BrokenRow key={entry.id} entry={entry} onErase={() => setErasing(entry)} />
          ),
        )}
      </ul>
      {renaming ? <RenameDialog entry={renaming} onClose={() => setRenaming(undefined)} /> : null}
      {filing ? <FileDialog entry={filing} folders={folders} onClose={() => setFiling(undefined)} /> : null}
      {erasing ? <EraseConfirm entry={erasing} onClose={() => setErasing(undefined)} /> : null}
      <BinDialog isOpen={binOpen} onClose={() => setBinOpen(false)} />
    </section>
  );
}
