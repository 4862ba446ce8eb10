/** TH-43: the form of each effect of the vocabulary, with its own inputs. */
import type { FormPart, FormShape } from '../../../../engine/forms/catalogue.ts';
import { amountPart, type Vocabulary, whenPart } from './formParts.ts';

type Kind = { id: string; label: string; parts: FormPart[]; fresh: unknown };

const to: FormPart = {
  kind: 'choice',
  path: 'to',
  label: 'On',
  none: 'The target',
  options: [{ id: 'self', label: 'The user' }],
};
const choice = (path: string, label: string, options: Record<string, string>): FormPart => ({
  kind: 'choice',
  path,
  label,
  options: Object.entries(options).map(([id, words]) => ({ id, label: words })),
});

function plainKinds(words: Vocabulary): Kind[] {
  const when = whenPart(words);
  const n = (label: string, none?: string) => amountPart(words, 'n', label, none);
  const condition = (path: string, more: { id: string; label: string }[] = []): FormPart => ({
    kind: 'choice',
    path,
    label: 'Status',
    options: [...more, ...words.conditions],
  });
  const kind = (id: string, label: string, parts: FormPart[], fresh: Record<string, unknown>): Kind => ({
    id,
    label,
    parts: [...parts, when],
    fresh: { do: id, ...fresh },
  });
  return [
    kind('deal', 'Deal a load', [choice('load', 'Load', { fatigue: 'Fatigue', stress: 'Stress' }), n('How much'), to], {
      load: 'fatigue',
      n: 1,
    }),
    kind(
      'apply',
      'Give a status',
      [
        condition('condition'),
        n('Stacks', '1'),
        {
          kind: 'choice',
          path: 'until',
          label: 'How long',
          none: 'As the status has it',
          options: [
            { id: 'this turn', label: 'This turn' },
            { id: 'own turn', label: 'Until the end of the bearer’s turn' },
            { id: 'ended', label: 'Until it is ended' },
            { id: 'fight', label: 'The whole fight' },
            { id: 'stance', label: 'While the stance is held' },
          ],
        },
        to,
      ],
      { condition: 'slowed', n: 1 },
    ),
    kind(
      'ease',
      'Lower a load',
      [
        choice('load', 'Load', { fatigue: 'Fatigue', stress: 'Stress', both: 'Both' }),
        { ...n('By how much'), terms: [{ id: 'half', label: 'half of it' }, ...words.terms] } as FormPart,
        to,
      ],
      { load: 'fatigue', n: 1 },
    ),
    kind(
      'clear',
      'End a status',
      [
        condition('what', [
          { id: 'choice', label: 'One that is chosen' },
          { id: 'negative', label: 'Every bad one' },
        ]),
        n('Stacks', 'all of it'),
        to,
      ],
      { what: 'choice' },
    ),
    kind('push', 'Push away', [n('Squares')], { n: 1 }),
    kind(
      'shove',
      'Move the target any way',
      [
        n('Squares'),
        choice('end', 'It ends', {
          any: 'Anywhere',
          within: 'Within the range',
          start: 'Next to where the target stood',
        }),
      ],
      { n: 1, end: 'any' },
    ),
    kind('steer', 'Make the target walk', [n('Squares')], { n: 2 }),
    kind(
      'walk',
      'The user walks',
      [
        n('Squares'),
        choice('end', 'To', {
          any: 'Anywhere',
          'beside target': 'Beside the target',
          'cover ally': 'Where the ally is covered',
        }),
        { kind: 'switch', path: 'legs', label: 'In as many legs as wanted' },
      ],
      { n: 'half-speed', end: 'any' },
    ),
    kind('teleport', 'The user teleports', [n('Squares')], { n: 2 }),
    kind('panic', 'A panic roll', [amountPart(words, 'harder', 'Harder by')], { harder: 0 }),
    kind('deepen', 'More of what the target has', [n('Statuses at most')], { n: 1 }),
    kind('revive', 'The target comes round', [], {}),
    kind('buff', 'The target bears this as a Buff', [], {}),
    kind('minion', 'Place or move the Minion', [], {}),
    kind(
      'terrain',
      'Lay terrain',
      [
        { kind: 'switch', path: 'difficult', label: 'Difficult' },
        amountPart(words, 'drift', 'Shifts who enters, unless paid', 'no'),
        { kind: 'switch', path: 'strikes', label: 'Overexerted: strikes who enters' },
      ],
      { difficult: true },
    ),
    kind(
      'lean',
      'Help or hinder the attack that runs',
      [
        choice('roll', 'On the', { attack: 'Attack', defence: 'Defence' }),
        amountPart(words, 'boons', 'Boons (below 0: Banes)', 'none'),
        amountPart(words, 'plus', 'Number', 'none'),
      ],
      { roll: 'defence', boons: 1 },
    ),
    kind('halt', 'Stop the step, or make it dearer', [amountPart(words, 'price', 'Costs more by', 'is not made')], {}),
  ];
}

/**
 * `plain` effects hold no others; `effect` also has strikes and choices, whose own rows are plain.
 */
export function effectShapes(words: Vocabulary): Record<string, FormShape> {
  const plain = plainKinds(words);
  const list = (path: string, label: string): FormPart => ({
    kind: 'rows',
    path,
    label,
    one: 'an effect',
    most: 6,
    shape: 'plain',
  });
  const more: Kind[] = [
    {
      id: 'choose',
      label: 'Choose between',
      parts: [
        { kind: 'text', path: 'title', label: 'The question', longest: 80 },
        amountPart(words, 'n', 'How many'),
        { kind: 'switch', path: 'repeat', label: 'The same again' },
        { kind: 'switch', path: 'optional', label: 'May choose nothing' },
        { kind: 'rows', path: 'options', label: 'Choices', one: 'a choice', most: 8, shape: 'option' },
        to,
        whenPart(words),
      ],
      fresh: {
        do: 'choose',
        title: 'Which?',
        n: 1,
        options: [
          { id: '', label: 'Fatigue', effects: [{ do: 'deal', load: 'fatigue', n: 1 }] },
          { id: '', label: 'Stress', effects: [{ do: 'deal', load: 'stress', n: 1 }] },
        ],
      },
    },
    {
      id: 'strike',
      label: 'Make an attack',
      parts: [
        choice('kind', 'Attack', { physical: 'Physical', mental: 'Mental' }),
        {
          kind: 'choices',
          path: 'tags',
          label: 'Tags',
          options: [
            { id: 'ranged', label: 'Ranged' },
            { id: 'finisher', label: 'Finisher' },
          ],
        },
        amountPart(words, 'boons', 'Boons (below 0: Banes)', 'none'),
        list('success', 'On a hit'),
        list('critical', 'On a crit, besides'),
        whenPart(words),
      ],
      fresh: { do: 'strike', kind: 'physical', success: [{ do: 'deal', load: 'fatigue', n: 1 }], critical: [] },
    },
  ];
  return {
    plain: { by: 'do', kinds: plain },
    effect: { by: 'do', kinds: [...plain, ...more] },
    option: {
      parts: [{ kind: 'text', path: 'label', label: 'Called', longest: 60 }, list('effects', 'It does')],
      fresh: { id: '', label: '', effects: [{ do: 'deal', load: 'fatigue', n: 1 }] },
    },
  };
}
