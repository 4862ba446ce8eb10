/** The inputs that filter the log. */
import { nameOfOne } from '../../engine/table/fightWords.ts';
import { useShownFight, useTable } from '../../store/store.ts';
import { ChoiceInput, SearchInput } from '../../ui/inputs/inputs.tsx';
import { EVERYBODY, type LogFilterState } from './filtered.ts';

/** The inputs for words and for a combatant. */
export function LogFilter({
  filtered: { words, who },
  onFilter,
}: {
  filtered: LogFilterState;
  onFilter(change: Partial<LogFilterState>): void;
}) {
  const selected = useTable((table) => table.session.selected[0]);
  const people = useShownFight(
    ({ fight }) => [
      { id: EVERYBODY, label: 'Everybody' },
      ...[...(selected ? [selected] : []), ...fight.order.filter((id) => id !== selected)].map((id) => ({
        id,
        label: nameOfOne(fight, id),
      })),
    ],
    'by value',
  );
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
