/**
 * Several of many options: the chosen options stand above with their own choices, the others are
 * found below by a word or by their group.
 */
import { ChevronDown, Plus, X } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { Checkbox } from 'react-aria-components';
import type { FieldOption } from '../../engine/forms/field.ts';
import { BareButton, Button, IconButton } from '../Button.tsx';
import { cn } from '../cn.ts';
import { SearchInput } from './inputs.tsx';

/** A chosen option, with the choices made within the option. */
export interface Chosen {
  id: string;
  parts: readonly string[];
}

function ChosenRow({
  option,
  chosen,
  onChange,
}: {
  option: FieldOption | undefined;
  chosen: Chosen;
  onChange(next: Chosen | undefined): void;
}) {
  const label = option?.label ?? chosen.id;
  const parts = option?.parts ?? [];
  return (
    <li className="flex flex-col gap-1 rounded-lg bg-raised px-2.5 py-1.5">
      <div className="flex items-center gap-1">
        <span className="min-w-0 flex-1">
          <span className="block truncate font-medium text-ink text-sm">{label}</span>
          <span className="block text-2xs text-faint leading-snug">
            {option ? option.detail : 'This table has no such thing any more.'}
          </span>
        </span>
        <IconButton size="small" icon={X} label={`Take away ${label}`} onPress={() => onChange(undefined)} />
      </div>
      {parts.length > 0 ? (
        <div className="flex flex-wrap gap-1">
          {parts.map((part) => (
            <Checkbox
              key={part.id}
              aria-label={`${label}, ${part.label}`}
              isSelected={chosen.parts.includes(part.id)}
              onChange={(on) =>
                onChange({
                  id: chosen.id,
                  // The choices keep the option's own order, whichever the user ticked first.
                  parts: parts.map(({ id }) => id).filter((id) => (id === part.id ? on : chosen.parts.includes(id))),
                })
              }
              className="group inline-flex min-h-6 items-center gap-1 rounded-full border border-edge/60 px-2 text-2xs text-soft hover:text-ink focus-visible:outline-2 focus-visible:outline-now selected:border-now selected:bg-now-wash selected:text-now"
            >
              <span aria-hidden className="hidden group-selected:inline">
                ✓
              </span>
              {part.label}
            </Checkbox>
          ))}
        </div>
      ) : null}
    </li>
  );
}

/** A chosen option without choices of its own: its name, and a button that removes it. */
function ChosenChip({ label, onRemove }: { label: string; onRemove(): void }) {
  return (
    <li className="flex h-7 items-center rounded-full bg-now-wash pr-0.5 pl-2.5 text-now text-xs ring-1 ring-now">
      {label}
      <IconButton size="small" icon={X} label={`Take away ${label}`} className="size-6!" onPress={onRemove} />
    </li>
  );
}

/**
 * The chosen options, and a search for more. Hands on the whole list on each change. Enter in the
 * search adds the first option found.
 */
export function SearchedChoices({
  label,
  help,
  options,
  value,
  onChange,
}: {
  label: string;
  help?: string | undefined;
  options: readonly FieldOption[];
  value: readonly Chosen[];
  onChange(value: Chosen[]): void;
}) {
  const [adding, setAdding] = useState(false);
  const [search, setSearch] = useState('');
  const list = useId();
  const frame = useRef<HTMLFieldSetElement>(null);
  // The pressed button goes away with the press, so the focus moves on to the next element.
  const focus = (what: string) => frame.current?.querySelector<HTMLElement>(what)?.focus();
  const wanted = search.trim().toLowerCase();
  const left = options.filter(
    (option) =>
      !value.some(({ id }) => id === option.id) &&
      `${option.label} ${option.group ?? ''}`.toLowerCase().includes(wanted),
  );
  const groups = [...new Set(left.map(({ group }) => group ?? ''))];
  const bare = options.every(({ parts, detail }) => !parts?.length && detail === undefined);
  const add = (option: FieldOption | undefined) => {
    if (!option) return;
    onChange([...value, { id: option.id, parts: [] }]);
    setSearch('');
    focus('input[type="search"]');
  };
  const change = (at: number, next: Chosen | undefined) => {
    onChange(value.flatMap((one, n) => (n === at ? (next ? [next] : []) : [one])));
    if (!next) focus('[aria-controls]');
  };
  return (
    <fieldset ref={frame} className="flex min-w-0 flex-col gap-1.5">
      <legend className="mb-1 font-medium text-soft text-xs">{label}</legend>
      {value.length === 0 ? <p className="text-faint text-xs">None.</p> : null}
      <ul className={cn('flex gap-1', bare ? 'flex-wrap' : 'flex-col')}>
        {value.map((chosen, at) => {
          const option = options.find(({ id }) => id === chosen.id);
          // A second copy of a thing has an id of its own, so it stands among the records below.
          if (bare && !option) return null;
          return bare && option ? (
            <ChosenChip key={chosen.id} label={option.label} onRemove={() => change(at, undefined)} />
          ) : (
            <ChosenRow key={chosen.id} option={option} chosen={chosen} onChange={(next) => change(at, next)} />
          );
        })}
      </ul>
      <BareButton
        aria-expanded={adding}
        aria-controls={list}
        onPress={() => setAdding(!adding)}
        className="flex h-7 items-center gap-1.5 self-start rounded-lg px-1.5 text-soft text-xs hover:text-ink"
      >
        <ChevronDown aria-hidden className={cn('size-3.5 transition-transform', adding ? '' : '-rotate-90')} />
        Add to {label.toLowerCase()}
      </BareButton>
      {adding ? (
        <div id={list} className="flex flex-col gap-2">
          <SearchInput
            label={`Find in ${label.toLowerCase()}`}
            placeholder="A name or a group"
            value={search}
            onChange={setSearch}
            onEnter={() => (wanted === '' ? undefined : add(left[0]))}
          />
          <div className="flex max-h-64 flex-col gap-2 overflow-y-auto">
            {groups.map((group) => (
              <section key={group} aria-label={group || label}>
                {group ? <h4 className="mb-1 font-semibold text-2xs text-faint">{group}</h4> : null}
                <ul className="flex flex-wrap gap-1">
                  {left
                    .filter((option) => (option.group ?? '') === group)
                    .map((option) => (
                      <li key={option.id}>
                        <Button
                          tip={{ label: option.label, hint: option.detail }}
                          size="small"
                          icon={Plus}
                          aria-label={`Add ${option.label}`}
                          onPress={() => add(option)}
                        >
                          {option.label}
                        </Button>
                      </li>
                    ))}
                </ul>
              </section>
            ))}
            {left.length === 0 ? <p className="text-faint text-xs">Nothing has that name.</p> : null}
          </div>
        </div>
      ) : null}
      {help ? <p className="text-2xs text-faint leading-snug">{help}</p> : null}
    </fieldset>
  );
}
