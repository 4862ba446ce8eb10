/** The files of the shelf on its screen: the menu, a file that is chosen or dropped, and the dialog that offers what is in it. */
import { FileJson, FileSpreadsheet, FolderOpen, PackageOpen, Sheet } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import type { Ruleset } from '../../engine/ruleset.ts';
import { shelf } from '../../store/shelf/shelf.ts';
import type { ShelfEntry } from '../../store/shelf/types.ts';
import { chooseFile } from '../../ui/files/chooseFile.ts';
import type { MenuEntry } from '../../ui/menus/entries.ts';
import { coming, later, Wanted } from '../../ui/parts/later.tsx';
import { toast } from '../../ui/toasts/toast.ts';
import type { Read, Way } from './shelfFiles.ts';

/** The formats are fetched with the first file. */
const files = coming(() => import('./shelfFiles.ts'));
const OfferedDialog = later(async () => (await import('./OfferedDialog.tsx')).OfferedDialog);

const ENDINGS = ['.json', '.csv', '.zip'];

/** `rows`: what a file is made of: what is selected, or else all that is shown. `first`: a file that was dropped on the way here. */
export function useShelfFiles({
  rows,
  game,
  games,
  first,
  onTaken,
}: {
  rows: readonly ShelfEntry[];
  game: Ruleset | undefined;
  games: readonly Ruleset[];
  first: File | undefined;
  onTaken(ids: string[]): void;
}): { menu: MenuEntry[]; take(file: File): void; dialog: ReactNode } {
  const [offered, setOffered] = useState<{ name: string; read: Read }>();
  const failed = () => toast.error('A part of Affray could not be fetched: look at the connection and try again.');
  const take = (file: File): void => {
    void files
      .fetch()
      .then(async ({ readFile }) => {
        const read = await readFile(file, games, game);
        if (read.ok) setOffered({ name: file.name, read: read.value });
        else toast.error(`“${file.name}”: ${read.refusal.text}`);
      })
      .catch(failed);
  };
  const choose = async (): Promise<void> => {
    const file = await chooseFile(ENDINGS);
    if (file) take(file);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: a file is taken once, when it comes
  useEffect(() => {
    if (first) take(first);
  }, [first]);
  const many = rows.length;
  const name = many === 1 ? (rows[0]?.name ?? 'shelf') : 'shelf';
  const save = (way: Way) => (): void => {
    void Promise.all([files.fetch(), shelf.getState().read(rows.map(({ id }) => id))])
      .then(([{ saveItems }, items]) => saveItems(items, name, way, game))
      .catch(failed);
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
        void files
          .fetch()
          .then(({ saveTemplate }) => game && saveTemplate(game))
          .catch(failed),
    },
    {
      id: 'schema',
      label: 'Save the form of the JSON',
      detail: game && `JSON Schema of ${game.name}`,
      icon: FileJson,
      onAction: () =>
        void files
          .fetch()
          .then(({ saveSchema }) => game && saveSchema(game))
          .catch(failed),
    },
  ];
  const close = () => setOffered(undefined);
  const dialog = offered ? (
    <Wanted over onGiveUp={close}>
      <OfferedDialog
        {...offered}
        onClose={close}
        onTaken={(ids) => {
          close();
          onTaken(ids);
        }}
      />
    </Wanted>
  ) : null;
  return { menu, take, dialog };
}
