/**
 * Scripted fights in which two rules meet: the act that begins, defences one after another, light
 * and lines, things held and taken.
 */
import type { Script } from '../../../engine/script.ts';
import { atSquare, attackBy, beginBy, copiesOf, endTurns, foe, hero, scriptOf, tiredOut } from './cast.ts';

export const firstBlow = scriptOf(
  'The alarm',
  'IN-02: one of the players attacks a guard in a bid to act first: the players are first, and her turn starts with that attack.',
  [
    hero('clementine', atSquare(4, 5)),
    hero('roland', atSquare(2, 5)),
    ...copiesOf('guard', 'Guard', 'guard', [atSquare(5, 5), atSquare(6, 4)]).map((one) => ({
      ...one,
      sheet: tiredOut,
    })),
  ],
  [
    { begin: true },
    { expect: { question: { rule: 'IN-02', has: ['by:clementine', 'party', 'surprise:foes'] } } },
    { answer: 'by:clementine' },
    { answer: 'expected' },
    { expect: { question: { rule: 'IN-02', seat: 'clementine', has: ['attack:mace', 'move'], lacks: ['guard'] } } },
    { answer: 'attack:mace' },
    { answer: 'guard-1' },
    { answer: { dice: [3, 3, 10] } },
    { expect: { tracks: { clementine: { actions: 2 } }, log: ['hits Guard 1'] } },
    ...endTurns('clementine'),
    { expect: { may: ['guard-1', 'guard-2'] } },
  ],
);

export const dodgeThenBlock = scriptOf(
  'A dodge fails, the shield holds',
  'IN-16, IN-29, IN-33: who waited has a second reaction, and may still block the blow that it failed to dodge.',
  [hero('roland', atSquare(4, 5)), hero('agnessa', atSquare(1, 5)), foe('ogre', 'ogre', [5, 5], { size: 4 })],
  [
    ...beginBy('party'),
    { do: 'wait', by: 'roland' },
    ...attackBy('ogre', 'greatsword', 'roland', [6, 4, 10]),
    { expect: { question: { rule: 'IN-18', has: ['dodge', 'block:shield', 'parry:sword'] } } },
    { answer: 'dodge' },
    { answer: { dice: [1, 1, 10] } },
    { note: 'The reaction that Wait gave is left.' },
    { expect: { question: { rule: 'IN-18', has: ['block:shield'] }, tracks: { roland: { reactions: 1 } } } },
    { answer: 'block:shield' },
    { expect: { tracks: { roland: { endurance: 12, reactions: 0 } }, log: ['blocked'] } },
  ],
);

export const ogreStepsIn = scriptOf(
  'The ogre steps in',
  'IN-34: somebody larger comes to stand over the whole place of the goblin and pushes it beyond.',
  [
    hero('boudica', atSquare(11, 5), { sheet: tiredOut }),
    foe('goblin', 'goblin', [12, 5]),
    foe('ogre', 'ogre', [15, 6], { 'stamina.now': 2 }),
  ],
  [
    ...beginBy('party'),
    ...attackBy('boudica', 'spear', 'goblin', [6, 6, 10]),
    { expect: { question: { seat: 'ogre', options: ['intercept:ogre', 'none'] } } },
    { answer: 'intercept:ogre' },
    { expect: { question: { rule: 'IN-34' } } },
    { answer: 'square:12,5' },
    { answer: 'square:14,5' },
    { expect: { place: { ogre: 'square:12,5', goblin: 'square:14,5' }, question: { rule: 'IN-34', has: ['dodge'] } } },
    { answer: 'none' },
    { expect: { tracks: { goblin: { endurance: 10 } } } },
  ],
);

export const darkAndTorch = scriptOf(
  'Out of the dark',
  'IN-27: nobody sees Fabian in the dark, until somebody drops a burning torch beside him.',
  [
    hero('fabian', atSquare(3, 6), { sheet: tiredOut }),
    hero('boudica', atSquare(1, 8), { sheet: tiredOut }),
    foe('guard', 'guard', [6, 6], { items: ['spear', 'shield', 'torch'] }),
  ],
  [
    { edit: [{ edit: 'cells', cells: { '3,6': { terrain: 'darkness' } } }], label: 'It is dark where Fabian stands.' },
    ...beginBy('party'),
    { expect: { badges: { fabian: { dark: true }, boudica: { dark: false } } } },
    { do: 'brandish', by: 'fabian' },
    { answer: 'shortbow' },
    { do: 'attack', by: 'fabian', with: 'shortbow' },
    { answer: 'guard' },
    { note: 'A sneak attack: two pairs of dice, and the better counts.' },
    { answer: { dice: [1, 1, 6, 4, 10] } },
    { expect: { log: ['10 against 6'] } },
    { undo: 1 },
    ...endTurns('fabian'),
    { do: 'brandish', by: 'guard' },
    { answer: 'torch' },
    { expect: { badges: { fabian: { dark: false } } } },
  ],
);

