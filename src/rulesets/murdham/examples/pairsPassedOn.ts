/**
 * Scripted fights in which many rules meet in one move: a blow passes on to others, a power or a
 * shot from hiding is answered, and who moves away is not seen.
 */
import type { Script } from '../../../engine/script.ts';
import { memberOf } from './cast.ts';
import { pairScript, playedMember } from './pairs.ts';
import { banditMember, heldSheet, linesInTime, ottoMember, toldLine, unaMember } from './pairsCast.ts';

const heldBack = pairScript(
  'Held back, passed on and dodged (MU-13, MU-20, MU-22, MU-23, MU-37)',
  'A blow held back goes from one who hides to one who dodges in vain, and on to a guard who lets a captive go for it.',
  [
    unaMember({ gear: ['sword'] }),
    memberOf('otto', 'Otto', 'party', 'peasant', 'milestone', heldSheet('black')),
    banditMember('red', 'Red'),
    banditMember('grey', 'Grey'),
    banditMember('black', 'Black'),
  ],
  [
    { do: 'rule-concealment' },
    { answer: 'black' },
    { answer: 'some' },
    ...linesInTime({ do: 'attack-how', by: 'una' }),
    { answer: 'sword' },
    { answer: 'damage' },
    { answer: 'red' },
    { answer: { picked: ['hold-back'] } },
    { answer: 'behind-grey' },
    { answer: 'yes' },
    toldLine('Red bandit hides behind Grey bandit, who is the target now'),
    { answer: 'dodge' },
    { answer: 20 },
    { answer: 'guard-black' },
    {
      expect: {
        log: ['Black bandit lets go of Otto to guard', 'Black bandit guards Grey bandit'],
        badges: { otto: { grabbed: false } },
      },
    },
    { note: 'Held back and concealed: impaired twice, so that nothing is rolled.' },
    { expect: { question: null, tracks: { black: { health: 8 } }, log: ['MU-13', 'impaired twice'] } },
  ],
);

const mercy = pairScript(
  'A final blow that meets a guard (MU-14, MU-20, MU-23, MU-37)',
  'One with Protect steps in for the fallen, lets a captive go for it, and dodges besides: the guard cost no turn.',
  [
    unaMember({ gear: ['sword'] }),
    memberOf('otto', 'Otto', 'party', 'peasant', 'milestone', heldSheet('grey')),
    banditMember('red', 'Red', { conditions: ['incapacitated'] }),
    banditMember('grey', 'Grey', { skills: ['protect'] }),
  ],
  [
    ...linesInTime({ do: 'final-blow', by: 'una', with: 'sword' }),
    { answer: 'red' },
    { expect: { question: { rule: 'MU-18', has: ['guard-grey'] } } },
    { answer: 'guard-grey' },
    { expect: { badges: { otto: { grabbed: false } }, question: { seat: 'grey', has: ['dodge'] } } },
    { answer: 'dodge' },
    { answer: 20 },
    { note: 'The guard stands: the blow is a plain one.' },
    { answer: { dice: [2] } },
    { expect: { tracks: { grey: { health: 6 } }, standing: { red: 'incapacitated', grey: 'up' } } },
  ],
);

const invoked = pairScript(
  'A power answered, and the end of the round (MU-08, MU-21, MU-25, MU-44, MU-45, MU-49)',
  'The Eldritch blast meets a rusty blade: both are hit, the blade breaks, and the last bandit is tested.',
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
        harm: 5,
      }),
    ),
    ottoMember,
    banditMember('red', 'Red', { gear: ['rusty-great-sword'] }),
    banditMember('grey', 'Grey', { conditions: ['stunned'] }),
  ],
  [
    { do: 'rule-concealment' },
    { answer: 'malachy' },
    { answer: 'some' },
    ...linesInTime({ do: 'invoke', by: 'malachy', with: 'eldritch-blast' }),
    { answer: 'red' },
    { expect: { log: ['MU-08'], question: { rule: 'MU-18', seat: 'red' } } },
    { answer: 'counter-rusty-great-sword' },
    { answer: { dice: { attack: [1], counter: [1, 1] } } },
    {
      expect: {
        standing: { malachy: 'dying' },
        log: ['are hit at the same time: 1 damage each', 'MU-25', 'MU-49', 'Round 1 ends', 'MU-44'],
        question: { rule: 'MU-45', seat: 'otto' },
      },
    },
    { answer: 9 },
    { answer: 20 },
    { answer: 'party' },
    { expect: { round: 2, badges: { otto: { 'must-yield': true } } } },
  ],
);

