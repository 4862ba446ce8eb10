/** Scripted fights of perils (EW-40 to EW-47): fear in each Position, a fire, a poison. */
import type { Line, Script } from '../../../engine/script.ts';
import { cards, foe, hero, script, six } from './cast.ts';

const position = (word: 'controlled' | 'risky' | 'desperate', harm: number): Line[] => [
  { do: 'position' },
  { answer: word },
  { do: 'fear' },
  { answer: 'value:2' },
  { answer: ['ann'] },
  { expect: { question: { kind: 'dice', rule: 'EW-40' } } },
  { answer: { dice: { ann: six(0, 5) } } },
  { expect: { question: { rule: 'EW-24', title: `takes ${harm} mental Harm` } } },
  { undo: 1 },
  { answer: { dice: { ann: six(2, 5) } } },
  { expect: { question: null, badges: { ann: { calm: word === 'controlled' } }, log: ['keeps calm'] } },
  { undo: 1 },
];

export const perils: readonly Script[] = [
  script(
    'Fear in each Position',
    'EW-40, EW-41: two, three or four Mental Harm, and what a controlled success gives.',
    [hero('ann', 'Ann'), hero('ben', 'Ben'), foe('troll', 'Troll', 'far')],
    [...cards(1, 2, 3), ...position('controlled', 2), ...position('risky', 3), ...position('desperate', 4)],
  ),
  {
    ...script(
      'A fall, and up again',
      'EW-18, EW-48: where who falls lies on the ground, the way on begins with a fast maneuver.',
      [hero('ann', 'Ann'), foe('thief', 'Thief', 'far')],
      [
        ...cards(1, 2),
        { expect: { offers: { ann: { stand: 'EW-18' } } } },
        { do: 'fall' },
        { answer: 'ann' },
        { answer: 10 },
        { answer: { dice: { hazard: six(0, 2), endure: six(0) } } },
        { expect: { badges: { ann: { prone: true } }, offers: { ann: { move: 'EW-18', stand: true } } } },
        { do: 'stand', by: 'ann' },
        { expect: { badges: { ann: { prone: false } }, tracks: { ann: { fast: 0 } } } },
      ],
    ),
    house: { fallProne: true },
  },
  script(
    'A fire put out over two rounds',
    'EW-43 to EW-45: Harm less Endure at each start, successes saved up.',
    [hero('ann', 'Ann'), foe('thief', 'Thief', 'far')],
    [
      ...cards(1, 2),
      { do: 'ignite' },
      { answer: 'ann' },
      { answer: '1' },
      { answer: { dice: six(1) } },
      {
        expect: {
          tracks: { ann: { 'physical.lesser': 1 } },
          offers: { ann: { attack: 'EW-44', 'put-out': true, shout: true } },
        },
      },
      { do: 'put-out', by: 'ann' },
      { answer: { dice: six(1, 3) } },
      { expect: { badges: { ann: { fire: true } }, log: ['1 of 2'] } },
      { do: 'end-turn', by: 'ann' },
      { do: 'skip' },
      { expect: { round: 2, question: { rule: 'EW-43' } } },
      { answer: { dice: six(2, 3) } },
      { do: 'put-out', by: 'ann' },
      { answer: { dice: six(1, 3) } },
      { expect: { badges: { ann: { fire: false } } } },
    ],
  ),
  script(
    'A poison to its end',
    'EW-46, EW-47: three Harm, then two, then one, then none.',
    [hero('ann', 'Ann'), foe('viper', 'Viper', 'west', { limit: 20 })],
    [
      ...cards(1, 2),
      { do: 'poison' },
      { answer: 'viper' },
      { answer: '6' },
      { answer: { dice: { hazard: six(3, 6), endure: six(2) } } },
      { expect: { tracks: { viper: { points: 3 } }, badges: { viper: { poison: 2 } } } },
      { do: 'skip' },
      { do: 'skip' },
      { expect: { round: 2, tracks: { viper: { points: 5 } }, badges: { viper: { poison: 1 } } } },
      { do: 'skip' },
      { do: 'skip' },
      { expect: { round: 3, tracks: { viper: { points: 6 } }, badges: { viper: { poison: false } } } },
      { do: 'skip' },
      { do: 'skip' },
      { expect: { round: 4, tracks: { viper: { points: 6 } } } },
    ],
  ),
];
