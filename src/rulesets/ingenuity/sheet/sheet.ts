/**
 * A combatant's sheet in Ingenuity: attribute and skill dice, defences, the four pools, items,
 * states.
 */
import * as z from 'zod/mini';
import type { Combatant } from '../../../engine/fight.ts';
import { capitalized } from '../../../engine/words.ts';
import {
  choicesValue,
  choiceValue,
  chosenFrom,
  combatantsValue,
  declareRecord,
  fieldValue,
  nestedValues,
  numberValue,
  optionsOfThings,
  rowsValue,
  toggleValue,
  unshownValue,
  valuesOf,
  wordOptions,
} from '../../common/declare.ts';
import { armouryItems } from './armoury.ts';
import { dieSchema } from './dice.ts';
import { maneuverFigures, maneuvers } from './effects.ts';
import { furnishSheet, HANDS } from './furnish.ts';
import { ATTRIBUTES, fistsItem, handsFull, type Item, itemFigures, PROFICIENCIES, SKILLS } from './items.ts';
import { ARMOURS, TIERS } from './tiers.ts';

/** The most items that fit on a sheet. */
export const MOST_ITEMS = 12;

export const STATES = ['prone', 'cover', 'guarding', 'unconscious', 'unseen', 'blinded'] as const;
export type StateName = (typeof STATES)[number];

const pool = (label: string, start: number) =>
  nestedValues({
    now: numberValue(start, 0, 999, { label, group: 'Pools' }),
    max: numberValue(start, 0, 999, { label: `${label}, at most`, group: 'Pools' }),
  });
const dice = (group: string, start: 4 | 6) => (name: string) =>
  fieldValue(dieSchema, start, {
    label: capitalized(name),
    group,
    kind: 'number',
    min: 4,
    max: 12,
    help: 'A die of 4, 6, 8, 10 or 12 sides.',
  });
const defence = (label: string, start: number, max: number) => numberValue(start, 0, max, { label, group: 'Defence' });

const sheet = declareRecord({
  endurance: pool('Endurance', 10),
  health: pool('Health', 10),
  stamina: pool('Stamina', 3),
  focus: pool('Focus', 2),
  states: choicesValue(wordOptions(...STATES), { label: 'States', group: 'Harm' }),
  /** How the combatant left the fight. */
  gone: choiceValue('no', wordOptions('no', 'dead', 'fled', 'surrendered'), { label: 'Left the fight', group: 'Harm' }),
  /** A nameless combatant dies without a luck test (IN-38). */
  nameless: toggleValue(false, {
    label: 'Of no name',
    group: 'Harm',
    help: 'Dies without a luck test where others risk death.',
  }),
  /**
   * The number that the next luck test against death must reach; each success raises it for good
   * (IN-38).
   */
  deathNumber: numberValue(10, 1, 99, {
    label: 'Luck against death',
    group: 'Harm',
    help: 'Each success raises it by 5 for good.',
  }),
  /** By the GM's ruling the combatant is never asked to react (IN-17). */
  neverReacts: toggleValue(false, { label: 'Never reacts', group: 'Defence', help: 'It is asked about no reaction.' }),
  evasion: defence('Evasion', 6, 40),
  deflection: nestedValues({
    physical: defence('Physical deflection', 0, 20),
    elemental: defence('Elemental deflection', 0, 20),
  }),
  /** A suit of armour that is worn; a house rule says what the suit adds. */
  armour: choiceValue('none', wordOptions('none', ...ARMOURS), {
    label: 'Armour',
    group: 'Defence',
    help: 'Adds to evasion and both deflections what the house rules say.',
  }),
  constitution: defence('Constitution', 4, 40),
  items: {
    ...chosenFrom(
      optionsOfThings(armouryItems),
      { label: 'Items', group: 'Items' },
      rowsValue(
        itemFigures,
        { one: 'item', most: MOST_ITEMS, id: 'id' },
        { label: 'Items, each figure', group: 'Items in full' },
      ),
    ),
    start: [fistsItem()],
  },
  /** Ways of attacking that the combatant has learnt, each with its bonuses and effects. */
  maneuvers: chosenFrom(
    optionsOfThings(maneuvers),
    { label: 'Maneuvers', group: 'Items' },
    rowsValue(
      maneuverFigures,
      { one: 'maneuver', most: 12, id: 'id' },
      { label: 'Maneuvers, each figure', group: 'Maneuvers in full' },
    ),
  ),
  attributes: nestedValues(valuesOf(ATTRIBUTES, dice('Attribute dice', 6))),
  skills: nestedValues({ ...valuesOf(SKILLS, dice('Skill dice', 4)), combat: dice('Skill dice', 6)('combat') }),
  proficiencies: nestedValues(
    valuesOf(PROFICIENCIES, (name) => numberValue(0, 0, 20, { label: capitalized(name), group: 'Proficiencies' })),
  ),
  /** A number that is added to every luck roll. */
  luck: numberValue(0, -10, 10, { label: 'Added to luck rolls', group: 'Body' }),
  size: numberValue(4, 1, 10, { label: 'Size', group: 'Body', help: 'Small 3, medium 4.' }),
  /** The metres of a Move. */
  speed: numberValue(6, 0, 60, { label: 'Speed, in metres', group: 'Body' }),
  /** Hands for items; an ordinary body has two. */
  hands: numberValue(HANDS, 0, 6, { label: 'Hands for items', group: 'Body' }),
  /** An alert combatant cannot be surprised (IN-06). */
  alert: toggleValue(false, { label: 'Cannot be surprised', group: 'Body' }),
  /** The tier of a ready-made foe, and the figures that the tier had when this sheet was made. */
  tier: choiceValue('none', wordOptions('none', ...TIERS), {
    label: 'Follows the figures of the tier',
    group: 'Body',
    help: 'What the house rules change about a tier changes whoever is of it.',
  }),
  tierLine: unshownValue(z.string().check(z.maxLength(200)), ''),
  /** The combatant sees in darkness as by day. */
  darksight: toggleValue(false, { label: 'Sees in the dark', group: 'Sight' }),
  /**
   * By the GM's ruling: who does not see this combatant, and who sees it in spite of hiding, walls
   * and darkness (IN-27).
   */
  unseenBy: combatantsValue({
    label: 'Unseen by',
    group: 'Sight',
    help: 'By these alone; unseen by all enemies is a state.',
  }),
  seenBy: combatantsValue({
    label: 'Seen all the same by',
    group: 'Sight',
    help: 'In spite of hiding, walls and darkness.',
  }),
});
export type IngenuitySheet = ReturnType<typeof sheet.start>;
export type Fighter = Combatant<IngenuitySheet>;

