/**
 * One part of a form that a game describes as data: words, numbers, choices, groups, and rows of
 * further forms.
 */
import { ArrowUp, Plus, X } from 'lucide-react';
import type { FormPart } from '../../engine/forms/catalogue.ts';
import { getPath } from '../../engine/forms/schema.ts';
import { Button, IconButton } from '../../ui/Button.tsx';
import { FieldInput } from '../../ui/inputs/FieldInput.tsx';
import { ChoiceInput, NumberInput, SwitchInput, TextInput } from '../../ui/inputs/inputs.tsx';
import { AmountInput } from './AmountInput.tsx';
import { joinPath, listAt, withEarlier, withEntry, withoutEntry, withValue } from './data.ts';
import { useMaking } from './making.ts';
import { Picks } from './Picks.tsx';

/** Above this number of options the user picks from a list, one after the other. */
const FEW = 8;

function Input({ part, path }: { part: FormPart; path: string }) {
  const { data, onData } = useMaking();
  const value = getPath(data, path);
  const set = (to: unknown) => onData(withValue(data, path, to));
  switch (part.kind) {
    case 'text':
      return (
        <TextInput
          label={part.label}
          help={part.help}
          longest={part.longest}
          {...(part.rows ? { rows: part.rows } : {})}
          value={typeof value === 'string' ? value : ''}
          onChange={(text) => set(text === '' ? undefined : text)}
        />
      );
    case 'number':
      return (
        <NumberInput
          label={part.label}
          help={part.help}
          min={part.min}
          max={part.max}
          value={typeof value === 'number' ? value : part.min}
          onChange={set}
        />
      );
    case 'switch':
      return (
        <SwitchInput
          className="min-h-9 md:mt-5"
          label={part.label}
          help={part.help}
          value={value === true}
          onChange={(on) => set(on ? true : undefined)}
        />
      );
    case 'choice':
      return (
        <ChoiceInput
          label={part.label}
          help={part.help}
          value={typeof value === 'string' ? value : part.none === undefined ? undefined : ''}
          options={[...(part.none === undefined ? [] : [{ id: '', label: part.none }]), ...part.options]}
          onChange={(id) => set(id === '' ? undefined : id)}
        />
      );
    case 'choices': {
      const chosen = Array.isArray(value) ? value.map(String) : [];
      const choose = (ids: unknown) => set(Array.isArray(ids) && ids.length > 0 ? ids : undefined);
      return part.options.length > FEW ? (
        <Picks part={part} chosen={chosen} onChange={choose} />
      ) : (
        <FieldInput field={part} value={chosen} onChange={choose} />
      );
    }
    case 'amount':
      return <AmountInput part={part} value={value} onChange={set} />;
    case 'group':
      return (
        <div className="flex flex-col gap-3">
          <SwitchInput
            label={part.label}
            help={part.help}
            value={value !== undefined}
            onChange={(on) => set(on ? part.fresh : undefined)}
          />
          {value === undefined ? null : (
            <div className="border-line border-l-2 pl-3">
              <PartInputs parts={part.parts} base={path} />
            </div>
          )}
        </div>
      );
    case 'rows':
      return <RowsInput part={part} path={path} />;
  }
}

type RowsPart = Extract<FormPart, { kind: 'rows' }>;

