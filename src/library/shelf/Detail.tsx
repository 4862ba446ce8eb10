/**
 * The selection of the shelf, beside the list: the form of one thing, the actions on several, or a
 * creature to copy.
 */
import { BookmarkPlus, Copy, Trash2, Undo2, Users } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Face } from '../../dialogs/sheet/Face.tsx';
import type { Ruleset } from '../../engine/ruleset.ts';
import { countWords, nameList } from '../../engine/words.ts';
import { ITEM_VERSION, type Item, isFigure, MOST_MEMBERS } from '../../formats/shelf/item.ts';
import { newShelfId, shelfStore, useShelf } from '../../store/shelf/shelf.ts';
import type { ShelfEntry } from '../../store/shelf/types.ts';
import { Button, IconButton } from '../../ui/Button.tsx';
import { Confirm } from '../../ui/Dialog.tsx';
import { TextInput } from '../../ui/inputs/inputs.tsx';
import { FolderInput } from './FolderInput.tsx';
import { Figures, ItemForm, tagsIn } from './ItemForm.tsx';
import { MapUse } from './MapUse.tsx';
import { fromStock, stockOf } from './shelfView.ts';

/** A few names for a sentence. */
const named = (rows: readonly ShelfEntry[]): string =>
  rows.length > 3 ? countWords(rows.length, 'thing') : nameList(rows.map(({ name }) => name));

/** A creature of a game, to look at and to copy. */
function Stock({ id, games, onKept }: { id: string; games: readonly Ruleset[]; onKept(ids: string[]): void }) {
  const add = useShelf((shelf) => shelf.add);
  const found = stockOf(games, id);
  if (!found) return null;
  const { game, creature } = found;
  return (
    <div className="flex flex-col gap-3">
      <div className="flex items-center gap-3 px-3 pt-3">
        <Face look={{ icon: creature.icon }} className="size-14 text-3xl" />
        <div className="min-w-0">
          <h2 className="truncate font-semibold text-base">{creature.name}</h2>
          <p className="text-soft text-sm">{`${creature.kind} · ${game.name}`}</p>
        </div>
      </div>
      <p className="px-3 text-sm leading-relaxed">{creature.summary}</p>
      <Figures game={game} one={creature} />
      <div className="px-3">
        <Button
          look="primary"
          icon={BookmarkPlus}
          className="w-full"
          onPress={() => {
            const item = fromStock(game, creature, newShelfId());
            void add([item], `Copy ${creature.name} to the shelf`).then((kept) => kept && onKept([item.id]));
          }}
        >
          Copy to the shelf and change it
        </Button>
      </div>
    </div>
  );
}

/** The selected things of the bin. */
function Binned({ rows, onGone }: { rows: readonly ShelfEntry[]; onGone(): void }) {
  const restore = useShelf((shelf) => shelf.restore);
  const erase = useShelf((shelf) => shelf.erase);
  const [asking, setAsking] = useState(false);
  const ids = rows.map(({ id }) => id);
  return (
    <div className="flex flex-col gap-3 p-3">
      <h2 className="font-semibold text-base">{named(rows)}</h2>
      <Button look="primary" icon={Undo2} onPress={() => void restore(ids).then(onGone)}>
        Bring back
      </Button>
      <Button look="quiet" icon={Trash2} onPress={() => setAsking(true)}>
        Delete for good
      </Button>
      <Confirm
        title={`Delete ${named(rows)} for good?`}
        text="This cannot be taken back. Fights that have a copy keep it."
        yes="Delete for good"
        danger
        isOpen={asking}
        onYes={() => {
          setAsking(false);
          void erase(ids).then(onGone);
        }}
        onNo={() => setAsking(false)}
      />
    </div>
  );
}

