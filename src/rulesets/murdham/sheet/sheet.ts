/**
 * The sheet of a combatant in Murdham: everything that the rules store about a fighter, each value
 * declared once.
 */
import * as z from 'zod/mini';
import { capitalized } from '../../../engine/words.ts';
import {
  choicesValue,
  choiceValue,
  combatantsValue,
  declareRecord,
  fieldValue,
  filledValue,
  leftOutValue,
  memberValue,
  nameValue,
  nestedValues,
  numberValue,
  optionsOf,
  orUnset,
  recordValue,
  rowsValue,
  textsValue,
  textValue,
  toggleValue,
  valuesOf,
} from '../../common/declare.ts';
import { gearValue, naturalOfShape, naturalWeapons } from './carried.ts';
import { conditions, postSpecs } from './conditions.ts';
import { mutations } from './mutations.ts';
import { allPowers } from './powers.ts';
import { fillMade } from './shortForms.ts';
import { skillNames } from './skills.ts';
import { CRAFTS, SIEGE_PIECES, SIZES } from './terms.ts';
import { itemSpecs } from './things/gear.ts';
import { allTraits, kindSpecs, madeTraitSchema, mindSpecs } from './traits.ts';

/** Maps the ids of a list to their names. */
const worded = <K extends string>(list: readonly { id: K; name: string }[]) =>
  Object.fromEntries(list.map(({ id, name }) => [id, name])) as Record<K, string>;
/** Declares a list of ids to which the table may add its own. */
const known = (
  label: string,
  group: string,
  most: number,
  list: readonly { id: string; label: string; group?: string }[],
  help?: string,
) =>
  fieldValue(z.array(z.string().check(z.minLength(1), z.maxLength(40))).check(z.maxLength(most)), [], {
    label,
    group,
    kind: 'choices',
    options: list,
    ...(help ? { help } : {}),
  });
const ability = (label: string, help: string) => numberValue(8, 0, 40, { label, group: 'Abilities', help });
const size = (about: { label: string; group?: string }) => choiceValue('medium', valuesOf(SIZES, capitalized), about);
const CARRIED = 'Carried';

/**
 * A lasting injury: the face of the injury die, the points of which ability it took, and whether it
 * is permanent.
 */
const injury = {
  roll: numberValue(1, 1, 6, { label: 'On the die' }),
  label: textValue('a scar', 60, { label: 'What' }),
  amount: numberValue(0, 0, 20, { label: 'Points lost' }),
  permanent: toggleValue(false, { label: 'For good' }),
};

/**
 * What a body's shape brings: strength and speed, hide, size, traits and natural weapons. `spared`
 * is harm that a weaker body could not have borne.
 */
const shape = {
  str: numberValue(8, 0, 40, { label: 'STR' }),
  agi: numberValue(8, 0, 40, { label: 'AGI' }),
  armour: numberValue(0, 0, 6, { label: 'Armour of the body' }),
  size: size({ label: 'Size' }),
  traits: choicesValue(worded(allTraits), { label: 'Traits' }),
  natural: naturalOfShape,
  spared: numberValue(0, 0, 99, { label: 'Harm that it could not bear' }),
};

/**
 * Each value with its schema, its field and its words. A new sheet is that of an average human with
 * bare hands. Gear and conditions also take bare ids.
 */
