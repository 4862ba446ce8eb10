/** The start of a draft: an empty form, or a copy of one of the game's things. */
import { Plus } from 'lucide-react';
import { useState } from 'react';
import type { Catalogue } from '../../engine/forms/catalogue.ts';
import { Button } from '../../ui/Button.tsx';
import { SearchInput } from '../../ui/inputs/inputs.tsx';

/** The choice. */
export function Start({ catalogue, onStart }: { catalogue: Catalogue; onStart(data: unknown): void }) {
  const [search, setSearch] = useState('');
  const wanted = search.trim().toLowerCase();
  const found = catalogue.stock.filter(({ name, group }) => `${name} ${group}`.toLowerCase().includes(wanted));
  const groups = [...new Set(found.map(({ group }) => group))];
  return (
    <div className="flex flex-col gap-3">
      <p className="max-w-prose text-soft">
        Start with an empty form, or from a copy of one that comes with the game and change what is different.
      </p>
      <div className="flex flex-wrap items-center gap-2">
        <Button look="primary" icon={Plus} onPress={() => onStart(catalogue.blank())}>
          New {catalogue.one}
        </Button>
        <SearchInput
          className="min-w-64 flex-1"
          label={`Start from one of the ${catalogue.many} of the game`}
          placeholder="Start from… a name or a group"
          value={search}
          onChange={setSearch}
          autoFocus
        />
      </div>
      {groups.map((group) => (
        <section key={group} aria-label={group}>
          <h3 className="mb-1 font-semibold text-soft text-xs">{group}</h3>
          <ul className="flex flex-wrap gap-1">
            {found
              .filter((entry) => entry.group === group)
              .map((entry) => (
                <li key={entry.id}>
                  <Button size="small" aria-label={`Start from ${entry.name}`} onPress={() => onStart(entry.data)}>
                    {entry.name}
                  </Button>
                </li>
              ))}
          </ul>
        </section>
      ))}
      {found.length === 0 ? <p className="text-soft">Nothing has that name. Try fewer letters.</p> : null}
    </div>
  );
}
