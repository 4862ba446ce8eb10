/**
 * Scripted fights: the chapter's worked examples, with dice set so that they end as the chapter
 * says.
 */
import type { Script } from '../../../engine/script.ts';
import { armouryItems } from '../sheet/armoury.ts';
import { atSquare, attackBy, beginBy, type Cast, copiesOf, endTurns, foe, hero, scriptOf, tiredOut } from './cast.ts';
import { meetings } from './meetings.ts';
import { pairScripts } from './pairs.ts';
import { coverBegins, fabianSneaks, goblinSurprise, lastGivesUp, petraReloads } from './surprises.ts';

const mail = { evasion: 6, 'deflection.physical': 8 };

export const boudicaHits = scriptOf(
  'Boudica’s spear',
  'IN-41: 2d6 and 1 come to 6 against evasion 6; 6 and 4 less 8 is 2; with luck 19, 6 and 8 less 8 is 6.',
  [hero('boudica', atSquare(2, 4)), foe('enemy', 'guard', [3, 4], mail), foe('other', 'guard', [9, 9])],
  [
    ...beginBy('party'),
    ...attackBy('boudica', 'spear', 'enemy', [3, 2, 12]),
    {
      expect: {
        tracks: { enemy: { endurance: 8 } },
        log: ['6 against 6', '6 + 4 = 10 piercing, 2 past a deflection of 8'],
      },
    },
    { undo: 1 },
    ...attackBy('boudica', 'spear', 'enemy', [3, 2, 19]),
    {
      expect: {
        tracks: { enemy: { endurance: 4 } },
        log: ['critical', '6 + 8 = 14 piercing, 6 past a deflection of 8'],
      },
    },
    { undo: 1 },
    ...attackBy('boudica', 'spear', 'enemy', [2, 2, 12]),
    { expect: { tracks: { enemy: { endurance: 10 } }, log: ['misses'] } },
  ],
);

export const agnessaShoots = scriptOf(
  'Agnessa’s shortbow',
  'IN-42: luck 1 strikes the ally beside the target; the second attack of 5 becomes 3.',
  [
    hero('agnessa', atSquare(2, 4)),
    hero('roland', atSquare(5, 5), { sheet: tiredOut }),
    foe('enemy', 'guard', [5, 4]),
    foe('other', 'guard', [9, 9]),
  ],
  [
    ...beginBy('party'),
    { do: 'attack', by: 'agnessa', with: 'shortbow' },
    { answer: 'enemy' },
    { answer: { dice: [3, 2, 1] } },
    {
      expect: {
        question: null,
        log: ['IN-25', 'strays to Roland', 'hits Roland'],
        tracks: { roland: { endurance: 8 }, enemy: { endurance: 10 } },
      },
    },
    { note: 'The second attack of the turn: 5, less 2 for the first.' },
    ...attackBy('agnessa', 'shortbow', 'enemy', [2, 2, 10]),
    { expect: { log: ['misses Enemy', '3 against 6'], badges: { agnessa: { attacks: 2 } } } },
  ],
);

export const boudicaFalls = scriptOf(
  'Boudica’s fall',
  'IN-43: 7, 10 and 8 damage on 12 and 12; Fortify 7 against 5; luck 1 against death.',
  [
    hero('boudica', atSquare(3, 5), { sheet: { evasion: 1, armour: 'none', 'stamina.now': 1 } }),
    hero('fabian', atSquare(1, 9), { side: 'party', sheet: tiredOut }),
    ...copiesOf('enemy', 'Enemy', 'guard', [atSquare(3, 4), atSquare(4, 5), atSquare(2, 4)]).map((one) => ({
      ...one,
      sheet: { items: armouryItems.filter(({ id }) => id === 'spear') },
    })),
  ],
  [
    ...beginBy('foes'),
    ...attackBy('enemy-1', 'spear', 'boudica', [1, 1, 10]),
    { expect: { question: { rule: 'IN-18', has: ['dodge', 'none'] } } },
    { answer: 'none' },
    {
      expect: {
        tracks: { boudica: { endurance: 5, health: 12 } },
        badges: { boudica: { harmed: true, bloodied: false } },
      },
    },
    ...endTurns('enemy-1', 'boudica'),
    ...attackBy('enemy-2', 'spear', 'boudica', [3, 2, 10]),
    { answer: 'none' },
    {
      expect: {
        question: { rule: 'IN-37', options: ['ward', 'none'] },
        tracks: { boudica: { endurance: 0, health: 7 } },
      },
    },
    { answer: 'ward' },
    { answer: { dice: [4, 2, 10] } },
    {
      expect: {
        log: ['holds out: Fortify 7 against the missing health of 5'],
        standing: { boudica: 'standing' },
        badges: { boudica: { bloodied: true } },
        tracks: { boudica: { stamina: 0 } },
      },
    },
    ...endTurns('enemy-2', 'fabian'),
    ...attackBy('enemy-3', 'spear', 'boudica', [2, 1, 10]),
    {
      expect: { question: { rule: 'IN-38' }, tracks: { boudica: { health: 0 } }, standing: { boudica: 'unconscious' } },
    },
    { answer: { dice: [1] } },
    { expect: { standing: { boudica: 'dead' }, log: ['luck 1 against 10'] } },
  ],
);

