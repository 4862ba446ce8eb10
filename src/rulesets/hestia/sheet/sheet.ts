/** A combatant's sheet in the GLOG hack of Hestia: scores, Grit, Flesh, Stress, arms and armour. */
import type { Combatant } from '../../../engine/fight.ts';
import { choice, declare, nested, number, several, toggle, words } from '../../common/declare.ts';
import { FADING } from './effectWords.ts';
import { spells, weapons } from './gear.ts';
import { ofBody, TAGS, type Weapon } from './weapons.ts';

export const ATTRIBUTES = ['might', 'agility', 'discipline', 'savvy'] as const;
export type Attribute = (typeof ATTRIBUTES)[number];
/** What somebody can be in. */
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
  nested({
    now: number(start, 0, 999, { label, group: 'Harm' }),
    max: number(start, 0, 999, { label: `${label}, at most`, group: 'Harm' }),
  });
const score = (label: string) => number(10, 0, 30, { label, group: 'Attributes' });
const tags = words(...TAGS);

/** Each value with its schema, its field and its words; what a new one holds is an ordinary person with bare hands. */
export const hestiaSheet = declare({
  grit: track('Grit', 4),
  flesh: track('Flesh', 3),
  stress: number(0, 0, 99, {
    label: 'Stress',
    group: 'Harm',
    help: 'As many places as Discipline; full, it panics.',
  }),
  states: several(words(...STATES), { label: 'States', group: 'Harm' }),
  /** How it left the fight. */
  gone: choice('no', words('no', 'dead', 'fled', 'surrendered', 'stopped'), { label: 'Left the fight', group: 'Harm' }),
  violence: number(1, -5, 20, { label: 'Violence', group: 'Fighting' }),
  armour: choice('none', words('none', 'light', 'medium', 'heavy', 'natural'), { label: 'Armour', group: 'Fighting' }),
  /** What a hide adds, for `natural`. */
  hide: number(0, 0, 12, { label: 'Natural armour adds', group: 'Fighting' }),
  armourNotches: number(0, 0, 12, { label: 'Notches in the armour', group: 'Fighting' }),
  shield: choice('none', words('none', 'held', 'splintered'), { label: 'Shield', group: 'Fighting' }),
  attributes: nested({
    might: score('Might'),
    agility: score('Agility'),
    discipline: score('Discipline'),
    savvy: score('Savvy'),
  }),
  /** The base of all its saves when it is not half a score. */
  saves: number(0, 0, 20, { label: 'Saves of its own', group: 'Attributes', help: '0: half the attribute.' }),
  morale: number(10, 0, 20, { label: 'Morale', group: 'Heart', help: '10 if nothing is said.' }),
  loyalty: number(10, 0, 20, { label: 'Loyalty of a hireling', group: 'Heart', help: 'Under 10 it is flighty.' }),
  leader: toggle(false, { label: 'Leads its side', group: 'Heart' }),
  kind: choice('monster', words('character', 'hireling', 'monster'), { label: 'What it is', group: 'Kind' }),
  size: choice('medium', words('tiny', 'small', 'medium', 'large', 'huge'), { label: 'Size', group: 'Kind' }),
  /** Particularly quick or slow-witted: what that does to the characters' Savvy (HE-02). */
  wits: choice('plain', words('plain', 'quick', 'slow'), {
    label: 'Wits',
    group: 'Kind',
    help: 'A quick foe is a bane on the characters’ Savvy; when all are slow it is a boon.',
  }),
  /** Some monsters have several. */
  attacks: number(1, 1, 9, { label: 'Attacks in one action', group: 'Fighting' }),
  /** No Flesh, no critical hits. */
  bodiless: toggle(false, { label: 'Has no body', group: 'Kind' }),
  speed: number(40, 0, 200, { label: 'Speed, in feet', group: 'Kind' }),
  weak: several(tags, { label: 'Weak to', group: 'Kind' }),
  resistant: several(tags, { label: 'Resistant to', group: 'Kind' }),
  weapons,
  spells,
  swigs: number(0, 0, 20, { label: 'Swigs of liquor', group: 'Gear' }),
  lights: number(0, 0, 20, { label: 'Torches and oil', group: 'Gear' }),
  load: choice('free', words('free', 'light', 'heavy', 'crushing'), { label: 'Load', group: 'Gear' }),
});
export type HestiaSheet = ReturnType<typeof hestiaSheet.start>;
export type StateName = HestiaSheet['states'][number];
export type Fighter = Combatant<HestiaSheet>;

export const has = (one: Fighter, state: StateName): boolean => one.sheet.states.includes(state);
/** Puts somebody into a state; a second time changes nothing. */
export function put(one: Fighter, state: StateName): void {
  if (!has(one, state)) one.sheet.states.push(state);
}
export function lift(one: Fighter, state: StateName): void {
  one.sheet.states = one.sheet.states.filter((other) => other !== state);
}

/** Weapons that somebody holds and could let go of: nothing of the body. */
export const inHand = ({ sheet }: Fighter): Weapon[] =>
  sheet.weapons.filter((arm) => arm.where === 'hand' && !ofBody(arm));

/** Still in the fight and able to act. */
export const isUp = (one: Fighter): boolean => one.sheet.gone === 'no';

/** The modifier of a score: 9 to 12 is 0, the ends are -3 and +3. */
export function modifier(of: number): number {
  if (of <= 3) return -3;
  if (of <= 5) return -2;
  if (of <= 8) return -1;
  if (of <= 12) return 0;
  if (of <= 15) return 1;
  return of <= 17 ? 2 : 3;
}
