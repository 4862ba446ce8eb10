/** The choice of a combatant's pronoun for the log, beside its sheet. */
import { type Pronoun, pronounSchema } from '../../engine/fight.ts';
import { ChoiceInput } from '../../ui/inputs/inputs.tsx';

const OPTIONS = pronounSchema.options.map((id) => ({ id, label: id }));

/** Without a choice the log repeats the name. */
const BY_NAME = { id: 'name', label: 'its name' };

/** The input. */
export function PronounInput({ value, onChange }: { value: Pronoun | undefined; onChange(pronoun: Pronoun): void }) {
  return (
    <ChoiceInput
      label="Spoken of as"
      value={value ?? BY_NAME.id}
      options={value === undefined ? [BY_NAME, ...OPTIONS] : OPTIONS}
      onChange={(id) => (id === value || id === BY_NAME.id ? undefined : onChange(pronounSchema.parse(id)))}
    />
  );
}
