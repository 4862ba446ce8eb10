/**
 * Inputs for how a side or a combatant stands toward the other sides: a choice for each other side.
 */
import type { Relation, Side } from '../../engine/fight.ts';
import type { Id } from '../../engine/words.ts';
import { ChoiceInput } from './inputs.tsx';

const WORDS: Readonly<Record<Relation, string>> = { friend: 'Friends', neutral: 'No enemies', foe: 'Enemies' };
const RELATIONS = Object.keys(WORDS) as Relation[];
const USUAL = 'usual';

/**
 * The choices. `said` holds the relations already set, by side; `usual` holds the relations where
 * nothing is set, with their words. The usual choice is handed on as null.
 */
export function RelationInputs(props: {
  others: readonly Side[];
  said: Readonly<Record<Id, Relation | undefined>>;
  usual: { words: string; of(other: Id): Relation };
  onChange(other: Id, relation: Relation | null): void;
}) {
  const { others, said, usual, onChange } = props;
  return (
    <div className="grid grid-cols-2 gap-x-4 gap-y-3">
      {others.map((other) => (
        <ChoiceInput
          key={other.id}
          label={`Toward ${other.name}`}
          value={said[other.id] ?? USUAL}
          options={[
            { id: USUAL, label: `${usual.words}: ${WORDS[usual.of(other.id)].toLowerCase()}` },
            ...RELATIONS.map((id) => ({ id, label: WORDS[id] })),
          ]}
          onChange={(id) => onChange(other.id, RELATIONS.find((relation) => relation === id) ?? null)}
        />
      ))}
    </div>
  );
}
