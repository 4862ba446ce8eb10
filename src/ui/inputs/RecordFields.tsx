/**
 * Inputs for records: a list of records, records by key, and a record that may be absent. Each
 * record is shown as one line until the user opens it.
 */
import { ChevronRight, Plus, X } from 'lucide-react';
import { type ComponentType, type ReactNode, useState } from 'react';
import { Button as AriaButton, Disclosure, DisclosurePanel } from 'react-aria-components';
import { absentValue, absentWords, freshValue, type PlainPart } from '../../engine/forms/field.ts';
import { keyWords, listOf, restOf, titleOf, wordsOf } from '../../engine/forms/fieldWords.ts';
import { getPath, withPath } from '../../engine/forms/schema.ts';
import { Button, IconButton } from '../Button.tsx';
import { ChoiceInput, SwitchInput, TextInput } from './inputs.tsx';

/**
 * The input for one field of a record. The caller passes it in, because that input may itself
 * contain records: importing it here would make a circle.
 */
type Input = ComponentType<{ field: PlainPart; value: unknown; onChange(value: unknown): void }>;

interface Props<K extends PlainPart['kind']> {
  field: Extract<PlainPart, { kind: K }>;
  value: unknown;
  onChange(value: unknown): void;
  input: Input;
}

const WIDE: readonly PlainPart['kind'][] = ['choices', 'words', 'rows', 'entries', 'group'];
/** Whether a field needs a line of its own. */
export const isWide = (part: PlainPart): boolean =>
  WIDE.includes(part.kind) || (part.kind === 'text' && part.longest > 80);

function Parts({
  parts,
  value,
  onChange,
  input: One,
}: {
  parts: readonly PlainPart[];
  value: unknown;
  onChange(value: unknown): void;
  input: Input;
}) {
  return (
    <div className="grid grid-cols-2 items-start gap-x-4 gap-y-3">
      {parts.map((part) => (
        <div key={part.path} className={isWide(part) ? 'col-span-full' : 'min-w-0'}>
          <One
            field={part}
            value={getPath(value, part.path)}
            onChange={(to) => {
              const next = withPath(value, part.path, to);
              if (next.ok) onChange(next.value);
            }}
          />
        </div>
      ))}
    </div>
  );
}

/** One record: a line that the user can open, and a button that removes the record. */
function Folded({
  title,
  rest,
  isNew,
  onRemove,
  children,
}: {
  title: string;
  rest: string;
  isNew: boolean;
  onRemove: (() => void) | undefined;
  children: ReactNode;
}) {
  const [open, setOpen] = useState(isNew);
  return (
    <Disclosure isExpanded={open} onExpandedChange={setOpen} className="rounded-lg bg-raised">
      <div className="flex items-center gap-1 pr-1">
        <AriaButton slot="trigger" className="flex min-h-9 min-w-0 flex-1 items-center gap-2 rounded-lg px-2 text-left">
          <ChevronRight
            aria-hidden
            className={open ? 'size-4 shrink-0 rotate-90 text-soft' : 'size-4 shrink-0 text-soft'}
          />
          <span className="shrink-0 text-ink text-sm">{title}</span>
          <span className="min-w-0 flex-1 truncate text-faint text-xs">{rest}</span>
        </AriaButton>
        {onRemove ? <IconButton size="small" icon={X} label={`Take away: ${title}`} onPress={onRemove} /> : null}
      </div>
      <DisclosurePanel className="px-3">{open ? <div className="pt-1 pb-3">{children}</div> : null}</DisclosurePanel>
    </Disclosure>
  );
}

function Frame({ label, help, children }: { label: string; help?: string | undefined; children: ReactNode }) {
  return (
    <fieldset className="flex min-w-0 flex-col gap-1.5">
      <legend className="mb-1 font-medium text-soft text-xs">{label}</legend>
      {children}
      {help ? <p className="text-2xs text-faint leading-snug">{help}</p> : null}
    </fieldset>
  );
}
const None = () => <p className="text-faint text-xs">None.</p>;

/** An id that no record of the list has. */
function freeId(rows: readonly unknown[], path: string, one: string): string {
  const taken = new Set(rows.map((row) => getPath(row, path)));
  const base = one.toLowerCase().replace(/[^a-z0-9]+/g, '-');
  for (let n = 1; ; n += 1) if (!taken.has(`${base}-${n}`)) return `${base}-${n}`;
}

