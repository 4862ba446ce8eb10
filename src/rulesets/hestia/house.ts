/**
 * The house rules of Hestia: every value that no chapter gives and every sentence that can be read
 * in two ways, as assumed, with the reason.
 */
import * as z from 'zod/mini';
import { declareRecord, inGroup, unshownValue } from '../common/declare.ts';
import { ownSpellSchema } from './sheet/spells.ts';
import { ownWeaponSchema } from './sheet/weapons.ts';

/** The most things of each kind that a table may make. */
export const MOST_OWN = 100;

const distance = inGroup('Distance');
const distanceRules = {
  zoneFeet: distance.number(
    30,
    5,
    200,
    'Feet across a zone',
    'HE-25',
    'The game counts in feet and has no zones; 30 ft lets a turn of 40 ft cross one zone and step on to its border.',
  ),
  meleeFeet: distance.number(
    5,
    5,
    15,
    'Reach of melee, in feet',
    'HE-09',
    'No page gives the reach of a blow; one square of 5 ft is usual.',
  ),
  opportunist: distance.toggle(
    false,
    'Opportunist strikes on who retreats',
    'HE-25',
    'The chapter has none. The health page names strikes that go straight to Flesh and not when they happen; when on: on leaving a foe’s reach by retreat.',
  ),
  moveStrikes: distance.toggle(
    false,
    'Opportunist strikes on who walks away',
    'HE-25',
    'The chapter has none. When on, walking out of a foe’s reach is struck at too, or a step before the retreat would always be safe.',
  ),
};

const armour = inGroup('Armour');
const armourRules = {
  unarmoured: armour.number(
    10,
    5,
    20,
    'Defense without armour',
    'HE-09',
    'The armour table is missing; the agility modifier is added to this.',
  ),
  light: armour.number(
    12,
    5,
    20,
    'Defense in light armour',
    'HE-09',
    'The armour table is missing; the agility modifier is added to this.',
  ),
  medium: armour.number(
    14,
    5,
    20,
    'Defense in medium armour',
    'HE-09',
    'The armour table is missing; agility does not count in it.',
  ),
  heavy: armour.number(
    16,
    5,
    20,
    'Defense in heavy armour',
    'HE-09',
    'The armour table is missing; agility does not count in it.',
  ),
  shieldAdds: armour.number(1, 0, 4, 'A shield adds', 'HE-09', 'The armour table is missing; one point is usual.'),
};

const notches = inGroup('Notches');
const notchesRules = {
  notchCosts: notches.number(
    1,
    0,
    3,
    'A Notch takes',
    'HE-14',
    'What a Notch does is not on the pages found: here it takes this from damage, or from Defense.',
  ),
  breaksAt: notches.number(
    3,
    1,
    9,
    'A weapon breaks at Notches',
    'HE-14',
    'What a Notch does is not on the pages found; three break a plain weapon.',
  ),
  masterBreaksAt: notches.number(
    5,
    1,
    9,
    'A mastercrafted one at',
    'HE-14',
    'Swords are sturdier by the arms page, with no figure.',
  ),
  strain: notches.number(
    1,
    0,
    3,
    'The body pays for a Notch, in Grit',
    'HE-14',
    'Claws, teeth and fists cannot be Notched, and no page says what they pay: here a point of Grit, and nothing is asked of who has none.',
  ),
  hideNotches: notches.toggle(
    true,
    'A hide can be Notched',
    'HE-14',
    'The chapter says the target’s armour; whether a natural one counts it does not say.',
  ),
  shieldNotches: notches.toggle(
    true,
    'A shield can be Notched',
    'HE-14',
    'The chapter says the target’s armour; a shield is some, and with no other it is all there is.',
  ),
  thrownOnOne: notches.choice(
    'notch',
    { notch: 'takes a Notch', lost: 'is lost, when it was thrown at a distance' },
    'A thrown weapon on a 1',
    'HE-11',
    'Ranged weapons run dry and melee weapons are Notched; what is thrown is both.',
  ),
};

