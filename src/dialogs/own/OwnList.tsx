/**
 * The list of the things that a table has made. The user chooses a thing to change, or removes it.
 */
import { Trash2 } from 'lucide-react';
import type { Catalogue, CatalogueEntry } from '../../engine/forms/catalogue.ts';
import { BareButton, IconButton } from '../../ui/Button.tsx';
import { cn } from '../../ui/cn.ts';

/** The list. Removing a thing is one step of undo. */
export function OwnList({
  catalogue,
  own,
  chosen,
  onChoose,
  onRemove,
}: {
  catalogue: Catalogue;
  own: readonly CatalogueEntry[];
  chosen: string | undefined;
  onChoose(entry: CatalogueEntry): void;
  onRemove(entry: CatalogueEntry): void;
}) {
  if (own.length === 0) return <p className="py-2 text-soft">You have made no {catalogue.many} yet.</p>;
  return (
    <ul className="flex flex-col gap-1">
      {own.map((entry) => (
        <li
          key={entry.id}
          className={cn('flex items-center rounded-lg', entry.id === chosen ? 'bg-now-wash' : 'bg-raised')}
        >
          <BareButton
            aria-label={`Change ${entry.name}`}
            aria-current={entry.id === chosen}
            onPress={() => onChoose(entry)}
            className="flex min-w-0 flex-1 flex-col rounded-lg px-3 py-1.5 text-left hover:bg-lifted"
          >
            <span className={cn('w-full truncate font-medium', entry.id === chosen ? 'text-now' : 'text-ink')}>
              {entry.name}
            </span>
            <span className="text-faint text-xs">{entry.group}</span>
          </BareButton>
          <IconButton
            size="small"
            icon={Trash2}
            label={`Take away ${entry.name}`}
            hint="It can be brought back with undo."
            onPress={(event) => {
              const part = event.target.closest('section');
              onRemove(entry);
              part?.querySelector<HTMLElement>('[data-next]')?.focus();
            }}
          />
        </li>
      ))}
    </ul>
  );
}
