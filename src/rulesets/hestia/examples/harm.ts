/**
 * Scripted fights of harm where rules meet (HE-10 to HE-25): free attacks past Grit, bleeding,
 * spells into Flesh, strikes at backs.
 */
import type { Script } from '../../../engine/script.ts';
import { zonePlace } from './cast.ts';
import { axeArm, beginLines, foe, hero, nextBlock, scriptOf } from './lines.ts';

const gambit = [
  { do: 'gambit', by: 'ann', with: 'might' },
  { answer: 'foe-1' },
  { answer: 'trip' },
  { answer: '0' },
  { answer: { dice: [2] } },
];
const dart = {
  ...{ id: 'dart', name: 'Dart', about: '', test: 'violence', range: 60, sides: 6, dice: 1, effect: 'none' },
};
const sword = { ...axeArm, name: 'Sword', uses: ['piercing'] };

export const harmExamples: readonly Script[] = [
  scriptOf(
    'A free attack past Grit that pins',
    'HE-20, HE-10, HE-14, HE-18: a failed gambit, a 20 with the thrust of a sword, its top; then she is not to be moved.',
    [{ ...hero, sheet: { ...hero.sheet, 'flesh.now': 9, 'flesh.max': 9 } }, foe(1, { weapons: [sword] })],
    [
      ...beginLines,
      ...gambit,
      { expect: { question: { seat: 'foe-1', has: ['attack:axe', 'attack:axe:piercing', 'hamper'] } } },
      { answer: 'attack:axe:piercing' },
      { answer: { dice: [20] } },
      { answer: { dice: [8] } },
      { answer: 'effect' },
      {
        expect: {
          tracks: { ann: { grit: 4, flesh: 1 } },
          badges: { ann: { pinned: true }, 'foe-1': { 'notch-axe': 1 } },
          offers: { ann: { move: 'HE-18', retreat: 'HE-06' } },
        },
      },
      { do: 'end-turn', by: 'ann' },
      { do: 'gambit', by: 'foe-1', with: 'might' },
      { answer: 'ann' },
      { expect: { question: { blocked: { shove: 'HE-18', grapple: 'HE-20' } } } },
    ],
  ),
  scriptOf(
    'A free attack that spoils the blade',
    'HE-20, HE-11: a 1 in a free attack notches as any other; who flees has the free action too.',
    [hero, foe(1, { states: ['fleeing'] })],
    [
      ...beginLines,
      ...gambit,
      { answer: 'attack:axe' },
      { answer: { dice: [1] } },
      { expect: { badges: { 'foe-1': { 'notch-axe': 1, fleeing: true } }, log: ['HE-11'], acting: 'ann' } },
    ],
  ),
  scriptOf(
    'Blood that runs',
    'HE-17, HE-19, HE-22, HE-23: who bled to death at the round’s start is the first casualty; the others give up, and no Savvy is rolled against nobody.',
    [hero, foe(1, { states: ['bleeding'] }), foe(2), foe(3)],
    [
      { begin: true },
      { answer: 'attack' },
      { answer: 'nobody' },
      { answer: { dice: { 'foe-1': [1] } } },
      { answer: { dice: { ann: [20] } } },
      { expect: { tracks: { 'foe-1': { flesh: 2 } } } },
      ...nextBlock.slice(0, 2),
      { answer: { dice: { 'foe-1:bleeding': [14] } } },
      { expect: { question: { rule: 'HE-17' } } },
      { answer: { dice: { 'foe-1': [4] } } },
      { expect: { standing: { 'foe-1': 'dead' }, question: { rule: 'HE-21', title: 'the first casualty' } } },
      { answer: { dice: { group: [1] } } },
      { answer: 'surrender' },
      { expect: { standing: { 'foe-2': 'surrendered' }, question: null } },
    ],
  ),
  scriptOf(
    'A spell into Flesh',
    'HE-12, HE-10, HE-22: a 20 on a spell’s Violence test goes past Grit; the lone foe’s first wound tests its heart.',
    [
      { ...hero, sheet: { ...hero.sheet, spells: [dart] } },
      foe(1, { 'grit.now': 9, 'grit.max': 9, 'flesh.now': 9, 'flesh.max': 9 }),
    ],
    [
      ...beginLines,
      { do: 'cast', by: 'ann', with: 'dart' },
      { answer: 'foe-1' },
      { answer: { dice: [20] } },
      { answer: { dice: [6] } },
      { expect: { tracks: { 'foe-1': { grit: 9, flesh: 3 } }, question: { title: 'the first wound' } } },
      { answer: { dice: { group: [1] } } },
      { answer: 'surrender' },
    ],
  ),
  scriptOf(
    'A struck back',
    'HE-25, HE-15, HE-14: with the house rule on, all who could strike are asked at once; who is weak to the blade takes twice.',
    [
      { ...hero, sheet: { ...hero.sheet, weak: ['slashing'], 'flesh.now': 20, 'flesh.max': 20 } },
      foe(1, { violence: 20 }),
      foe(2, { violence: 20 }),
    ],
    [
      ...beginLines,
      { do: 'retreat', by: 'ann' },
      { expect: { question: { kind: 'pick', seat: 'foes', rule: 'HE-25' } } },
      { answer: ['foe-1', 'foe-2'] },
      { answer: { dice: [1] } },
      { expect: { badges: { 'foe-1': { 'notch-axe': 1 } } } },
      { answer: { dice: [10] } },
      { answer: { dice: [8] } },
      { answer: 'effect' },
      { expect: { tracks: { ann: { flesh: 4 } }, standing: { ann: 'fled' }, log: ['HE-15', 'HE-17'] } },
    ],
    { house: { opportunist: true } },
  ),
  scriptOf(
    'Neutral people are drawn in',
    'HE-09, HE-20, HE-22: a blow at somebody who is no enemy is met by the question who turns hostile; then they fight, and lose heart, as enemies do.',
    [
      hero,
      foe(1),
      { ...foe(2), id: 'baker', name: 'Baker', side: 'town' },
      { ...foe(3), id: 'smith', name: 'Smith', side: 'town', place: zonePlace('cart') },
    ],
    [
      ...beginLines,
      { do: 'gambit', by: 'ann', with: 'might' },
      { answer: 'baker' },
      { answer: 'trip' },
      { answer: '0' },
      { expect: { question: { seat: 'gm', rule: 'HE-20', options: ['side', 'one', 'nobody'] } } },
      { answer: 'side' },
      { answer: { dice: [2] } },
      { expect: { question: { seat: 'baker', has: ['attack:axe', 'hamper'] } } },
      { answer: 'attack:axe' },
      { answer: { dice: [2] } },
      ...nextBlock.slice(0, 2),
      { answer: { dice: { ann: [20] } } },
      { do: 'attack', by: 'ann', with: 'axe' },
      { answer: 'baker' },
      { answer: { dice: [10] } },
      { answer: { dice: [5] } },
      {
        expect: {
          question: {
            rule: 'HE-21',
            title: 'The town: morale after the first casualty of the fight and the loss of half of them',
          },
        },
      },
      { answer: { dice: { group: [1] } } },
      { answer: 'flee' },
      { expect: { badges: { smith: { fleeing: true }, 'foe-1': { fleeing: false } } } },
    ],
    {
      sides: [
        { id: 'party', name: 'The party', stance: 'party' },
        { id: 'foes', name: 'The foes', stance: 'foe' },
        { id: 'town', name: 'The town', stance: 'neutral' },
      ],
    },
  ),
];
