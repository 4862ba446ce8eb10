/**
 * Scripted fights in which many rules meet in one move: fires and a lobbed shot, with captives,
 * barriers and those who gave up.
 */
import type { Script } from '../../../engine/script.ts';
import { memberOf } from './cast.ts';
import { pairScript, playedMember } from './pairs.ts';

const weak = { abilities: { str: 8, agi: 8, wit: 8 } };

const fire = pairScript(
  'A fire among captors and captives (MU-16, MU-21, MU-27, MU-30, MU-39, MU-46)',
  'One hides behind a captive, one is behind a barrier, one has surrendered, and one throws back.',
  [
    playedMember(
      memberOf('alba', 'Alba', 'party', 'alchemist', 'milestone', {
        gear: ['alchemists-fire'],
        skills: [],
        harm: 6,
        ...weak,
      }),
    ),
    memberOf('otto', 'Otto', 'party', 'peasant', 'cart', {
      conditions: ['stunned', { id: 'grabbed', until: 'cause', by: 'red' }],
    }),
    memberOf('red', 'Red bandit', 'foes', 'bandit', 'cart'),
    memberOf('grey', 'Grey bandit', 'foes', 'bandit', 'cart', { conditions: ['stunned'] }),
    memberOf('black', 'Black bandit', 'foes', 'bandit', 'cart', { gear: ['javelin'] }),
    memberOf('pale', 'Pale bandit', 'foes', 'bandit', 'cart', { conditions: ['surrendered'] }),
  ],
  [
    { do: 'rule-cover' },
    { answer: 'grey' },
    { answer: 'barrier' },
    { do: 'attack-how', by: 'alba' },
    { answer: 'declared' },
    { answer: 'cart' },
    { answer: { picked: ['hard'] } },
    { answer: 3 },
    { answer: 'behind-otto' },
    { answer: 'counter-javelin' },
    {
      note: 'Red is not burnt, Grey behind the barrier neither; Otto had no say, and Pale may fight on, would it but stand.',
    },
    { answer: { dice: { attack: [4], counter: [4, 2] } } },
    {
      expect: {
        standing: { otto: 'incapacitated', pale: 'incapacitated', black: 'incapacitated' },
        tracks: { red: { health: 8 }, grey: { health: 8 } },
        log: ['hit at the same time', 'MU-46', 'Round 1 ends'],
        question: { rule: 'MU-51' },
      },
    },
    {
      note: 'Pale had given up before the fight: two of the three who began it stand, and no morale is checked (MU-44).',
    },
    { answer: 20 },
    { answer: 'party' },
  ],
);

const spit = pairScript(
  'Fire spat into a crowd (MU-20, MU-21, MU-31, MU-39, MU-44, MU-46)',
  'A captive held into the flame, a dodge that fails, a counter that fells the fire eater.',
  [
    {
      ...playedMember(
        memberOf('hob', 'Hob', 'party', 'peasant', 'milestone', {
          gear: ['torch', 'alcoholic-drink'],
          skills: ['fire-eating'],
          harm: 7,
        }),
      ),
      place: { kind: 'border', border: 'milestone-gallows' },
    },
    memberOf('otto', 'Otto', 'party', 'peasant', 'milestone', {
      conditions: ['stunned', { id: 'grabbed', until: 'cause', by: 'red' }],
    }),
    memberOf('red', 'Red bandit', 'foes', 'bandit', 'milestone'),
    memberOf('grey', 'Grey bandit', 'foes', 'bandit', 'milestone', { gear: ['sword'] }),
    memberOf('black', 'Black bandit', 'foes', 'bandit', 'milestone', { gear: ['javelin'] }),
    memberOf('pale', 'Pale bandit', 'foes', 'bandit', 'milestone', { conditions: ['surrendered'] }),
  ],
  [
    { do: 'fire-eating', by: 'hob', with: 'fire-eating' },
    { answer: 'declared' },
    { note: 'He stands on the border, and may spit either way.' },
    { expect: { question: { rule: 'MU-31', has: ['milestone', 'gallows'] } } },
    { answer: 'milestone' },
    { answer: 'behind-otto' },
    { answer: 'counter-sword' },
    { answer: 'dodge' },
    { answer: 20 },
    { answer: { dice: { attack: [4, 1], counter: [4] } } },
    {
      expect: {
        standing: { hob: 'dying', otto: 'incapacitated', grey: 'incapacitated', black: 'incapacitated' },
        tracks: { red: { health: 8 } },
        log: ['MU-46', 'Round 1 ends', 'MU-44'],
        question: { rule: 'MU-45', seat: 'red' },
      },
    },
    { answer: 9 },
    { answer: 20 },
    { answer: 'foes' },
  ],
);

const mortar = {
  id: 'hand-mortar',
  name: 'Hand mortar',
  category: 'weapon',
  quality: 'fragile',
  bulk: 2,
  hands: 2,
  weapon: { way: 'ranged', die: 6, range: 2, words: ['indirect'] },
  thrown: false,
  armour: 0,
  does: '',
};
const lob = pairScript(
  'Lobbed over the barley (MU-17, MU-21, MU-22, MU-25, MU-49)',
  'An indirect shot at one who hides behind another; that one throws back, and the hedge hinders both.',
  [
    playedMember(
      memberOf('una', 'Una', 'party', 'peasant', 'west-road', {
        gear: [
          {
            id: 'hand-mortar',
            item: 'hand-mortar',
            held: 'both',
            worn: false,
            damaged: true,
            used: false,
            spent: false,
            made: mortar,
          },
        ],
        harm: 7,
      }),
    ),
    memberOf('otto', 'Otto', 'party', 'peasant', 'gallows', { conditions: ['stunned'] }),
    memberOf('red', 'Red bandit', 'foes', 'bandit', 'north-road', { gear: ['javelin'] }),
    memberOf('grey', 'Grey bandit', 'foes', 'bandit', 'north-road', { gear: ['sword'] }),
  ],
  [
    { do: 'attack-how', by: 'una' },
    { answer: 'declared' },
    { answer: 'damage' },
    { answer: 'grey' },
    { answer: { picked: ['hard'] } },
    { answer: 3 },
    { answer: 'behind-red' },
    { answer: 'yes' },
    { note: 'Red has agreed and not acted: it may answer for itself, over the same distance.' },
    { expect: { question: { rule: 'MU-18', seat: 'red', has: ['dodge', 'counter-javelin'] } } },
    { answer: 'counter-javelin' },
    { answer: { dice: { attack: [1, 1], counter: [1, 1] } } },
    {
      expect: {
        standing: { una: 'dying' },
        tracks: { red: { health: 7 }, grey: { health: 8 } },
        log: ['MU-25', 'MU-49'],
      },
    },
    { answer: 9 },
    { answer: 20 },
    { answer: 'party' },
    { expect: { round: 2, may: ['otto'], log: ['MU-05', 'MU-51'] } },
  ],
);

export const blastPairExamples: readonly Script[] = [fire, spit, lob];