/** Several things at once. */
function Several({ rows, onSelect }: { rows: readonly ShelfEntry[]; onSelect(ids: string[]): void }) {
  const { change, remove, add, duplicate } = shelfStore.getState();
  const [tags, setTags] = useState('');
  const ids = rows.map(({ id }) => id);
  const folders = new Set(rows.map(({ folder }) => folder));
  const people = rows.filter(isFigure);
  const games = new Set(people.map(({ game }) => game));
  const [game] = games;
  const tagAll = () => {
    const more = tagsIn(tags);
    if (more.length === 0) return;
    void change(
      ids,
      `Tag ${named(rows)}`,
      (item) => ({ ...item, tags: [...new Set([...item.tags, ...more])] }) as Item,
    );
    setTags('');
  };
  return (
    <div className="flex flex-col gap-3 p-3">
      <h2 className="font-semibold text-base">{rows.length} selected</h2>
      <p className="line-clamp-3 text-soft text-sm">{rows.map(({ name }) => name).join(', ')}</p>
      <FolderInput
        value={folders.size === 1 ? [...folders][0] : undefined}
        onChange={(folder) => void change(ids, `Put ${named(rows)} into a folder`, (item) => ({ ...item, folder }))}
      />
      <form
        className="flex items-end gap-2"
        onSubmit={(event) => {
          event.preventDefault();
          tagAll();
        }}
      >
        <TextInput label="Add tags to all" value={tags} onChange={setTags} longest={400} className="flex-1" />
        <Button isDisabled={tagsIn(tags).length === 0} onPress={tagAll}>
          Add
        </Button>
      </form>
      {people.length > 1 && people.length <= MOST_MEMBERS && games.size === 1 && game !== undefined ? (
        <Button
          icon={Users}
          onPress={() => {
            const party: Item = {
              version: ITEM_VERSION,
              id: newShelfId(),
              kind: 'party',
              game,
              name: 'New party',
              folder: '',
              tags: [],
              note: '',
              members: people.map(({ id }) => id),
            };
            void add([party], `A party of ${named(people)}`).then((kept) => kept && onSelect([party.id]));
          }}
        >
          Make them a party
        </Button>
      ) : null}
      <Button icon={Copy} onPress={() => void duplicate(ids).then(onSelect)}>
        Duplicate
      </Button>
      <Button look="quiet" icon={Trash2} onPress={() => void remove(ids)}>
        Put them into the bin
      </Button>
    </div>
  );
}

/** One thing, loaded whole when it is selected. */
function One({
  row,
  games,
  usual,
  onSelect,
}: {
  row: ShelfEntry;
  games: readonly Ruleset[];
  usual: Ruleset | undefined;
  onSelect(ids: string[]): void;
}) {
  const { read, remove, duplicate } = shelfStore.getState();
  const item = useShelf(({ items }) => items[row.id]);
  const missing = item === undefined;
  useEffect(() => {
    if (missing) void read([row.id]);
  }, [missing, read, row.id]);
  const game = games.find(({ id }) => id === row.game);
  if (!item || !(game || item.kind === 'scene')) return null;
  return (
    <ItemForm
      key={item.id}
      item={item}
      game={game}
      head={
        <div className="flex items-center gap-1 px-3 pt-2 pb-2">
          <h2 className="min-w-0 flex-1 truncate font-semibold text-base">{item.name}</h2>
          <IconButton
            icon={Copy}
            label={`Duplicate ${item.name}`}
            onPress={() => void duplicate([item.id]).then(onSelect)}
          />
          <IconButton icon={Trash2} label={`Put ${item.name} into the bin`} onPress={() => void remove([item.id])} />
        </div>
      }
    >
      {item.kind === 'scene' ? <MapUse item={item} games={games} usual={usual} /> : null}
    </ItemForm>
  );
}

const NOTHING_SELECTED = {
  stock: 'Select a creature to see its values. Copy it to your shelf to change it.',
  bin: 'What is deleted lies here until you bring it back or delete it for good.',
  shelf: 'Select something to see and change it. Shift and Ctrl select several.',
};

/** The panel. */
export function Detail({
  rows,
  part,
  games,
  game,
  onSelect,
  onKept,
}: {
  rows: readonly ShelfEntry[];
  part: 'stock' | 'bin' | 'shelf';
  games: readonly Ruleset[];
  /** The chosen game, or the last one played. */
  game: Ruleset | undefined;
  onSelect(ids: string[]): void;
  /** The user copied a creature of a game. */
  onKept(ids: string[]): void;
}) {
  const [first, second] = rows;
  if (!first) return <p className="px-6 py-16 text-center text-soft text-sm">{NOTHING_SELECTED[part]}</p>;
  if (part === 'bin') return <Binned rows={rows} onGone={() => onSelect([])} />;
  if (part === 'stock') return <Stock id={first.id} games={games} onKept={onKept} />;
  if (second) return <Several rows={rows} onSelect={onSelect} />;
  return <One row={first} games={games} usual={game} onSelect={onSelect} />;
}
