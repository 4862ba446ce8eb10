/**
 * Inputs of the kit: text, number, switch, choice, search; each with its label, help and fault in
 * words.
 */
import { Check, ChevronDown, Minus, Plus, Search, X } from 'lucide-react';
import {
  Button,
  Group,
  Input,
  Label,
  ListBox,
  ListBoxItem,
  NumberField,
  Popover,
  SearchField,
  Select,
  SelectValue,
  Switch,
  Text,
  TextArea,
  TextField,
} from 'react-aria-components';
import { cn } from '../cn.ts';

const label = 'font-medium text-soft text-xs';
const help = 'text-2xs text-faint leading-snug';
const field =
  'h-9 w-full min-w-0 rounded-lg border border-edge/60 bg-raised px-3 text-ink text-sm placeholder:text-faint focus:border-now';

interface Labelled {
  label: string;
  /** Hides the label from sight only; screen readers still read the label aloud. */
  bare?: boolean;
  help?: string | undefined;
  className?: string;
}

/**
 * Words on one line, or on several with `rows`. Hands on each change; use `onDone` to act when the
 * user leaves the input.
 */
export function TextInput(
  props: Labelled & {
    value: string;
    onChange(value: string): void;
    onDone?(): void;
    longest?: number;
    rows?: number;
    placeholder?: string;
    autoFocus?: boolean;
  },
) {
  const { rows, placeholder } = props;
  return (
    <TextField
      value={props.value}
      onChange={props.onChange}
      {...(props.onDone ? { onBlur: props.onDone } : {})}
      {...(props.longest === undefined ? {} : { maxLength: props.longest })}
      {...(props.autoFocus ? { autoFocus: true } : {})}
      {...(props.bare ? { 'aria-label': props.label } : {})}
      className={cn('flex flex-col gap-1', props.className)}
    >
      {props.bare ? null : <Label className={label}>{props.label}</Label>}
      {rows ? (
        <TextArea rows={rows} className={cn(field, 'h-auto py-2')} placeholder={placeholder ?? ''} />
      ) : (
        <Input className={field} placeholder={placeholder ?? ''} />
      )}
      {props.help ? (
        <Text slot="description" className={help}>
          {props.help}
        </Text>
      ) : null}
    </TextField>
  );
}

/** An input for a whole number, with a button for one less and one for one more. */
export function NumberInput(
  props: Labelled & {
    value: number;
    min: number;
    max: number;
    step?: number;
    unit?: string | undefined;
    onChange(value: number): void;
    autoFocus?: boolean;
  },
) {
  return (
    <NumberField
      value={props.value}
      minValue={props.min}
      maxValue={props.max}
      step={props.step ?? 1}
      onChange={(value) => {
        if (!Number.isNaN(value)) props.onChange(value);
      }}
      {...(props.autoFocus ? { autoFocus: true } : {})}
      {...(props.bare ? { 'aria-label': props.label } : {})}
      className={cn('flex flex-col gap-1', props.className)}
    >
      {props.bare ? null : <Label className={label}>{props.label}</Label>}
      <Group className="flex h-9 items-center overflow-hidden rounded-lg border border-edge/60 bg-raised focus-within:border-now">
        <Button slot="decrement" className="grid h-full w-8 shrink-0 place-items-center text-soft hover:bg-lifted">
          <Minus aria-hidden className="size-3.5" />
        </Button>
        <Input className="h-full w-full min-w-8 bg-transparent text-center text-ink text-sm tabular-nums" />
        {props.unit ? <span className="pr-2 text-faint text-xs">{props.unit}</span> : null}
        <Button slot="increment" className="grid h-full w-8 shrink-0 place-items-center text-soft hover:bg-lifted">
          <Plus aria-hidden className="size-3.5" />
        </Button>
      </Group>
      {props.help ? (
        <Text slot="description" className={help}>
          {props.help}
        </Text>
      ) : null}
    </NumberField>
  );
}

/** A switch that is on or off. */
export function SwitchInput(props: Labelled & { value: boolean; onChange(value: boolean): void }) {
  return (
    <Switch
      isSelected={props.value}
      onChange={props.onChange}
      className={cn('group flex items-center gap-2.5 text-sm', props.className)}
    >
      <span className="flex h-5 w-9 shrink-0 items-center rounded-full border border-edge bg-raised p-0.5 transition-colors group-selected:border-now-fill group-selected:bg-now-fill group-focus-visible:outline-2 group-focus-visible:outline-now group-focus-visible:outline-offset-2">
        <span className="size-3.5 rounded-full bg-soft transition-transform group-selected:translate-x-4 group-selected:bg-on-now" />
      </span>
      <span className="min-w-0">
        <span className="block text-ink">{props.label}</span>
        {props.help ? <span className={cn('block', help)}>{props.help}</span> : null}
      </span>
    </Switch>
  );
}

export interface Choice {
  id: string;
  label: string;
}

/** An input that lets the user choose one of a few options. */
export function ChoiceInput(
  props: Labelled & { value: string | undefined; options: readonly Choice[]; onChange(value: string): void },
) {
  return (
    <Select
      selectedKey={props.value ?? null}
      onSelectionChange={(key) => {
        if (key !== null) props.onChange(String(key));
      }}
      {...(props.bare ? { 'aria-label': props.label } : {})}
      className={cn('flex min-w-0 flex-col gap-1', props.className)}
    >
      {props.bare ? null : <Label className={label}>{props.label}</Label>}
      <Button className={cn(field, 'flex items-center gap-2 text-left')}>
        <SelectValue className="min-w-0 flex-1 truncate">{({ selectedText }) => selectedText}</SelectValue>
        <ChevronDown aria-hidden className="size-4 shrink-0 text-faint" />
      </Button>
      {props.help ? (
        <Text slot="description" className={help}>
          {props.help}
        </Text>
      ) : null}
      <Popover className="rise min-w-(--trigger-width) rounded-card bg-raised p-1 text-sm shadow-lift">
        <ListBox items={props.options} className="max-h-72 overflow-y-auto outline-none">
          {(option) => (
            <ListBoxItem
              id={option.id}
              textValue={option.label}
              className="group flex items-center gap-2 rounded-md px-2.5 py-1.5 text-ink focus:bg-lifted"
            >
              <span className="flex-1">{option.label}</span>
              <Check aria-hidden className="invisible size-4 text-now group-selected:visible" />
            </ListBoxItem>
          )}
        </ListBox>
      </Popover>
    </Select>
  );
}

/** A search line with a button that clears it. */
export function SearchInput(
  props: Labelled & {
    value: string;
    onChange(value: string): void;
    onEnter?(): void;
    placeholder?: string;
    autoFocus?: boolean;
  },
) {
  return (
    <SearchField
      value={props.value}
      onChange={props.onChange}
      {...(props.onEnter ? { onSubmit: props.onEnter } : {})}
      aria-label={props.label}
      {...(props.autoFocus ? { autoFocus: true } : {})}
      className={cn('group relative flex items-center', props.className)}
    >
      <Search aria-hidden className="pointer-events-none absolute left-2.5 size-4 text-faint" />
      <Input
        className={cn(field, 'pr-8 pl-8 [&::-webkit-search-cancel-button]:hidden')}
        placeholder={props.placeholder ?? ''}
      />
      <Button className="absolute right-1.5 grid size-6 place-items-center rounded text-faint hover:text-ink group-empty:hidden">
        <X aria-hidden className="size-3.5" />
      </Button>
    </SearchField>
  );
}
