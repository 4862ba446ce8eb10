/**
 * Scripted fights in which many rules meet in one move: who guards, who hides behind whom, and
 * whose blow comes first.
 */
import type { Script } from '../../../engine/script.ts';
import { pairScript } from './pairs.ts';
import { banditMember, heldSheet, linesInTime, ottoMember, toldLine, unaMember } from './pairsCast.ts';

const guarded = pairScript(
  'A guard in the smoke (MU-20, MU-23, MU-25, MU-33, MU-52)',
  'The stunt is refused, the dodge fails, and a friend half hidden by smoke steps in with a rusty blade in hand.',
  [
    unaMember({ gear: ['rusty-great-sword'] }),
    ottoMember,
    banditMember('red', 'Red', { gear: ['sword'] }),
    banditMember('grey', 'Grey', { gear: ['shield'], harm: 4 }),
  ],
  [
    { do: 'rule-concealment' },
    { answer: 'grey' },
    { answer: 'some' },
    ...linesInTime({ do: 'stunt', by: 'una', with: 'rusty-great-sword' }),
    { answer: 'red' },
    { answer: { text: 'drops the sword' } },
    { answer: 'drop' },
    { answer: 'no' },
    toldLine('Red bandit refuses: the attack goes on'),
    { answer: 'dodge' },
    { answer: 20 },
    toldLine('Red bandit fails the AGI save to dodge'),
    { answer: 'guard-grey' },
    toldLine('Grey bandit guards Red bandit and is the target now'),
    { answer: { dice: [3, 3] } },
    {
      expect: {
        tracks: { grey: { health: 2 } },
        log: [
          'MU-25',
          'Una hits Grey bandit with Rusty great sword: 2 damage (impaired: target in concealment; 3 less armour 1)',
        ],
        question: null,
      },
    },
  ],
);

const disarmed = pairScript(
  'A disarm across a captive (MU-21, MU-35, MU-37, MU-44, MU-49, MU-52)',
  'She lets go of one to strike the sword from another, and the counter comes first.',
  [
    unaMember({ gear: ['sword'], harm: 7 }),
    ottoMember,
    banditMember('red', 'Red', { gear: ['rusty-great-sword'] }),
    banditMember('pale', 'Pale', heldSheet('una')),
  ],
  [
    ...linesInTime({ do: 'disarm', by: 'una' }),
    { answer: 'red' },
    toldLine('Una lets go of Pale bandit'),
    { answer: 'counter-rusty-great-sword' },
    { answer: { dice: [1] } },
    {
      expect: {
        standing: { una: 'dying' },
        badges: { pale: { grabbed: false } },
        log: ['breaks on a 1', 'Una is out, so the attack does not land', 'Round 1 ends', 'MU-44'],
        question: { rule: 'MU-45', seat: 'otto' },
      },
    },
    { answer: 9 },
    { answer: 20 },
    { answer: 'party' },
    { note: 'The disarm came to nothing with its maker. What is left of the blade is of no use.' },
    { expect: { round: 2, offers: { red: { 'attack:rusty-great-sword': false } } } },
  ],
);

const behind = pairScript(
  'Behind one who has given up (MU-22, MU-33, MU-46)',
  'The stunt is refused, and one who has surrendered agrees to stand before a friend.',
  [
    unaMember({ gear: ['sword'] }),
    ottoMember,
    banditMember('red', 'Red', { gear: ['sword'] }),
    banditMember('pale', 'Pale', { conditions: ['surrendered'] }),
    banditMember('grey', 'Grey', { conditions: ['stunned'] }),
  ],
  [
    ...linesInTime({ do: 'stunt', by: 'una', with: 'sword' }),
    { answer: 'red' },
    { answer: { text: 'kneels' } },
    { answer: 'yes' },
    { answer: 'no' },
    toldLine('Red bandit refuses: the attack goes on'),
    { answer: 'behind-pale' },
    { answer: 'yes' },
    toldLine('Red bandit hides behind Pale bandit, who is the target now'),
    { answer: 5 },
    {
      expect: {
        standing: { pale: 'incapacitated' },
        tracks: { red: { health: 8 } },
        log: ['Pale bandit had surrendered, was harmed, and may fight on'],
      },
    },
  ],
);

const grabbedBehind = pairScript(
  'The wrong one grabbed (MU-22, MU-36, MU-37, MU-52)',
  'A hold is let go for another, and the other hides behind a friend.',
  [
    unaMember({ gear: ['sword'] }),
    ottoMember,
    banditMember('red', 'Red', { gear: ['sword'] }),
    banditMember('grey', 'Grey'),
    banditMember('pale', 'Pale', heldSheet('una')),
  ],
  [
    ...linesInTime({ do: 'grapple', by: 'una' }),
    { answer: 'red' },
    toldLine('Una lets go of Pale bandit'),
    { answer: 'behind-grey' },
    { answer: 'yes' },
    toldLine('Red bandit hides behind Grey bandit'),
    { answer: 'pass' },
    { answer: 12 },
    {
      expect: {
        badges: { red: { grabbed: false }, grey: { grabbed: true }, pale: { grabbed: false } },
        log: ['fails the STR save not to be grabbed', 'Una holds Grey bandit'],
      },
    },
  ],
);

const disarmBehind = pairScript(
  'The wrong sword struck down (MU-22, MU-35)',
  'Who hides from a disarm leaves the friend to lose the weapon.',
  [
    unaMember({ gear: ['sword'] }),
    ottoMember,
    banditMember('red', 'Red', { gear: ['sword'] }),
    banditMember('grey', 'Grey', { gear: ['sword'] }),
  ],
  [
    ...linesInTime({ do: 'disarm', by: 'una' }),
    { answer: 'red' },
    { answer: 'behind-grey' },
    { answer: 'yes' },
    toldLine('Red bandit hides behind Grey bandit'),
    { answer: 'pass' },
    { answer: 12 },
    toldLine('fails the STR save to keep hold of the weapon', 'Grey bandit drops Sword'),
    { expect: { offers: { grey: { 'attack:sword': false } } } },
  ],
);

export const roundPairExamples: readonly Script[] = [guarded, disarmed, behind, grabbedBehind, disarmBehind];
