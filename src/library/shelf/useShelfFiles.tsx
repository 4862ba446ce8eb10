/**
 * The files of the shelf on its screen: the menu, a chosen or dropped file, the progress of
 * reading, and the dialog that offers the contents.
 */
import { FileJson, FileSpreadsheet, FolderOpen, PackageOpen, Sheet } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Ruleset } from '../../engine/ruleset.ts';
import { shelfStore } from '../../store/shelf/shelf.ts';
import type { ShelfEntry } from '../../store/shelf/types.ts';
import { chooseFile } from '../../ui/files/chooseFile.ts';
import { ReadingBar } from '../../ui/files/ReadingBar.tsx';
import type { MenuEntry } from '../../ui/menus/entries.ts';
import { OfferedDialog } from './OfferedDialog.tsx';
import { offerFile, putAside, stopReading, useOffered } from './offered.ts';
import { saveItems, saveSchema, saveTemplate, type Way } from './shelfFiles.ts';

const ENDINGS = ['.json', '.csv', '.zip'];

/** `rows` is what a file is made of: the selection, or else all shown rows. */
export function useShelfFiles({
  rows,
  game,
  onTaken,
}: {
  rows: readonly ShelfEntry[];
  game: Ruleset | undefined;
  onTaken(ids: string[]): void;
}): { menu: MenuEntry[]; take(file: File): void; dialog: ReactNode } {
  const { file: offered, reading } = useOffered();
  const take = (file: File): void => void offerFile(file, game);
  const choose = async (): Promise<void> => {
    const file = await chooseFile(ENDINGS);
    if (file) take(file);
  };
  const many = rows.length;
  const name = many === 1 ? (rows[0]?.name ?? 'shelf') : 'shelf';
  const save = (way: Way) => (): void => {
    void shelfStore
      .getState()
      .read(rows.map(({ id }) => id))
      .then((items) => saveItems(items, name, way, game));
  };
  const what = many < 2 ? 'it' : `all ${many}`;
  const menu: MenuEntry[] = [
    {
      id: 'open',
      label: 'Open a file…',
      detail: 'JSON, a table, or a zip from a shelf',
      icon: FolderOpen,
      onAction: () => void choose(),
    },
    'line',
    { id: 'zip', label: `Save ${what}, with pictures`, icon: PackageOpen, disabled: many === 0, onAction: save('zip') },
    { id: 'json', label: `Save ${what} as JSON`, icon: FileJson, disabled: many === 0, onAction: save('json') },
    {
      id: 'table',
      label: `Save ${what} as a table`,
      detail: game && `Those of ${game.name}, for a spreadsheet, without their history`,
      icon: FileSpreadsheet,
      disabled: many === 0,
      onAction: save('table'),
    },
    'line',
    {
      id: 'template',
      label: 'Save an empty table',
      detail: game && `To fill in for ${game.name}`,
      icon: Sheet,
      onAction: () => void (game && saveTemplate(game)),
    },
    {
      id: 'schema',
      label: 'Save the form of the JSON',
      detail: game && `JSON Schema of ${game.name}`,
      icon: FileJson,
      onAction: () => void (game && saveSchema(game)),
    },
  ];
  // The dialog appears after a moment, because most files are read by then.
  const dialog = reading ? (
    <div className="fixed inset-x-0 bottom-6 z-50 mx-auto w-96 max-w-[calc(100vw-2rem)] rounded-card bg-panel p-4 shadow-lg ring-1 ring-edge animate-[rise_200ms_ease-out_400ms_backwards]">
      <ReadingBar {...reading} onStop={stopReading} />
    </div>
  ) : offered ? (
    <OfferedDialog
      {...offered}
      onClose={putAside}
      onTaken={(ids) => {
        putAside();
        onTaken(ids);
      }}
    />
  ) : null;
  return { menu, take, dialog };
}