/** The input for a list of records. */
export function RowsField({ field, value, onChange, input }: Props<'rows'>) {
  const [added, setAdded] = useState(-1);
  const rows = listOf(value);
  const fresh = field.fresh === undefined ? undefined : freshValue(field.fresh, field.parts);
  const add = () => {
    const made = field.id === undefined ? undefined : withPath(fresh, field.id, freeId(rows, field.id, field.one));
    setAdded(rows.length);
    onChange([...rows, made?.ok ? made.value : fresh]);
  };
  return (
    <Frame label={field.label} help={field.help}>
      {rows.length === 0 ? <None /> : null}
      {rows.map((row, at) => (
        <Folded
          // biome-ignore lint/suspicious/noArrayIndexKey: records in a list have no identity but their place
          key={`${at}/${rows.length}`}
          title={titleOf(field, row)}
          rest={restOf(field, row)}
          isNew={at === added}
          onRemove={() => onChange(rows.filter((_, n) => n !== at))}
        >
          <Parts
            parts={field.parts}
            value={row}
            onChange={(to) => onChange(rows.map((other, n) => (n === at ? to : other)))}
            input={input}
          />
        </Folded>
      ))}
      {field.fresh === undefined ? null : (
        <Button
          size="small"
          icon={Plus}
          className="self-start"
          isDisabled={fresh === undefined || rows.length >= field.most}
          onPress={add}
        >
          Add {field.one}
        </Button>
      )}
    </Frame>
  );
}

const recordOf = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};

/** The input for records by key. The user picks each key from options, or types it. */
export function EntriesField({ field, value, onChange, input: One }: Props<'entries'>) {
  const [word, setWord] = useState('');
  const entries = recordOf(value);
  const keys = Object.keys(entries);
  const [only] = field.parts;
  const fresh = freshValue(field.fresh, field.parts);
  const left = field.keys === 'words' ? [] : field.keys.filter(({ id }) => !keys.includes(id));
  const set = (key: string, to: unknown) => onChange({ ...entries, [key]: to });
  const drop = (key: string) => onChange(Object.fromEntries(Object.entries(entries).filter(([one]) => one !== key)));
  return (
    <Frame label={field.label} help={field.help}>
      {keys.length === 0 ? <None /> : null}
      {keys.map((key) =>
        only?.path === '' ? (
          <div key={key} className="flex items-end gap-1">
            <div className="min-w-0 flex-1">
              <One
                field={{ ...only, label: `${keyWords(field, key)}: ${only.label.toLowerCase()}` }}
                value={entries[key]}
                onChange={(to) => set(key, to)}
              />
            </div>
            <IconButton
              size="small"
              icon={X}
              label={`Take away: ${keyWords(field, key)}`}
              className="mb-1"
              onPress={() => drop(key)}
            />
          </div>
        ) : (
          <Folded
            key={key}
            title={keyWords(field, key)}
            rest={wordsOf({ ...field, kind: 'group' }, entries[key])}
            isNew={false}
            onRemove={() => drop(key)}
          >
            <Parts parts={field.parts} value={entries[key]} onChange={(to) => set(key, to)} input={One} />
          </Folded>
        ),
      )}
      {field.keys === 'words' ? (
        <div className="flex items-end gap-2">
          <TextInput label={`A new ${field.one}`} value={word} onChange={setWord} longest={80} className="flex-1" />
          <Button
            icon={Plus}
            isDisabled={word.trim() === '' || word.trim() in entries || fresh === undefined}
            onPress={() => {
              set(word.trim(), fresh);
              setWord('');
            }}
          >
            Add
          </Button>
        </div>
      ) : left.length > 0 && fresh !== undefined ? (
        <ChoiceInput
          bare
          label={`${field.label}: add ${field.one}`}
          className="w-64"
          value=""
          options={[{ id: '', label: `Add ${field.one}…` }, ...left]}
          onChange={(id) => (id === '' ? undefined : set(id, fresh))}
        />
      ) : null}
    </Frame>
  );
}

/** The input for a record that may be absent: a switch adds or removes the record. */
export function GroupField({ field, value, onChange, input }: Props<'group'>) {
  const fresh = freshValue(field.fresh, field.parts);
  const there = value !== undefined && value !== null;
  return (
    <div className="flex min-w-0 flex-col gap-1.5">
      <SwitchInput
        label={there ? field.label : `${field.label}: ${absentWords(field) ?? 'none'}`}
        help={field.help}
        value={there}
        onChange={(on) => (on && fresh === undefined ? undefined : onChange(on ? fresh : absentValue(field)))}
      />
      {there ? (
        <div className="border-line border-l-2 pl-3">
          <Parts parts={field.parts} value={value} onChange={onChange} input={input} />
        </div>
      ) : null}
    </div>
  );
}
