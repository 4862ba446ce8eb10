/** Adds the table's own things to the game's things, in the form of a sheet. */

import type { FormPart } from '../../engine/forms/catalogue.ts';
import type { Field, FieldOption, FieldPart } from '../../engine/forms/field.ts';
import type { Shape } from './declare.ts';

const OWN = 'Our own';
const STOCK = 'Of the game';

/**
 * A form that offers the table's own things before the game's options, by the path of the field.
 * Such an option carries its `value`, because the game's schema does not know its id. Without own
 * things the form is unchanged.
 */
export const withOwn = (
  fields: readonly Field[],
  own: Readonly<Record<string, readonly FieldOption[]>>,
): readonly Field[] =>
  fields.map((field) => {
    const made = own[field.path] ?? [];
    if (field.kind !== 'choices' || typeof field.options === 'string' || made.length === 0) return field;
    const stock = field.options.map((option) => ({ group: STOCK, ...option }));
    return { ...field, options: [...made.map((option) => ({ ...option, group: OWN })), ...stock] };
  });

/**
 * A form whose options come from a game's data, by the path of the field, or of the part within the
 * field: `stance.ability`.
 */
export const withOptions = <P extends FieldPart>(
  parts: readonly P[],
  options: Readonly<Record<string, readonly FieldOption[]>>,
  before = '',
): readonly P[] =>
  parts.map((part) => {
    const path = `${before}${part.path}`;
    const found = options[path];
    if (found && (part.kind === 'choice' || part.kind === 'choices')) return { ...part, options: found };
    if (found && part.kind === 'entries') return { ...part, keys: found };
    return 'parts' in part && typeof part.parts === 'object'
      ? { ...part, parts: withOptions(part.parts, options, `${path}.`) }
      : part;
  });

type Figure = Extract<FormPart, { kind: 'number' | 'text' | 'choice' | 'choices' | 'switch' }>;
const isFigure = (part: WithoutGroup): part is Figure =>
  part.kind === 'number' ||
  part.kind === 'text' ||
  part.kind === 'switch' ||
  ((part.kind === 'choice' || part.kind === 'choices') && typeof part.options === 'object');
type WithoutGroup = FieldPart | FormPart;

/**
 * Declared values of a thing as parts of a catalogue's form: the named values, or all. Throws for a
 * value whose kind of field a catalogue's form lacks; the game then writes that part by hand.
 */
export const figuresOf = <S extends Shape>(shape: S, ...names: (keyof S & string)[]): FormPart[] =>
  (names.length > 0 ? names : Object.keys(shape)).flatMap((name) =>
    (shape[name]?.fields(name) ?? []).map(({ group: _, ...part }) => {
      if (isFigure(part)) return part;
      throw new Error(`“${part.label}” is of a kind that no catalogue asks for: ${part.kind}.`);
    }),
  );
