/** Scripted fights in which many rules meet in one move: strays, readied ambushes, busy hands. */
import type { Line, Script } from '../../../engine/script.ts';
import { armouryItems } from '../sheet/armoury.ts';
import { atSquare, attackBy, beginBy, type Cast, endTurns, foe, hero, scriptOf, tiredOut } from './cast.ts';

/** Spear and shield, the shield nearly through. */
const worn = armouryItems
  .filter(({ id }) => id === 'spear' || id === 'shield')
  .map((thing) => (thing.id === 'shield' ? { ...thing, durability: { now: 3, max: 12 } } : thing));
const down = { states: ['unconscious', 'prone'], 'health.now': 4, 'endurance.now': 0 };

const readies = (by: string, form: string, trigger: string): Line[] => [
  { do: 'ready', by, with: form },
  { answer: trigger },
];
/** An attack that begins the fight, by surprise. */
const opens = (by: string, arm: string, whom: string, dice: number[]): Line[] => [
  ...beginBy(`by:${by}`),
  ...['surprise', `attack:${arm}`, whom].map((answer) => ({ answer })),
  { answer: { dice } },
];

/** A captain beside the target, and a guard with a worn shield who can step in for it. */
const line: Cast = [
  foe('captain', 'captain', [6, 8], { 'stamina.now': 2 }),
  foe('second', 'guard', [8, 8], { 'stamina.now': 2, 'endurance.now': 0, 'health.now': 8, items: worn }),
];

/** A shot strays to the captain, who fails to dodge; the guard steps in and its shield breaks. */
const astray: Line[] = [
  { expect: { log: ['IN-25', 'strays to Captain'], question: { rule: 'IN-18', has: ['dodge', 'block:shield'] } } },
  { answer: 'dodge' },
  { answer: { dice: [1, 1, 10] } },
  { expect: { log: ['does not dodge'], question: { has: ['intercept:second'] } } },
  { answer: 'intercept:second' },
  { answer: 'square:7,8' },
  { expect: { question: { rule: 'IN-34', seat: 'second', has: ['dodge', 'block:shield'] } } },
  { answer: 'block:shield' },
  {
    expect: {
      log: ['IN-32', 'IN-30', 'IN-17', 'IN-37', 'cannot fortify: has used its reaction'],
      standing: { second: 'unconscious', captain: 'standing' },
      tracks: { captain: { endurance: 14 }, second: { stamina: 0 } },
      place: { second: 'square:6,8', captain: 'square:7,8' },
    },
  },
];

export const strikeAstray = scriptOf(
  'A killing strike goes astray',
  'IN-12, IN-17, IN-25, IN-30, IN-34, IN-40: the strike that fails is a sneak attack, and as a shot it may stray; those who held back answer it.',
  [
    hero('agnessa', atSquare(4, 8), { sheet: { 'endurance.now': 0 } }),
    hero('roland', atSquare(2, 5), { sheet: tiredOut }),
    foe('victim', 'guard', [5, 8], down),
    ...line,
    foe('lurker', 'goblin', [1, 8]),
    foe('club', 'rabble', [2, 9]),
    foe('bolt', 'crossbowman', [3, 8]),
  ],
  [
    ...beginBy('surprise:foes'),
    { do: 'wait', by: 'captain' },
    ...readies('lurker', 'cover', 'attacks'),
    ...readies('club', 'brandish', 'attacks'),
    ...readies('bolt', 'attack-crossbow', 'attacks'),
    ...endTurns('second'),
    { do: 'next-team' },
    { do: 'killing-strike', by: 'agnessa', with: 'shortbow' },
    { answer: 'victim' },
    { answer: { dice: [1, 1, 1, 1, 10] } },
    { expect: { log: ['does not kill Victim'], standing: { victim: 'unconscious' } } },
    { note: 'A sneak attack on somebody prone, and a shot: one outweighs the other. Luck 1.' },
    { answer: { dice: [8, 6, 1] } },
    ...astray.slice(0, -1),
    { expect: { standing: { second: 'unconscious' }, log: ['IN-30', 'IN-17'], question: { rule: 'IN-12' } } },
    { answer: 'now' },
    { expect: { badges: { lurker: { cover: true } } } },
    { answer: 'now' },
    { answer: 'nothing' },
    { answer: 'now' },
    { answer: { dice: [5, 5, 20] } },
    { expect: { question: { rule: 'IN-18', has: ['parry:shortbow'], blocked: { dodge: 'IN-24' } } } },
    { answer: 'parry:shortbow' },
    {
      expect: {
        tracks: { agnessa: { health: 0 } },
        question: { rule: 'IN-38' },
        log: ['critical', '(parried)', 'IN-31'],
      },
    },
    { answer: { dice: [12] } },
    { expect: { standing: { agnessa: 'unconscious' }, log: ['cheats death'] } },
  ],
);