/** A mortar of the table's own that strikes a whole zone and can be held in two hands. */
const handMortar = {
  id: 'blast-mortar',
  name: 'Hand mortar',
  category: 'weapon',
  quality: 'plain',
  bulk: 2,
  hands: 2,
  weapon: { way: 'ranged', die: 6, range: 2, words: ['indirect', 'blast'] },
  thrown: false,
  armour: 0,
  does: '',
};
const gunner = unaMember(
  {
    gear: [
      {
        id: 'blast-mortar',
        item: 'blast-mortar',
        held: 'both',
        worn: false,
        damaged: false,
        used: false,
        spent: false,
        made: handMortar,
      },
    ],
  },
  'west-road',
);
const lobbed = pairScript(
  'Lobbed into a crowd (MU-17, MU-20, MU-23, MU-30, MU-37, MU-46)',
  'One dodges in vain, one is guarded by a friend who lets a captive go, and one who had given up fights on.',
  [
    gunner,
    memberOf('otto', 'Otto', 'party', 'peasant', 'north-road', heldSheet('black')),
    banditMember('red', 'Red', {}, 'north-road'),
    banditMember('grey', 'Grey', { conditions: ['stunned'] }, 'north-road'),
    banditMember('black', 'Black', {}, 'north-road'),
    banditMember('pale', 'Pale', { conditions: ['surrendered'] }, 'north-road'),
  ],
  [
    ...linesInTime({ do: 'attack', by: 'una', with: 'blast-mortar' }),
    { answer: 'north-road' },
    { answer: 3 },
    { answer: 'dodge' },
    { answer: 20 },
    { answer: 'guard-black' },
    { note: 'The hedge of the north road hides them all in part: the lower of two dice counts.' },
    { answer: { dice: [1, 1] } },
    {
      expect: {
        tracks: { red: { health: 8 }, black: { health: 7 }, grey: { health: 7 }, pale: { health: 7 } },
        badges: { otto: { grabbed: false } },
        standing: { pale: 'up' },
        log: ['MU-25', 'MU-46'],
        question: null,
      },
    },
  ],
);
const lobbedAstray = pairScript(
  'Lobbed from hiding, and astray (MU-17, MU-30, MU-32, MU-42, MU-43)',
  'Nobody knows where the shot comes from, and nobody where it comes down.',
  [gunner, ottoMember, banditMember('red', 'Red', {}), banditMember('grey', 'Grey', {}, 'north-road')],
  [
    { do: 'rule-hide' },
    { answer: 'una' },
    { answer: 'a great distraction' },
    ...linesInTime({ do: 'attack', by: 'una', with: 'blast-mortar' }),
    { answer: 'north-road' },
    { answer: 20 },
    { expect: { question: { rule: 'MU-32' } } },
    { answer: 3 },
    { note: 'Red does not know of her and is not asked.' },
    { expect: { log: ['MU-30', 'The Milestone'], question: { kind: 'dice', rule: 'MU-28' } } },
    { answer: { dice: [4] } },
    {
      expect: {
        tracks: { red: { health: 4 }, grey: { health: 8 } },
        badges: { una: { concealed: false } },
        logNot: ['dodges'],
        question: null,
      },
    },
  ],
);

const netted = pairScript(
  'A net out of hiding (MU-34, MU-37, MU-42, MU-43, MU-52)',
  'She lets a captive go to throw a net at somebody who sees nothing of it and cannot react.',
  [
    unaMember({ gear: ['net'] }),
    ottoMember,
    banditMember('red', 'Red', { gear: ['sword'] }),
    banditMember('pale', 'Pale', heldSheet('una')),
  ],
  [
    { do: 'rule-hide' },
    { answer: 'una' },
    { answer: 'a great distraction' },
    ...linesInTime({ do: 'attack', by: 'una', with: 'net' }),
    { answer: 'red' },
    {
      expect: {
        question: null,
        badges: { red: { netted: true }, pale: { grabbed: false }, una: { concealed: false } },
        log: ['MU-37', 'Red bandit is taken by surprise', 'Red bandit is entangled in the net'],
      },
    },
  ],
);

const unseenLeaver = pairScript(
  'Struck at, though unseen (MU-06, MU-15, MU-20, MU-24, MU-37)',
  'Who cannot be seen moves away: the blow needs its save, lets a captive go, is dodged for free, and the way goes on.',
  [
    unaMember({ gear: ['sword'], conditions: ['invisible'], skills: ['dodge-blows'] }),
    memberOf('otto', 'Otto', 'party', 'peasant', 'milestone', heldSheet('red')),
    banditMember('red', 'Red', { gear: ['sword'] }),
  ],
  [
    ...linesInTime({ do: 'move', by: 'una' }),
    { answer: 'zone:gallows' },
    { answer: 'red.sword.una' },
    { expect: { log: ['Red bandit lets go of Otto to attack'], question: { rule: 'MU-15' } } },
    { answer: 8 },
    { note: 'Dodge blows costs no turn, so the mover may use it in its own.' },
    { answer: 'dodge' },
    { answer: 8 },
    { expect: { log: ['Red bandit misses Una'], question: { rule: 'MU-24', seat: 'una' } } },
    { answer: 'yes' },
    {
      expect: { place: { una: 'zone:gallows' }, tracks: { una: { health: 8 } }, badges: { otto: { grabbed: false } } },
    },
  ],
);

const struckAgain = pairScript(
  'A rusty blade at one who gave up (MU-46, MU-49)',
  'The blade breaks on its 1 and still draws blood: who had surrendered may fight on.',
  [
    unaMember({ gear: ['rusty-great-sword'] }),
    ottoMember,
    banditMember('red', 'Red', { conditions: ['surrendered'] }),
    banditMember('grey', 'Grey'),
  ],
  [
    ...linesInTime({ do: 'attack', by: 'una', with: 'rusty-great-sword' }),
    { answer: 'red' },
    { answer: 'pass' },
    { answer: { dice: [1] } },
    {
      expect: {
        tracks: { red: { health: 7 } },
        standing: { red: 'up' },
        log: ['MU-49', 'MU-46'],
        offers: { una: { 'attack:rusty-great-sword': false } },
      },
    },
  ],
);

export const passedOnPairExamples: readonly Script[] = [
  heldBack,
  mercy,
  invoked,
  lobbed,
  lobbedAstray,
  netted,
  unseenLeaver,
  struckAgain,
];
