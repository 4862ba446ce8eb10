/** The choice of a combatant's pronoun for the log, beside its sheet. */
import { type Pronoun, pronounSchema } from '../../engine/fight.ts';
import { ChoiceInput } from '../../ui/inputs/inputs.tsx';

const OPTIONS = pronounSchema.options.map((id) => ({ id, label: id }));

/** Without a choice the log says "they". */
export function PronounInput({
  value = 'they',
  onChange,
}: {
  value: Pronoun | undefined;
  onChange(pronoun: Pronoun): void;
}) {
  return (
    <ChoiceInput
      label="Spoken of as"
      value={value}
      options={OPTIONS}
      onChange={(id) => (id === value ? undefined : onChange(pronounSchema.parse(id)))}
    />
  );
}
