/** Scripted fights in which many rules meet: strikes at backs, failed gambits, binding spells. */
import type { Line, Script } from '../../../engine/script.ts';
import { weaponOf } from '../sheet/weapons.ts';
import { zonePlace } from './cast.ts';
import { beginLines, foe, hero, scriptOf } from './lines.ts';

const mace = weaponOf('mace', 'Mace', { sides: 8, tag: 'crushing' });
const spear = weaponOf('spear', 'Spear', { sides: 8, tag: 'piercing' });
const spell = (id: string, name: string, effect: string, test = 'none') => ({
  ...{ id, name, about: '', range: 60, sides: 0, dice: 0, effect, test },
});
const heroine = (sheet: Record<string, unknown>, id = 'ann', name = 'Ann') => ({
  ...hero,
  ...{ id, name, sheet: { ...hero.sheet, ...sheet } },
});
const tam = {
  ...{ id: 'tam', name: 'Tam', side: 'party', place: zonePlace('gallows') },
  sheet: { kind: 'hireling', loyalty: 7 },
};
/** A chief who bleeds, is dazed, and leads its side. */
const chief = (n: number) => foe(n, { leader: true, violence: 20, states: ['bleeding', 'dazed'] });
/** The lines up to Ann's turn, the last of round one; the chief has bled, and Tam has passed. */
const toTheLast = (n: number): Line[] => [
  { begin: true },
  { answer: 'attack' },
  { answer: 'nobody' },
  { answer: { dice: { [`foe-${n}`]: [1] } } },
  { answer: { dice: { ann: [9, 1], tam: [10, 1] } } },
  { expect: { log: ['HE-02'], may: Array.from({ length: n }, (_, k) => `foe-${k + 1}`) } },
  { do: 'end-block' },
  { do: 'end-turn', by: 'tam' },
  { expect: { may: ['ann'], round: 1 } },
];
/** After Ann's fall Tam runs, the chief bleeds to death, and the others lose heart. */
const theRest = (n: number, saves: Record<string, number[]> = {}): Line[] => [
  {
    expect: {
      question: {
        rule: 'HE-21',
        title: 'The party: morale after the first casualty of the fight and the loss of half of them',
      },
      log: ['HE-22'],
    },
  },
  { answer: { dice: { group: [9] } } },
  {
    expect: {
      question: { rule: 'HE-23', options: ['flee', 'surrender'] },
      log: ['HE-24', 'Tam is flighty, with a Loyalty under 10, and tests too'],
    },
  },
  { answer: 'flee' },
  { expect: { question: { rule: 'HE-19' }, badges: { tam: { fleeing: true } } } },
  { answer: { dice: { [`foe-${n}:dazed`]: [14], [`foe-${n}:bleeding`]: [14], ...saves } } },
  { expect: { question: { rule: 'HE-17' }, log: ['stays dazed', 'stays bleeding'], round: 2 } },
  { answer: { dice: { [`foe-${n}`]: [4] } } },
  { expect: { question: { rule: 'HE-21', title: 'The foes: morale after the death of a leader' } } },
  { answer: { dice: { group: [9] } } },
  { answer: 'flee' },
  // A combatant who flees is as quick as before.
  { expect: { question: { rule: 'HE-01' }, badges: { 'foe-1': { fleeing: true } } } },
  { answer: { dice: { tam: [16, 6] } } },
  { expect: { may: ['tam'], log: ['HE-02'], offers: { tam: { retreat: true, gambit: false } } } },
];

