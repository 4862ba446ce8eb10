/** The parts of the shelf: kinds, folders, tags, the games' creatures, the bin. */
import {
  Archive,
  BookOpen,
  Folder,
  Hash,
  type LucideIcon,
  Map as MapIcon,
  PawPrint,
  Trash2,
  User,
  Users,
} from 'lucide-react';
import type { Ruleset } from '../../engine/ruleset.ts';
import { isFor, shelfHeadings } from '../../store/shelf/search.ts';
import { useShelf } from '../../store/shelf/shelf.ts';
import { BareButton } from '../../ui/Button.tsx';
import { cn } from '../../ui/cn.ts';
import { ChoiceInput } from '../../ui/inputs/inputs.tsx';
import { ofGame, type ShelfSection, type View } from './shelfView.ts';

const PARTS: readonly { id: ShelfSection; label: string; icon: LucideIcon }[] = [
  { id: 'all', label: 'Everything', icon: Archive },
  { id: 'character', label: 'Characters', icon: User },
  { id: 'creature', label: 'Creatures', icon: PawPrint },
  { id: 'party', label: 'Parties', icon: Users },
  { id: 'scene', label: 'Maps', icon: MapIcon },
  { id: 'stock', label: 'From the games', icon: BookOpen },
  { id: 'bin', label: 'Bin', icon: Trash2 },
];

function Line({
  label,
  icon: Icon,
  count,
  chosen,
  onPress,
}: {
  label: string;
  icon: LucideIcon;
  count: number | undefined;
  chosen: boolean;
  onPress(): void;
}) {
  return (
    <BareButton
      aria-pressed={chosen}
      onPress={onPress}
      className={cn(
        'flex h-9 w-full items-center gap-2.5 rounded-lg px-2.5 text-left text-sm',
        chosen ? 'bg-lifted font-medium text-ink' : 'text-soft hover:bg-raised hover:text-ink',
      )}
    >
      <Icon aria-hidden className="size-4 shrink-0" />
      <span className="min-w-0 flex-1 truncate">{label}</span>
      {count === undefined ? null : <span className="text-faint text-xs tabular-nums">{count}</span>}
    </BareButton>
  );
}

/** The column. `games` are all games that can be chosen. */
export function ShelfParts({
  view,
  onView,
  games,
  stock,
}: {
  view: View;
  onView(change: Partial<View>): void;
  games: readonly Ruleset[];
  stock: number;
}) {
  const all = useShelf(({ entries }) => entries);
  const bin = useShelf((shelf) => shelf.bin);
  const wanted = ofGame(view, games);
  const here = all.filter((entry) => isFor(entry, wanted));
  const binned = bin.filter((entry) => isFor(entry, wanted));
  const { folders, tags } = shelfHeadings(here);
  const counts: Record<ShelfSection, number> = {
    all: here.length,
    character: here.filter(({ kind }) => kind === 'character').length,
    creature: here.filter(({ kind }) => kind === 'creature').length,
    party: here.filter(({ kind }) => kind === 'party').length,
    scene: here.filter(({ kind }) => kind === 'scene').length,
    stock,
    bin: binned.length,
  };
  const go = (part: ShelfSection) => onView({ part, folder: undefined, tag: undefined });
  return (
    <nav aria-label="Parts of the shelf" className="flex min-h-0 flex-col gap-4 overflow-y-auto px-2 pb-4">
      <ChoiceInput
        label="Game"
        value={view.game === '' ? 'all' : view.game}
        options={[{ id: 'all', label: 'All games' }, ...games.map(({ id, name }) => ({ id, label: name }))]}
        onChange={(id) => onView({ game: id === 'all' ? '' : id, folder: undefined, tag: undefined })}
      />
      <div className="flex flex-col gap-0.5">
        {PARTS.map(({ id, label, icon }) => (
          <Line
            key={id}
            label={label}
            icon={icon}
            count={counts[id]}
            chosen={view.part === id && view.folder === undefined && view.tag === undefined}
            onPress={() => go(id)}
          />
        ))}
      </div>
      {(
        [
          ['Folders', 'folder', Folder, folders],
          ['Tags', 'tag', Hash, tags],
        ] as const
      ).map(([title, key, icon, lines]) =>
        lines.length === 0 ? null : (
          <section key={key} aria-label={title}>
            <h2 className="px-2.5 pb-1 font-medium text-faint text-xs">{title}</h2>
            {lines.map(({ name, count }) => (
              <Line
                key={name}
                label={name}
                icon={icon}
                count={count}
                chosen={view[key] === name}
                onPress={() => onView({ part: 'all', folder: undefined, tag: undefined, [key]: name })}
              />
            ))}
          </section>
        ),
      )}
    </nav>
  );
}