/** Checks that the hands hold no more than they can (IN-09). */
const heldAtOnce = z.superRefine<IngenuitySheet>(({ items, hands }, faults) => {
  if (handsFull(items) > hands)
    faults.addIssue({
      code: 'custom',
      path: ['items'],
      message: `${hands === 2 ? 'two hands' : `${hands} hands`} cannot hold ${items
        .filter((thing) => thing.where === 'hand' && thing.hands > 0)
        .map(({ name }) => name)
        .join(', ')} at once: let some of it be worn or packed`,
    });
});
/**
 * Each value with its schema, its field and its words. A new sheet is an ordinary person with bare
 * hands. A bare id among the items is completed from the armoury.
 */
export const ingenuitySheet = { ...sheet, schema: z.pipe(z.transform(furnishSheet), sheet.schema.check(heldAtOnce)) };

export const hasState = (one: Fighter, state: StateName): boolean => one.sheet.states.includes(state);
/** Puts a combatant into a state; doing so twice changes nothing. */
export function putState(one: Fighter, state: StateName): void {
  if (!hasState(one, state)) one.sheet.states.push(state);
}
export function liftState(one: Fighter, state: StateName): void {
  one.sheet.states = one.sheet.states.filter((other) => other !== state);
}

/** Tells whether a combatant is on the field, awake or not. */
export const isHere = (one: Fighter): boolean => one.sheet.gone === 'no';
/**
 * IN-25: tells whether a combatant is there in the flesh, so that a blow can harm it: it fights, or
 * has surrendered and stands by.
 */
export const isThere = (one: Fighter): boolean => isHere(one) || one.sheet.gone === 'surrendered';
/** Tells whether a combatant is there and awake, though it may have surrendered. */
export const isAwake = (one: Fighter): boolean => isThere(one) && !hasState(one, 'unconscious');
/** Tells whether a combatant is on the field and awake. */
export const isUp = (one: Fighter): boolean => isHere(one) && !hasState(one, 'unconscious');
/** IN-36: a combatant is harmed at half endurance or less. */
export const isHarmed = ({ sheet: { endurance } }: Fighter): boolean => endurance.now * 2 <= endurance.max;
/** IN-36: a combatant is bloodied below full health. */
export const isBloodied = ({ sheet: { health } }: Fighter): boolean => health.now < health.max;
export const itemOf = (one: Fighter, id: string | undefined): Item | undefined =>
  one.sheet.items.find((thing) => thing.id === id);