export const pairExamples: readonly Script[] = [
  scriptOf(
    'Four at her back',
    'HE-25, HE-10, HE-11, HE-14 to HE-18, HE-22, HE-24, HE-19, HE-02: struck, dazed, pinned and put out of action while she retreats; who is down holds nothing any more, the round ends, and both sides lose heart.',
    [
      heroine({ 'flesh.now': 30, 'flesh.max': 30, weak: ['crushing'] }),
      tam,
      foe(1, { weapons: [mace], violence: 20, wits: 'quick' }),
      foe(2, { weapons: [spear], violence: 20 }),
      foe(3),
      chief(4),
    ],
    [
      ...toTheLast(4),
      { do: 'retreat', by: 'ann' },
      { expect: { question: { kind: 'pick', rule: 'HE-25', seat: 'foes' } } },
      { answer: ['foe-1', 'foe-2', 'foe-3', 'foe-4'] },
      { answer: { dice: [20] } },
      { answer: { dice: [8] } },
      { answer: 'effect' },
      {
        expect: { tracks: { ann: { grit: 4, flesh: 14 } }, badges: { ann: { dazed: true } }, log: ['HE-15', 'HE-16'] },
      },
      { answer: { dice: [10] } },
      { answer: { dice: [8] } },
      { answer: 'effect' },
      { expect: { tracks: { ann: { flesh: 6 } }, badges: { ann: { pinned: true } }, log: ['HE-18'] } },
      { answer: { dice: [1] } },
      { expect: { badges: { 'foe-3': { 'notch-axe': 1 } }, log: ['HE-11'] } },
      // The chief is dazed, which is a bane on its strike.
      { answer: { dice: [10, 6] } },
      { answer: { dice: [8] } },
      { answer: 'effect' },
      {
        expect: {
          badges: { ann: { bleeding: true, pinned: true, dazed: true } },
          log: ['HE-17'],
          logNot: ['gets away'],
        },
      },
      ...theRest(4, { 'ann:dazed': [20], 'ann:pinned': [20], 'ann:bleeding': [20] }),
    ],
    { house: { opportunist: true, lastFlesh: 'out' } },
  ),
  scriptOf(
    'Pinned on the way out',
    'HE-25, HE-18, HE-06, HE-17: who is pinned while it turns its back does not get away; the action is spent, and a pinned one who bleeds saves against each.',
    [
      heroine({ 'flesh.now': 30, 'flesh.max': 30 }),
      foe(1, { weapons: [spear], violence: 20 }),
      foe(2, { violence: 20 }),
    ],
    [
      ...beginLines,
      { do: 'retreat', by: 'ann' },
      { answer: ['foe-1', 'foe-2'] },
      { answer: { dice: [10] } },
      { answer: { dice: [8] } },
      { answer: 'effect' },
      { answer: { dice: [10] } },
      { answer: { dice: [8] } },
      { answer: 'effect' },
      {
        expect: {
          acting: 'ann',
          tracks: { ann: { flesh: 14 } },
          badges: { ann: { pinned: true, bleeding: true } },
          offers: { ann: { 'attack:axe': 'HE-06', move: 'HE-18', retreat: 'HE-06', speak: true } },
          logNot: ['gets away'],
        },
      },
      { do: 'end-turn', by: 'ann' },
      { do: 'end-block' },
      { answer: { dice: { 'ann:pinned': [15], 'ann:bleeding': [14] } } },
      { expect: { badges: { ann: { pinned: false, bleeding: true } }, tracks: { ann: { stress: 1 } } } },
      // Bleeding takes Grit first, like any harm.
      { answer: { dice: { ann: [4] } } },
      { expect: { tracks: { ann: { grit: 0, flesh: 14 } }, question: { rule: 'HE-01' } } },
    ],
    { house: { opportunist: true } },
  ),
  scriptOf(
    'A gambit that ends the round',
    'HE-20, HE-10, HE-15, HE-22, HE-24, HE-19, HE-01: the free action puts the last of the round out of action in her own turn; her hireling runs, the next round begins.',
    [
      heroine({ 'flesh.now': 9, 'flesh.max': 9, weak: ['crushing'] }),
      tam,
      foe(1, { weapons: [mace], wits: 'quick' }),
      foe(2),
      chief(3),
    ],
    [
      ...toTheLast(3),
      { do: 'gambit', by: 'ann', with: 'might' },
      { answer: 'foe-1' },
      { answer: 'trip' },
      { answer: '0' },
      { answer: { dice: [9] } },
      { expect: { question: { seat: 'foe-1', rule: 'HE-20', options: ['attack:mace', 'hamper', 'pass'] } } },
      { answer: 'attack:mace' },
      { answer: { dice: [20] } },
      { answer: { dice: [8] } },
      { answer: 'nothing' },
      { expect: { tracks: { ann: { grit: 4, flesh: 0 } }, log: ['HE-15'] } },
      ...theRest(3),
    ],
    { house: { lastFlesh: 'out' } },
  ),
  scriptOf(
    'The sleep of stone',
    'HE-12, HE-22, HE-24, HE-19, HE-17, HE-02: a spell puts its own caster out of action: a casualty like any other, and the end of her turn.',
    [heroine({ spells: [spell('stone', 'Sleep of stone', 'out')] }), tam, foe(1, { wits: 'quick' }), foe(2), chief(3)],
    [...toTheLast(3), { do: 'cast', by: 'ann', with: 'stone' }, { answer: 'ann' }, ...theRest(3)],
  ),
  scriptOf(
    'Four spells that bind',
    'HE-12 with HE-10, HE-16, HE-17, HE-18 and HE-20: what a spell lays on somebody binds as a blow or a gambit does, and is shaken off in the same way.',
    [
      heroine({ spells: [spell('bolt', 'Bolt', 'dazed', 'violence')] }),
      heroine({ spells: [spell('web', 'Web', 'pinned')] }, 'ben', 'Ben'),
      heroine({ spells: [spell('gust', 'Gust', 'prone')] }, 'cat', 'Cat'),
      heroine({ spells: [spell('thorn', 'Thorn', 'bleeding', 'touch')] }, 'dov', 'Dov'),
      foe(1, { 'flesh.now': 9, 'flesh.max': 9 }),
    ],
    [
      ...beginLines.slice(0, 3),
      { answer: { dice: { ann: [20], ben: [20], cat: [20], dov: [20] } } },
      { do: 'cast', by: 'ann', with: 'bolt' },
      { answer: 'foe-1' },
      { answer: { dice: [20] } },
      { expect: { badges: { 'foe-1': { dazed: true } }, log: ['HE-10', 'HE-16'], tracks: { 'foe-1': { flesh: 9 } } } },
      { do: 'end-turn', by: 'ann' },
      { do: 'cast', by: 'ben', with: 'web' },
      { answer: 'foe-1' },
      { expect: { question: null, badges: { 'foe-1': { pinned: true } }, log: ['HE-12', 'HE-18'] } },
      { do: 'end-turn', by: 'ben' },
      { do: 'cast', by: 'cat', with: 'gust' },
      { answer: 'foe-1' },
      { expect: { badges: { 'foe-1': { prone: true } }, log: ['HE-12', 'HE-20'] } },
      { do: 'end-turn', by: 'cat' },
      { do: 'cast', by: 'dov', with: 'thorn' },
      { answer: 'foe-1' },
      // An enemy lets nobody touch it, so nothing is asked before the dice.
      { expect: { question: { rule: 'HE-12', kind: 'dice' } } },
      { answer: { dice: [2] } },
      { expect: { badges: { 'foe-1': { bleeding: true } }, log: ['HE-17'] } },
      { do: 'end-turn', by: 'dov' },
      { expect: { offers: { 'foe-1': { move: 'HE-18', retreat: 'HE-18', stand: true } } } },
      { do: 'attack', by: 'foe-1', with: 'axe' },
      { answer: 'ann' },
      { answer: { dice: [10, 6] } },
      { expect: { log: ['misses'] } },
      { do: 'end-turn', by: 'foe-1' },
      { answer: { dice: { 'foe-1:dazed': [15], 'foe-1:bleeding': [15], 'foe-1:pinned': [15] } } },
      { expect: { badges: { 'foe-1': { dazed: false, pinned: false, bleeding: false, prone: true } } } },
    ],
  ),
  scriptOf(
    'Blood at the meeting',
    'HE-05, HE-04, HE-17, HE-22, HE-24, HE-02: who came wounded bleeds to death as the first round begins; the hireling’s heart is tested before anybody’s Savvy, the foes’ for their leader alone.',
    [
      hero,
      { ...tam, id: 'odo', name: 'Odo', sheet: { kind: 'hireling', ...{ 'grit.now': 0, states: ['bleeding'] } } },
      tam,
      foe(1, { wits: 'quick' }),
      foe(2),
      chief(3),
    ],
    [
      { begin: true },
      { answer: 'roll' },
      { answer: { dice: [1, 1] } },
      { expect: { question: { rule: 'HE-04' }, log: ['HE-05'] } },
      { answer: 'stealthy' },
      { answer: { dice: { ann: [16, 1] } } },
      { expect: { badges: { ann: { surprised: false } }, question: { rule: 'HE-17' } } },
      { answer: { dice: { odo: [4], 'foe-3': [4] } } },
      { expect: { standing: { odo: 'dead', 'foe-3': 'dead' }, question: { rule: 'HE-21', title: 'The party' } } },
      { answer: { dice: { group: [9] } } },
      { answer: 'surrender' },
      { expect: { log: ['HE-23'], question: { rule: 'HE-21', title: 'the death of a leader' } } },
      { answer: { dice: { group: [9] } } },
      { answer: 'flee' },
      { expect: { question: { rule: 'HE-01' }, badges: { 'foe-1': { fleeing: true } } } },
      { answer: { dice: { ann: [13, 3] } } },
      { expect: { may: ['ann'], log: ['HE-02'], standing: { tam: 'surrendered' } } },
    ],
  ),
  scriptOf(
    'A shove under a crushing load',
    'HE-20, HE-07: who carries a crushing load has no use of the free action; it can only drop the load.',
    [hero, foe(1, { load: 'crushing' })],
    [
      ...beginLines,
      { do: 'gambit', by: 'ann', with: 'might' },
      { answer: 'foe-1' },
      { answer: 'trip' },
      { answer: '0' },
      { answer: { dice: [9] } },
      { expect: { question: null, acting: 'ann', log: ['HE-07', 'cannot use the free action'] } },
      { do: 'end-turn', by: 'ann' },
      { expect: { offers: { 'foe-1': { 'attack:axe': 'HE-07', lighten: true } } } },
    ],
  ),
  scriptOf(
    'A chief that trips over itself',
    'HE-20, HE-22, HE-23, HE-03: an enemy’s gambit backfires into its own death; its people lose heart in its turn, and their block goes on with them.',
    [hero, foe(1, { leader: true }), foe(2), foe(3)],
    [
      ...beginLines,
      { do: 'end-turn', by: 'ann' },
      { do: 'gambit', by: 'foe-1', with: 'might' },
      { answer: 'ann' },
      { answer: 'trip' },
      { answer: '0' },
      { answer: { dice: [9] } },
      { expect: { question: { seat: 'ann', rule: 'HE-20' } } },
      { answer: 'attack:axe' },
      { answer: { dice: [2] } },
      { answer: { dice: [3] } },
      { expect: { question: { rule: 'HE-21', title: 'the first casualty of the fight and the death of a leader' } } },
      { answer: { dice: { group: [9] } } },
      { answer: 'some' },
      { answer: ['foe-2'] },
      {
        expect: {
          standing: { 'foe-1': 'dead', 'foe-2': 'surrendered' },
          may: ['foe-3'],
          acting: null,
          offers: { 'foe-3': { 'attack:axe': 'HE-23', retreat: true } },
        },
      },
    ],
  ),
];
