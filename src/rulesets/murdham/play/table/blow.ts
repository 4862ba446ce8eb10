/** One blow as numbers: its die, what impairs or enhances it, what multiplies it, and the armour it meets. Pure. */
import type { DieGroup, Faces } from '../../../../engine/dice.ts';
import { dieValue } from '../../../../engine/dice.ts';
import type { Flow } from '../../../../engine/flow.ts';
import { type Id, type RuleId, type Tally, tally } from '../../../../engine/words.ts';
import type { MurdhamFight } from '../../fight.ts';
import { specOfGear } from '../../sheet/gear.ts';
import { type Die, stepUp } from '../../sheet/itemTypes.ts';
import { sizeFactor, sizeRank } from '../../sheet/scores.ts';
import type { GearItem, MurdhamSheet } from '../../sheet/sheet.ts';
import { is, knows, madeBy } from '../../sheet/standing.ts';
import { deathMark } from './figures.ts';
import { concealmentFrom, coverAgainst } from './ground.ts';
import { sheetOf } from './table.ts';
import { hasWord, isFrail, isMelee, shieldsOf, type Weapon, wornOf } from './weapons.ts';

/** What a blow does: damage, or one of the effects that do none (MU-34). */
export type Effect =
  | { kind: 'damage' }
  | { kind: 'stun' }
  | { kind: 'final' }
  | { kind: 'disarm'; item: string }
  | { kind: 'grapple' }
  | { kind: 'entangle' }
  | { kind: 'dazzle' }
  /** A power without damage, as a counter: what it does when its turn comes. */
  | { kind: 'power'; land(): Flow<void> };

export interface Blow {
  attacker: Id;
  target: Id;
  weapon: Weapon;
  /** Ambidextrous: the other weapon, rolled with it; the higher counts. */
  second?: Weapon;
  as: 'attack' | 'opportunity' | 'counter';
  /** Follows a felling blow by Cleave, and brings no other. */
  follows?: true;
  effect: Effect;
  /** MU-13. */
  heldBack: boolean;
  /** MU-42: who did not know of the attacker as it set out: as its targets no reaction, no shield, Sneak attack's d12; and no guard. */
  unaware: readonly Id[];
  /** The target dodges, counters or guards: a shield counts. */
  reacted: boolean;
  /** A WIT save to hit was needed: no Piercing strike. */
  saved: boolean;
  /** Times the damage by: a sweep's half, a focused blast's two. */
  times: { label: string; up: number; down: number }[];
  /** MU-26: strong enough to go through cover, by the GM's word. */
  throughCover: boolean;
  /** MU-33: another effect is proposed, before the reactions or by the house after them. */
  stunt?: true;
  /** MU-11: the GM finds the circumstances challenging. */
  hard?: true;
  /** MU-11: what asks for a WIT save to hit with a counter, as it stood before the weapon was used up. */
  needs?: readonly { text: string; rule: RuleId }[];
  /** MU-30: the zone that a counter by blast falls on. */
  zone?: string;
  /** In a blast only one target takes the better die of Skilled blow and Skilled shot. */
  skilled: boolean;
}

/** MU-42: the target does not know of the attacker. */
export const surprises = ({ unaware, target }: Pick<Blow, 'unaware' | 'target'>): boolean => unaware.includes(target);

/** A plain blow to build on. */
export const blowOf = (attacker: Id, target: Id, weapon: Weapon, as: Blow['as'] = 'attack'): Blow => ({
  attacker,
  target,
  weapon,
  as,
  effect: hasWord(weapon, 'entangle')
    ? { kind: 'entangle' }
    : weapon.figures.die === undefined && hasWord(weapon, 'stun')
      ? { kind: 'dazzle' }
      : { kind: 'damage' },
  heldBack: false,
  unaware: [],
  reacted: false,
  saved: false,
  times: [],
  throughCover: false,
  skilled: true,
});

export type Mode = 'plain' | 'impaired' | 'enhanced' | 'none';
interface Part {
  label: string;
  rule: RuleId;
}
export interface Damage {
  die: Die;
  mode: Mode;
  impaired: Part[];
  enhanced: Part[];
  times: { label: string; up: number; down: number }[];
  /** Steps that made the die what it is, in words. */
  steps: string[];
}

