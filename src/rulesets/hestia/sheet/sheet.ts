/** A combatant's sheet in the GLOG hack of Hestia: scores, Grit, Flesh, Stress, arms and armour. */
import type { Combatant } from '../../../engine/fight.ts';
import {
  choicesValue,
  choiceValue,
  declareRecord,
  nestedValues,
  numberValue,
  toggleValue,
  wordOptions,
} from '../../common/declare.ts';
import { FADING } from './effectWords.ts';
import { spellsValue, weaponsValue } from './gear.ts';
import { ofBody, TAGS, type Weapon } from './weapons.ts';

export const ATTRIBUTES = ['might', 'agility', 'discipline', 'savvy'] as const;
export type Attribute = (typeof ATTRIBUTES)[number];
/** The states that a combatant can be in. */
export const STATES = [
  'dazed',
  'bleeding',
  'pinned',
  'staggered',
  ...FADING,
  'liquor',
  'fleeing',
  'lit',
  'prone',
] as const;

const track = (label: string, start: number) =>
  nestedValues({
    now: numberValue(start, 0, 999, { label, group: 'Harm' }),
    max: numberValue(start, 0, 999, { label: `${label}, at most`, group: 'Harm' }),
  });
const score = (label: string) => numberValue(10, 0, 30, { label, group: 'Attributes' });
const tags = wordOptions(...TAGS);

/** The most Stress and the most Notches in the armour that a sheet holds. */
export const MOST_STRESS = 99;
export const MOST_ARMOUR_NOTCHES = 12;

/**
 * Each value with its schema, its field and its words. A new sheet describes an ordinary person
 * with bare hands.
 */
export const hestiaSheet = declareRecord({
  grit: track('Grit', 4),
  flesh: track('Flesh', 3),
  stress: numberValue(0, 0, MOST_STRESS, {
    label: 'Stress',
    group: 'Harm',
    help: 'As many places as Discipline; full, it panics.',
  }),
  states: choicesValue(wordOptions(...STATES), { label: 'States', group: 'Harm' }),
  /** How the combatant left the fight. */
  gone: choiceValue('no', wordOptions('no', 'dead', 'fled', 'surrendered', 'stopped'), {
    label: 'Left the fight',
    group: 'Harm',
  }),
  violence: numberValue(1, -5, 20, { label: 'Violence', group: 'Fighting' }),
  armour: choiceValue('none', wordOptions('none', 'light', 'medium', 'heavy', 'natural'), {
    label: 'Armour',
    group: 'Fighting',
  }),
  /** What a hide adds to Defense, for `natural` armour. */
  hide: numberValue(0, 0, 12, { label: 'Natural armour adds', group: 'Fighting' }),
  armourNotches: numberValue(0, 0, MOST_ARMOUR_NOTCHES, { label: 'Notches in the armour', group: 'Fighting' }),
  shield: choiceValue('none', wordOptions('none', 'held', 'splintered'), { label: 'Shield', group: 'Fighting' }),
  attributes: nestedValues({
    might: score('Might'),
    agility: score('Agility'),
    discipline: score('Discipline'),
    savvy: score('Savvy'),
  }),
  /** The base of all saves of this combatant, where the base is not half a score. */
  saves: numberValue(0, 0, 20, { label: 'Saves of its own', group: 'Attributes', help: '0: half the attribute.' }),
  morale: numberValue(10, 0, 20, { label: 'Morale', group: 'Heart', help: '10 if nothing is said.' }),
  loyalty: numberValue(10, 0, 20, { label: 'Loyalty of a hireling', group: 'Heart', help: 'Under 10 it is flighty.' }),
  leader: toggleValue(false, { label: 'Leads its side', group: 'Heart' }),
  kind: choiceValue('monster', wordOptions('character', 'hireling', 'monster'), { label: 'What it is', group: 'Kind' }),
  size: choiceValue('medium', wordOptions('tiny', 'small', 'medium', 'large', 'huge'), {
    label: 'Size',
    group: 'Kind',
  }),
  /** Particularly quick or slow-witted enemies change the characters' Savvy tests (HE-02). */
  wits: choiceValue('plain', wordOptions('plain', 'quick', 'slow'), {
    label: 'Wits',
    group: 'Kind',
    help: 'A quick foe is a bane on the characters’ Savvy; when all are slow it is a boon.',
  }),
  /** Some monsters have several attacks in one action. */
  attacks: numberValue(1, 1, 9, { label: 'Attacks in one action', group: 'Fighting' }),
  /** The combatant has no Flesh and takes no critical hits. */
  bodiless: toggleValue(false, { label: 'Has no body', group: 'Kind' }),
  speed: numberValue(40, 0, 200, { label: 'Speed, in feet', group: 'Kind' }),
  weak: choicesValue(tags, { label: 'Weak to', group: 'Kind' }),
  resistant: choicesValue(tags, { label: 'Resistant to', group: 'Kind' }),
  weapons: weaponsValue,
  spells: spellsValue,
  swigs: numberValue(0, 0, 20, { label: 'Swigs of liquor', group: 'Gear' }),
  lights: numberValue(0, 0, 20, { label: 'Torches and oil', group: 'Gear' }),
  load: choiceValue('free', wordOptions('free', 'light', 'heavy', 'crushing'), { label: 'Load', group: 'Gear' }),
});
export type HestiaSheet = ReturnType<typeof hestiaSheet.start>;
export type StateName = HestiaSheet['states'][number];
export type Fighter = Combatant<HestiaSheet>;

export const inState = (one: Fighter, state: StateName): boolean => one.sheet.states.includes(state);
/** Puts a combatant into a state; doing so twice changes nothing. */
export function putState(one: Fighter, state: StateName): void {
  if (!inState(one, state)) one.sheet.states.push(state);
}
export function liftState(one: Fighter, state: StateName): void {
  one.sheet.states = one.sheet.states.filter((other) => other !== state);
}

/** The weapons that a combatant holds and could drop: none of its body. */
export const inHand = ({ sheet }: Fighter): Weapon[] =>
  sheet.weapons.filter((arm) => arm.where === 'hand' && !ofBody(arm));

/** Whether a combatant is still in the fight and able to act. */
export const isUp = (one: Fighter): boolean => one.sheet.gone === 'no';

/**
 * Whether a combatant is alive and in the scene: it stands, is out of action, or has given up. All
 * of these can bleed (HE-17) and be struck (HE-09).
 */
export const isHere = ({ sheet }: Fighter): boolean => sheet.gone !== 'dead' && sheet.gone !== 'fled';

/**
 * HE-16 to HE-18: the state that each damage tag brings. Each state lasts until a save succeeds
 * (HE-19).
 */
export const HELD = ['dazed', 'bleeding', 'pinned'] as const satisfies readonly StateName[];
const HOLDS: ReadonlySet<StateName> = new Set(HELD);
/** HE-19: the states that still hold a combatant who can no longer act. */
export const heldStates = ({ sheet }: Fighter): StateName[] => sheet.states.filter((state) => HOLDS.has(state));

/** The modifier of a score: 9 to 12 is 0; the lowest and highest scores are -3 and +3. */
export function modifier(of: number): number {
  if (of <= 3) return -3;
  if (of <= 5) return -2;
  if (of <= 8) return -1;
  if (of <= 12) return 0;
  if (of <= 15) return 1;
  return of <= 17 ? 2 : 3;
}
