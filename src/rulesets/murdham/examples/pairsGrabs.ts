/** Scripted fights in which many rules meet in one move: a grab and a power pass on to others. */
import type { Script } from '../../../engine/script.ts';
import { memberOf } from './cast.ts';
import { pairScript, playedMember } from './pairs.ts';
import { banditMember, heldSheet, linesInTime, ottoMember, unaMember } from './pairsCast.ts';

const grabbed = pairScript(
  'A grab that meets a guard (MU-20, MU-23, MU-36, MU-37)',
  'The dodge fails, and a friend steps in, lets a captive go for it, and is held in the other’s place.',
  [
    unaMember({ gear: [] }),
    memberOf('otto', 'Otto', 'party', 'peasant', 'milestone', heldSheet('grey')),
    banditMember('red', 'Red'),
    banditMember('grey', 'Grey'),
  ],
  [
    ...linesInTime({ do: 'grapple', by: 'una' }),
    { expect: { question: { rule: 'MU-36' } } },
    { answer: 'red' },
    { answer: 'dodge' },
    { answer: 20 },
    { answer: 'guard-grey' },
    { expect: { log: ['Grey bandit lets go of Otto to guard'], question: { rule: 'MU-36', seat: 'grey' } } },
    { answer: 20 },
    {
      expect: {
        badges: { grey: { grabbed: true }, red: { grabbed: false }, otto: { grabbed: false } },
        question: null,
      },
    },
  ],
);

const blasted = pairScript(
  'A power at somebody unseen (MU-08, MU-15, MU-22)',
  'The Eldritch blast needs its save to hit; the target hides behind another, who did not know what for.',
  [
    playedMember(
      memberOf('malachy', 'Malachy', 'party', 'sorcerer', 'milestone', {
        gear: [
          {
            id: 'scroll',
            item: 'scroll',
            held: 'main',
            worn: false,
            damaged: false,
            used: false,
            spent: false,
            powers: ['eldritch-blast'],
          },
        ],
      }),
    ),
    ottoMember,
    banditMember('red', 'Red', { conditions: ['invisible'] }),
    banditMember('grey', 'Grey', { conditions: ['stunned'] }),
  ],
  [
    ...linesInTime({ do: 'invoke', by: 'malachy', with: 'eldritch-blast' }),
    { answer: 'red' },
    { expect: { question: { rule: 'MU-15', kind: 'dice' } } },
    { answer: 3 },
    { answer: 'behind-grey' },
    { answer: 'yes' },
    { expect: { log: ['Red bandit hides behind Grey bandit'] } },
    { answer: { dice: [3] } },
    { expect: { tracks: { red: { health: 8 }, grey: { health: 5 } }, question: null } },
  ],
);

export const grabPairExamples: readonly Script[] = [grabbed, blasted];
