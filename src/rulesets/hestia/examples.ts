/** Scripted fights: a rout by each trigger, a duel to a broken weapon, a gambit that backfires, a surprise round. */
import type { Line, Script } from '../../engine/script.ts';
import { zone } from './cast.ts';
import { weapon } from './weapons.ts';

const axe = weapon('axe', 'Axe', { sides: 8 });
const soft = { 'grit.now': 0, 'grit.max': 0 };
const hero = {
  id: 'ann',
  name: 'Ann',
  side: 'party',
  sheet: { kind: 'character', violence: 20, weapons: [axe] },
  place: zone('gallows'),
};
const foe = (n: number, sheet: Record<string, unknown> = {}) => ({
  id: `foe-${n}`,
  name: 'Foe',
  copy: n,
  side: 'foes',
  sheet: { ...soft, weapons: [axe], ...sheet },
  place: zone('gallows'),
});
const begins: Line[] = [
  { begin: true },
  { answer: 'attack' },
  { answer: 'nobody' },
  { answer: { dice: { ann: [20] } } },
];
const kills = (who: string): Line[] => [
  { do: 'attack', by: 'ann', with: 'axe' },
  { answer: who },
  { answer: { dice: [10] } },
  { answer: { dice: [5] } },
];
const next: Line[] = [{ do: 'end-turn', by: 'ann' }, { do: 'end-block' }, { answer: { dice: { ann: [20] } } }];

const script = (title: string, about: string, cast: Script['cast'], lines: Line[]): Script => ({
  title,
  about,
  ruleset: 'hestia',
  scene: 'crossroads',
  cast,
  lines,
});

export const examples: readonly Script[] = [
  script(
    'A rout at the first casualty',
    'HE-22: the first to fall is theirs; the test fails, and they flee.',
    [hero, foe(1), foe(2), foe(3)],
    [
      ...begins,
      ...kills('foe-1'),
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
  ),
  script(
    'A rout at the death of the leader',
    'HE-22: the first casualty is the leader; both triggers are one test.',
    [hero, { ...foe(1, { leader: true }), name: 'Chief' }, foe(2), foe(3), foe(4)],
    [
      ...begins,
      ...kills('foe-1'),
      { expect: { question: { title: 'the first casualty of the fight and the death of a leader' } } },
      { answer: { dice: { group: [2] } } },
      { answer: 'surrender' },
      { expect: { standing: { 'foe-2': 'surrendered', 'foe-3': 'surrendered', 'foe-4': 'surrendered' } } },
    ],
  ),
  script(
    'A rout when half are out',
    'HE-22: four began; the second death is half of them.',
    [hero, foe(1), foe(2), foe(3), foe(4)],
    [
      ...begins,
      ...kills('foe-1'),
      { answer: { dice: { group: [10] } } },
      { expect: { question: null, morale: { foes: 'passed' } } },
      ...next,
      ...kills('foe-2'),
      { expect: { question: { title: 'half of them out' } } },
      { answer: { dice: { group: [9] } } },
      { answer: 'flee' },
      { expect: { badges: { 'foe-3': { fleeing: true } } } },
    ],
  ),
  script(
    'A lone foe at its first wound',
    'HE-22: one who fights alone tests when it first loses Flesh.',
    [hero, foe(1, { 'flesh.now': 9, 'flesh.max': 9 })],
    [
      ...begins,
      ...kills('foe-1'),
      { expect: { question: { title: 'first wound' }, tracks: { 'foe-1': { flesh: 4 } } } },
      { answer: { dice: { group: [1] } } },
      { answer: 'flee' },
      { expect: { badges: { 'foe-1': { fleeing: true } } } },
    ],
  ),
  script(
    'A frightful event',
    'HE-22: the GM says that something frightful happens; one roll serves for all of them.',
    [hero, foe(1), foe(2)],
    [
      ...begins,
      { do: 'frightful' },
      { answer: 'foes' },
      { answer: { dice: { group: [20] } } },
      { expect: { question: null, log: ['holds'] } },
    ],
  ),
  script(
    'A duel to a broken axe',
    'HE-11, HE-14: Notches by a critical miss and at maximum damage; the third breaks the weapon.',
    [hero, foe(1, { 'grit.now': 40, 'grit.max': 40, weapons: [axe] })],
    [
      ...begins,
      { do: 'attack', by: 'ann', with: 'axe' },
      { answer: 'foe-1' },
      { answer: { dice: [1] } },
      { expect: { badges: { ann: { 'notch-axe': 1 } }, log: ['HE-11'] } },
      ...next,
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
  script(
    'A gambit that backfires',
    'HE-20: the test fails, and the opponent strikes at once, out of its turn.',
    [hero, foe(1, { violence: 5 })],
    [
      ...begins,
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
  script(
    'A surprise round',
    'HE-04: the foes are stealthy; who fails the save with its bane waits for round two.',
    [hero, { id: 'ben', name: 'Ben', side: 'party', sheet: { kind: 'character' }, place: zone('cart') }, foe(1)],
    [
      { begin: true },
      { answer: 'attack' },
      { answer: 'stealthy' },
      { answer: { dice: { ann: [18, 3], ben: [18, 4] } } },
      { expect: { badges: { ann: { surprised: false }, ben: { surprised: true } }, tracks: { ben: { stress: 1 } } } },
      { answer: { dice: { ann: [10] } } },
      { expect: { may: ['ann'], offers: { ben: { move: 'HE-04' } } } },
      { do: 'end-block' },
      { expect: { may: ['foe-1'] } },
      { do: 'end-block' },
      { answer: { dice: { ann: [20], ben: [20] } } },
      { expect: { round: 2, may: ['ann', 'ben'] } },
    ],
  ),
  script(
    'A meeting that stays a parley',
    'HE-05: the reaction is rolled; nobody draws until the parley breaks.',
    [hero, foe(1)],
    [
      { begin: true },
      { answer: 'roll' },
      { answer: { dice: [4, 3] } },
      { expect: { title: 'Parley', may: [], log: ['uncertain'] } },
      { do: 'to-arms' },
      { answer: 'nobody' },
      { answer: { dice: { ann: [3] } } },
      { expect: { may: ['foe-1'], round: 1 } },
    ],
  ),
];
