/**
 * Scripted fights of busy hands: a blow that spares a life, a thing disarmed, a strike with a club.
 */
import { armouryItems } from '../sheet/armoury.ts';
import {
  atSquare,
  attackBy,
  beginBy,
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

const alarm = opensBySurprise('clementine', 'club', 'sentry', [6, 5, 20]);

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

/** A spear that knocks things out of the hands. */
const jarring = armouryItems
  .filter(({ id }) => id === 'spear')
  .map((thing) => ({
    ...thing,
    effects: [{ name: 'Jarred', kind: 'physical', reach: 6, does: 'drop', when: 'hit' }],
  }));

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
    foe('victim', 'guard', [5, 8], fallenState),
    ...helperCast,
    foe('spear', 'guard', [4, 7], { items: jarring }),
    foe('club', 'rabble', [5, 7]),
  ],
  [
    ...beginBy('surprise:foes'),
    ...readiesFor('spear', 'attack-spear', 'attacks'),
    ...endTurns('clementine'),
    ...helpersReady('attacks'),
    ...readiesFor('club', 'attack-club', 'attacks'),
    { do: 'next-team' },
    { do: 'killing-strike', by: 'clementine', with: 'club' },
    { answer: 'victim' },
    { answer: { dice: [1, 1, 1, 1, 10] } },
    { note: 'The victim lies prone and sees nothing: three pairs of dice.' },
    { answer: { dice: [1, 1, 1, 1, 3, 3, 10] } },
    { expect: { question: { rule: 'IN-18', seat: 'runner', options: ['intercept:runner', 'none'] } } },
    { answer: 'none' },
    {
      expect: {
        log: ['6 past a deflection', 'IN-39'],
        standing: { victim: 'unconscious' },
        question: { rule: 'IN-12' },
      },
    },
    ...helpersAct,
    { answer: 'now' },
    { answer: { dice: [4, 3, 10] } },
    { answer: 'block:buckler' },
    { expect: { log: ['IN-29', 'drops Buckler'], tracks: { clementine: { health: 2 } } } },
    { answer: 'now' },
    { answer: { dice: [4, 4, 20] } },
    { expect: { standing: { clementine: 'unconscious' }, log: ['IN-39'], question: { rule: 'IN-01' } } },
  ],
);