export const murdhamSheet = declareRecord({
  /**
   * The scores now, with injuries and other losses already taken off. Confusion and crimson weed
   * are added when a score is read.
   */
  abilities: nestedValues({
    str: ability('STR', 'Strength: saves of body, and health.'),
    agi: ability('AGI', 'Agility: dodging, balance, flight.'),
    wit: ability('WIT', 'Wit: hard shots, morale, fast actions.'),
  }),
  /**
   * The health lost. Health is the maximum less this; the maximum comes from STR, Tough and size.
   */
  harm: numberValue(0, 0, 200, {
    label: 'Health lost',
    group: 'Health',
    help: 'Off the maximum, which comes from STR, Tough and size.',
  }),
  /** The armour of the body itself, before the size changes it. */
  armour: numberValue(0, 0, 6, {
    label: 'Armour of the body',
    group: 'Health',
    help: 'Hide and scales, before size. Worn armour is gear.',
  }),
  conditions,
  injuries: rowsValue(injury, { one: 'injury', most: 200 }, { label: 'Injuries', group: 'Health' }),
  gear: gearValue,
  natural: naturalWeapons,
  skills: known('Skills', 'Skills', 64, optionsOf(skillNames)),
  /**
   * What a fighter may do once in a stretch and has done: 'leadership', 'breath', 'dose:…',
   * 'drink'.
   */
  spent: textsValue(800, 600, {
    label: 'Done already this stretch',
    group: 'Skills',
    help: 'What may be done once a stretch or day, by its id: breath, leadership, a drink.',
  }),
  traits: choicesValue(worded(allTraits), { label: 'Traits', group: 'Being' }),
  mutations: known(
    'Mutations',
    'Being',
    20,
    mutations.map(({ id, label }) => ({ id, label })),
    'What a mutation brings, a weapon or a trait, is set beside it.',
  ),
  size: size({ label: 'Size', group: 'Being' }),
  kind: choiceValue('creature', worded(kindSpecs), { label: 'Kind', group: 'Being' }),
  mind: choiceValue('human', worded(mindSpecs), { label: 'Mind', group: 'Being' }),
  /** Traits that the table has made. A bare id stands for one of its catalogue. */
  made: leftOutValue(
    filledValue(
      fillMade,
      fieldValue(z.array(madeTraitSchema).check(z.maxLength(20)), undefined, {
        label: 'Traits of the table’s own',
        group: 'Being',
        kind: 'choices',
        options: [],
        help: 'Made among the things of our own.',
      }),
    ),
  ),
  /** The ids of powers that need no scroll, such as a demon's own. */
  powers: known(
    'Powers of its own',
    'Magic',
    20,
    Object.values(allPowers).map(({ id, name, path }) => ({ id, label: name, group: capitalized(path) })),
    'Invoked without a scroll.',
  ),
  mana: numberValue(0, 0, 12, { label: 'Mana', group: 'Magic' }),
  corruption: numberValue(0, 0, 99, { label: 'Corruption', group: 'Magic' }),
  /** The omens left. */
  omens: numberValue(0, 0, 9, {
    label: 'Omens',
    group: 'Magic',
    help: 'Players’ characters hold two, three with Luck.',
  }),
  morale: choiceValue(
    'steady',
    { steady: 'Steady', passed: 'Passed, done for the stretch', failed: 'Failed' },
    { label: 'Morale', group: 'Morale' },
  ),
  /** The fighter's morale group within its side. Empty means the side's main group. */
  group: textValue('', 40, {
    label: 'Morale group',
    group: 'Morale',
    help: 'Splits a side: each group checks for itself.',
  }),
  /** The GM has decided that this fighter fights to the last, so it never checks morale. */
  resolute: toggleValue(false, { label: 'Fights to the last', group: 'Morale', help: 'Never checks morale.' }),
  /** The sources of fear to which this fighter is immune for this stretch. */
  unafraid: combatantsValue({ label: 'Has learnt not to fear', group: 'Morale' }),
  /** The mount that this fighter rides. */
  mount: orUnset('Nobody', memberValue('combatants', { label: 'Rides', group: CARRIED })),
  /** The vehicle that this fighter is on or pulls, and its post. */
  aboard: orUnset(
    'On none',
    recordValue(
      {
        craft: memberValue('combatants', { label: 'Which' }),
        as: choiceValue(
          'passenger',
          {
            driver: postSpecs.driver.label,
            crew: postSpecs.crew.label,
            passenger: postSpecs.passenger.label,
            puller: postSpecs.puller.label,
          },
          { label: 'As' },
        ),
      },
      { label: 'On a vehicle', group: CARRIED },
    ),
  ),
  /** Set for a vehicle or siege piece, which is hurt like a fighter and does nothing by itself. */
  craft: orUnset(
    'No',
    choiceValue(
      'cart',
      valuesOf([...CRAFTS, ...SIEGE_PIECES], (id) => itemSpecs[id]?.name ?? id),
      {
        label: 'Is a vehicle or siege piece',
        group: CARRIED,
      },
    ),
  ),
  /** The side and player of a possessed fighter, to whom it returns. */
  own: orUnset(
    'Is its own',
    recordValue(
      {
        side: memberValue('sides', { label: 'Side' }),
        player: orUnset('The GM', nameValue('', 40, { label: 'Player' })),
      },
      { label: 'Goes back to, once no longer possessed', group: CARRIED },
    ),
  ),
  /** The fighter's own body while it is in an animal's shape. */
  shape: orUnset(
    'In its own shape',
    recordValue(shape, { label: 'Of itself, while in another shape', group: CARRIED }),
  ),
});
export type MurdhamSheet = ReturnType<typeof murdhamSheet.start>;

/** Gives the shape of a body as the sheet has it now. */
export const shapeOf = ({ abilities: { str, agi }, armour, size, traits, natural }: MurdhamSheet) => ({
  str,
  agi,
  armour,
  size,
  traits: [...traits],
  natural: [...natural],
});
