/** An amount: a number or a word for a number, and the bonuses on it. */
import { Plus, X } from 'lucide-react';
import type { AmountExtra, FormPart } from '../../engine/forms/catalogue.ts';
import { IconButton } from '../../ui/Button.tsx';
import { ChoiceInput, NumberInput } from '../../ui/inputs/inputs.tsx';
import { MenuButton } from '../../ui/menus/Menu.tsx';
import { baseOf, extraOf, numberOf, withBase, withExtra } from './amount.ts';

type AmountPart = Extract<FormPart, { kind: 'amount' }>;
const NUMBER = '#';

function Term({
  label,
  value,
  terms,
  none,
  onChange,
}: {
  label: string;
  value: unknown;
  terms: AmountPart['terms'];
  none?: string | undefined;
  onChange(value: unknown): void;
}) {
  const number = numberOf(value);
  const kind = value === undefined ? '' : number === undefined ? String(value) : NUMBER;
  const known = kind === '' || kind === NUMBER || terms.some(({ id }) => id === kind);
  return (
    <div className="flex min-w-0 flex-1 items-center gap-1.5">
      <ChoiceInput
        bare
        label={`${label}: what`}
        className="min-w-24 flex-1"
        value={kind}
        options={[
          ...(none === undefined ? [] : [{ id: '', label: none }]),
          { id: NUMBER, label: 'a number' },
          ...terms,
          ...(known ? [] : [{ id: kind, label: kind }]),
        ]}
        onChange={(next) => onChange(next === '' ? undefined : next === NUMBER ? (number ?? 1) : next)}
      />
      {number === undefined ? null : (
        <NumberInput
          bare
          label={label}
          className="w-26 shrink-0"
          min={-20}
          max={40}
          value={number}
          onChange={onChange}
        />
      )}
    </div>
  );
}

/** The input. The user adds bonuses from a menu and removes them again. */
export function AmountInput({
  part,
  value,
  onChange,
}: {
  part: AmountPart;
  value: unknown;
  onChange(value: unknown): void;
}) {
  const there = part.extras.filter(({ path }) => extraOf(value, path) !== undefined);
  const more = part.extras.filter((extra) => !there.includes(extra));
  const set = ({ path }: AmountExtra, to: unknown) => onChange(withExtra(value, path, to));
  return (
    <fieldset className="flex min-w-0 flex-col gap-1">
      <legend className="mb-1 font-medium text-soft text-xs">{part.label}</legend>
      <div className="flex items-center gap-1">
        <Term
          label={part.label}
          value={baseOf(value)}
          terms={part.terms}
          none={part.none}
          onChange={(base) => onChange(withBase(value, base))}
        />
        {baseOf(value) === undefined || more.length === 0 ? null : (
          <MenuButton
            label={`${part.label}: more of it`}
            entries={more.map((extra) => ({
              id: extra.path,
              label: extra.label,
              onAction: () => set(extra, 1),
            }))}
            size="small"
            icon={Plus}
          />
        )}
      </div>
      {there.map((extra) => (
        <div key={extra.path} className="flex flex-wrap items-center gap-1 pl-3">
          <span className="min-w-28 text-soft text-xs">{extra.label}</span>
          {extra.plain ? (
            <NumberInput
              bare
              label={`${part.label}: ${extra.label}`}
              className="w-26"
              min={-20}
              max={40}
              value={numberOf(extraOf(value, extra.path)) ?? 0}
              onChange={(to) => set(extra, to)}
            />
          ) : (
            <Term
              label={`${part.label}: ${extra.label}`}
              value={extraOf(value, extra.path)}
              terms={part.terms}
              onChange={(to) => set(extra, to)}
            />
          )}
          <IconButton size="small" icon={X} label={`Not ${extra.label}`} onPress={() => set(extra, undefined)} />
        </div>
      ))}
    </fieldset>
  );
}