function Row({ part, path, at }: { part: RowsPart; path: string; at: number }) {
  const { form, data, onData } = useMaking();
  const shape = form.shapes[part.shape];
  const own = joinPath(path, at);
  const name = `${part.label}, ${part.one.replace(/^an? /, '')} ${at + 1}`;
  const by = shape?.by;
  const now = by === undefined ? undefined : String(getPath(data, joinPath(own, by)) ?? '');
  const kind = shape?.by === undefined ? undefined : shape.kinds.find(({ id }) => id === now);
  const parts = shape?.by === undefined ? (shape?.parts ?? []) : (kind?.parts ?? []);
  return (
    <li>
      <fieldset className="flex flex-col gap-2 rounded-lg border border-line p-2.5">
        <legend className="sr-only">{name}</legend>
        <div className="flex items-center gap-1">
          {shape?.by === undefined ? (
            <span className="flex-1 text-faint text-xs">{at + 1}</span>
          ) : (
            <ChoiceInput
              bare
              label={`${name}: what`}
              className="flex-1"
              value={now}
              options={[
                ...shape.kinds,
                ...(kind || now === undefined ? [] : [{ id: now, label: `What only the built-in one does (${now})` }]),
              ]}
              onChange={(id) => {
                const fresh = shape.kinds.find((other) => other.id === id)?.fresh;
                if (fresh !== undefined && id !== now) onData(withValue(data, own, fresh));
              }}
            />
          )}
          {at === 0 ? null : (
            <IconButton
              size="small"
              icon={ArrowUp}
              label={`Move up: ${name}`}
              onPress={() => onData(withEarlier(data, path, at))}
            />
          )}
          <IconButton
            size="small"
            icon={X}
            label={`Take away: ${name}`}
            onPress={(event) => {
              // The row disappears with its button, so the focus goes to the button that adds rows.
              const list = event.target.closest('section');
              onData(withoutEntry(data, path, at));
              list?.querySelector<HTMLElement>('[data-add]')?.focus();
            }}
          />
        </div>
        {parts.length > 0 ? <PartInputs parts={parts} base={own} /> : null}
      </fieldset>
    </li>
  );
}

/** The rows, and the button that adds a row. */
function RowsInput({ part, path }: { part: RowsPart; path: string }) {
  const { form, data, onData } = useMaking();
  const rows = listAt(data, path);
  const shape = form.shapes[part.shape];
  const fresh = shape?.by === undefined ? shape?.fresh : shape.kinds[0]?.fresh;
  return (
    <section aria-label={part.label} className="flex flex-col gap-1.5">
      <div className="flex items-center gap-2">
        <h4 className="font-medium text-soft text-xs">{part.label}</h4>
        {part.help ? <p className="text-2xs text-faint">{part.help}</p> : null}
        <Button
          size="small"
          look="quiet"
          icon={Plus}
          data-add=""
          aria-label={`${part.label}: add ${part.one}`}
          isDisabled={rows.length >= part.most || fresh === undefined}
          onPress={() => onData(withEntry(data, path, fresh))}
        >
          Add {part.one}
        </Button>
      </div>
      {rows.length === 0 ? null : (
        <ol className="flex flex-col gap-2">
          {rows.map((_, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows have no identity but their place
            <Row key={at} part={part} path={path} at={at} />
          ))}
        </ol>
      )}
    </section>
  );
}

const isWide = (part: FormPart): boolean =>
  part.kind === 'rows' ||
  part.kind === 'group' ||
  (part.kind === 'text' && part.longest > 60) ||
  (part.kind === 'choices' && part.options.length > 3 && part.options.length <= FEW);

/**
 * The parts of a record side by side, each with its faults. A part that needs room has a line of
 * its own.
 */
export function PartInputs({ parts, base }: { parts: readonly FormPart[]; base: string }) {
  const { faults } = useMaking();
  return (
    <div className="grid grid-cols-2 items-start gap-x-4 gap-y-3">
      {parts.map((part) => {
        const path = joinPath(base, part.path);
        const own = faults.filter((fault) => fault.path.join('.') === path);
        return (
          <div key={part.path} data-path={path} className={isWide(part) ? 'col-span-full' : 'flex min-w-0 flex-col'}>
            <Input part={part} path={path} />
            {own.map(({ text }) => (
              <p key={text} className="mt-1 text-danger text-xs">
                <span aria-hidden>✗ </span>
                {part.label}: {text}
              </p>
            ))}
          </div>
        );
      })}
    </div>
  );
}
