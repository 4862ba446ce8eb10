/**
 * The shelf: the user's characters, creatures, parties and maps, the games' creatures, and the bin.
 * Things are found, changed and copied here.
 */

import { ArrowLeft, FolderOpen, PawPrint, Plus, Printer, User, Users } from 'lucide-react';
import { useEffect, useMemo, useState } from 'react';
import type { Key } from 'react-aria-components';
import { toast } from 'sonner';
import { ShelfCards } from '../../dialogs/paper/ShelfCards.tsx';
import type { Ruleset } from '../../engine/ruleset.ts';
import type { Figure } from '../../formats/shelf/item.ts';
import { UndoButtons } from '../../keys/UndoButtons.tsx';
import { useActionKeys } from '../../keys/useActionKeys.ts';
import { newShelfId, shelfStore, useShelf } from '../../store/shelf/shelf.ts';
import { useTable } from '../../store/store.ts';
import { IconButton } from '../../ui/Button.tsx';
import { FileDropPage } from '../../ui/files/FileDropZone.tsx';
import { SearchInput } from '../../ui/inputs/inputs.tsx';
import type { MenuEntry } from '../../ui/menus/entries.ts';
import { MenuButton } from '../../ui/menus/Menu.tsx';
import { cardsOf } from './cardsOf.ts';
import { Detail } from './Detail.tsx';
import { offerFile } from './offered.ts';
import { ShelfList } from './ShelfList.tsx';
import { ShelfParts } from './ShelfParts.tsx';
import { freshItem, KIND_WORDS, rowsOf, stockRows, type View } from './shelfView.ts';
import { useShelfFiles } from './useShelfFiles.tsx';

const KINDS = [
  { kind: 'character', icon: User },
  { kind: 'creature', icon: PawPrint },
  { kind: 'party', icon: Users },
] as const;

const undo = () => void shelfStore.getState().undo();
const redo = () => void shelfStore.getState().redo();

function emptyWords({ part, words, folder, tag }: View): string {
  if (words.trim() !== '') return `Nothing here has “${words.trim()}” in its name, tags or values.`;
  if (part === 'bin') return 'The bin is empty.';
  if (folder !== undefined || tag !== undefined) return 'This folder is empty.';
  if (part === 'scene') return 'No map yet. In the set-up of a fight “Keep this map on the shelf” puts its map here.';
  return 'Nothing here yet. Make something new, copy what comes with the games, or keep somebody from the set-up of a fight.';
}

/** The menu entries for a new thing of a game. `onMade` gets its id. */
const newEntries = (game: Ruleset | undefined, onMade: (ids: readonly string[]) => void): MenuEntry[] =>
  KINDS.map(({ kind, icon }) => ({
    id: kind,
    label: `New ${KIND_WORDS[kind].toLowerCase()}`,
    detail: game?.name,
    icon,
    onAction: () => {
      if (!game) return;
      const item = freshItem(game, kind, newShelfId());
      void shelfStore
        .getState()
        .add([item], item.name)
        .then((kept) => kept && onMade([item.id]));
    },
  }));

/** Says that some things on the shelf cannot be read. */
function BrokenWords({ many }: { many: number }) {
  return (
    <p className="px-4 pt-3 text-danger text-sm">
      {many === 1 ? 'One thing' : `${many} things`} on the shelf cannot be read. What is stored of it is kept, and is in
      the file of everything.
    </p>
  );
}

