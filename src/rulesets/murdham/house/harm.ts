/** House rules of Murdham on damage and on the effects of things. */
import * as z from 'zod/mini';
import type { HouseRule } from '../../../engine/ruleset.ts';
import { type Declared, inGroup } from '../../common/declare.ts';

/** Reads a value under the name that an older version gave it, when a saved fight is opened. */
const reread = <T>(one: Declared<T, HouseRule>): Declared<T, HouseRule> => ({
  ...one,
  schema: one.start === undefined ? one.schema : z.catch(one.schema, one.start),
});

const damage = inGroup('Damage');
export const damageRules = {
  armourOrder: damage.choice(
    'after-size',
    { 'after-size': 'Before armour', 'before-size': 'After armour' },
    'Damage is multiplied by size and the like',
    'MU-28',
    'The steps of a blow are given one by one and not in order.',
  ),
  largeArmour: damage.choice(
    'worn-and-natural',
    { 'worn-and-natural': 'Natural and worn are multiplied', natural: 'Only natural is multiplied' },
    'Armour of large sizes',
    'MU-28',
    'Printed armour is the base figure; whether a suit is multiplied too is not said.',
  ),
  deathMark: damage.choice(
    'health',
    { health: 'The maximum health', str: 'STR, to the letter' },
    'Damage that kills outright',
    'MU-29',
    'To the letter a large creature would die of half its health and a small one survive twice its own.',
  ),
  helmetAtOne: reread(
    damage.choice(
      'two',
      { two: 'Health 0 is critical all the same', saves: 'The loss of the last is not critical' },
      'A helmet at 1 health',
      'MU-29',
      'It lifts the mark to 2, which one who has 1 cannot lose; health 0 is critical besides.',
    ),
  ),
  hitWhileDown: damage.choice(
    'mark',
    { mark: 'Dies only of damage that kills outright', kills: 'Dies of any damage' },
    'Hurt again at health 0',
    'MU-29',
    'There is no health left to lose, and the dying have their own clock.',
  ),
  constructCritical: damage.choice(
    'disabled',
    { disabled: 'By critical damage', 'at-zero': 'At health 0' },
    'A construct is disabled',
    'MU-29',
    'It is disabled by critical damage; whether it can be dying besides is not said.',
  ),
  blastRoll: damage.choice(
    'once',
    { once: 'One roll for all who are hit alike', each: 'One roll for each' },
    'The damage of a blast',
    'MU-30',
    'The chapter does not say how often the dice are rolled.',
  ),
  sneakBrawling: damage.toggle(
    true,
    'Brawling counts for a Sneak attack with bare hands',
    'MU-12',
    'The one skill says that it is impaired, the other that bare hands are not.',
  ),
  stunArmour: damage.toggle(
    true,
    'Strike to stun meets armour',
    'MU-34',
    'The roll is compared with health; whether armour takes from it first is not said.',
  ),
  grabNeedsDamage: damage.toggle(
    false,
    'A weapon that grabs must do damage to grab',
    'MU-36',
    'What needs damage fails without it; whether a grab does is not said.',
  ),
  largerHolds: damage.choice(
    'always',
    { always: 'The save to get loose fails', roll: 'The save is rolled' },
    'Held by somebody larger',
    'MU-36',
    'The larger wins STR saves without a roll; whether getting loose is one against the holder is not said.',
  ),
  metal: damage.choice(
    'heavy',
    { heavy: 'Heavy armour', any: 'Any armour' },
    'Lightning is enhanced against',
    'MU-28',
    'Much metal is named, and no suit.',
  ),
  mindlessConfused: damage.toggle(
    false,
    'The mindless can be confused',
    'MU',
    'They are immune to what works on minds; confusion weakens body and mind.',
  ),
  confusionHealth: damage.choice(
    'lost',
    { lost: 'Stays lost', returns: 'Comes back with the points' },
    'Health lost with STR by confusion',
    'MU',
    'The abilities come back; of the health nothing is said.',
  ),
  regenerates: damage.choice(
    'turn-or-reaction',
    { 'turn-or-reaction': 'The turn, or a reaction that takes it', turn: 'The turn only' },
    'Regeneration works at the start of',
    'MU',
    'It works at the start of the turn each round; of turns spent on reactions nothing is said.',
  ),
  downRegenerate: damage.toggle(
    true,
    'Regeneration works in those who are down',
    'MU',
    'They take no turn for it to begin with; it works at the round’s end then.',
  ),
  copiesAct: damage.choice(
    'next-round',
    { 'next-round': 'From the next round on', 'at-once': 'In this round' },
    'What splits off acts',
    'MU-29',
    'When the new one has its first turn is not said.',
  ),
  poxCorruption: damage.number(
    1,
    0,
    12,
    'Corruption by demon pox, on catching it',
    'MU',
    'The disease corrupts; how much is not printed.',
  ),
};

const things = inGroup('Things');
export const thingRules = {
  throwing: things.choice(
    'main',
    { main: 'An attack: the main action', bonus: 'A bonus action' },
    'Throwing a vial or a net',
    'MU-09',
    'They are weapons, and consumables are used by bonus actions.',
  ),
  feeding: things.choice(
    'bonus',
    { bonus: 'A bonus action', main: 'A main action' },
    'Giving a drink to somebody',
    'MU-09',
    'Drinking is a bonus action; of helping others nothing is said.',
  ),
  netReach: things.number(2, 0, 8, 'Reach of a thrown net', 'MU-34', 'No range is printed.'),
  netSave: things.toggle(false, 'A STR save against a net', 'MU-34', 'The target is entangled; no save is printed.'),
  flashSave: things.toggle(false, 'A STR save against a flash', 'MU-34', 'The target is stunned; no save is printed.'),
  willingDrugs: things.toggle(
    false,
    'Who takes a drug may let it work',
    'MU-09',
    'The save is asked of whoever takes it; whether one may fail on purpose is not said.',
  ),
  weedHealth: things.choice(
    'maximum',
    { maximum: 'The maximum of health', both: 'Health too' },
    'STR by crimson weed lifts',
    'MU-09',
    'Health goes down with STR; whether it goes up with it is not said.',
  ),
  vomitRuins: things.choice(
    'worn-and-held',
    { 'worn-and-held': 'All that is worn or held', worn: 'What is worn' },
    'Acid vomit ruins',
    'MU',
    'It ruins gear; which is not said.',
  ),
  wornCounts: things.choice(
    'stopped',
    { stopped: 'When it counted against a hit', hit: 'When its bearer was hit at all' },
    'Armour has been used, for its durability roll,',
    'MU-48',
    'Everything used is rolled for; when armour is used is not said.',
  ),
  oneOnExtra: things.toggle(
    false,
    'A 1 on an extra die breaks a damaged weapon too',
    'MU-49',
    'A 1 of the damage die breaks it; whether the dice of an explosion count is not said.',
  ),
};
