/**
 * The input for one field of a game's form: a number, a switch, words, one choice or several, a
 * place, records.
 */
import { useState } from 'react';
import { Checkbox, CheckboxGroup, Label } from 'react-aria-components';
import { absentValue, absentWords, type PlainPart } from '../../engine/forms/field.ts';
import { listOf } from '../../engine/forms/fieldWords.ts';
import { placeSchema } from '../../space/scene.ts';
import { ChoiceInput, NumberInput, SwitchInput, TextInput } from './inputs.tsx';
import { MaybeNumber } from './MaybeNumber.tsx';
import { OrderedChoices } from './OrderedChoices.tsx';
import { PlaceField } from './PlaceField.tsx';
import { EntriesField, GroupField, RowsField } from './RecordFields.tsx';
import { SearchedChoices } from './SearchedChoices.tsx';

/** Nobody reads more options than this from first to last, so they are searched. */
const MOST_PILLS = 12;

/**
 * Several entries of a list: pills to tick, or a search where there are many or where entries have
 * parts of their own, or entries in an order.
 */
function ChoicesField({
  field,
  value,
  onChange,
}: {
  field: Extract<PlainPart, { kind: 'choices' }>;
  value: unknown;
  onChange(value: unknown): void;
}) {
  const { label, help } = field;
  const entries: readonly unknown[] = Array.isArray(value) ? value : [];
  const { parts: key } = field;
  if (key !== undefined)
    return (
      <SearchedChoices
        label={label}
        help={help}
        options={field.options}
        value={entries.map((entry) => ({ id: idOfEntry(entry), parts: partsOfEntry(entry, key) }))}
        onChange={(chosen) => onChange(chosen.map(({ id, parts }) => ({ id, [key]: parts })))}
      />
    );
  const chosen = entries.map(idOfEntry);
  if (field.ordered)
    return <OrderedChoices label={label} help={help} options={field.options} value={chosen} onChange={onChange} />;
  // An entry with more than its id (a condition with its source) stays as it is while it is chosen.
  const choose = (ids: string[]) =>
    onChange([
      ...entries.filter((entry) => ids.includes(idOfEntry(entry))),
      ...ids
        .filter((id) => !chosen.includes(id))
        .map((id) => field.options.find((option) => option.id === id)?.value ?? id),
    ]);
  if (field.options.length > MOST_PILLS)
    return (
      <SearchedChoices
        label={label}
        help={help}
        options={field.options}
        // Two poisons are one condition here, and two records below.
        value={[...new Set(chosen)].map((id) => ({ id, parts: [] }))}
        onChange={(next) => choose(next.map(({ id }) => id))}
      />
    );
  return (
    <CheckboxGroup value={chosen} onChange={choose} className="flex flex-col gap-1">
      <Label className="font-medium text-soft text-xs">{label}</Label>
      <div className="flex flex-wrap gap-1.5">
        {field.options.map((option) => (
          <Checkbox
            key={option.id}
            value={option.id}
            className="group inline-flex h-7 items-center gap-1.5 rounded-full border border-edge/60 px-2.5 text-soft text-xs hover:text-ink focus-visible:outline-2 focus-visible:outline-now selected:border-now selected:bg-now-wash selected:text-now"
          >
            <span aria-hidden className="hidden group-selected:inline">
              ✓
            </span>
            {option.label}
          </Checkbox>
        ))}
      </div>
      {help ? <p className="text-2xs text-faint leading-snug">{help}</p> : null}
    </CheckboxGroup>
  );
}

/**
 * Shows the field with its value and gives each finished change. A value of another type shows as
 * the field's empty value.
 */
export function FieldInput({
  field,
  value,
  onChange,
}: {
  field: PlainPart;
  value: unknown;
  onChange(value: unknown): void;
}) {
  const { label, help } = field;
  switch (field.kind) {
    case 'number': {
      const none = absentWords(field);
      if (none !== undefined) return <MaybeNumber field={field} none={none} value={value} onChange={onChange} />;
      return (
        <NumberInput
          label={label}
          help={help}
          min={field.min}
          max={field.max}
          {...(field.step === undefined ? {} : { step: field.step })}
          value={typeof value === 'number' ? value : field.min}
          onChange={onChange}
        />
      );
    }
    case 'switch':
      return <SwitchInput label={label} help={help} value={value === true} onChange={onChange} />;
    case 'text':
      return (
        <WordsField
          label={label}
          help={help}
          longest={field.longest}
          value={typeof value === 'string' ? value : ''}
          onChange={(text) => onChange(text === '' && absentWords(field) !== undefined ? absentValue(field) : text)}
        />
      );
    case 'words':
      return (
        <WordsField
          label={label}
          help={help ?? 'One on each line.'}
          longest={field.most * (field.longest + 1)}
          rows={3}
          value={listOf(value).map(String).join('\n')}
          onChange={(text) =>
            onChange(
              text
                .split('\n')
                .map((line) => line.trim().slice(0, field.longest))
                .filter((line) => line !== '')
                .slice(0, field.most),
            )
          }
        />
      );
    case 'place': {
      const place = placeSchema.safeParse(value);
      return (
        <PlaceField
          label={label}
          help={help}
          places={field.places}
          value={place.success ? place.data : undefined}
          absent={absentWords(field)}
          onChange={(to) => onChange(to ?? absentValue(field))}
        />
      );
    }
    case 'rows':
      return <RowsField field={field} value={value} onChange={onChange} input={FieldInput} />;
    case 'entries':
      return <EntriesField field={field} value={value} onChange={onChange} input={FieldInput} />;
    case 'group':
      return <GroupField field={field} value={value} onChange={onChange} input={FieldInput} />;
    case 'choice': {
      const none = absentWords(field);
      return (
        <ChoiceInput
          label={label}
          help={help}
          options={none === undefined ? field.options : [{ id: '', label: none }, ...field.options]}
          value={typeof value === 'string' ? value : none === undefined ? undefined : ''}
          onChange={(id) => onChange(id === '' && none !== undefined ? absentValue(field) : id)}
        />
      );
    }
    case 'choices':
      return <ChoicesField field={field} value={value} onChange={onChange} />;
  }
}

/** The id by which an entry of a list is chosen: the entry itself, or the entry's id. */
function idOfEntry(entry: unknown): string {
  if (typeof entry === 'string') return entry;
  return typeof entry === 'object' && entry !== null && 'id' in entry ? String(entry.id) : '';
}

/** The choices made within an entry of a list. */
function partsOfEntry(entry: unknown, key: string): string[] {
  const parts = typeof entry === 'object' && entry !== null ? (entry as Record<string, unknown>)[key] : undefined;
  return Array.isArray(parts) ? parts.map(String) : [];
}

/**
 * A words field hands its text on when the user leaves it, not at every key, because each change is
 * a step of undo.
 */
function WordsField(props: {
  label: string;
  help?: string | undefined;
  longest: number;
  rows?: number;
  value: string;
  onChange(value: string): void;
}) {
  // Typed text counts until the user leaves the input, and only while the value is the one at which
  // the typing began. A value that changes from outside replaces the text.
  const [typed, setTyped] = useState<{ over: string; text: string }>();
  const text = typed?.over === props.value ? typed.text : props.value;
  return (
    <TextInput
      label={props.label}
      help={props.help}
      longest={props.longest}
      rows={props.rows ?? (props.longest > 200 ? 3 : 0)}
      value={text}
      onChange={(next) => setTyped({ over: props.value, text: next })}
      onDone={() => {
        setTyped(undefined);
        if (text !== props.value) props.onChange(text);
      }}
    />
  );
}