/** Foes who all wait for a move: cover, a weapon, a shot that strays, a critical blow, a club. */
const ambush = (
  title: string,
  about: string,
  boudica: Cast[number],
  { going, defending }: { going: Line[]; defending: Line[] },
): Script =>
  scriptOf(
    title,
    about,
    [
      boudica,
      foe('lurker', 'goblin', [1, 8]),
      foe('hand', 'rabble', [2, 9]),
      foe('archer', 'goblin-archer', [2, 7]),
      ...line,
      foe('spear', 'guard', [5, 7]),
      foe('club', 'rabble', [4, 7]),
    ],
    [
      ...beginBy('surprise:foes'),
      ...readies('lurker', 'cover', 'moves'),
      ...readies('hand', 'brandish', 'moves'),
      ...readies('archer', 'attack-shortbow', 'moves'),
      ...readies('spear', 'attack-spear', 'moves'),
      ...readies('club', 'attack-club', 'moves'),
      { do: 'wait', by: 'captain' },
      ...endTurns('second'),
      { do: 'next-team' },
      ...going,
      { answer: 'square:5,8' },
      { answer: 'now' },
      { expect: { badges: { lurker: { cover: true } } } },
      { answer: 'now' },
      { answer: 'nothing' },
      { answer: 'now' },
      { note: 'Three foes stand beside her; the die says the captain.' },
      { answer: { dice: [6, 6, 1] } },
      { answer: { dice: [1] } },
      ...astray,
      { answer: 'now' },
      { answer: { dice: [4, 3, 10] } },
      { expect: { question: { rule: 'IN-18', has: ['dodge', 'parry:spear', 'block:buckler'] } } },
      ...defending,
      { note: 'The club is nonlethal: what overshoots spares her life, and nobody of her team is left.' },
      { answer: 'now' },
      { answer: { dice: [4, 4, 20] } },
      { expect: { standing: { boudica: 'unconscious' }, log: ['IN-38', 'IN-39'], question: { rule: 'IN-01' } } },
    ],
  );

export const sprintIntoAmbush = ambush(
  'A sprint into an ambush',
  'IN-01, IN-12, IN-15, IN-24, IN-25, IN-34, IN-39: each who held back is asked in turn, as long as she stands.',
  hero('boudica', atSquare(5, 10), { sheet: { 'endurance.now': 1, 'health.now': 8 } }),
  {
    going: [
      { do: 'move', by: 'boudica' },
      { answer: 'square:4,9' },
      ...['lurker', 'hand', 'archer'].map((): Line => ({ answer: 'hold' })),
      { do: 'sprint', by: 'boudica' },
    ],
    defending: [
      { answer: 'block:buckler' },
      {
        expect: {
          log: ['6 to Buckler past its block value of 6', 'IN-29'],
          tracks: { boudica: { reactions: 0, endurance: 1 } },
        },
      },
    ],
  },
);

export const stepIntoAmbush = ambush(
  'A step into an ambush',
  'IN-01, IN-12, IN-19, IN-24, IN-25, IN-34, IN-39: a step is a move like any other for those who wait for one.',
  hero('boudica', atSquare(5, 9), { sheet: { 'endurance.now': 8, 'health.now': 8 } }),
  {
    going: [{ do: 'step', by: 'boudica' }],
    defending: [
      { answer: 'parry:spear' },
      { expect: { log: ['with the parry', 'IN-31'], tracks: { boudica: { reactions: 0, endurance: 1 } } } },
    ],
  },
);

export const shotOutOfNowhere = scriptOf(
  'A shot out of nowhere',
  'IN-02, IN-06, IN-25, IN-30, IN-34: the act that begins the fight strays; the surprised do not act, and react all the same.',
  [hero('agnessa', atSquare(4, 8)), foe('sentry', 'guard', [5, 8]), ...line],
  [
    ...opens('agnessa', 'shortbow', 'sentry', [8, 6, 1]),
    { answer: 'intercept:second' },
    { answer: 'square:7,8' },
    { answer: 'block:shield' },
    {
      expect: {
        log: ['IN-30', 'IN-17'],
        standing: { second: 'unconscious' },
        badges: { captain: { surprised: true } },
      },
    },
  ],
);

/** Luck makes it critical. */
const alarm = opens('clementine', 'club', 'sentry', [6, 5, 20]);

