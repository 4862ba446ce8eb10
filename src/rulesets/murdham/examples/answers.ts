/**
 * Scripted fights where two reactions meet, where morale blocks the way out, and where three sides
 * fight each other.
 */
import type { Line, Script } from '../../../engine/script.ts';
import { type Member, memberOf } from './cast.ts';

const script = (title: string, about: string, cast: Member[], lines: Line[], more: Partial<Script> = {}): Script => ({
  title,
  about,
  ruleset: 'murdham',
  scene: 'crossroads',
  seed: 5,
  cast,
  lines: [{ begin: true }, { answer: 'party' }, ...lines],
  ...more,
});

const blasted = script(
  'A blast and the answers to it (MU-21, MU-22, MU-23, MU-30)',
  'One refuses to be hidden behind, one guards, one counters and ties: both fall, and the fire burns the others all the same.',
  [
    memberOf('alba', 'Alba', 'party', 'alchemist', 'milestone', {
      gear: ['alchemists-fire'],
      skills: [],
      abilities: { str: 8, agi: 8, wit: 8 },
    }),
    memberOf('otto', 'Otto', 'party', 'soldier', 'milestone'),
    memberOf('red', 'Red bandit', 'foes', 'bandit', 'gallows', { conditions: ['stunned'] }),
    memberOf('grey', 'Grey bandit', 'foes', 'bandit', 'gallows'),
    memberOf('black', 'Black bandit', 'foes', 'bandit', 'gallows', { gear: ['javelin'] }),
  ],
  [
    { do: 'attack', by: 'alba', with: 'alchemists-fire' },
    { answer: 'gallows' },
    { note: 'The red one is dazed and cannot react; somebody near may step in.' },
    { expect: { question: { rule: 'MU-18', options: ['guard-grey', 'guard-black', 'pass'] } } },
    { answer: 'guard-grey' },
    { note: 'The grey one is in the fire itself, and is hit once: for the red one, with its turn spent.' },
    { expect: { question: { has: ['guard-black'] } } },
    { answer: 'pass' },
    { answer: 'pass' },
    { expect: { question: { seat: 'black', has: ['dodge', 'counter-javelin', 'behind-grey'] } } },
    { answer: 'behind-grey' },
    { answer: 'no' },
    { note: 'Refused, and nothing is lost by it.' },
    { expect: { question: { seat: 'black', has: ['dodge', 'counter-javelin'], lacks: ['behind-grey'] } } },
    { answer: 'counter-javelin' },
    { note: 'The milestone is cover for Alba: five less one is what the fire does.' },
    { answer: { dice: { attack: [4], counter: [4, 2] } } },
    {
      expect: {
        standing: { alba: 'incapacitated', black: 'incapacitated' },
        tracks: { red: { health: 8 }, grey: { health: 4 } },
        log: ['at the same time'],
      },
    },
  ],
);

const broken = script(
  'Broken: away, or give up (MU-24, MU-45, MU-46)',
  'Who fails morale does not get by with being passed over, runs only away from the enemy, and may stop where it was struck.',
  [
    memberOf('una', 'Una', 'party', 'soldier', 'cart', { gear: ['sword'] }),
    memberOf('red', 'Red bandit', 'foes', 'bandit', 'cart', { conditions: ['must-yield'] }),
    memberOf('grey', 'Grey bandit', 'foes', 'bandit', 'cart', { conditions: ['must-yield'] }),
    memberOf('black', 'Black bandit', 'foes', 'bandit', 'stones', { skills: ['bravery'] }),
    memberOf('pale', 'Pale bandit', 'foes', 'bandit', 'stones', { skills: ['bravery'] }),
  ],
  [
    { do: 'pass', by: 'party' },
    { expect: { offers: { red: { 'attack:sword': 'MU-45', surrender: true, move: true } } } },
    { do: 'pass', by: 'foes' },
    { expect: { question: { rule: 'MU-45', seat: 'red', options: ['surrender', 'retreat', 'neither'] } } },
    { answer: 'surrender' },
    { expect: { question: { rule: 'MU-45', seat: 'grey' } } },
    { answer: 'retreat' },
    { note: 'The grey one takes its turn, and Una strikes at it as it goes.' },
    { do: 'move', by: 'grey' },
    { answer: 'zone:gallows' },
    { answer: 'una.sword.grey' },
    { answer: 1 },
    { note: 'It may stay where it was struck, or go on.' },
    { expect: { question: { rule: 'MU-24', seat: 'grey', options: ['yes', 'no'] } } },
    { answer: 'yes' },
    { expect: { place: { grey: 'zone:gallows' }, standing: { red: 'surrendered' }, round: 1 } },
  ],
);

const threeSides = script(
  'Three sides, and one that is nobody’s enemy (MU-01, MU-11, MU-24)',
  'Bandits, wolves and the party each fight both others; a pilgrim is attacked, and the GM says what comes of it.',
  [
    memberOf('una', 'Una', 'party', 'soldier', 'cart', { gear: ['sword'], skills: ['bravery'] }),
    memberOf('bandit', 'Bandit', 'foes', 'bandit', 'cart'),
    { ...memberOf('wolf', 'Wolf', 'foes', 'wolf', 'cart'), side: 'pack' },
    { ...memberOf('pilgrim', 'Pilgrim', 'foes', 'human', 'cart', { gear: ['club'] }), side: 'road' },
  ],
  [
    { do: 'attack', by: 'una', with: 'sword' },
    { note: 'The enemies first; who is no enemy stands after them.' },
    { expect: { question: { options: ['bandit', 'wolf', 'pilgrim'] } } },
    { answer: 'pilgrim' },
    { expect: { question: { seat: 'gm', rule: 'MU-11' } } },
    { answer: 'nobody' },
    { answer: 'pass' },
    { answer: 1 },
    { do: 'end-turn', by: 'una' },
    { note: 'The bandit leaves: the wolf may strike at it, and the pilgrim may not.' },
    { do: 'move', by: 'bandit' },
    { answer: 'zone:gallows' },
    { expect: { question: { rule: 'MU-24', options: ['wolf.bite-d6.bandit', 'wolf.how.bandit', 'pass'] } } },
    { answer: 'pass' },
    { expect: { place: { bandit: 'zone:gallows' } } },
  ],
  {
    sides: [
      { id: 'party', name: 'The party', stance: 'party' },
      { id: 'foes', name: 'The bandits', stance: 'foe', toward: { pack: 'foe' } },
      { id: 'pack', name: 'The wolves', stance: 'foe' },
      { id: 'road', name: 'Travellers', stance: 'neutral' },
    ],
  },
);

export const answerExamples: readonly Script[] = [blasted, broken, threeSides];
