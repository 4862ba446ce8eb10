/** The inputs by which the log is filtered. */
import { nameOfOne } from '../../store/fight/words.ts';
import { useKept, useTable } from '../../store/store.ts';
import { ChoiceInput, SearchInput } from '../../ui/inputs/inputs.tsx';
import { EVERYBODY, type Filtered } from './filtered.ts';

/** The words and the one to filter by. */
export function LogFilter({
  filtered: { words, who },
  onFilter,
}: {
  filtered: Filtered;
  onFilter(change: Partial<Filtered>): void;
}) {
  const selected = useTable((table) => table.session.selected[0]);
  const people = useKept(({ fight }) => [
    { id: EVERYBODY, label: 'Everybody' },
    ...[...(selected ? [selected] : []), ...fight.order.filter((id) => id !== selected)].map((id) => ({
      id,
      label: nameOfOne(fight, id),
    })),
  ]);
  return (
    <div className="flex gap-1.5 px-2 pb-2">
      <SearchInput
        label="Words in the log"
        value={words}
        onChange={(next) => onFilter({ words: next })}
        placeholder="Words or rule"
        className="flex-1"
      />
      <ChoiceInput
        label="About whom"
        bare
        value={who}
        onChange={(next) => onFilter({ who: next })}
        options={people}
        className="w-32"
      />
    </div>
  );
}
