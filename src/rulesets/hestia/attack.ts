/** Attacks (HE-09 to HE-11, HE-14): Violence against Defense, criticals, critical misses, Notches, the choice at maximum damage. */
import { combatantOf } from '../../engine/fight.ts';
import { choose, type Flow, roll } from '../../engine/flow.ts';
import { logged } from '../../engine/log.ts';
import { all, type Id, no, seatOf, type Tally, tally, type Verdict } from '../../engine/words.ts';
import { baneParts, type Check, check } from './checks.ts';
import { between, feetBetween } from './distance.ts';
import { harm } from './harm.ts';
import { type Fighter, type HestiaFight, has, isUp, modifier, put } from './sheet.ts';
import { isOurs, nameOf, standing, tell } from './tell.ts';
import { isShot, ofBody, type Tag, type Weapon } from './weapons.ts';

/** Defense in what one wears, before anything else. */
const bareDefence = ({ house }: HestiaFight, { sheet }: Fighter): number =>
  sheet.armour === 'natural'
    ? house.unarmoured + sheet.hide
    : house[sheet.armour === 'none' ? 'unarmoured' : sheet.armour];
/** What armour gives before its Notches: no more than that can be lost. */
const armourBonus = (fight: HestiaFight, one: Fighter): number =>
  Math.max(0, bareDefence(fight, one) - fight.house.unarmoured);

/** Defense with its reasons (HE-09): armour, agility where it counts, a shield, less the armour's Notches. */
export function defence(fight: HestiaFight, one: Fighter): Tally {
  const { sheet } = one;
  const { house } = fight;
  const bare = bareDefence(fight, one);
  const bonus = armourBonus(fight, one);
  const light = sheet.armour === 'none' || sheet.armour === 'light';
  return tally('Defense', [
    { label: sheet.armour === 'none' ? 'unarmoured' : `${sheet.armour} armour`, value: bare, rule: 'HE-09' },
    { label: 'agility', value: light ? modifier(sheet.attributes.agility) : 0, rule: 'HE-09' },
    { label: 'shield', value: sheet.shield === 'held' ? house.shieldAdds : 0, rule: 'HE-09' },
    { label: 'Notches in the armour', value: -Math.min(bonus, sheet.armourNotches * house.notchCosts), rule: 'HE-14' },
  ]);
}

/** The Violence test against somebody's Defense. */
export const violenceCheck = (fight: HestiaFight, one: Fighter, target: Fighter): Check => {
  const against = defence(fight, target);
  return {
    tally: tally('Violence', [{ label: 'Violence', value: one.sheet.violence, rule: 'HE-09' }]),
    boons: tally('boons', baneParts(one, 'action', 'violence')),
    reach: against.total,
  };
};

/** Whether a weapon can be used at all now. */
export const usable = (arm: Weapon): Verdict =>
  all(
    arm.where === 'hand' || no('HE-07', `${arm.name} is not in hand.`),
    arm.ammunition !== 'empty' || no('HE-11', `${arm.name} is out of ammunition.`),
    arm.kind !== 'crossbow' || arm.loaded || no('HE-07', `${arm.name} is not loaded.`),
  );

/** Whether something that reaches so many feet gets from one combatant to another. */
export function inReach(fight: HestiaFight, who: Id, target: Id, range: number): Verdict {
  const feet = feetBetween(fight, who, target);
  if (!Number.isFinite(feet)) return no('HE-09', 'Out of reach: it is beside the map.');
  if (feet > Math.max(range, fight.house.meleeFeet))
    return no('HE-09', `Out of reach: ${feet} ft away, it reaches ${range} ft.`);
  const wall = between(fight, who, target);
  return wall === undefined || no('HE-09', wall);
}

const HAND_TO_HAND = ['unarmed', 'natural', 'melee', 'thrown'];
/** The first weapon with which somebody could strike at another who stands beside it. */
export const blowOf = (fight: HestiaFight, by: Id, at: Id): Weapon | undefined =>
  combatantOf(fight, by).sheet.weapons.find(
    (arm) =>
      HAND_TO_HAND.includes(arm.kind) &&
      usable(arm) === true &&
      inReach(fight, by, at, arm.kind === 'thrown' ? fight.house.meleeFeet : arm.range) === true,
  );