const tireOut = (one: Cast[number]) => ({ ...one, sheet: tiredOut });
const guards = (n: number): Cast => [
  ...copiesOf('guard', 'Guard', 'guard', [atSquare(5, 4), atSquare(5, 6)].slice(0, n)).map(tireOut),
  foe('captain', 'captain', [6, 3]),
];

export const guardsTurns = scriptOf(
  'The guards',
  'IN-44: Roland, captain, Clementine, guard, and on until all have acted.',
  [hero('roland', atSquare(4, 4)), hero('clementine', atSquare(4, 6)), hero('agnessa', atSquare(1, 5)), ...guards(2)],
  [
    { note: 'A player attacks a guard: the players’ team is first.' },
    ...beginBy('party'),
    { expect: { may: ['roland', 'clementine', 'agnessa'] } },
    { do: 'guard', by: 'roland' },
    { expect: { may: ['guard-1', 'guard-2', 'captain'] } },
    ...endTurns('captain'),
    { expect: { may: ['clementine', 'agnessa'] } },
    ...attackBy('clementine', 'mace', 'guard-2', [2, 2, 10]),
    ...endTurns('clementine'),
    { do: 'step', by: 'guard-1' },
    { answer: 'square:5,5' },
    { do: 'attack', by: 'guard-1', with: 'spear' },
    { answer: 'roland' },
    { answer: { dice: [1, 1, 10] } },
    ...endTurns('guard-1', 'agnessa'),
    { expect: { may: ['guard-2'], round: 1 } },
    ...endTurns('guard-2'),
    { expect: { round: 2, may: ['roland', 'clementine', 'agnessa'] } },
    { note: 'The next round may go in another order.' },
    ...endTurns('agnessa'),
    { expect: { may: ['guard-1', 'guard-2', 'captain'] } },
  ],
);

export const fourAgainstTwo = scriptOf(
  'The guards: four against two',
  'IN-44: after two turns each only the players have members left, and they take the rest.',
  [
    hero('roland', atSquare(4, 4)),
    hero('clementine', atSquare(4, 6)),
    hero('agnessa', atSquare(1, 5)),
    hero('fabian', atSquare(2, 5)),
    ...copiesOf('guard', 'Guard', 'guard', [atSquare(6, 4), atSquare(6, 6)]),
  ],
  [
    ...beginBy('party'),
    ...endTurns('roland', 'guard-1', 'clementine', 'guard-2'),
    { expect: { round: 1, may: ['agnessa', 'fabian'] } },
    ...endTurns('fabian'),
    { expect: { round: 1, may: ['agnessa'] } },
    ...endTurns('agnessa'),
    { expect: { round: 2 } },
  ],
);

export const rolandReturns = scriptOf(
  'The guards: Roland is brought back',
  'IN-44: knocked out before his turn, resuscitated on Clementine’s, and picked after the guards.',
  [
    hero('roland', atSquare(4, 5), {
      sheet: { ...tiredOut, 'endurance.now': 0, 'health.now': 6, evasion: 1, armour: 'none' },
    }),
    hero('clementine', atSquare(3, 5)),
    hero('agnessa', atSquare(1, 5)),
    ...guards(2).map((one) => (one.id === 'guard-1' ? { ...one, place: atSquare(5, 5) } : one)),
  ],
  [
    ...beginBy('foes'),
    { do: 'attack', by: 'guard-1', with: 'spear' },
    { answer: 'roland' },
    { answer: { dice: [1, 1, 10] } },
    // Allies could step in.
    { answer: 'none' },
    { expect: { standing: { roland: 'unconscious' }, tracks: { roland: { health: 0 } } } },
    { answer: { dice: [12] } },
    ...endTurns('guard-1'),
    { expect: { may: ['clementine', 'agnessa'], offers: { roland: { move: 'IN-05' } } } },
    { do: 'resuscitate', by: 'clementine' },
    { answer: 'roland' },
    { answer: { dice: [4, 3, 10] } },
    { expect: { standing: { roland: 'standing' }, log: ['brings back Roland'] } },
    ...endTurns('clementine'),
    { note: 'A player has just acted: it is for the guards.' },
    { expect: { may: ['guard-2', 'captain'] } },
    ...endTurns('captain'),
    { expect: { may: ['roland', 'agnessa'] } },
  ],
);

export const examples: readonly Script[] = [
  boudicaHits,
  agnessaShoots,
  boudicaFalls,
  guardsTurns,
  fourAgainstTwo,
  rolandReturns,
  goblinSurprise,
  petraReloads,
  fabianSneaks,
  coverBegins,
  lastGivesUp,
  ...meetings,
  ...pairScripts,
];