const harm = inGroup('Harm');
const harmRules = {
  weakness: harm.choice(
    'double',
    { double: 'twice the damage; resistant: half', plus2: 'two more; resistant: two less' },
    'Weak to a tag means',
    'HE-15',
    'The chapter says more or less effective, and gives no figure.',
  ),
  fallFlesh: harm.number(
    1,
    0,
    6,
    'Flesh for ten feet of fall',
    'HE-13',
    'The health page gives one for each Flesh die: one die up to a man’s size, two for the large, four for the huge.',
  ),
  lastFlesh: harm.choice(
    'dies',
    { dies: 'dies', asked: 'dies or is out of action, as the attacker says', out: 'is out of action' },
    'Who loses the last Flesh to a blow',
    'HE-13',
    'The health page has death at no Flesh; the chapter speaks of killed and of incapacitated enemies.',
  ),
};

const rounds = inGroup('Rounds');
const roundsRules = {
  surpriseOf: rounds.choice(
    'characters',
    { characters: 'the characters only', all: 'their hirelings and allies too' },
    'Against surprise save',
    'HE-04',
    'The chapter names the players’ characters and is silent about those who follow them.',
  ),
  savesAt: rounds.choice(
    'round',
    { round: 'at the round’s end, all in one sweep', turn: 'by each at the end of its turn' },
    'Effects are shaken off',
    'HE-19',
    'The chapter gives the save and not its moment; one sweep keeps the table quick.',
  ),
  bleedAt: rounds.choice(
    'start',
    { start: 'at the round’s start', end: 'at the round’s end, before the saves' },
    'Bleeding is taken',
    'HE-17',
    'The chapter says each round and not when; at the start a save in the same round still spares it.',
  ),
  slowWits: rounds.choice(
    'one',
    { one: 'when one is; a quick one cancels it', all: 'when all of them are' },
    'A boon on Savvy for slow-witted enemies',
    'HE-02',
    'The chapter has quick and slow ones alike, and does not say how many it takes: one is enough for the bane.',
  ),
};

const stress = inGroup('Stress');
const stressRules = {
  saveStress: stress.toggle(
    true,
    'A failed save gives Stress',
    'HE-13',
    'Stated on the core page for characters; switched off it is gone for all.',
  ),
  harmStress: stress.toggle(
    false,
    'Losing all Grit and Flesh wounds give Stress',
    'HE-13',
    'The maladies page lists them among its sources without a figure; one each when on.',
  ),
  panic: stress.toggle(
    true,
    'Panic when Stress fills Discipline',
    'HE-13',
    'The Panic table was not found; a d6 table stands in for it.',
  ),
};

const morale = inGroup('Morale');
const moraleRules = {
  moraleRoll: morale.choice(
    'group',
    { group: 'once for all, each compares', each: 'by each for itself' },
    'Morale is rolled',
    'HE-21',
    'The chapter does not say how many dice; one for all keeps the table quick.',
  ),
  moraleOf: morale.choice(
    'foes',
    { foes: 'enemies and flighty hirelings', all: 'all that the GM plays' },
    'Morale is asked of',
    'HE-22',
    'The chapter speaks of enemies; allies of the party are not mentioned.',
  ),
  halfCounts: morale.choice(
    'fallen',
    { fallen: 'the killed and the incapacitated', left: 'whoever fled or gave up as well' },
    'Half of them is counted by',
    'HE-22',
    'The chapter names those two. A table may find that a side which sees half of its own run is as shaken.',
  ),
  hirelingRolls: morale.choice(
    'morale',
    { morale: 'its morale', loyalty: 'its loyalty' },
    'A flighty hireling rolls',
    'HE-24',
    'The chapter has it test morale, and gives it a loyalty score too that could well be what is tested.',
  ),
};

const gambits = inGroup('Gambits');
const gambitsRules = {
  fleeingAct: gambits.toggle(
    true,
    'Who flees has the free action too',
    'HE-20',
    'The chapter gives the opponent a free action and names no exception; yet who flees wants nothing but to get away.',
  ),
};

/** The things that the table has made itself. */
const own = {
  weapons: unshownValue(z.array(ownWeaponSchema).check(z.maxLength(MOST_OWN)), []),
  spells: unshownValue(z.array(ownSpellSchema).check(z.maxLength(MOST_OWN)), []),
};

export const houseRules = declareRecord({
  ...distanceRules,
  ...armourRules,
  ...notchesRules,
  ...harmRules,
  ...roundsRules,
  ...stressRules,
  ...moraleRules,
  ...gambitsRules,
  ...own,
});
export type HestiaHouse = ReturnType<typeof houseRules.start>;
