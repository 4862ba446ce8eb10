/**
 * A number that the rules may decide: a switch sets the number by hand, and another gives it back
 * to the rules.
 */
import { PencilLine, X } from 'lucide-react';
import { absentValue, type PlainPart } from '../../engine/forms/field.ts';
import { Button, IconButton } from '../Button.tsx';
import { NumberInput } from './inputs.tsx';

/** The input. `none` says what applies when there is no number. */
export function MaybeNumber({
  field,
  none,
  value,
  onChange,
}: {
  field: Extract<PlainPart, { kind: 'number' }>;
  none: string;
  value: unknown;
  onChange(value: unknown): void;
}) {
  const { label, help, min, max, step } = field;
  if (typeof value !== 'number')
    return (
      <div className="flex flex-col gap-1">
        <span className="font-medium text-soft text-xs">{label}</span>
        <Button
          look="plain"
          icon={PencilLine}
          aria-label={`${label}: ${none}. Set a number`}
          onPress={() => onChange(Math.min(max, Math.max(min, 0)))}
          className="justify-start"
        >
          {none}
        </Button>
        {help ? <p className="text-2xs text-faint leading-snug">{help}</p> : null}
      </div>
    );
  return (
    <div className="flex items-start gap-1">
      <NumberInput
        label={label}
        help={help}
        min={min}
        max={max}
        {...(step === undefined ? {} : { step })}
        value={value}
        onChange={onChange}
        className="min-w-0 flex-1"
      />
      <IconButton
        size="small"
        icon={X}
        label={`${label}: back to ${none.charAt(0).toLowerCase()}${none.slice(1)}`}
        className="mt-6"
        onPress={() => onChange(absentValue(field))}
      />
    </div>
  );
}
