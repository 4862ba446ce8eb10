/** Example fights of surprise, of reloading and of sneaking. */
import { atSquare, attackBy, beginBy, copiesOf, endTurns, foe, hero, scriptOf, tiredOut } from './cast.ts';

export const goblinSurprise = scriptOf(
  'The goblins’ surprise',
  'IN-45: only the goblins act, and Clementine, who cannot be surprised; she fells one before it attacks.',
  [
    hero('clementine', atSquare(3, 5)),
    hero('agnessa', atSquare(2, 6)),
    ...copiesOf('goblin', 'Goblin', 'goblin', [atSquare(5, 7), atSquare(4, 5), atSquare(6, 4)]).map((one) => ({
      ...one,
      sheet: one.id === 'goblin-2' ? { ...tiredOut, 'endurance.now': 0, 'health.now': 4 } : tiredOut,
    })),
  ],
  [
    ...beginBy('surprise:foes'),
    {
      expect: {
        title: 'Surprise round',
        may: ['goblin-1', 'goblin-2', 'goblin-3'],
        badges: { agnessa: { surprised: true }, clementine: { surprised: false } },
      },
    },
    ...endTurns('goblin-1'),
    { expect: { may: ['clementine'], offers: { agnessa: { attack: 'IN-06' } } } },
    ...attackBy('clementine', 'mace', 'goblin-2', [5, 4, 10]),
    { answer: { dice: [3] } },
    { expect: { standing: { 'goblin-2': 'dead' } } },
    ...endTurns('clementine'),
    { note: 'One goblin fewer attacks in the surprise round.' },
    { expect: { may: ['goblin-3'] } },
    ...endTurns('goblin-3'),
    { expect: { round: 1, may: ['goblin-1', 'goblin-3'] } },
    ...endTurns('goblin-3'),
    { expect: { may: ['clementine', 'agnessa'] } },
  ],
);

export const petraReloads = scriptOf(
  'Petra’s crossbow',
  'IN-46: she shoots, seeks cover, and begins a reload of two actions with the last; the next turn’s first ends it.',
  [hero('petra', atSquare(7, 3)), foe('enemy', 'guard', [10, 2])],
  [
    ...beginBy('party'),
    ...attackBy('petra', 'crossbow', 'enemy', [1, 1, 10]),
    { do: 'cover', by: 'petra' },
    { do: 'reload', by: 'petra', with: 'crossbow' },
    {
      expect: {
        tracks: { petra: { actions: 0 } },
        badges: { petra: { busy: 1, 'empty-crossbow': true, cover: true } },
      },
    },
    ...endTurns('petra', 'enemy'),
    { expect: { round: 2, offers: { petra: { attack: 'IN-20', move: 'IN-20', 'go-on': true, abandon: true } } } },
    { do: 'go-on', by: 'petra', with: 'it' },
    {
      expect: {
        tracks: { petra: { actions: 2 } },
        badges: { petra: { busy: false, 'empty-crossbow': false } },
        offers: { petra: { attack: true } },
      },
    },
    { undo: 1 },
    { note: 'Or she abandons it and has her whole turn.' },
    { do: 'abandon', by: 'petra', with: 'it' },
    { expect: { tracks: { petra: { actions: 3 } }, badges: { petra: { 'empty-crossbow': true } } } },
  ],
);

export const fabianSneaks = scriptOf(
  'Fabian’s dagger',
  'IN-27, IN-28: unseen he attacks with advantage; to a small goblin he is larger by one.',
  [
    hero('fabian', atSquare(3, 4), { sheet: { states: ['unseen'] } }),
    hero('agnessa', atSquare(1, 4)),
    hero('boudica', atSquare(5, 4)),
    foe('goblin', 'goblin', [4, 4], { evasion: 6, 'deflection.physical': 4, 'endurance.now': 30, 'endurance.max': 30 }),
  ],
  [
    ...beginBy('party'),
    { do: 'attack', by: 'fabian', with: 'dagger' },
    { answer: 'goblin' },
    { note: 'Sneak and flank: three pairs of dice. 2 and 2 and 1, at evasion 6 + 1.' },
    { answer: { dice: [1, 1, 2, 3, 3, 3, 10] } },
    {
      expect: {
        log: ['7 against 7', '7 + 2 = 9 piercing, 6 past a deflection of 3'],
        badges: { fabian: { unseen: false } },
      },
    },
    ...endTurns('fabian', 'goblin'),
    { note: 'Agnessa does not stand at the goblin and still has the advantage of the flank.' },
    { do: 'attack', by: 'agnessa', with: 'shortbow' },
    { answer: 'goblin' },
    { answer: { dice: [1, 1, 4, 3, 10] } },
    { expect: { log: ['hits Goblin'] } },
  ],
);

export const coverBegins = {
  ...scriptOf(
    'Behind the cart before the alarm',
    'IN-02, IN-06, IN-14: the act that begins the fight, unseen, is to seek cover.',
    [hero('agnessa', atSquare(8, 8), { sheet: tiredOut }), foe('guard', 'guard', [13, 8])],
    [
      ...beginBy('by:agnessa'),
      { answer: 'surprise' },
      { answer: 'cover' },
      { expect: { log: ['IN-14'], badges: { agnessa: { cover: true }, guard: { surprised: true } } } },
    ],
  ),
  scene: 'watch-yard',
};

export const lastGivesUp = scriptOf(
  'The last of the round gives up',
  'IN-03, IN-05: a guard who would have acted last surrenders, so the next round begins.',
  [
    hero('boudica', atSquare(3, 5), { sheet: tiredOut }),
    ...copiesOf('guard', 'Guard', 'guard', [atSquare(6, 5), atSquare(6, 7)]),
  ],
  [
    ...beginBy('party'),
    ...endTurns('boudica', 'guard-1'),
    { do: 'ruled', by: 'guard-2', with: 'surrenders' },
    { expect: { log: ['IN-05', 'IN-03'], standing: { 'guard-2': 'surrendered' }, round: 2, may: ['boudica'] } },
  ],
);