export const behindTheCart: Script = {
  ...scriptOf(
    'Behind the cart',
    'IN-14: cover is where the map shows it, and helps against those beyond it, not against those on the same side.',
    [
      hero('agnessa', atSquare(8, 8), { sheet: tiredOut }),
      hero('roland', atSquare(11, 6), { sheet: tiredOut }),
      ...copiesOf('bolt', 'Crossbowman', 'crossbowman', [atSquare(3, 9), atSquare(13, 8)]).map((one) => ({
        ...one,
        sheet: tiredOut,
      })),
    ],
    [
      ...beginBy('party'),
      { expect: { offers: { agnessa: { cover: true }, roland: { cover: 'IN-14' } } } },
      { do: 'cover', by: 'agnessa' },
      ...endTurns('agnessa'),
      { note: 'From beyond the cart: two pairs of dice, and the worse counts.' },
      ...attackBy('bolt-1', 'crossbow', 'agnessa', [6, 6, 1, 1, 10]),
      { expect: { log: ['misses Agnessa'] } },
      ...endTurns('bolt-1'),
      { expect: { offers: { roland: { cover: 'IN-14' } } } },
      ...endTurns('roland'),
      { note: 'From the other side there is none.' },
      ...attackBy('bolt-2', 'crossbow', 'agnessa', [6, 6, 10]),
      { expect: { log: ['hits Agnessa'] } },
    ],
  ),
  scene: 'watch-yard',
};

export const spoilsScript = scriptOf(
  'What the fallen carry',
  'IN-09: the crossbow of somebody unconscious is taken from where it lies, into free hands or onto the back.',
  [
    hero('fabian', atSquare(4, 6)),
    foe('bolt', 'crossbowman', [5, 6], { states: ['unconscious', 'prone'], 'health.now': 3, 'endurance.now': 0 }),
    foe('guard', 'guard', [14, 6]),
  ],
  [
    ...beginBy('party'),
    { do: 'interact', by: 'fabian' },
    { expect: { question: { has: ['take:bolt:crossbow', 'take:bolt:sword', 'other'] } } },
    { answer: 'take:bolt:crossbow' },
    { note: 'One hand holds the dagger: the crossbow goes over the shoulder, and Brandish brings it to hand.' },
    { expect: { offers: { fabian: { 'attack:crossbow': false } } } },
    { do: 'brandish', by: 'fabian' },
    { answer: 'crossbow' },
    { expect: { offers: { fabian: { 'attack:crossbow': true, 'attack:dagger': false } } } },
  ],
);

export const tripAndShield = scriptOf(
  'A trip meets a shield',
  'IN-26, IN-29: what rides on a hit is dealt to the item that blocks; unblocked it knocks prone.',
  [
    hero('roland', atSquare(4, 6)),
    hero('agnessa', atSquare(1, 6), { sheet: tiredOut }),
    foe('guard', 'guard', [5, 6], { 'stamina.now': 1 }),
  ],
  [
    ...beginBy('party'),
    { do: 'maneuver', by: 'roland', with: 'trip:sword' },
    { answer: 'guard' },
    { answer: { dice: [5, 3, 10] } },
    { answer: 'block:shield' },
    { expect: { badges: { guard: { prone: false } }, log: ['dealt to Shield and does nothing'] } },
    { note: 'The second one, at 2 less, finds no reaction left.' },
    { do: 'maneuver', by: 'roland', with: 'trip:sword' },
    { answer: 'guard' },
    { answer: { dice: [8, 6, 10] } },
    { expect: { badges: { guard: { prone: true } }, question: null } },
  ],
);

export const eachForItself: Script = {
  ...scriptOf(
    'Each for itself',
    'IN-01, IN-27: three teams: the guard between a hero and a goblin is flanked by two who are enemies of each other.',
    [
      hero('boudica', atSquare(4, 6), { sheet: tiredOut }),
      foe('guard', 'guard', [5, 6]),
      { ...foe('goblin', 'goblin', [6, 6]), side: 'goblins' },
    ],
    [
      ...beginBy('party'),
      { answer: 'foes' },
      { expect: { log: ['Each for itself: the watch and the goblins'], badges: { guard: { flanked: true } } } },
      ...endTurns('boudica', 'guard'),
      { do: 'attack', by: 'goblin', with: 'dagger' },
      { expect: { question: { has: ['guard', 'boudica'] } } },
      { answer: 'guard' },
      { answer: { dice: [1, 1, 5, 5, 10] } },
      { expect: { log: ['hits Guard'] } },
    ],
  ),
  sides: [
    { id: 'party', name: 'The party', stance: 'party' },
    { id: 'foes', name: 'The watch', stance: 'foe' },
    { id: 'goblins', name: 'The goblins', stance: 'foe' },
  ],
};

export const meetings: readonly Script[] = [
  firstBlow,
  dodgeThenBlock,
  ogreStepsIn,
  darkAndTorch,
  behindTheCart,
  spoilsScript,
  tripAndShield,
  eachForItself,
];
