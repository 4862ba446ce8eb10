/**
 * The sheet of a Thrum combatant: its numbers, its abilities, and everything that a fight does to
 * it.
 */
import * as z from 'zod/mini';
import { capitalized } from '../../../engine/words.ts';
import { idSchema } from '../../../space/scene.ts';
import {
  capitals,
  choiceValue,
  combatantOrNone,
  declareRecord,
  entriesValue,
  fieldValue,
  nestedValues,
  numberValue,
  orNone,
  textValue,
  toggleValue,
  unshownValue,
  valuesOf,
} from '../../common/declare.ts';
import { buffValue, conditions, notesValue, stanceValue } from './carried.ts';
import { ARTS, type Art, ATTRIBUTE_NAMES, ATTRIBUTES, type Attribute, type Condition, PRIMARY } from './terms.ts';

/**
 * A number that replaces the derived one, for a foe's stat block. Null: the number is derived from
 * the attributes.
 */
const fixed = (label: string, min = -5, max = 30, none = 'by attributes') =>
  orNone(none, numberValue(0, min, max, { label, group: 'Numbers' }));
const loads = (group: 'Load' | 'Tolerance', most: number, fatigue: number, stress: number) =>
  nestedValues({
    fatigue: numberValue(fatigue, 0, most, { label: `Fatigue ${group}`, group: 'Loads' }),
    stress: numberValue(stress, 0, most, { label: `Stress ${group}`, group: 'Loads' }),
  });
const passive = z.int().check(z.minimum(-40), z.maximum(40));
const upgrade = z.object({ id: idSchema, upgrades: z.array(z.enum(['a', 'b', 'c'])).check(z.maxLength(3)) });

/**
 * Each value with its schema, its field and its words. A new sheet is a blank character: level 1,
 * every number 0. The form (`view/form.ts`) fills in the abilities and traits to choose from.
 */
export const thrumSheet = declareRecord({
  kind: choiceValue('character', capitals('character', 'foe', 'minion'), { label: 'Kind', group: 'Who' }),
  controller: combatantOrNone('nobody', { label: 'Controller', group: 'Who', help: 'Of a Minion.' }),
  level: numberValue(1, 1, 20, { label: 'Level', group: 'Who' }),
  tier: numberValue(0, 0, 10, { label: 'Tier', group: 'Who', help: 'Of a foe.' }),
  /** Faction traits work among combatants who share this word. */
  faction: textValue('', 40, {
    label: 'Faction',
    group: 'Who',
    help: 'Faction traits work among those with the same word.',
  }),
  load: loads('Load', 99, 0, 0),
  /** The tolerances as they are left; they last beyond a fight. */
  tolerance: loads('Tolerance', 40, 3, 2),
  wounds: numberValue(0, 0, 3, { label: 'Wounds', group: 'Loads' }),
  incapacitated: toggleValue(false, { label: 'Incapacitated', group: 'Loads' }),
  /** The combatant was removed from the fight: three wounds, or a minion that vanished. */
  removed: toggleValue(false, { label: 'Out of the fight', group: 'Loads' }),
  fixed: nestedValues({
    attack: fixed('Attack'),
    initiative: fixed('Initiative'),
    resilience: fixed('Resilience'),
    evasion: fixed('Evasion'),
    resolve: fixed('Resolve'),
    speed: fixed('Speed', 0, 20, '4'),
  }),
  attributes: nestedValues(
    valuesOf(ATTRIBUTES, (id) => numberValue(0, 0, 12, { label: ATTRIBUTE_NAMES[id], group: 'Attributes' })),
  ),
  /** Training points in each Art; 0 is untrained. */
  training: nestedValues(
    valuesOf(ARTS, (art) => numberValue(0, 0, 12, { label: capitalized(art), group: 'Training' })),
  ),
  /** Archetype traits (`+` for the upgraded one), and a foe's faction traits. */
  traits: fieldValue(z.array(z.string().check(z.maxLength(40))).check(z.maxLength(20)), [], {
    label: 'Traits',
    group: 'Traits',
    kind: 'choices',
    options: [],
    help: 'An archetype’s, or those of a faction, which work among fellows with the same word.',
  }),
  abilities: fieldValue(z.array(upgrade).check(z.maxLength(60)), [], {
    label: 'Abilities',
    group: 'Abilities',
    kind: 'choices',
    parts: 'upgrades',
    options: [],
    help: 'Basic abilities are everybody’s. A stance or passive works from now on.',
  }),
  conditions,
  stance: stanceValue('Stance'),
  /** The earlier stance, as long as a trait keeps it. */
  oldStance: stanceValue('Older stance, kept by a trait'),
  buff: buffValue,
  initiative: orNone(
    'not rolled',
    numberValue(0, -20, 99, {
      label: 'Initiative rolled',
      group: 'Turn',
      help: 'A change moves the combatant in the order; without one it is rolled before the next turn.',
    }),
  ),
  /** Potential for each nova ability. */
  potential: entriesValue(
    'store',
    [],
    numberValue(1, 0, 20, { label: 'Stored' }),
    { label: 'Potential', group: 'Novas' },
    z.string(),
  ),
  novaSpent: toggleValue(false, { label: 'Potential was spent in this fight', group: 'Novas' }),
  /** Counters and notes that abilities keep between moments, by a short key. */
  notes: notesValue,
  /** Squares along a side of its token. */
  squares: numberValue(1, 1, 6, { label: 'Squares along a side', group: 'Token' }),
  /**
   * The part of the tolerances that passives have brought, so that a passive that is gained or lost
   * changes them by its own part. Left out in older encounters: there the tolerances already
   * include the passives' parts.
   */
  passive: {
    ...unshownValue(z.object({ fatigue: passive, stress: passive }), { fatigue: 0, stress: 0 }),
    missing: 'left out',
  },
});
export type Sheet = ReturnType<typeof thrumSheet.start>;