export const clubOutOfNowhere = scriptOf(
  'Taken alive',
  'IN-01, IN-02, IN-06, IN-24, IN-29, IN-31, IN-39: the first blow of all is critical, meant to spare, and may be the last.',
  [
    hero('clementine', atSquare(4, 8), { sheet: { items: armouryItems.filter(({ id }) => id === 'club') } }),
    foe('sentry', 'guard', [5, 8], { 'stamina.now': 1, 'endurance.now': 0, 'health.now': 3 }),
  ],
  [
    ...alarm,
    { expect: { question: { rule: 'IN-18', has: ['parry:spear', 'block:shield'], blocked: { dodge: 'IN-24' } } } },
    { answer: 'block:shield' },
    { expect: { log: ['IN-29', 'blocked'], tracks: { sentry: { health: 3 } } } },
    { undo: 1 },
    ...alarm,
    { answer: 'parry:spear' },
    { expect: { log: ['IN-31', 'IN-24', 'IN-39'], standing: { sentry: 'unconscious' }, question: { rule: 'IN-01' } } },
  ],
);

export const disarmedAtIt = scriptOf(
  'Disarmed while she reloads',
  'IN-19, IN-20, IN-29, IN-33: a reload ends when the crossbow is knocked out of the hands, as when it is let go of.',
  [
    hero('petra', atSquare(3, 7)),
    hero('roland', atSquare(1, 8), { sheet: tiredOut }),
    foe('duellist', 'duellist', [5, 8], { 'stamina.now': 2 }),
  ],
  [
    ...beginBy('party'),
    ...attackBy('petra', 'crossbow', 'duellist', [1, 1, 10]),
    { do: 'move', by: 'petra' },
    { answer: 'square:4,7' },
    { do: 'reload', by: 'petra', with: 'crossbow' },
    { expect: { badges: { petra: { busy: 1 } } } },
    ...endTurns('petra'),
    { do: 'maneuver', by: 'duellist', with: 'disarm:sword' },
    { answer: 'petra' },
    { answer: { dice: [4, 4, 10] } },
    { answer: 'none' },
    { expect: { question: { rule: 'IN-33', options: ['ward', 'none'] } } },
    { answer: 'ward' },
    { answer: { dice: [1, 1, 10] } },
    {
      expect: {
        log: ['does not hold out', 'IN-19', 'IN-20', 'abandons what was begun'],
        badges: { petra: { busy: false, 'empty-crossbow': true } },
        offers: { petra: { 'go-on': false } },
      },
    },
  ],
);

export const strikeWithClub = scriptOf(
  'A killing strike with a club',
  'IN-01, IN-12, IN-29, IN-39, IN-40: the sneak attack that it becomes is nonlethal and spares a life; the answers to it end the fight.',
  [
    hero('clementine', atSquare(4, 8), {
      sheet: {
        items: armouryItems.filter(({ id }) => id === 'club' || id === 'buckler'),
        'endurance.now': 0,
        'health.now': 2,
      },
    }),
    foe('victim', 'guard', [5, 8], down),
    foe('spear', 'guard', [4, 7]),
    foe('club', 'rabble', [5, 7]),
  ],
  [
    ...beginBy('surprise:foes'),
    ...readies('spear', 'attack-spear', 'attacks'),
    ...endTurns('clementine'),
    ...readies('club', 'attack-club', 'attacks'),
    { do: 'next-team' },
    { do: 'killing-strike', by: 'clementine', with: 'club' },
    { answer: 'victim' },
    { answer: { dice: [1, 1, 1, 1, 10] } },
    { note: 'It lies prone and sees nothing: three pairs of dice.' },
    { answer: { dice: [1, 1, 1, 1, 3, 3, 10] } },
    {
      expect: {
        log: ['6 past a deflection', 'IN-39'],
        standing: { victim: 'unconscious' },
        question: { rule: 'IN-12' },
      },
    },
    { answer: 'now' },
    { answer: { dice: [4, 3, 10] } },
    { answer: 'block:buckler' },
    { expect: { log: ['IN-29'], tracks: { clementine: { health: 2 } } } },
    { answer: 'now' },
    { answer: { dice: [4, 4, 20] } },
    { expect: { standing: { clementine: 'unconscious' }, log: ['IN-39'], question: { rule: 'IN-01' } } },
  ],
);

/** The fights, for the game's examples. */
export const pairScripts: readonly Script[] = [
  strikeAstray,
  sprintIntoAmbush,
  stepIntoAmbush,
  shotOutOfNowhere,
  clubOutOfNowhere,
  disarmedAtIt,
  strikeWithClub,
];