/** Counts of impaired and enhanced into one mode: two impairments that nothing takes back leave no damage at all. */
export function modeOf(impaired: number, enhanced: number): Mode {
  // An enhancement takes one impairment back; more enhancements than one add nothing to an attack that is not impaired.
  if (impaired === 0) return enhanced > 0 ? 'enhanced' : 'plain';
  const left = impaired - enhanced;
  if (left < 0) return 'enhanced';
  if (left === 0) return 'plain';
  return left === 1 ? 'impaired' : 'none';
}

/** What impairs a weapon in these hands, whoever the target is (MU-12). */
export function clumsiness(sheet: MurdhamSheet, weapon: Weapon): Part[] {
  const bare = hasWord(weapon, 'unarmed') && !knows(sheet, 'brawling');
  const off = weapon.hand === 'off' && !knows(sheet, 'ambidextrous');
  return [
    ...(bare ? [{ label: 'Unarmed', rule: 'MU-12' }] : []),
    ...(off ? [{ label: 'Off hand', rule: 'MU-12' }] : []),
  ];
}

/** The die of a weapon in these hands: a step up with Skilled blow or Skilled shot, not unarmed and not by connection. */
export function trainedDie(sheet: MurdhamSheet, weapon: Weapon): { die: Die; skill?: string } {
  const die = weapon.figures.die ?? 4;
  const skill = isMelee(weapon) ? 'skilled-blow' : 'skilled-shot';
  if (hasWord(weapon, 'unarmed') || weapon.power === 'connection' || !knows(sheet, skill)) return { die };
  return { die: stepUp(die), skill: isMelee(weapon) ? 'Skilled blow' : 'Skilled shot' };
}

function impairments(fight: MurdhamFight, blow: Blow): Part[] {
  const sheet = sheetOf(fight, blow.attacker);
  const { weapon } = blow;
  const parts = clumsiness(sheet, weapon);
  const add = (on: boolean, label: string, rule: RuleId) => {
    if (on) parts.push({ label, rule });
  };
  // Brawling counts for a Sneak attack with bare hands too (ruling 37), unless the house says not.
  const sneaks = surprises(blow) && knows(sheet, 'sneak-attack') && hasWord(weapon, 'unarmed');
  add(sneaks && knows(sheet, 'brawling') && !fight.house.sneakBrawling, 'Unarmed', 'MU-12');
  add(blow.heldBack, 'Holding back', 'MU-13');
  add(is(sheet, 'confused') && (sheet.mind !== 'mindless' || fight.house.mindlessConfused), 'Confused', 'MU');
  add(is(sheet, 'climbing') && !knows(sheet, 'climb'), 'Climbing', 'MU');
  add(is(sheet, 'in-water') && !knows(sheet, 'swim'), 'In water', 'MU');
  add(weapon.power !== undefined && sheetOf(fight, blow.target).craft !== undefined, 'Against an object', 'MU');
  const concealed = concealmentFrom(fight, blow.attacker, blow.target);
  add(concealed !== undefined, `Target in ${concealed ?? ''}`, 'MU-25');
  return parts;
}

/** MU-12, MU-13, MU-25: the die and how it is rolled, with all the reasons. */
export function damageOf(fight: MurdhamFight, blow: Blow): Damage {
  const sheet = sheetOf(fight, blow.attacker);
  const other = sheetOf(fight, blow.target);
  const steps: string[] = [];
  let die: Die = blow.weapon.figures.die ?? 4;
  if (surprises(blow) && knows(sheet, 'sneak-attack')) {
    die = 12;
    steps.push('Sneak attack: d12');
  } else if (blow.skilled) {
    const trained = trainedDie(sheet, blow.weapon);
    die = trained.die;
    if (trained.skill) steps.push(`${trained.skill}: d${die}`);
  }
  const impaired = impairments(fight, blow);
  const size = sizeFactor(sheet.size);
  const times = [...blow.times];
  // Neither a power nor a siege piece is the stronger for who works it.
  const ownForce = blow.weapon.power === undefined && blow.weapon.spec.category !== 'siege';
  const bySize = ownForce && (size.up !== 1 || size.down !== 1);
  if (bySize) times.unshift({ label: `Size: ${sheet.size}`, up: size.up, down: size.down });
  if (knows(sheet, 'monster-slaying') && sizeRank[other.size] > sizeRank[sheet.size])
    times.push({ label: 'Monster slaying', up: 2, down: 1 });
  const enhanced: Part[] = [];
  const baned = sheet.gear.find(({ id }) => id === blow.weapon.gear?.id)?.coat === 'bane' && isUnholy(other.kind);
  if (baned) enhanced.push({ label: 'Bane', rule: 'MU' });
  if (blow.weapon.element === 'lightning' && isMetal(other, fight.house.metal))
    enhanced.push({ label: 'Lightning against metal', rule: 'MU' });
  return { die, mode: modeOf(impaired.length, enhanced.length), impaired, enhanced, times, steps };
}
/** MU-28: much metal: a heavy suit; by the house any suit. */
const isMetal = (sheet: MurdhamSheet, which: MurdhamFight['house']['metal']): boolean => {
  const suit = wornOf(sheet, 'armour')?.item;
  return suit !== undefined && (which === 'any' || suit.includes('heavy'));
};
const isUnholy = (kind: string) => kind === 'undead' || kind === 'demon';