/** Whom a weapon can be aimed at, with the reason where not. */
export const targets = (fight: HestiaFight, who: Id, range: number) =>
  standing(fight)
    .filter(({ id }) => id !== who)
    .sort(
      (a, b) =>
        Number(isOurs(fight, a) === isOurs(fight, combatantOf(fight, who))) -
        Number(isOurs(fight, b) === isOurs(fight, combatantOf(fight, who))),
    )
    .map((one) => {
      const feet = feetBetween(fight, who, one.id);
      const far = Number.isFinite(feet) ? `${feet} ft` : 'beside the map';
      const reached = inReach(fight, who, one.id, range);
      const own = isOurs(fight, one) === isOurs(fight, combatantOf(fight, who));
      return {
        id: one.id,
        label: nameOf(fight, one.id),
        combatant: one.id,
        detail: `${own ? 'its own side, ' : ''}${far}, Defense ${defence(fight, one).total}`,
        ...(reached === true ? {} : { blocked: reached }),
      };
    });

/** Whom an attack can be aimed at: who strikes out in panic can only aim at the nearest (HE-13). */
export function aims(fight: HestiaFight, who: Id, range: number) {
  const found = targets(fight, who, range);
  if (!has(combatantOf(fight, who), 'wild')) return found;
  const near = Math.min(...found.filter(({ blocked }) => !blocked).map(({ id }) => feetBetween(fight, who, id)));
  return found.map((one) =>
    one.blocked || feetBetween(fight, who, one.id) <= near
      ? one
      : { ...one, blocked: no('HE-13', 'In its panic it strikes at whoever is nearest.') },
  );
}

export const breaksAt = (fight: HestiaFight, arm: Weapon): number =>
  arm.mastercrafted ? fight.house.masterBreaksAt : fight.house.breaksAt;

/** Grit that can be strained away: what has no body keeps its last point. */
const spare = (one: Fighter): number => Math.max(0, one.sheet.grit.now - (one.sheet.bodiless ? 1 : 0));

/** A Notch in a weapon; one of the body costs its owner Grit in its place, as far as there is any. */
function notch(fight: HestiaFight, one: Fighter, arm: Weapon, why: string, rule: string): void {
  if (ofBody(arm)) {
    const paid = Math.min(fight.house.strain, spare(one));
    one.sheet.grit.now -= paid;
    if (paid > 0) tell(fight, rule, `${nameOf(fight, one.id)} strains itself: ${paid} Grit (${why}).`, [one.id]);
    return;
  }
  arm.notches += 1;
  const broken = arm.notches >= breaksAt(fight, arm);
  if (broken) arm.where = 'broken';
  tell(
    fight,
    rule,
    `${arm.name} of ${nameOf(fight, one.id)} ${broken ? 'breaks' : `takes a Notch, ${arm.notches} now`} (${why}).`,
    [one.id],
    [],
    broken ? 'bad' : 'plain',
  );
}

/**
 * One attack, from the test to what the damage does. `straight` sends it past Grit (an opportunist strike); `tag` is how the weapon
 * is used, where it can be used in several ways (HE-15).
 */
export function* attack(
  fight: HestiaFight,
  who: Id,
  armId: string,
  target: Id,
  how: { straight?: boolean; tag?: Tag } = {},
): Flow<void> {
  const one = combatantOf(fight, who);
  const arm = one.sheet.weapons.find(({ id }) => id === armId);
  const victim = combatantOf(fight, target);
  if (!arm) return;
  const tag = how.tag ?? arm.tag;
  const result = yield* check(
    fight,
    who,
    `${arm.name} against ${nameOf(fight, target)}`,
    'HE-09',
    violenceCheck(fight, one, victim),
    [who, target],
  );
  const critical = result.face === 20;
  if (arm.kind === 'crossbow') arm.loaded = false;
  // What is thrown lies where it fell.
  if (arm.kind === 'thrown' && feetBetween(fight, who, target) > fight.house.meleeFeet) arm.where = 'dropped';
  if (result.face === 1) criticalMiss(fight, one, arm);
  // HE-10: a 20 hits whatever the Defense; HE-11: a 1 never does.
  const hits = critical || (result.passed && result.face !== 1);
  if (!hits)
    return tell(
      fight,
      result.face === 1 ? 'HE-11' : 'HE-09',
      `${nameOf(fight, who)} misses ${nameOf(fight, target)} (${result.total}).`,
      [who, target],
      result.dice,
    );
  tell(
    fight,
    critical ? 'HE-10' : 'HE-09',
    `${nameOf(fight, who)} hits ${nameOf(fight, target)}${critical ? ': a critical hit' : ` (${result.total})`}.`,
    [who, target],
    result.dice,
    'good',
  );
  const groups = [{ id: 'damage', count: arm.dice, sides: arm.sides, read: { by: 'sum' as const } }];
  const parts = damageParts(fight, one, arm);
  const rolled = yield* roll(
    { seat: seatOf(who), title: `${arm.name}: damage`, rule: 'HE-13', about: [who, target] },
    groups,
    { tally: parts },
  );
  const amount = Math.max(1, (rolled.values.damage ?? 0) + parts.total);
  const top = (rolled.values.damage ?? 0) === arm.dice * arm.sides;
  const extra = top ? yield* atMaximum(fight, one, { arm, tag }, victim) : 'nothing';
  yield* harm(fight, target, {
    amount,
    to: critical || how.straight ? 'flesh' : 'grit',
    tag,
    rule: 'HE-13',
    dice: logged('damage', groups, rolled),
  });
  if (extra === 'effect' && isUp(victim)) applyTag(fight, victim, tag);
}

