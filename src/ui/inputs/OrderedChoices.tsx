/**
 * Several of many options in an order of their own: each can be put earlier or taken out, and
 * others are added at the end.
 */
import { ArrowUp, X } from 'lucide-react';
import type { FieldOption } from '../../engine/forms/field.ts';
import { optionLabel } from '../../engine/forms/fieldWords.ts';
import { IconButton } from '../Button.tsx';
import { ChoiceInput } from './inputs.tsx';

/** The input. Passes on the whole list on each change. */
export function OrderedChoices({
  label,
  help,
  options,
  value,
  onChange,
}: {
  label: string;
  help?: string | undefined;
  options: readonly FieldOption[];
  value: readonly string[];
  onChange(ids: string[]): void;
}) {
  const labelOf = (id: string) => optionLabel(options, id);
  const left = options.filter(({ id }) => !value.includes(id));
  const earlier = (at: number) => {
    const next = [...value];
    next.splice(at - 1, 0, ...next.splice(at, 1));
    onChange(next);
  };
  return (
    <fieldset className="flex min-w-0 flex-col gap-1.5">
      <legend className="mb-1 font-medium text-soft text-xs">{label}</legend>
      {value.length === 0 ? <p className="text-faint text-xs">None.</p> : null}
      <ol className="flex flex-col gap-1">
        {value.map((id, at) => (
          <li key={id} className="flex h-8 items-center gap-2 rounded-lg bg-raised pr-1 pl-2.5 text-sm">
            <span className="w-5 text-faint text-xs tabular-nums">{at + 1}</span>
            <span className="min-w-0 flex-1 truncate">{labelOf(id)}</span>
            {at === 0 ? null : (
              <IconButton
                size="small"
                icon={ArrowUp}
                label={`${label}: ${labelOf(id)} earlier`}
                onPress={() => earlier(at)}
              />
            )}
            <IconButton
              size="small"
              icon={X}
              label={`${label}: take out ${labelOf(id)}`}
              onPress={() => onChange(value.filter((other) => other !== id))}
            />
          </li>
        ))}
      </ol>
      {left.length > 0 ? (
        <ChoiceInput
          bare
          label={`${label}: add at the end`}
          className="w-64"
          value=""
          options={[{ id: '', label: 'Add at the end…' }, ...left]}
          onChange={(id) => (id === '' ? undefined : onChange([...value, id]))}
        />
      ) : null}
      {help ? <p className="text-2xs text-faint leading-snug">{help}</p> : null}
    </fieldset>
  );
}