/** Raw damage from a die value: multiplied together, rounded up once. */
export const multiplied = (value: number, times: Damage['times']): number => {
  const up = times.reduce((product, part) => product * part.up, 1);
  const down = times.reduce((product, part) => product * part.down, 1);
  return Math.ceil((value * up) / down);
};

/** The dice of a blow. `cap` spares the odds what makes no difference any more: damage past death and past breaking gear. */
export function damageDice(fight: MurdhamFight, blow: Blow, damage: Damage): DieGroup[] {
  if (damage.mode === 'none') return [];
  const target = sheetOf(fight, blow.target);
  const enough = Math.max(8, deathMark(target, fight.house) + armourTally(fight, blow).total);
  const factor = multiplied(100, damage.times) / 100;
  // Armour taken off before the multiplying stops more of a large one's die.
  const by = fight.house.armourOrder === 'before-size' ? Math.min(1, factor) : factor;
  const cap = Math.ceil((blow.reacted ? 2 * enough : enough) / Math.max(0.05, by)) + 1;
  const group = (id: string, die: Die, label: string): DieGroup => ({
    id,
    count: damage.mode === 'plain' ? 1 : 2,
    sides: die,
    explode: true,
    read: { by: 'keep', which: damage.mode === 'impaired' ? 'lowest' : 'highest', of: 1 },
    cap,
    label,
  });
  const first = group('damage', damage.die, blow.weapon.name);
  const die = blow.second?.figures.die;
  return blow.second && die !== undefined ? [first, group('second', die, blow.second.name)] : [first];
}

/** MU-49: whether the roll that counts shows a 1 on its first face; by the house on an extra face of an explosion too. */
export const showsOne = (fight: MurdhamFight, group: DieGroup, faces: Faces): boolean => {
  const counted = countedFaces(group, faces);
  return fight.house.oneOnExtra ? counted.includes(1) : counted[0] === 1;
};
/** The faces of the roll that counts, extra ones after the first. */
function countedFaces(group: DieGroup, faces: Faces): readonly number[] {
  const sorted = [...faces].sort((a, b) => dieValue(a, group.sides) - dieValue(b, group.sides));
  const counted = group.read.by === 'keep' && group.read.which === 'lowest' ? sorted[0] : sorted.at(-1);
  return counted ?? [];
}

/** Gear that stops a blow, in the order in which it breaks: shields first (MU-49). */
function shielding(fight: MurdhamFight, blow: Blow): GearItem[] {
  const sheet = sheetOf(fight, blow.target);
  const shields = shieldsOf(sheet);
  const [first] = shields;
  if (!first || surprises(blow)) return [];
  const counts = shields.length > 1 || knows(sheet, 'shield-mastery') || blow.reacted || blow.as === 'counter';
  return counts ? [first] : [];
}

/** Armour of the body itself: hide, a shell, what traits of the table's own give. */
const hideOf = (sheet: MurdhamSheet): number =>
  sheet.armour +
  (sheet.mutations.includes('turtle-shell') ? 1 : 0) +
  madeBy(sheet).reduce((sum, { armour }) => sum + armour, 0);

