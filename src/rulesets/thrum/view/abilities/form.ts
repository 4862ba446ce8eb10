/**
 * TH-43: the form in which a table makes an ability: the inputs that the choices so far require.
 */

import type { CatalogueForm, FormPart } from '../../../../engine/forms/catalogue.ts';
import type { Ability } from '../../sheet/ability.ts';
import { ARTS } from '../../sheet/terms.ts';
import { amountPart, sameWords, type Vocabulary, vocabularyOf } from './formParts.ts';
import { effectsPart, guardParts, rowsPart, shapesOf } from './formShapes.ts';

const who: FormPart[] = [
  { kind: 'text', path: 'name', label: 'Name', longest: 60 },
  {
    kind: 'choice',
    path: 'type',
    label: 'Type',
    options: [
      { id: 'action', label: 'Action' },
      { id: 'stance', label: 'Stance' },
      { id: 'passive', label: 'Passive' },
    ],
    help: 'What answers a trigger is a stance.',
  },
  {
    kind: 'choice',
    path: 'art',
    label: 'Art',
    options: [...sameWords(ARTS), { id: 'foe', label: 'Of foes, no Art' }],
  },
  {
    kind: 'text',
    path: 'text',
    label: 'In your words',
    longest: 600,
    rows: 2,
    help: 'Shown on the card. Left empty: written from the parts below.',
  },
];

function aiming(ability: Partial<Ability>, words: Vocabulary): FormPart[] {
  const { target } = ability;
  const self = target?.who === 'self';
  const shape = target?.shape;
  const sized = shape === 'area' || shape === 'line' || shape === 'aura';
  return [
    {
      kind: 'choice',
      path: 'target.who',
      label: 'At whom',
      options: [
        { id: 'enemy', label: 'Enemies' },
        { id: 'ally', label: 'Allies' },
        { id: 'ally or self', label: 'Allies or oneself' },
        { id: 'character', label: 'Anybody' },
        { id: 'self', label: 'Oneself' },
        { id: 'ground', label: 'The ground' },
      ],
    },
    {
      kind: 'choice',
      path: 'target.shape',
      label: 'Which of them',
      options: [
        { id: 'one', label: 'Single targets' },
        { id: 'area', label: 'Area X: a square of X by X' },
        { id: 'line', label: 'Line X: X squares in a line' },
        { id: 'aura', label: 'Aura X: all within X' },
        { id: 'all', label: 'All on the map' },
      ],
    },
    ...(self ? [] : [amountPart(words, 'range', 'Range')]),
    ...(shape === 'one' && !self ? [amountPart(words, 'target.n', 'Targets at most', 'one')] : []),
    ...(sized ? [amountPart(words, 'target.size', 'X', '1')] : []),
    ...(shape === 'area' || shape === 'line'
      ? [{ kind: 'switch', path: 'target.smaller', label: 'May be laid smaller' } as const]
      : []),
    ...(self ? [] : [{ kind: 'switch', path: 'target.down', label: 'Only the incapacitated' } as const]),
  ];
}

function acting(ability: Partial<Ability>, words: Vocabulary): CatalogueForm['sections'] {
  const attack: FormPart[] = [
    {
      kind: 'choice',
      path: 'attack',
      label: 'Attack',
      none: 'No attack roll',
      options: [
        { id: 'physical', label: 'Physical: Resilience or Evasion' },
        { id: 'mental', label: 'Mental: Resolve or Evasion' },
        { id: 'special', label: 'Special: any defence' },
      ],
    },
    {
      kind: 'choices',
      path: 'tags',
      label: 'Tags',
      options: sameWords(['ranged', 'finisher', 'buff', 'terrain', 'silent']),
    },
  ];
  return [
    { title: 'Whom it is aimed at', parts: aiming(ability, words) },
    {
      title: 'How it is rolled',
      parts: ability.attack ? [...attack, rowsPart('lean', 'On its own roll', 'a bonus', 'lean', 6)] : attack,
    },
    {
      title: 'What it does',
      parts: [
        ...(ability.attack
          ? [
              effectsPart('success', 'On a hit'),
              effectsPart('critical', 'On a crit, besides'),
              effectsPart('effect', 'Hit or miss'),
              effectsPart('before', 'First, before the defence is chosen'),
              effectsPart('after', 'Afterwards'),
            ]
          : [effectsPart('effect', 'It does'), effectsPart('before', 'First')]),
      ],
    },
    {
      title: 'Overexert',
      help: 'What 1 Stress buys. Each way can then raise numbers above, or be what an effect needs.',
      parts: [
        {
          kind: 'group',
          path: 'overexert',
          label: 'It can be overexerted',
          fresh: { modes: [{ id: '', label: '' }] },
          parts: [
            rowsPart('modes', 'Ways', 'a way', 'mode', 4),
            { kind: 'switch', path: 'late', label: 'Said after the roll, on a hit' },
          ],
        },
      ],
    },
    {
      title: 'Nova',
      parts: [
        {
          kind: 'group',
          path: 'nova',
          label: 'It is a nova: once a fight, for Potential',
          fresh: { cost: 4, potential: 'as the table says' },
          parts: [
            amountPart(words, 'cost', 'Potential it costs'),
            { kind: 'text', path: 'potential', label: 'How Potential comes in', longest: 200 },
          ],
        },
      ],
    },
  ];
}

function standingOf(ability: Partial<Ability>, words: Vocabulary): CatalogueForm['sections'] {
  const stance = ability.type === 'stance';
  return [
    {
      title: stance ? 'While it is held' : 'Always',
      parts: [
        rowsPart('standing', 'On rolls', 'a bonus', 'standing', 6),
        rowsPart('stats', 'On standing numbers', 'a number', 'stat', 4),
        amountPart(words, 'range', 'Range of its triggers and guard'),
        ...(stance
          ? [
              amountPart(words, 'aura', 'Aura', 'none'),
              effectsPart('taking', 'On taking it'),
              { kind: 'switch', path: 'renewing', label: 'Also when it is kept' } as const,
            ]
          : []),
      ],
    },
    {
      title: 'Triggers',
      help: 'Reactions: what sets them off, and what they do.',
      parts: [rowsPart('triggers', 'Triggers', 'a trigger', 'trigger', 4)],
    },
    ...(stance
      ? [
          {
            title: 'Guard',
            parts: [
              {
                kind: 'group' as const,
                path: 'guard',
                label: 'It is a better defence',
                fresh: { defences: ['resilience'], bonus: 1, ends: 'used', critical: [] },
                parts: guardParts(words),
              },
            ],
          },
        ]
      : []),
  ];
}

/** The form for an ability as it is made so far. */
export function formOf(ability: Partial<Ability>): CatalogueForm {
  const words = vocabularyOf(ability);
  return {
    sections: [
      { title: 'What it is', parts: who },
      ...(ability.type === 'stance' || ability.type === 'passive'
        ? standingOf(ability, words)
        : acting(ability, words)),
      {
        title: 'Upgrades',
        help: 'One line for each that can be bought. Once it has its line, numbers above can be raised by it.',
        parts: (['a', 'b', 'c'] as const).map((letter) => ({
          kind: 'text',
          path: `upgrades.${letter}`,
          label: `Upgrade ${letter}`,
          longest: 200,
        })),
      },
    ],
    shapes: shapesOf(words),
  };
}
