/**
 * The chapter's cover: ground directly to the left, ground up and to the left, and a row of three.
 */
import type { Script } from '../../../engine/script.ts';
import { exampleField } from './field.ts';

const at = (column: number, row: number) => ({ kind: 'square' as const, column, row });
const target = { id: 'tess', name: 'Tess', side: 'party', place: at(3, 2) };
const archer = (id: string, name: string, column: number, row: number) => ({
  id,
  name,
  side: 'foes',
  creature: 'plinker',
  place: at(column, row),
});

/**
 * Begins the fight in the order of the names given, and plays round zero without placing anybody
 * anew.
 */
const begin = (...ids: string[]): Script['lines'] => [
  { begin: true },
  { answer: { dice: Object.fromEntries(ids.map((id, n) => [id, n === 0 ? [6, 6] : n === 1 ? [4, 3] : [1, 1]])) } },
  ...ids.map((id) => ({ do: 'end-turn', by: id })),
];

export const coverFromTheLeft: Script = {
  title: 'Cover from the higher ground to the left',
  about:
    'Tess stands directly right of ground two above hers: whoever shoots from left of its column has a Bane, whoever shoots from the column itself has none.',
  ruleset: 'thrum',
  scene: exampleField('......\n......\n..2...\n......\n......'),
  cast: [target, archer('far', 'Far', 0, 0), archer('level', 'Level', 2, 0)],
  lines: [
    ...begin('far', 'level', 'tess'),
    { do: 'use', by: 'far', with: 'plink' },
    { answer: 'tess' },
    { answer: 'resilience' },
    { note: 'Two dice and one more for the Bane of cover; the two lowest count.' },
    { answer: { dice: { attack: [6, 6, 1], defence: [3, 3] } } },
    { expect: { log: ['9 beats Tess’s Resilience of 6: a hit'], tracks: { tess: { fatigue: 1 } } } },
    { do: 'end-turn', by: 'far' },
    { do: 'use', by: 'level', with: 'plink' },
    { answer: 'tess' },
    { answer: 'resilience' },
    { note: 'From the column of the ground itself: no Bane, two dice.' },
    { answer: { dice: { attack: [6, 6], defence: [3, 3] } } },
    { expect: { log: ['14 beats Tess’s Resilience of 6: a crit, 5 or more ahead'], tracks: { tess: { fatigue: 3 } } } },
  ],
};

export const coverFromTheCorner: Script = {
  title: 'Cover from the corner',
  about:
    'Ground up and to the left of Tess: the dividing diagonal runs through it from lower left to upper right, and only from north-west of it is she covered.',
  ruleset: 'thrum',
  scene: exampleField('......\n..2...\n......\n......\n......'),
  cast: [target, archer('beyond', 'Beyond', 1, 1), archer('on', 'On the line', 1, 2)],
  lines: [
    ...begin('beyond', 'on', 'tess'),
    { do: 'use', by: 'beyond', with: 'plink' },
    { answer: 'tess' },
    { answer: 'resilience' },
    { answer: { dice: { attack: [1, 1], defence: [3, 3] } }, refused: '3 dice' },
    { answer: { dice: { attack: [1, 1, 1], defence: [3, 3] } } },
    { do: 'end-turn', by: 'beyond' },
    { do: 'use', by: 'on', with: 'plink' },
    { answer: 'tess' },
    { answer: 'resilience' },
    { answer: { dice: { attack: [1, 1], defence: [3, 3] } } },
  ],
};

export const obstructed: Script = {
  title: 'Obstructed by three in a row',
  about:
    'With both neighbours of the covering square along the line high as well, Tess cannot be aimed at from beyond.',
  ruleset: 'thrum',
  scene: exampleField('......\n..2...\n..2...\n..2...\n......'),
  cast: [target, { id: 'cob', name: 'Cob', side: 'party', place: at(0, 4) }, archer('far', 'Far', 0, 2)],
  lines: [
    ...begin('far', 'tess', 'cob'),
    { do: 'use', by: 'far', with: 'plink' },
    { expect: { question: { options: ['cob'], blocked: { tess: 'TH-24' } } } },
    { answer: 'tess', refused: 'TH-24' },
    { answer: 'cob' },
    { expect: { question: { rule: 'TH-19', seat: 'cob' } } },
  ],
};
