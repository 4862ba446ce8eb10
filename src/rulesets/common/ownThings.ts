/** Things of the table's own among those that come with the game, in the form of a sheet. */

import type { FormPart } from '../../engine/forms/catalogue.ts';
import type { Field, FieldOption, Part } from '../../engine/forms/field.ts';
import type { Shape } from './declare.ts';

const OWN = 'Our own';
const STOCK = 'Of the game';

/**
 * A form with what the table has made itself before the game's choices, by the path of the field. An option there carries its `value`: the
 * game's schema does not know it by id. Nothing made, nothing changed.
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
 * A form whose choices are filled in with what a game's data has, by the path of the field, or of the part within it: `stance.ability`.
 */
export const withOptions = <P extends Part>(
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
type WithoutGroup = Part | FormPart;

/**
 * Declared values of a thing as the form of a catalogue asks for them: those named, or all. Throws where one has a field that such a form
 * has not: whoever lists it writes its part by hand.
 */
export const figuresOf = <S extends Shape>(shape: S, ...names: (keyof S & string)[]): FormPart[] =>
  (names.length > 0 ? names : Object.keys(shape)).flatMap((name) =>
    (shape[name]?.fields(name) ?? []).map(({ group: _, ...part }) => {
      if (isFigure(part)) return part;
      throw new Error(`“${part.label}” is of a kind that no catalogue asks for: ${part.kind}.`);
    }),
  );
