/** The files of the shelf on its screen: the menu, a file that is chosen or dropped, and the dialog that offers what is in it. */
import { FileJson, FileSpreadsheet, FolderOpen, PackageOpen, Sheet } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Ruleset } from '../../engine/ruleset.ts';
import { shelf } from '../../store/shelf/shelf.ts';
import type { ShelfEntry } from '../../store/shelf/types.ts';
import { chooseFile } from '../../ui/files/chooseFile.ts';
import type { MenuEntry } from '../../ui/menus/entries.ts';
import { later, Wanted } from '../../ui/parts/later.tsx';
import { offerFile, putAside, shelfFiles, tellNotFetched, useOffered } from './offered.ts';
import type { Way } from './shelfFiles.ts';

const OfferedDialog = later(async () => (await import('./OfferedDialog.tsx')).OfferedDialog);

const ENDINGS = ['.json', '.csv', '.zip'];

/** `rows`: what a file is made of: what is selected, or else all that is shown. */
export function useShelfFiles({
  rows,
  game,
  onTaken,
}: {
  rows: readonly ShelfEntry[];
  game: Ruleset | undefined;
  onTaken(ids: string[]): void;
}): { menu: MenuEntry[]; take(file: File): void; dialog: ReactNode } {
  const offered = useOffered(({ file }) => file);
  const take = (file: File): void => void offerFile(file, game);
  const choose = async (): Promise<void> => {
    const file = await chooseFile(ENDINGS);
    if (file) take(file);
  };
  const many = rows.length;
  const name = many === 1 ? (rows[0]?.name ?? 'shelf') : 'shelf';
  const save = (way: Way) => (): void => {
    void Promise.all([shelfFiles.fetch(), shelf.getState().read(rows.map(({ id }) => id))])
      .then(([{ saveItems }, items]) => saveItems(items, name, way, game))
      .catch(tellNotFetched);
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
      onAction: () =>
        void shelfFiles
          .fetch()
          .then(({ saveTemplate }) => game && saveTemplate(game))
          .catch(tellNotFetched),
    },
    {
      id: 'schema',
      label: 'Save the form of the JSON',
      detail: game && `JSON Schema of ${game.name}`,
      icon: FileJson,
      onAction: () =>
        void shelfFiles
          .fetch()
          .then(({ saveSchema }) => game && saveSchema(game))
          .catch(tellNotFetched),
    },
  ];
  const dialog = offered ? (
    <Wanted over onGiveUp={putAside}>
      <OfferedDialog
        {...offered}
        onClose={putAside}
        onTaken={(ids) => {
          putAside();
          onTaken(ids);
        }}
      />
    </Wanted>
  ) : null;
  return { menu, take, dialog };
}
