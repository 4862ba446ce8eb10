/** Scripted fights in which many rules meet in one move: strays, readied ambushes, busy hands. */
import type { Line, Script } from '../../../engine/script.ts';
import { armouryItems } from '../sheet/armoury.ts';
import { clubOutOfNowhere, disarmedAtIt, strikeWithClub } from './busyHands.ts';
import {
  atSquare,
  beginBy,
  type Cast,
  endTurns,
  fallenState,
  foe,
  hero,
  opensBySurprise,
  readiesFor,
  scriptOf,
  tiredOut,
} from './cast.ts';
import { helperCast, helpersAct, helpersReady } from './helpers.ts';

/** Spear and shield; the shield is nearly broken. */
const worn = armouryItems
  .filter(({ id }) => id === 'spear' || id === 'shield')
  .map((thing) => (thing.id === 'shield' ? { ...thing, durability: { now: 3, max: 12 } } : thing));
/** A captain beside the target, and a guard with a worn shield who can step in for the captain. */
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
      log: ['IN-32', 'IN-30', 'IN-17', 'IN-37', 'has no reaction left before the next turn, and cannot fortify'],
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
    foe('victim', 'guard', [5, 8], fallenState),
    ...line,
    ...helperCast,
    foe('lurker', 'goblin', [1, 8]),
    foe('club', 'rabble', [2, 9]),
    foe('bolt', 'crossbowman', [3, 8]),
  ],
  [
    ...beginBy('surprise:foes'),
    { do: 'wait', by: 'captain' },
    ...helpersReady('attacks'),
    ...readiesFor('lurker', 'cover', 'attacks'),
    ...readiesFor('club', 'brandish', 'attacks'),
    ...readiesFor('bolt', 'attack-crossbow', 'attacks'),
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
    ...helpersAct,
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
        log: ['critical', 'with the parry', 'IN-31'],
      },
    },
    { answer: { dice: [12] } },
    { expect: { standing: { agnessa: 'unconscious' }, log: ['cheats death'] } },
  ],
);

/** Foes who all wait for a move: cover, a weapon, a shot that strays, a critical hit, a club. */
const ambush = (
  title: string,
  about: string,
  boudica: Cast[number],
  { going, defending, helped = false }: { going: Line[]; defending: Line[]; helped?: boolean },
): Script =>
  scriptOf(
    title,
    about,
    [
      boudica,
      ...(helped ? helperCast : []),
      foe('lurker', 'goblin', [1, 8]),
      foe('hand', 'rabble', [2, 9]),
      foe('archer', 'goblin-archer', [2, 7]),
      ...line,
      foe('spear', 'guard', [5, 7]),
      foe('club', 'rabble', [4, 7]),
    ],
    [
      ...beginBy('surprise:foes'),
      ...(helped ? helpersReady('moves') : []),
      ...readiesFor('lurker', 'cover', 'moves'),
      ...readiesFor('hand', 'brandish', 'moves'),
      ...readiesFor('archer', 'attack-shortbow', 'moves'),
      ...readiesFor('spear', 'attack-spear', 'moves'),
      ...readiesFor('club', 'attack-club', 'moves'),
      { do: 'wait', by: 'captain' },
      ...endTurns('second'),
      { do: 'next-team' },
      ...going,
      { answer: 'square:5,8' },
      ...(helped ? helpersAct : []),
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
    helped: true,
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
    ...opensBySurprise('agnessa', 'shortbow', 'sentry', [8, 6, 1]),
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
