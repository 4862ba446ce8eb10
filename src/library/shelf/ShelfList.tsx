/**
 * The list of the shelf, with thousands of rows of which only the visible ones are drawn. One or
 * several can be selected.
 */
import { Users } from 'lucide-react';
import { GridList, GridListItem, type Key, ListLayout, Virtualizer } from 'react-aria-components';
import { Face } from '../../dialogs/sheet/Face.tsx';
import { countWords } from '../../engine/words.ts';
import { MapPicture } from '../../map/scenes/pictures/MapPicture.tsx';
import { shelfStore } from '../../store/shelf/shelf.ts';
import type { ShelfEntry } from '../../store/shelf/types.ts';
import { Chip } from '../../ui/Chip.tsx';
import { KIND_WORDS } from './shelfView.ts';

/** The height of a row, in pixels. */
const ROW = 58;

const summaryOf = ({ kind, members, summary }: ShelfEntry): string =>
  kind === 'party' ? countWords(members?.length ?? 0, 'member') : summary;

async function fetchMap(id: string) {
  const [item] = await shelfStore.getState().read([id]);
  return item?.kind === 'scene' ? item.scene : undefined;
}

function Row({ entry, game }: { entry: ShelfEntry; game: string | undefined }) {
  const { id, name, look, tags, folder, kind, about, rev } = entry;
  return (
    <GridListItem
      id={id}
      textValue={name}
      className="group flex h-full items-center gap-3 rounded-lg px-2.5 outline-none hover:bg-raised selected:bg-now-wash focus-visible:-outline-offset-2 focus-visible:outline-2 focus-visible:outline-now"
    >
      {kind === 'party' ? (
        <span className="grid size-10 shrink-0 place-items-center rounded-full bg-lifted text-ink">
          <Users aria-hidden className="size-5" />
        </span>
      ) : kind === 'scene' ? (
        <MapPicture of={`shelf ${id} ${rev}`} fetch={() => fetchMap(id)} className="h-10 w-[3.75rem]" />
      ) : (
        <Face look={look} className="size-10" />
      )}
      <span className="min-w-0 flex-1">
        <span className="flex min-w-0 items-center gap-2">
          <span className="truncate font-medium text-ink text-sm">{name}</span>
          <span className="shrink-0 text-faint text-xs">
            {[about || KIND_WORDS[kind], game].filter(Boolean).join(' · ')}
          </span>
        </span>
        <span className="block truncate text-soft text-xs">{summaryOf(entry)}</span>
      </span>
      <span className="flex max-w-[40%] shrink-0 items-center justify-end gap-1 overflow-hidden">
        {folder ? <span className="mr-1 min-w-20 truncate text-right text-faint text-xs">{folder}</span> : null}
        {tags.slice(0, folder ? 2 : 3).map((tag) => (
          <Chip key={tag}>{tag}</Chip>
        ))}
        {tags.length > (folder ? 2 : 3) ? <Chip>+{tags.length - (folder ? 2 : 3)}</Chip> : null}
      </span>
    </GridListItem>
  );
}

/** The list. `games` gives the name of a row's game when several games are shown at once. */
export function ShelfList({
  rows,
  selected,
  onSelect,
  games,
  empty,
}: {
  rows: readonly ShelfEntry[];
  /**
   * The same set that the list reported: the list stores in it where a range begins, and a copy
   * would lose that.
   */
  selected: ReadonlySet<Key>;
  onSelect(ids: ReadonlySet<Key>): void;
  games: ReadonlyMap<string, string> | undefined;
  empty: string;
}) {
  if (rows.length === 0) return <p className="px-6 py-16 text-center text-soft text-sm">{empty}</p>;
  return (
    <Virtualizer layout={ListLayout} layoutOptions={{ rowSize: ROW, gap: 2, padding: 8 }}>
      <GridList
        aria-label="On the shelf"
        items={rows}
        selectionMode="multiple"
        selectionBehavior="replace"
        selectedKeys={selected}
        onSelectionChange={(keys) => onSelect(keys === 'all' ? new Set(rows.map(({ id }) => id)) : keys)}
        className="h-full overflow-y-auto outline-none"
      >
        {(entry) => <Row entry={entry} game={games?.get(entry.game)} />}
      </GridList>
    </Virtualizer>
  );
}
