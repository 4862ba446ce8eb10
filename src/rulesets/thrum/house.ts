/**
 * The house rules of Thrum: every value that had to be assumed, with the reason, and the abilities
 * that a table has made itself.
 */
import * as z from 'zod/mini';
import { declareRecord, inGroup, unshownValue } from '../common/declare.ts';
import { abilitySchema } from './sheet/ability.ts';

const contests = inGroup('Contests');
const contestsRules = {
  ties: contests.choice(
    'defender',
    { defender: 'the defender', attacker: 'the attacker' },
    'Equal totals go to',
    'TH-19',
    'The chapter says nothing of ties; an early rulebook gives them to the defender.',
  ),
  dropTies: contests.choice(
    'falls',
    { falls: 'lands badly', lands: 'lands well' },
    'Equal totals of a landing and the drop mean that one',
    'TH-15',
    'The drop contests the roll, and ties go to whoever contests; but one may as well be said to defend oneself against the drop.',
  ),
  evasionCost: contests.choice(
    'after',
    { after: 'after the attack has landed', before: 'before it lands, and raises its load' },
    'Vulnerable from Evasion comes',
    'TH-21',
    'The chapter names the effect and the Vulnerable together and does not say which comes first.',
  ),
};

const space = inGroup('Space');
const spaceRules = {
  areaEdges: space.choice(
    'over',
    { over: 'may hang over any edge, with what lies on the map', within: 'lies on the map as a whole' },
    'At the edge of the map an area',
    'TH-13',
    'The chapter calls an area a square on the grid and says nothing of where the grid ends.',
  ),
  coverHeight: space.choice(
    'no higher',
    { 'no higher': 'who stand no higher than it', lower: 'who stand lower than it' },
    'A character is cover against attackers',
    'TH-23',
    'Taken by the letter, nobody on level ground would ever be covered by a character.',
  ),
  obstructMental: space.toggle(
    false,
    'Obstruction stops mental attacks too',
    'TH-24',
    'The chapter speaks of obstruction within cover, and cover is for physical attacks.',
  ),
  wallsBar: space.toggle(
    true,
    'Walls and shut doors bar aiming',
    'TH-24',
    'The chapter has no walls between squares; a wall across the line is read as an obstructed way.',
  ),
};

const flow = inGroup('Flow');
const flowRules = {
  initiativeTies: flow.choice(
    'party',
    { party: 'the players’ side first, then the higher modifier', modifier: 'the higher modifier first' },
    'On equal initiative',
    'TH-02',
    'No source says how ties of initiative are broken.',
  ),
  foesInRoundZero: flow.toggle(
    true,
    'Foes take a stance in round zero too',
    'TH-04',
    'One sentence of the chapter names the players’ characters, another all characters.',
  ),
};

const conditions = inGroup('Conditions');
const conditionsRules = {
  statuses: conditions.choice(
    'twelve',
    { twelve: 'the eight that tick, Dazed, Immobilized, Disoriented, Stunned', eight: 'the eight that tick' },
    'A status that can be ended is one of',
    'TH-40',
    'The wiki says that some statuses have a number, so there are some without; which ones is not said.',
  ),
  hastened: conditions.choice(
    'next turn',
    { 'next turn': 'to the end of its bearer’s next turn', fight: 'to the end of the fight' },
    'Hastened lasts, where nothing else is said,',
    'TH-42',
    'No source says how long it lasts.',
  ),
  stumbles: conditions.choice(
    'paid',
    { paid: 'is spent on the spot', free: 'costs nothing' },
    'A disoriented step that is barred',
    'TH-42',
    'No source says; were it free, one could roll again without end.',
  ),
};

const incapacity = inGroup('Incapacity');
const incapacityRules = {
  coup: incapacity.choice(
    'off',
    { off: 'never', foes: 'foes only', all: 'anybody' },
    'An incapacitated neighbour can be put out of the fight',
    'TH-35',
    'An early rulebook had such an action; the current list of basic abilities does not.',
  ),
};

export const houseRules = declareRecord({
  ...contestsRules,
  ...spaceRules,
  ...flowRules,
  ...conditionsRules,
  ...incapacityRules,
  abilities: unshownValue(z.array(abilitySchema).check(z.maxLength(200)), []),
});
export type House = ReturnType<typeof houseRules.start>;