/** MU-28: the armour value that meets a blow, with its reasons. Direct damage meets none. `without` are pieces that have just broken. */
export function armourTally(fight: MurdhamFight, blow: Blow, without: readonly string[] = []): Tally {
  const sheet = sheetOf(fight, blow.target);
  if (isDirect(blow.weapon)) return tally('Armour', [{ label: 'Direct damage', value: 0, rule: 'MU-28' }]);
  const suit = wornOf(sheet, 'armour');
  const worn = suit && !without.includes(suit.id) ? (specOfGear(suit).armour ?? 0) : 0;
  const times = Math.max(1, sizeFactor(sheet.size).up);
  const both = fight.house.largeArmour === 'worn-and-natural';
  const shields = shielding(fight, blow).filter(({ id }) => !without.includes(id));
  const cover = blow.throughCover ? undefined : coverAgainst(fight, blow.attacker, blow.target);
  return tally('Armour', [
    { label: 'Hide and shell', value: hideOf(sheet) * times, rule: 'MU-28' },
    { label: suit ? specOfGear(suit).name : 'Armour', value: both ? worn * times : worn, rule: 'MU-28' },
    { label: 'Shield', value: shields.length, rule: 'MU-28' },
    { label: cover ?? 'Cover', value: cover === undefined ? 0 : 1, rule: 'MU-26' },
    { label: 'Protection', value: is(sheet, 'protection') && !suit ? 1 : 0, rule: 'MU' },
    {
      label: 'Brawling',
      value: knows(sheet, 'brawling') && (hasWord(blow.weapon, 'unarmed') || blow.weapon.hand === 'body') ? 1 : 0,
      rule: 'MU',
    },
  ]);
}
/** MU-28: the armour that meets harm which nobody strikes (a trap, a falling beam): hide and suit, by size. No shield, no cover. */
export function plainArmour(fight: MurdhamFight, who: Id): number {
  const sheet = sheetOf(fight, who);
  const suit = wornOf(sheet, 'armour');
  const worn = suit ? (specOfGear(suit).armour ?? 0) : 0;
  const times = Math.max(1, sizeFactor(sheet.size).up);
  return hideOf(sheet) * times + (fight.house.largeArmour === 'worn-and-natural' ? worn * times : worn);
}
export const isDirect = (weapon: Weapon): boolean => hasWord(weapon, 'direct') || hasWord(weapon, 'fire');

export interface Reckoning {
  /** Before armour, after multiplying. */
  raw: number;
  /** After it: what is suffered. */
  amount: number;
  armour: Tally;
  /** MU-49: pieces of the target's that break under it. */
  breaks: GearItem[];
  /** Pieces whose armour counted: they make a durability roll afterwards. */
  used: GearItem[];
  why: string;
}

/** MU-28, MU-49: what a die value comes to: gear breaks at 8 before armour, then armour or Piercing strike. Changes nothing. */
export function reckon(fight: MurdhamFight, blow: Blow, damage: Damage, value: number): Reckoning {
  const attacker = sheetOf(fight, blow.attacker);
  const target = sheetOf(fight, blow.target);
  const raw = damage.mode === 'none' ? 0 : multiplied(value, damage.times);
  const holy = hasWord(blow.weapon, 'holy') && !isUnholy(target.kind);
  const suit = wornOf(target, 'armour');
  const shields = shieldsOf(target);
  const direct = isDirect(blow.weapon);
  // What breaks does so by the damage before armour: direct damage and fire break it as well.
  const frailSuit = suit && isFrail(suit) ? suit : undefined;
  const first = shields.find(isFrail) ?? frailSuit;
  const breaks = raw >= 8 && first ? [first] : [];
  const armour = armourTally(
    fight,
    blow,
    breaks.map(({ id }) => id),
  );
  const counted = shielding(fight, blow);
  // MU-48: worn by what it stopped; by the house by every hit on its bearer.
  const met = direct && fight.house.wornCounts === 'stopped' ? [] : [...(suit ? [suit] : []), ...counted];
  const used = met.filter((piece) => !breaks.includes(piece));
  const piercing = knows(attacker, 'piercing-strike') && !blow.saved && !direct;
  const eater = hasWord(blow.weapon, 'fire') && knows(target, 'fire-eating') ? 1 : 0;
  // Size and its like multiply what is rolled, and armour takes from that (ruling 24); by the house armour goes first.
  const early = fight.house.armourOrder === 'before-size';
  const through = early ? multiplied(Math.max(0, value - armour.total), damage.times) : Math.max(0, raw - armour.total);
  const pierces = damage.mode !== 'none' && (early ? value : raw) > armour.total;
  const base = damage.mode === 'none' ? 0 : piercing ? (pierces ? raw : 0) : through;
  const amount = holy ? 0 : Math.max(0, base - eater);
  const why =
    damage.mode === 'none'
      ? 'impaired twice: no effect'
      : holy
        ? 'only demons and undead feel it'
        : piercing && armour.total > 0
          ? `${raw}, piercing armour ${armour.total}`
          : armour.total > 0
            ? early
              ? `${value} less armour ${armour.total}${through === value - armour.total ? '' : ', multiplied'}`
              : `${raw} less armour ${armour.total}`
            : `${raw}`;
  return { raw, amount, armour, breaks, used, why };
}
