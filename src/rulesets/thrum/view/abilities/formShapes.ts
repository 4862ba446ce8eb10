/**
 * TH-43: the repeatable shapes of the ability form: triggers, guards, and other lists of records.
 */
import type { FormPart, FormShape } from '../../../../engine/forms/catalogue.ts';
import { optionsOf } from '../../../common/declare.ts';
import { ROLL_WORDS, TRIGGER_WORDS } from '../../sheet/abilityWords.ts';
import { effectShapes } from './formEffects.ts';
import { amountPart, sameWords, type Vocabulary, whenPart } from './formParts.ts';

export const rowsPart = (
  path: string,
  label: string,
  one: string,
  shape: string,
  most: number,
  help?: string,
): FormPart => ({
  kind: 'rows',
  path,
  label,
  one,
  shape,
  most,
  ...(help ? { help } : {}),
});
export const effectsPart = (path: string, label: string, help?: string) =>
  rowsPart(path, label, 'an effect', 'effect', 12, help);

export const guardParts = (words: Vocabulary): FormPart[] => [
  { kind: 'choices', path: 'defences', label: 'Defences', options: sameWords(['resilience', 'evasion', 'resolve']) },
  amountPart(words, 'bonus', 'Bonus'),
  {
    kind: 'choice',
    path: 'against',
    label: 'Against',
    none: 'Every attack',
    options: sameWords(['physical', 'mental']),
  },
  {
    kind: 'choice',
    path: 'from',
    label: 'From',
    none: 'Anywhere',
    options: [
      { id: 'range', label: 'Within the range' },
      { id: 'line', label: '3 or more away in a row or column' },
    ],
  },
  {
    kind: 'choice',
    path: 'ends',
    label: 'The stance ends',
    options: [
      { id: 'used', label: 'When it is used' },
      { id: 'crit or pay', label: 'Unless it is a crit, or paid for' },
    ],
  },
  { kind: 'switch', path: 'optional', label: 'Chosen beside the plain defence' },
  amountPart(words, 'sooner', 'A crit comes sooner by', 'not sooner'),
  rowsPart('critical', 'On a crit, against the attacker', 'an effect', 'effect', 6),
];

export function shapesOf(words: Vocabulary): Record<string, FormShape> {
  const bonus = [
    amountPart(words, 'boons', 'Boons (below 0: Banes)', 'none'),
    amountPart(words, 'plus', 'Number', 'none'),
  ];
  return {
    ...effectShapes(words),
    lean: { parts: [...bonus, whenPart(words)], fresh: { boons: 1 } },
    standing: {
      parts: [{ kind: 'choice', path: 'roll', label: 'On', options: optionsOf(ROLL_WORDS) }, ...bonus, whenPart(words)],
      fresh: { roll: 'attack', boons: 1 },
    },
    stat: {
      parts: [
        {
          kind: 'choice',
          path: 'stat',
          label: 'Of',
          options: [
            { id: 'speed', label: 'Speed' },
            { id: 'fatigue', label: 'Fatigue Tolerance' },
            { id: 'stress', label: 'Stress Tolerance' },
          ],
        },
        {
          ...amountPart(words, 'n', 'Number'),
          terms: words.terms.filter(({ id }) => !id.includes('speed')),
        } as FormPart,
      ],
      fresh: { stat: 'fatigue', n: 1 },
    },
    mode: {
      parts: [{ kind: 'text', path: 'label', label: 'What it buys', longest: 80 }],
      fresh: { id: '', label: '' },
    },
    trigger: {
      parts: [
        { kind: 'choice', path: 'on', label: 'When', options: optionsOf(TRIGGER_WORDS) },
        amountPart(words, 'within', 'Within', 'its range'),
        {
          kind: 'choice',
          path: 'by',
          label: 'By which defence',
          none: 'any',
          options: sameWords(['resilience', 'evasion', 'resolve']),
        },
        { kind: 'switch', path: 'optional', label: 'Only if wanted' },
        { kind: 'switch', path: 'once', label: 'Once a turn for each' },
        { kind: 'switch', path: 'ends', label: 'The stance ends' },
        whenPart(words),
        rowsPart('effects', 'It does', 'an effect', 'effect', 8),
      ],
      fresh: { on: 'leaves', optional: true, effects: [] },
    },
  };
}
