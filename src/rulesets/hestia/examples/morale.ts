/**
 * Scripted fights of morale (HE-21 to HE-24): a rout by each trigger, who counts for half of a
 * side, leaders one by one.
 */
import type { Script } from '../../../engine/script.ts';
import { beginLines, foe, hero, killLines, nextBlock, scriptOf } from './lines.ts';

export const moraleExamples: readonly Script[] = [
  scriptOf(
    'A rout at the first casualty',
    'HE-22: the first to fall is theirs; the test fails, and they flee.',
    [hero, foe(1), foe(2), foe(3)],
    [
      ...beginLines,
      ...killLines('foe-1'),
      {
        expect: {
          question: { kind: 'dice', rule: 'HE-21', title: 'first casualty', seat: 'gm' },
          standing: { 'foe-1': 'dead' },
        },
      },
      { answer: { dice: { group: [9] } } },
      { expect: { question: { rule: 'HE-23', options: ['flee', 'surrender', 'some'] } } },
      { answer: 'flee' },
      {
        expect: {
          badges: { 'foe-2': { fleeing: true }, 'foe-3': { fleeing: true }, ann: { fleeing: false } },
          morale: { foes: 'broken' },
        },
      },
      { do: 'end-turn', by: 'ann' },
      { expect: { offers: { 'foe-2': { 'attack:axe': 'HE-23', move: true, retreat: true } } } },
      { do: 'retreat', by: 'foe-2' },
      { answer: 'no' },
      { expect: { standing: { 'foe-2': 'fled' }, place: { 'foe-2': 'off' } } },
    ],
    { house: { opportunist: true } },
  ),
  scriptOf(
    'A rout at the death of the leader',
    'HE-22: the first casualty is the leader; both triggers are one test.',
    [hero, { ...foe(1, { leader: true }), name: 'Chief' }, foe(2), foe(3), foe(4)],
    [
      ...beginLines,
      ...killLines('foe-1'),
      { expect: { question: { title: 'the first casualty of the fight and the death of a leader' } } },
      { answer: { dice: { group: [2] } } },
      { answer: 'surrender' },
      { expect: { standing: { 'foe-2': 'surrendered', 'foe-3': 'surrendered', 'foe-4': 'surrendered' } } },
    ],
  ),
  scriptOf(
    'A rout when half are out',
    'HE-22: four began; the second death is half of them.',
    [hero, foe(1), foe(2), foe(3), foe(4)],
    [
      ...beginLines,
      ...killLines('foe-1'),
      { answer: { dice: { group: [10] } } },
      { expect: { question: null, morale: { foes: 'passed' } } },
      ...nextBlock,
      ...killLines('foe-2'),
      { expect: { question: { title: 'the loss of half of them' } } },
      { answer: { dice: { group: [9] } } },
      { answer: 'flee' },
      { expect: { badges: { 'foe-3': { fleeing: true } } } },
    ],
  ),
  scriptOf(
    'A lone foe at its first wound',
    'HE-22: one who fights alone tests when it first loses Flesh.',
    [hero, foe(1, { 'flesh.now': 9, 'flesh.max': 9 })],
    [
      ...beginLines,
      ...killLines('foe-1'),
      { expect: { question: { title: 'first wound' }, tracks: { 'foe-1': { flesh: 4 } } } },
      { answer: { dice: { group: [1] } } },
      { answer: 'flee' },
      { expect: { badges: { 'foe-1': { fleeing: true } } } },
    ],
  ),
  scriptOf(
    'A frightful event',
    'HE-22: the GM says that something frightful happens; one roll serves for all of them.',
    [hero, foe(1), foe(2)],
    [
      ...beginLines,
      { do: 'frightful' },
      { answer: 'foes' },
      { answer: { dice: { group: [20] } } },
      { expect: { question: null, log: ['holds'] } },
    ],
  ),
  scriptOf(
    'Two leaders, one after the other',
    'HE-22: each leader’s death shakes its side; who gave up after the first is not half of the killed.',
    [
      hero,
      { ...foe(1, { leader: true }), name: 'Chief' },
      { ...foe(2, { leader: true, morale: 20 }), name: 'Shaman' },
      foe(3),
      foe(4, { morale: 20 }),
      foe(5, { morale: 20 }),
      foe(6, { morale: 20 }),
    ],
    [
      ...beginLines,
      ...killLines('foe-1'),
      { expect: { question: { title: 'the first casualty of the fight and the death of a leader' } } },
      { answer: { dice: { group: [9] } } },
      { answer: 'surrender' },
      { expect: { standing: { 'foe-3': 'surrendered', 'foe-4': 'standing' } } },
      ...nextBlock,
      { expect: { question: null } },
      ...killLines('foe-2'),
      { expect: { question: { title: 'the death of a leader' }, logNot: ['the loss of half of them'] } },
      { answer: { dice: { group: [1] } } },
      { expect: { question: null, morale: { foes: 'broken' } } },
      ...nextBlock,
      ...killLines('foe-4'),
      { expect: { question: { title: 'the loss of half of them' } } },
      { answer: { dice: { group: [1] } } },
      { expect: { question: null } },
    ],
  ),
];
