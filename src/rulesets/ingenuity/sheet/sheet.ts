/** A combatant's sheet in Ingenuity: attribute and skill dice, defences, the four pools, items, states. */
import * as z from 'zod/mini';
import type { Combatant } from '../../../engine/fight.ts';
import { capital } from '../../../engine/words.ts';
import {
  choice,
  chosenFrom,
  declare,
  nested,
  number,
  of,
  optionsOfThings,
  people,
  rows,
  several,
  toggle,
  unshown,
  value,
  words,
} from '../../common/declare.ts';
import { armoury } from './armoury.ts';
import { die } from './dice.ts';
import { maneuverFigures, maneuvers } from './effects.ts';
import { furnish, HANDS } from './furnish.ts';
import { ATTRIBUTES, fists, handsFull, type Item, itemFigures, PROFICIENCIES, SKILLS } from './items.ts';
import { ARMOURS, TIERS } from './tiers.ts';

/** Items that fit on a sheet. */
export const MOST_ITEMS = 12;

export const STATES = ['prone', 'cover', 'guarding', 'unconscious', 'unseen', 'blinded'] as const;
export type StateName = (typeof STATES)[number];

const pool = (label: string, start: number) =>
  nested({
    now: number(start, 0, 999, { label, group: 'Pools' }),
    max: number(start, 0, 999, { label: `${label}, at most`, group: 'Pools' }),
  });
const dice = (group: string, start: 4 | 6) => (name: string) =>
  value(die, start, {
    label: capital(name),
    group,
    kind: 'number',
    min: 4,
    max: 12,
    help: 'A die of 4, 6, 8, 10 or 12 sides.',
  });
const defence = (label: string, start: number, max: number) => number(start, 0, max, { label, group: 'Defence' });

const sheet = declare({
  endurance: pool('Endurance', 10),
  health: pool('Health', 10),
  stamina: pool('Stamina', 3),
  focus: pool('Focus', 2),
  states: several(words(...STATES), { label: 'States', group: 'Harm' }),
  /** How it left the fight. */
  gone: choice('no', words('no', 'dead', 'fled', 'surrendered'), { label: 'Left the fight', group: 'Harm' }),
  /** Of no name: dies without a luck test (IN-38). */
  nameless: toggle(false, {
    label: 'Of no name',
    group: 'Harm',
    help: 'Dies without a luck test where others risk death.',
  }),
  /** What the next luck test against death must reach; each success raises it for good (IN-38). */
  deathNumber: number(10, 1, 99, {
    label: 'Luck against death',
    group: 'Harm',
    help: 'Each success raises it by 5 for good.',
  }),
  /** By the GM's word it is never asked to react (IN-17). */
  neverReacts: toggle(false, { label: 'Never reacts', group: 'Defence', help: 'It is asked about no reaction.' }),
  evasion: defence('Evasion', 6, 40),
  deflection: nested({
    physical: defence('Physical deflection', 0, 20),
    elemental: defence('Elemental deflection', 0, 20),
  }),
  /** A suit that is worn: what it adds is a house rule. */
  armour: choice('none', words('none', ...ARMOURS), {
    label: 'Armour',
    group: 'Defence',
    help: 'Adds to evasion and both deflections what the house rules say.',
  }),
  constitution: defence('Constitution', 4, 40),
  items: {
    ...chosenFrom(
      optionsOfThings(armoury),
      { label: 'Items', group: 'Items' },
      rows(
        itemFigures,
        { one: 'item', most: MOST_ITEMS, id: 'id' },
        { label: 'Items, each figure', group: 'Items in full' },
      ),
    ),
    start: [fists()],
  },
  /** Ways of attacking that it has learnt, each with what it adds and does. */
  maneuvers: chosenFrom(
    optionsOfThings(maneuvers),
    { label: 'Maneuvers', group: 'Items' },
    rows(
      maneuverFigures,
      { one: 'maneuver', most: 12, id: 'id' },
      { label: 'Maneuvers, each figure', group: 'Maneuvers in full' },
    ),
  ),
  attributes: nested(of(ATTRIBUTES, dice('Attribute dice', 6))),
  skills: nested({ ...of(SKILLS, dice('Skill dice', 4)), combat: dice('Skill dice', 6)('combat') }),
  proficiencies: nested(
    of(PROFICIENCIES, (name) => number(0, 0, 20, { label: capital(name), group: 'Proficiencies' })),
  ),
  /** Added to every luck roll. */
  luck: number(0, -10, 10, { label: 'Added to luck rolls', group: 'Body' }),
  size: number(4, 1, 10, { label: 'Size', group: 'Body', help: 'Small 3, medium 4.' }),
  /** Metres of a Move. */
  speed: number(6, 0, 60, { label: 'Speed, in metres', group: 'Body' }),
  /** Hands for items; those of an ordinary body are two. */
  hands: number(HANDS, 0, 6, { label: 'Hands for items', group: 'Body' }),
  /** Cannot be surprised (IN-06). */
  alert: toggle(false, { label: 'Cannot be surprised', group: 'Body' }),
  /** The tier of a ready-made foe, and the figures of the tier that this sheet was made with. */
  tier: choice('none', words('none', ...TIERS), {
    label: 'Follows the figures of the tier',
    group: 'Body',
    help: 'What the house rules change about a tier changes whoever is of it.',
  }),
  tierLine: unshown(z.string().check(z.maxLength(200)), ''),
  /** Sees in darkness as by day. */
  darksight: toggle(false, { label: 'Sees in the dark', group: 'Sight' }),
  /** By the GM's hand: who does not see this one, and who does in spite of hiding, walls and darkness (IN-27). */
  unseenBy: people({ label: 'Unseen by', group: 'Sight', help: 'By these alone; unseen by all enemies is a state.' }),
  seenBy: people({ label: 'Seen all the same by', group: 'Sight', help: 'In spite of hiding, walls and darkness.' }),
});
export type IngenuitySheet = ReturnType<typeof sheet.start>;
export type Fighter = Combatant<IngenuitySheet>;

/** The hands hold no more than they can (IN-09). */
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
/** Each value with its schema, its field and its words; what a new one holds is an ordinary person with bare hands. A bare id among its items is filled in from the armoury. */
export const ingenuitySheet = { ...sheet, schema: z.pipe(z.transform(furnish), sheet.schema.check(heldAtOnce)) };

export const has = (one: Fighter, state: StateName): boolean => one.sheet.states.includes(state);
/** Puts somebody into a state; a second time changes nothing. */
export function put(one: Fighter, state: StateName): void {
  if (!has(one, state)) one.sheet.states.push(state);
}
export function lift(one: Fighter, state: StateName): void {
  one.sheet.states = one.sheet.states.filter((other) => other !== state);
}

/** On the field, awake or not. */
export const isHere = (one: Fighter): boolean => one.sheet.gone === 'no';
/** On the field and able to act. */
export const isUp = (one: Fighter): boolean => isHere(one) && !has(one, 'unconscious');
/** IN-36: at half endurance or less. */
export const isHarmed = ({ sheet: { endurance } }: Fighter): boolean => endurance.now * 2 <= endurance.max;
/** IN-36: below full health. */
export const isBloodied = ({ sheet: { health } }: Fighter): boolean => health.now < health.max;
export const itemOf = (one: Fighter, id: string | undefined): Item | undefined =>
  one.sheet.items.find((thing) => thing.id === id);
