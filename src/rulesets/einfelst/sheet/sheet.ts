/**
 * A combatant's sheet in Einfelst Wilds: pools, rows of Harm or a plain count, arms, and states.
 */
import type { Combatant } from '../../../engine/fight.ts';
import { capitalized } from '../../../engine/words.ts';
import {
  capitals,
  choiceValue,
  combatantsValue,
  declareRecord,
  memberValue,
  nestedValues,
  numberValue,
  orNone,
  recordValue,
  textsValue,
  toggleValue,
  valuesOf,
} from '../../common/declare.ts';
import { ATTRIBUTES, SKILLS } from './skills.ts';
import { spellsValue } from './spells.ts';
import { type Weapon, weaponsValue } from './weapons.ts';

/**
 * The most Harm points that a sheet holds. Nobody's limit is higher, so more points would mean
 * nothing.
 */
export const MOST_POINTS = 99;

export const LEVELS = ['lesser', 'moderate', 'severe'] as const;
export type Level = (typeof LEVELS)[number];

const harm = (label: string) => numberValue(0, 0, 9, { label, group: 'Harm' });
const row = (kind: string) =>
  nestedValues({
    lesser: harm(`${kind}, lesser`),
    moderate: harm(`${kind}, moderate`),
    severe: harm(`${kind}, severe`),
  });
const rating = (group: string, start: number) => (name: string) =>
  numberValue(start, 0, 12, { label: capitalized(name), group });
const attribute = rating('Attributes', 2);
const trained = rating('Actions', 2);
const tried = rating('Actions', 1);
const untried = rating('Actions', 0);

/**
 * Each value with its schema, its field and its words. A new sheet describes an ordinary person.
 */
export const einfelstSheet = declareRecord({
  /** Rows of Harm for player characters; a plain count for others (EW-22). */
  counts: choiceValue('points', capitals('rows', 'points'), { label: 'Harm is kept as', group: 'Harm' }),
  physical: row('Physical'),
  mental: row('Mental'),
  points: numberValue(0, 0, MOST_POINTS, { label: 'Harm points', group: 'Harm' }),
  /** At this many points the combatant is out. */
  limit: numberValue(4, 1, 99, { label: 'Out at', group: 'Harm' }),
  /** The points taken since the combatant's last test; each takes a die from the next test. */
  sore: numberValue(0, 0, MOST_POINTS, {
    label: 'Fresh points',
    group: 'Harm',
    help: 'As many dice fewer on the next test.',
  }),
  gone: choiceValue('no', capitals('no', 'out', 'dead', 'fled', 'broken'), { label: 'Left the fight', group: 'Harm' }),
  attributes: nestedValues(valuesOf(ATTRIBUTES, attribute)),
  skills: nestedValues({
    ...valuesOf(SKILLS, untried),
    ...valuesOf(['strike', 'shoot'], trained),
    ...valuesOf(['force', 'endure', 'finesse', 'sneak', 'track', 'read', 'intimidate'], tried),
  }),
  kind: choiceValue('person', capitals('character', 'person', 'creature'), { label: 'What it is', group: 'Kind' }),
  /** How many initiative cards the combatant holds. */
  cards: numberValue(1, 1, 5, { label: 'Initiative cards', group: 'Kind' }),
  /** The maneuvers of one turn: one slow and one fast, except for some monsters (EW-14). */
  slow: numberValue(1, 0, 9, { label: 'Slow maneuvers a turn', group: 'Kind' }),
  fast: numberValue(1, 0, 9, { label: 'Fast maneuvers a turn', group: 'Kind' }),
  /** How many hands the combatant has for weapons (EW-18). */
  hands: numberValue(2, 0, 9, { label: 'Hands', group: 'Kind' }),
  armour: numberValue(0, 0, 9, { label: 'Armour', group: 'Kind' }),
  fear: numberValue(0, 0, 9, { label: 'Fear value', group: 'Kind' }),
  weapons: weaponsValue,
  spells: spellsValue,
  cover: choiceValue('none', capitals('none', 'light', 'heavy'), { label: 'In cover', group: 'States' }),
  pinned: toggleValue(false, { label: 'Pinned', group: 'States' }),
  prone: toggleValue(false, { label: 'On the ground', group: 'States' }),
  /**
   * The combatant keeps far off in the zone: for close combat with it, or by it, somebody must come
   * close first (EW-19).
   */
  aloof: toggleValue(false, { label: 'Far off in the zone', group: 'States' }),
  /**
   * The combatant lies in ambush. The players’ screen does not show an enemy in ambush until that
   * enemy acts.
   */
  lurking: toggleValue(false, { label: 'In ambush', group: 'States' }),
  /** Harm that a poison will still do at the next round's start. */
  poison: numberValue(0, 0, 99, { label: 'Poison left', group: 'States' }),
  /**
   * Extra dice: on the first maneuver of the round (an ambush), on the next test (a controlled
   * success).
   */
  firstDice: numberValue(0, 0, 20, { label: 'Dice on the first maneuver', group: 'States' }),
  nextDice: numberValue(0, 0, 20, { label: 'Dice on the next roll', group: 'States' }),
  /** The combatant who holds this one, and whether this one is gagged. */
  held: orNone(
    'by nobody',
    recordValue(
      { by: memberValue('combatants', { label: 'Held by' }), gagged: toggleValue(false, { label: 'Gagged' }) },
      { label: 'Held', group: 'States' },
    ),
  ),
  /**
   * The fire that burns the combatant: its damage, the successes needed to put it out, and those
   * saved up so far.
   */
  fire: orNone(
    'not burning',
    recordValue(
      {
        damage: numberValue(1, 0, 9, { label: 'Harm of the fire' }),
        needs: numberValue(1, 1, 9, { label: 'Successes to put it out' }),
        saved: numberValue(0, 0, 99, { label: 'Successes saved up' }),
      },
      { label: 'Burning', group: 'States' },
    ),
  ),
  /** Foes in cover or far off in the zone to whom the combatant has come close. */
  close: combatantsValue({ label: 'Has come close to', group: 'States' }),
  injuries: textsValue(80, 200, { label: 'Critical injuries', group: 'Harm' }),
});
export type EinfelstSheet = ReturnType<typeof einfelstSheet.start>;
export type Fighter = Combatant<EinfelstSheet>;

/**
 * EW-14: the maneuvers of a combatant's turn. A sheet from an older file may not say them; then it
 * has the usual ones.
 */
export const turnOf = ({ sheet }: Fighter): { slow: number; fast: number } => ({
  slow: sheet.slow ?? 1,
  fast: sheet.fast ?? 1,
});
export const isUp = (one: Fighter): boolean => one.sheet.gone === 'no';
/**
 * Whether fire and poison can still hurt a combatant: one who fights, or one who has fled (EW-43,
 * EW-47).
 */
export const canSuffer = (one: Fighter): boolean => isUp(one) || one.sheet.gone === 'fled';
/** The weapons that a combatant can use now: those in hand and those of the body. */
export const atHand = ({ sheet }: Fighter): Weapon[] =>
  sheet.weapons.filter(({ where }) => where === 'hand' || where === 'body');
/**
 * EW-26: whether a combatant has a weapon for close combat. Teeth and claws count; bare hands and
 * bows do not.
 */
export const isArmed = (one: Fighter): boolean => atHand(one).some(({ skill }) => skill === 'strike');
/** The weapons that a combatant can be made to drop: those in hand that are no part of the body. */
export const inHand = ({ sheet }: Fighter): Weapon[] =>
  sheet.weapons.filter(({ where, skill }) => where === 'hand' && skill !== 'force');