/** The screen. `games` are all games. The screen offers the contents of a `dropped` file. */
export function ShelfScreen({
  games,
  dropped,
  onClose,
}: {
  games: readonly Ruleset[];
  dropped: File | undefined;
  onClose(): void;
}) {
  useEffect(() => {
    if (dropped) void offerFile(dropped);
  }, [dropped]);
  const { entries, bin, status, broken, back, forth } = useShelf((all) => all);
  const last = useTable((table) => table.session.setup.game);
  const [view, setView] = useState<View>({ part: 'all', game: '', words: '' });
  const [printing, setPrinting] = useState<readonly Figure[]>();
  const [selected, setSelected] = useState<ReadonlySet<Key>>(new Set());
  const stock = useMemo(() => stockRows(games), [games]);
  const rows = useMemo(() => rowsOf(view, { entries, bin }, stock, games), [view, entries, bin, stock, games]);
  const there = useMemo(
    () => rowsOf({ ...view, words: '' }, { entries, bin }, stock, games).length,
    [view, entries, bin, stock, games],
  );
  const chosen = rows.filter(({ id }) => selected.has(id));
  const select = (ids: readonly string[]) => setSelected(new Set(ids));
  const look = (change: Partial<View>) => {
    setView({ ...view, ...change });
    setSelected(new Set());
  };
  /** Shows new or copied things, whichever part is open. */
  const show = (ids: readonly string[]) => {
    setView({ part: 'all', game: view.game, words: '' });
    select(ids);
  };
  const game = games.find(({ id }) => id === (view.game || last)) ?? games[0];
  const names = useMemo(() => new Map(games.map(({ id, name }) => [id, name])), [games]);
  useActionKeys('screen', { undo, redo, back: () => (selected.size > 0 ? select([]) : onClose()) });
  const make = newEntries(game, show);
  const files = useShelfFiles({
    rows: (chosen.length > 0 ? chosen : rows).filter(({ id }) => !id.startsWith('stock/')),
    game,
    onTaken: show,
  });
  const printCards = () =>
    void cardsOf(chosen.length > 0 ? chosen : rows, games).then((figures) => {
      if (figures.length > 0) setPrinting(figures);
      else toast('Nobody here has a card: select characters, creatures or a party.');
    });
  const menu: MenuEntry[] = [
    ...files.menu,
    'line',
    {
      id: 'print',
      label: 'Cards to print',
      detail: chosen.length > 0 ? 'of what is selected' : 'of all that is shown',
      icon: Printer,
      onAction: printCards,
    },
  ];
  if (printing) return <ShelfCards figures={printing} games={games} onClose={() => setPrinting(undefined)} />;
  const inGame = view.game === '' ? stock : stock.filter((row) => row.game === view.game);
  return (
    <FileDropPage
      onFiles={([file]) => file && files.take(file)}
      className="group/drop flex h-dvh min-h-0 flex-col bg-room text-ink"
    >
      <div className="pointer-events-none fixed inset-3 z-50 hidden place-items-center rounded-card border-2 border-now border-dashed bg-room/85 font-semibold text-2xl group-data-drop-target/drop:grid">
        Drop it here: a file saved from a shelf, as JSON, a table or a zip
      </div>
      <header className="flex items-center gap-1.5 bg-panel px-2 py-2">
        <IconButton icon={ArrowLeft} label="Back to the start page" placement="bottom" onPress={onClose} />
        <h1 className="mr-4 font-semibold text-base">The shelf</h1>
        <SearchInput
          label="Find on the shelf"
          placeholder={there > 0 ? `Find among ${there}` : 'By name, tag or value'}
          value={view.words}
          onChange={(words) => look({ words })}
          className="w-full max-w-md"
        />
        <span className="flex-1" />
        <UndoButtons last={back} back={forth} onUndo={undo} onRedo={redo} />
        <MenuButton label="Files" words="Files" entries={menu} icon={FolderOpen} placement="bottom" />
        <MenuButton label="Something new" words="New" entries={make} icon={Plus} look="primary" placement="bottom" />
      </header>
      <main className="grid min-h-0 flex-1 grid-cols-[15rem_minmax(0,1fr)_23rem]">
        <div className="min-h-0 bg-panel pt-1">
          <ShelfParts view={view} onView={look} games={games} stock={inGame.length} />
        </div>
        <section aria-label="What is there" className="flex min-h-0 min-w-0 flex-col">
          {broken.length > 0 ? <BrokenWords many={broken.length} /> : null}
          <div className="min-h-0 flex-1">
            {status === 'loading' ? (
              <p className="px-6 py-16 text-center text-soft text-sm">Reading the shelf…</p>
            ) : (
              <ShelfList
                rows={rows}
                selected={selected}
                onSelect={setSelected}
                games={view.game === '' ? names : undefined}
                empty={emptyWords(view)}
              />
            )}
          </div>
        </section>
        <section aria-label="What is selected" className="min-h-0 overflow-y-auto bg-panel">
          <Detail
            rows={chosen}
            part={view.part === 'stock' || view.part === 'bin' ? view.part : 'shelf'}
            games={games}
            game={game}
            onSelect={select}
            onKept={show}
          />
        </section>
      </main>
      {files.dialog}
    </FileDropPage>
  );
}
