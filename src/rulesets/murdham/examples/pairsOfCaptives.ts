/** Scripted fights in which many rules meet in one move: smoke, fire and captives. */
import type { Script } from '../../../engine/script.ts';
import { memberOf } from './cast.ts';
import { pairScript, playedMember } from './pairs.ts';
import { banditMember, heldSheet, linesInTime, ottoMember, toldLine, unaMember } from './pairsCast.ts';

const leaving = pairScript(
  'Away through the smoke (MU-06, MU-24, MU-25, MU-49, MU-52)',
  'A rusty blade at somebody half hidden by smoke: two dice, and the lower breaks it.',
  [unaMember({ gear: ['sword'] }), ottoMember, banditMember('red', 'Red', { gear: ['rusty-great-sword'] })],
  [
    { do: 'rule-concealment' },
    { answer: 'una' },
    { answer: 'some' },
    ...linesInTime({ do: 'move', by: 'una' }),
    { answer: 'zone:gallows' },
    { answer: 'red.rusty-great-sword.una' },
    toldLine('Red bandit makes an opportunity attack on Una'),
    { answer: { dice: [1, 4] } },
    {
      expect: {
        tracks: { una: { health: 7 } },
        place: { una: 'border:milestone-gallows' },
        log: ['MU-25', 'breaks on a 1 of its damage die'],
        question: { rule: 'MU-24', seat: 'una' },
      },
    },
    { answer: 'yes' },
    { expect: { place: { una: 'zone:gallows' } } },
  ],
);

const ownZone = pairScript(
  'Fire at one’s own feet (MU-20, MU-23, MU-25, MU-30, MU-32, MU-37, MU-44, MU-46)',
  'She burns with them: no barrier helps in the same zone, one steps in half hidden by smoke, one had given up.',
  [
    playedMember(
      memberOf('alba', 'Alba', 'party', 'alchemist', 'milestone', {
        gear: ['alchemists-fire'],
        skills: [],
        harm: 6,
      }),
    ),
    ottoMember,
    banditMember('red', 'Red', { gear: ['sword'] }),
    banditMember('grey', 'Grey', { conditions: ['stunned'] }),
    banditMember('black', 'Black'),
    banditMember('pale', 'Pale', {
      conditions: ['stunned', 'surrendered', { id: 'grabbed', until: 'cause', by: 'black' }],
    }),
  ],
  [
    { do: 'rule-cover' },
    { answer: 'grey' },
    { answer: 'barrier' },
    { do: 'rule-concealment' },
    { answer: 'black' },
    { answer: 'some' },
    ...linesInTime({ do: 'attack', by: 'alba', with: 'alchemists-fire' }),
    { answer: 'milestone' },
    { answer: 'dodge' },
    { answer: 20 },
    toldLine('Red bandit fails the AGI save to dodge'),
    { answer: 'guard-black' },
    toldLine('Black bandit lets go of Pale bandit to guard', 'Black bandit guards Red bandit and is the target now'),
    { note: 'She rolls for all that she hits, and twice for the one half hidden.' },
    { answer: { dice: { alba: [5], black: [1, 4] } } },
    {
      expect: {
        standing: { alba: 'dying', pale: 'incapacitated', grey: 'incapacitated' },
        tracks: { red: { health: 8 }, black: { health: 7 } },
        badges: { pale: { grabbed: false } },
        log: ['Alba is caught in Alba’s own Alchemist’s fire', 'MU-25', 'MU-46', 'Round 1 ends', 'MU-44'],
        question: { rule: 'MU-45', seat: 'otto' },
      },
    },
    { answer: 9 },
    { answer: 20 },
    { answer: 'party' },
  ],
);

const shoved = pairScript(
  'A prisoner thrown into the fire (MU-29, MU-38, MU-43, MU-46, MU-52)',
  'Out of hiding she throws the one she holds into the flames, who had given up.',
  [
    unaMember({ gear: ['sword'] }, 'camp'),
    ottoMember,
    banditMember('pale', 'Pale', { conditions: ['surrendered', { id: 'grabbed', until: 'cause', by: 'una' }] }, 'camp'),
    banditMember('red', 'Red', { conditions: ['stunned'] }),
  ],
  [],
  {
    lines: [
      { begin: true },
      { answer: 'party' },
      { answer: 20 },
      { answer: 'party' },
      { do: 'rule-hide' },
      { answer: 'una' },
      { answer: 'out of sight' },
      ...linesInTime({ do: 'shove', by: 'una', with: 'pale' }),
      { answer: 'hazard' },
      toldLine('Una is revealed by shoving', 'Una pushes Pale bandit into Campfire'),
      { answer: 4 },
      {
        expect: {
          seen: { una: true },
          badges: { pale: { grabbed: false } },
          log: ['Pale bandit had surrendered, was harmed, and may fight on'],
        },
      },
    ],
  },
);

const taunted = pairScript(
  'Words with a captive in hand (MU-08, MU-37, MU-43, MU-52)',
  'To taunt is anything else: the captive is free, and the speaker is hidden no more.',
  [
    unaMember({ gear: ['sword'] }),
    ottoMember,
    banditMember('red', 'Red', { gear: ['sword'] }),
    banditMember('pale', 'Pale', heldSheet('una')),
  ],
  [
    { do: 'rule-hide' },
    { answer: 'una' },
    { answer: 'out of sight' },
    ...linesInTime({ do: 'taunt', by: 'una' }),
    { answer: 'red' },
    toldLine('Una lets go of Pale bandit to do something else', 'Una is revealed by talking'),
    { answer: 9 },
    {
      expect: {
        badges: { pale: { grabbed: false }, red: { taunted: true } },
        log: ['Red bandit is taunted by Una'],
      },
    },
  ],
);

export const captivePairExamples: readonly Script[] = [leaving, ownZone, shoved, taunted];
