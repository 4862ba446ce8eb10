/**
 * Scripted fights of blows (HE-09 to HE-20): Notches, gambits near and far, weapons thrown and
 * fetched.
 */
import type { Script } from '../../../engine/script.ts';
import { armouryWeapon } from '../sheet/weapons.ts';
import { zonePlace } from './cast.ts';
import { axeArm, beginLines, foe, hero, nextBlock, scriptOf } from './lines.ts';

export const blowExamples: readonly Script[] = [
  scriptOf(
    'A duel to a broken axe',
    'HE-11, HE-14: Notches by a critical miss and at maximum damage; the third breaks the weapon.',
    [hero, foe(1, { 'grit.now': 40, 'grit.max': 40, weapons: [axeArm] })],
    [
      ...beginLines,
      { do: 'attack', by: 'ann', with: 'axe' },
      { answer: 'foe-1' },
      { answer: { dice: [1] } },
      { expect: { badges: { ann: { 'notch-axe': 1 } }, log: ['HE-11'] } },
      ...nextBlock,
      { do: 'attack', by: 'ann', with: 'axe' },
      { answer: 'foe-1' },
      { answer: { dice: [10] } },
      { answer: { dice: [8] } },
      { expect: { question: { rule: 'HE-14', options: ['effect', 'nothing'], blocked: { armour: 'HE-14' } } } },
      { answer: 'effect' },
      {
        expect: { badges: { ann: { 'notch-axe': 2 }, 'foe-1': { bleeding: true } }, tracks: { 'foe-1': { grit: 33 } } },
      },
      { do: 'end-turn', by: 'ann' },
      { do: 'end-block' },
      { answer: { dice: { 'foe-1:bleeding': [20] } } },
      { answer: { dice: { ann: [20] } } },
      { do: 'attack', by: 'ann', with: 'axe' },
      { answer: 'foe-1' },
      { answer: { dice: [10] } },
      { answer: { dice: [8] } },
      { answer: 'effect' },
      { expect: { log: ['breaks'], offers: { ann: { attack: false } } } },
    ],
  ),
  scriptOf(
    'A gambit that backfires',
    'HE-20: the test fails, and the opponent strikes at once, out of its turn.',
    [hero, foe(1, { violence: 5 })],
    [
      ...beginLines,
      { do: 'gambit', by: 'ann', with: 'agility' },
      { answer: 'foe-1' },
      { answer: 'disarm' },
      { answer: '0' },
      { answer: { dice: [9] } },
      { expect: { question: { seat: 'foe-1', rule: 'HE-20', has: ['attack:axe', 'hamper', 'pass'] } } },
      { answer: 'attack:axe' },
      { answer: { dice: [5] } },
      { answer: { dice: [3] } },
      { expect: { tracks: { ann: { grit: 1 } }, acting: 'ann' } },
    ],
  ),
  scriptOf(
    'Sand in the eyes',
    'HE-20: a gambit in the table’s own words, from where nobody’s hands reach; its failure gives what still makes sense.',
    [hero, { ...foe(1), place: zonePlace('cart') }],
    [
      ...beginLines,
      { do: 'gambit', by: 'ann', with: 'savvy' },
      { answer: 'foe-1' },
      {
        expect: {
          question: { options: ['own', 'other'], blocked: { shove: 'HE-20', trip: 'HE-20', disarm: 'HE-20' } },
        },
      },
      { answer: 'own' },
      { answer: { text: 'kicks sand into its eyes' } },
      { answer: '1' },
      { undo: 1 },
      { answer: '0' },
      { answer: { dice: [10] } },
      { expect: { question: { seat: 'gm', rule: 'HE-20', has: ['told', 'dazed', 'out'] } } },
      { answer: 'dazed' },
      { expect: { badges: { 'foe-1': { dazed: true } }, log: ['is dazed'] } },
      ...nextBlock.slice(0, 2),
      { answer: { dice: { 'foe-1:dazed': [1] } } },
      { answer: { dice: { ann: [20] } } },
      { do: 'gambit', by: 'ann', with: 'savvy' },
      { answer: 'foe-1' },
      { answer: 'other' },
      { answer: '0' },
      { answer: { dice: [2] } },
      { expect: { question: { seat: 'foe-1', options: ['hamper', 'pass'] } } },
      { answer: 'pass' },
    ],
  ),
  scriptOf(
    'A javelin that has to be walked to',
    'HE-07, HE-08: what is thrown lies where it fell; a foe beside it picks it up, and drops it for nothing.',
    [
      { ...hero, sheet: { ...hero.sheet, weapons: [armouryWeapon('javelin')] } },
      { ...foe(1), place: zonePlace('cart') },
    ],
    [
      ...beginLines,
      { do: 'attack', by: 'ann', with: 'javelin' },
      { answer: 'foe-1' },
      { answer: { dice: [1] } },
      { expect: { badges: { ann: { 'notch-javelin': 1, 'lies-javelin': true } } } },
      { do: 'end-turn', by: 'ann' },
      { do: 'fetch', by: 'foe-1', with: 'ann/javelin' },
      { expect: { badges: { ann: { 'lies-javelin': false }, 'foe-1': { 'notch-javelin': 1 } } } },
      { do: 'drop', by: 'foe-1', with: 'javelin' },
      { do: 'end-turn', by: 'foe-1' },
      { answer: { dice: { ann: [20] } } },
      {
        expect: {
          offers: { 'foe-1': { 'fetch:javelin': 'HE-01', speak: true }, ann: { 'fetch:foe-1/javelin': false } },
        },
      },
      { do: 'move', by: 'ann' },
      { answer: 'zone:cart' },
      { do: 'fetch', by: 'ann', with: 'foe-1/javelin' },
      { expect: { log: ['picks up Javelin of Foe 1'], offers: { ann: { 'drop:javelin': true } } } },
    ],
  ),
  scriptOf(
    'A crossbow drawn again, and back on her feet',
    'HE-06, HE-07, HE-20: standing up takes half of the movement, and a shot crossbow an action to draw.',
    [
      {
        ...hero,
        sheet: { ...hero.sheet, weapons: [{ ...armouryWeapon('crossbow'), loaded: false }], states: ['prone'] },
      },
      { ...foe(1), place: zonePlace('cart') },
    ],
    [
      ...beginLines,
      { expect: { offers: { ann: { move: 'HE-20', 'attack:crossbow': 'HE-07' } } } },
      { do: 'stand', by: 'ann' },
      { do: 'reload', by: 'ann', with: 'crossbow' },
      {
        expect: {
          log: ['reloads'],
          badges: { ann: { prone: false } },
          offers: { ann: { 'reload:crossbow': false } },
        },
      },
    ],
  ),
];
