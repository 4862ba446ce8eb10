/**
 * TH-43: the common parts of the ability form: numbers, conditions, and the words that make sense
 * for the choices so far.
 */

import type { AmountExtra, FormPart } from '../../../../engine/forms/catalogue.ts';
import { capitalized } from '../../../../engine/words.ts';
import { optionsOf } from '../../../common/declare.ts';
import type { Ability } from '../../sheet/ability.ts';
import { TERM_WORDS, WHEN_WORDS } from '../../sheet/abilityWords.ts';
import { CONDITION_TEXT, CONDITIONS } from '../../sheet/terms.ts';

export const sameWords = (ids: readonly string[]) => ids.map((id) => ({ id, label: capitalized(id) }));

/**
 * The vocabulary that the parts of the form share: the words for numbers and conditions that make
 * sense for this ability.
 */
export interface Vocabulary {
  terms: { id: string; label: string }[];
  extras: AmountExtra[];
  whens: { id: string; label: string }[];
  conditions: { id: string; label: string }[];
}

/** The words for an ability as it is made so far. */
export function vocabularyOf(ability: Partial<Ability>): Vocabulary {
  const modes = (ability.overexert?.modes ?? []).filter((mode) => mode.id);
  const extras: AmountExtra[] = [
    { path: 'plus', label: 'and always' },
    ...(['a', 'b', 'c'] as const)
      .filter((letter) => ability.upgrades?.[letter] !== undefined)
      .map((letter) => ({ path: letter, label: `with upgrade ${letter}` })),
    ...modes.map(({ id, label }) => ({ path: `over.${id}`, label: `overexerted: ${label}` })),
    { path: 'min', label: 'but at least', plain: true },
    { path: 'max', label: 'but at most', plain: true },
  ];
  const whens = [
    ...optionsOf(WHEN_WORDS),
    ...modes.map(({ id, label }) => ({ id: `over:${id}`, label: `overexerted: ${label}` })),
  ].filter(({ id }) => !id.startsWith('up:') || ability.upgrades?.[id.slice(3) as 'a'] !== undefined);
  return {
    terms: optionsOf(TERM_WORDS),
    extras,
    whens: whens.flatMap(({ id, label }) => [
      { id, label },
      { id: `not:${id}`, label: `not ${label}` },
    ]),
    conditions: CONDITIONS.map((id) => ({ id, label: CONDITION_TEXT[id].label })),
  };
}

/** A number that upgrades, overexerted modes and the like may raise. */
export const amountPart = (words: Vocabulary, path: string, label: string, none?: string): FormPart => ({
  kind: 'amount',
  path,
  label,
  terms: words.terms,
  extras: words.extras,
  ...(none === undefined ? {} : { none }),
});
/** The conditions on which a part depends. */
export const whenPart = (words: Vocabulary): FormPart => ({
  kind: 'choices',
  path: 'when',
  label: 'Only',
  options: words.whens,
});
