/**
 * A choice of several among many options: picked from a list one after the other. Each pick is a
 * chip that can be removed.
 */

import { X } from 'lucide-react';
import type { FormPart } from '../../engine/forms/catalogue.ts';
import { BareButton } from '../../ui/Button.tsx';
import { ChoiceInput } from '../../ui/inputs/inputs.tsx';

/** The list and the chips. No pick means always, or what the part says. */
export function Picks({
  part,
  chosen,
  onChange,
}: {
  part: Extract<FormPart, { kind: 'choices' }>;
  chosen: readonly string[];
  onChange(ids: string[]): void;
}) {
  const labelOf = (id: string) => part.options.find((option) => option.id === id)?.label ?? id;
  const left = part.options.filter(({ id }) => !chosen.includes(id));
  return (
    <div className="flex min-w-0 flex-col gap-1">
      <ChoiceInput
        label={part.label}
        value=""
        options={[{ id: '', label: chosen.length === 0 ? (part.none ?? 'always') : 'and…' }, ...left]}
        onChange={(id) => (id === '' ? undefined : onChange([...chosen, id]))}
      />
      <ul className="flex flex-wrap gap-1">
        {chosen.map((id) => (
          <li key={id} className="flex h-6 items-center gap-1 rounded-full bg-now-wash pr-1 pl-2.5 text-now text-xs">
            {labelOf(id)}
            <BareButton
              aria-label={`${part.none === undefined ? 'Not only' : 'Without'} ${labelOf(id)}`}
              onPress={() => onChange(chosen.filter((other) => other !== id))}
              className="grid size-4 place-items-center rounded-full hover:bg-lifted"
            >
              <X aria-hidden className="size-3" />
            </BareButton>
          </li>
        ))}
      </ul>
    </div>
  );
}