/** Half an attribute, rounded down (ASSUMED). */
export const halfAttribute = (sheet: Sheet, attribute: Attribute): number =>
  Math.floor(sheet.attributes[attribute] / 2);

/**
 * The modifier of an Art: half of primary attribute and training, and a step for level; 0 when
 * untrained. A foe has one modifier for all Arts.
 */
export function artModifier(sheet: Sheet, art: Art): number {
  if (sheet.fixed.attack !== null) return sheet.fixed.attack;
  const training = sheet.training[art];
  if (training === 0) return 0;
  return Math.floor((sheet.attributes[PRIMARY[art]] + training) / 2) + Math.floor((sheet.level + 4) / 4);
}
/** TH-18: Basic Attack uses the best Art. */
export const bestArt = (sheet: Sheet): number => Math.max(...ARTS.map((art) => artModifier(sheet, art)));

export type Defence = 'resilience' | 'evasion' | 'resolve';
const DEFENCE_ATTRIBUTE: Record<Defence, Attribute> = { resilience: 'end', evasion: 'ref', resolve: 'foc' };
export const DEFENCE_NAMES: Record<Defence, string> = {
  resilience: 'Resilience',
  evasion: 'Evasion',
  resolve: 'Resolve',
};
export const defenceModifier = (sheet: Sheet, defence: Defence): number =>
  sheet.fixed[defence] ?? sheet.attributes[DEFENCE_ATTRIBUTE[defence]];
export const initiativeModifier = (sheet: Sheet): number => sheet.fixed.initiative ?? sheet.attributes.ref;

/**
 * The number of stacks of a condition that a combatant has: 1 for a condition without stacks, 0 for
 * none.
 */
export const stacksOf = (sheet: Sheet, condition: Condition): number => sheet.conditions[condition]?.n ?? 0;
export const hasCondition = (sheet: Sheet, condition: Condition): boolean => stacksOf(sheet, condition) > 0;

/** TH-30: Stress Load over Tolerance. */
export const isFrayed = (sheet: Sheet): boolean => sheet.load.stress > sheet.tolerance.stress;
/** TH-32: Fatigue Load over Tolerance. */
export const isExhausted = (sheet: Sheet): boolean => sheet.load.fatigue > sheet.tolerance.fatigue;

/** A note that an ability keeps on a sheet; 0 when there is none. */
export const noteOf = (sheet: Sheet, key: string): number => sheet.notes[key] ?? 0;
/** Sets a note; 0 removes it. */
export function setNote(sheet: Sheet, key: string, value: number): void {
  if (value === 0) delete sheet.notes[key];
  else sheet.notes[key] = value;
}