/** What is added to damage: the modifier of the weapon's class, less its Notches. */
export const damageParts = (fight: HestiaFight, one: Fighter, arm: Weapon): Tally =>
  tally(arm.name, [
    { label: arm.name, value: 0, rule: 'HE-13' },
    { label: 'might', value: arm.adds === 'mig' ? modifier(one.sheet.attributes.might) : 0, rule: 'HE-13' },
    { label: 'agility', value: arm.adds === 'agi' ? modifier(one.sheet.attributes.agility) : 0, rule: 'HE-13' },
    { label: 'Notches', value: -arm.notches * fight.house.notchCosts, rule: 'HE-14' },
  ]);

/** HE-11: ranged weapons run dry, melee weapons take a Notch. */
function criticalMiss(fight: HestiaFight, one: Fighter, arm: Weapon): void {
  if (isShot(arm)) {
    arm.ammunition = 'empty';
    tell(fight, 'HE-11', `${nameOf(fight, one.id)} is out of ammunition for ${arm.name}.`, [one.id], [], 'bad');
    return;
  }
  notch(fight, one, arm, 'a critical miss', 'HE-11');
}

const TAG_STATES = { crushing: 'dazed', slashing: 'bleeding', piercing: 'pinned' } as const;
const TAG_RULES = { dazed: 'HE-16', bleeding: 'HE-17', pinned: 'HE-18' } as const;

/** HE-14: at maximum damage the attacker may Notch the weapon for a Notch in the armour or for the tag's effect. */
function* atMaximum(
  fight: HestiaFight,
  one: Fighter,
  { arm, tag }: { arm: Weapon; tag: Tag },
  victim: Fighter,
): Flow<'armour' | 'effect' | 'nothing'> {
  const { armour, armourNotches } = victim.sheet;
  const state = TAG_STATES[tag];
  const body = ofBody(arm);
  const pay = body && fight.house.strain > 0 ? `for ${fight.house.strain} Grit` : body ? '' : 'for a Notch in it';
  const effect: Verdict =
    !has(victim, state) || no(TAG_RULES[state], `${nameOf(fight, victim.id)} is ${state} already.`);
  const worn: Verdict = all(
    (armour !== 'none' && armour !== 'natural') || no('HE-14', 'There is no armour to Notch.'),
    armourNotches * fight.house.notchCosts < armourBonus(fight, victim) ||
      no('HE-14', 'Its armour gives nothing any more.'),
  );
  // Nothing to gain, or nothing to pay with: nothing is asked.
  if ((body && spare(one) < fight.house.strain) || (effect !== true && worn !== true)) return 'nothing';
  const more = (words: string) => (pay ? `${words}, ${pay}` : words);
  const chosen = yield* choose(
    {
      seat: seatOf(one.id),
      title: `Maximum damage with ${arm.name}: what more?`,
      rule: 'HE-14',
      about: [one.id, victim.id],
    },
    [
      {
        id: 'effect' as const,
        label: more(`${nameOf(fight, victim.id)} is ${state}`),
        ...(effect === true ? {} : { blocked: effect }),
      },
      {
        id: 'armour' as const,
        label: more('A Notch in the armour'),
        ...(worn === true ? {} : { blocked: worn }),
      },
      { id: 'nothing' as const, label: 'Only the damage', tone: 'pass' as const },
    ],
  );
  if (chosen === 'nothing') return chosen;
  notch(fight, one, arm, 'for the effect of maximum damage', 'HE-14');
  if (chosen === 'armour') {
    victim.sheet.armourNotches += 1;
    tell(
      fight,
      'HE-14',
      `The armour of ${nameOf(fight, victim.id)} takes a Notch: Defense ${defence(fight, victim).total}.`,
      [victim.id],
      [],
      'bad',
    );
  }
  return chosen;
}

/** HE-16, HE-17, HE-18: what each tag does beyond its damage. */
function applyTag(fight: HestiaFight, victim: Fighter, tag: Tag): void {
  const state = TAG_STATES[tag];
  if (has(victim, state)) return;
  put(victim, state);
  tell(fight, TAG_RULES[state], `${nameOf(fight, victim.id)} is ${state}.`, [victim.id], [], 'bad');
}
