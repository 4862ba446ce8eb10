/**
 * Harm (IN-35 to IN-39): damage to endurance, then to health; losing consciousness; the luck test
 * against death.
 */

import type { DieGroup } from '../../../../engine/dice/dice.ts';
import { countHarm } from '../../../../engine/facts.ts';
import { combatantOf } from '../../../../engine/fight.ts';
import type { Flow } from '../../../../engine/flow.ts';
import { personRef, sentence } from '../../../../engine/log/sentence.ts';
import type { LoggedDice } from '../../../../engine/logEntry.ts';
import { type Id, type RuleId, seatOf, tallyOf } from '../../../../engine/words.ts';
import { dieGroup, rollWithPoints } from '../../../common/dice.ts';
import { nameOf } from '../../../common/people.ts';
import type { IngenuityFight } from '../../fight.ts';
import {
  type Fighter,
  hasState,
  isAwake,
  isBloodied,
  isHarmed,
  isHere,
  isThere,
  liftState,
  putState,
} from '../../sheet/sheet.ts';
import { comeOut } from '../ground/sight.ts';
import { tell, tellRuling } from '../table/tell.ts';
import { testWard } from './reactions.ts';

/** Damage that has been reduced already. */
export interface Harm {
  amount: number;
  nonlethal: boolean;
  /** Who dealt the blow. Left out: nobody did. */
  by?: Id;
  rule: RuleId;
  dice?: LoggedDice[];
  /**
   * IN-34: the victim still has the free defensive action of Intercept, which it can use for
   * Fortify. `dealHarm` sets it to false once it is used.
   */
  spare?: boolean;
}

/**
 * IN-23: takes damage from endurance first and the excess from health, and applies what follows.
 */
export function* dealHarm(fight: IngenuityFight, who: Id, harm: Harm): Flow<void> {
  const one = combatantOf(fight, who);
  if (!isThere(one) || harm.amount <= 0) return;
  const { endurance, health } = one.sheet;
  const was = { harmed: isHarmed(one), bloodied: isBloodied(one), health: health.now };
  const worn = Math.min(endurance.now, harm.amount);
  const excess = harm.amount - worn;
  const lost = Math.min(health.now, excess);
  endurance.now -= worn;
  health.now -= lost;
  countHarm(fight, who, worn + lost, harm.by);
  tellLoss(fight, one, harm, worn, lost);
  if (!was.harmed && isHarmed(one)) tell(fight, 'IN-36', sentence`${personRef(who)} is harmed.`, { tone: 'bad' });
  if (!was.bloodied && isBloodied(one)) tell(fight, 'IN-36', sentence`${personRef(who)} is bloodied.`, { tone: 'bad' });
  if (excess === 0) {
    // IN-39: at no health, by the house rule, damage to endurance alone risks death too.
    if (was.health === 0 && fight.house.atZero === 'any') yield* riskDeath(fight, one);
    return;
  }
  if (health.now === 0) {
    if (isAwake(one)) loseConsciousness(fight, one, 'IN-38', 'has no health left');
    // IN-39: a nonlethal blow that brings health to 0 risks no death. A blow at 0 health always
    // does.
    const spared = harm.nonlethal && was.health > 0;
    if (excess > was.health && spared)
      tell(fight, 'IN-39', sentence`The blow was not meant to kill: ${personRef(who)} does not risk death.`);
    if (excess > was.health && !spared) yield* riskDeath(fight, one);
    return;
  }
  if (isAwake(one) && lost > 0) harm.spare = yield* staysAwake(fight, one, harm.spare === true);
}

/** Tells the damage that a combatant took, and its endurance and health afterwards. */
function tellLoss(fight: IngenuityFight, one: Fighter, { rule, dice }: Harm, worn: number, lost: number): void {
  const { endurance, health } = one.sheet;
  const pools = [...(worn > 0 ? ['endurance'] : []), ...(lost > 0 ? ['health'] : [])];
  const parts = [worn > 0 ? `${worn} endurance` : '', lost > 0 ? `${lost} health` : ''].filter(Boolean);
  const loses = parts.length > 0 ? `loses ${parts.join(' and ')}` : 'loses nothing more';
  const left = `${endurance.now} endurance, ${health.now} health left`;
  tell(fight, rule, sentence`${personRef(one.id)} ${loses}: ${left}.`, {
    happened: { is: 'lost', whom: [one.id], what: pools.join(' and ') || 'health', amount: worn + lost },
    dice,
    tone: 'bad',
  });
}

/**
 * IN-37: a combatant who lacks more health than its constitution fortifies or falls unconscious.
 * Gives whether the free defence `spare` is still unused.
 */
export function* staysAwake(fight: IngenuityFight, one: Fighter, spare: boolean): Flow<boolean> {
  const who = one.id;
  const { health } = one.sheet;
  const missing = health.max - health.now;
  if (missing <= one.sheet.constitution) return spare;
  const against = {
    kind: 'physical' as const,
    reach: missing,
    against: 'the missing health',
    what: `stay conscious? ${missing} health is missing, and constitution bears ${one.sheet.constitution}`,
    otherwise: 'Fall unconscious',
    rule: 'IN-37',
    spare,
  };
  const holds = yield* testWard(fight, who, against);
  if (!holds)
    loseConsciousness(
      fight,
      one,
      'IN-37',
      `lacks ${missing} health, more than a constitution of ${one.sheet.constitution} bears`,
    );
  return against.spare;
}

/** Makes a combatant unconscious and ends all that depends on being awake. */
export function loseConsciousness(fight: IngenuityFight, one: Fighter, rule: RuleId, why: string): void {
  putState(one, 'unconscious');
  liftState(one, 'guarding');
  liftState(one, 'cover');
  comeOut(one);
  if (fight.house.fallProne) putState(one, 'prone');
  delete fight.state.longs[one.id];
  delete fight.state.readied[one.id];
  fight.state.waits = fight.state.waits.filter((id) => id !== one.id);
  tell(fight, rule, sentence`${personRef(one.id)} ${why}: unconscious.`, {
    happened: { is: 'fell', whom: [one.id] },
    tone: 'bad',
  });
}

/**
 * Tells whether a combatant dies without a luck test, by its sheet or by the house rule for its
 * tier.
 */
function isNameless({ house }: IngenuityFight, { sheet, player }: Fighter): boolean {
  if (sheet.nameless) return true;
  if (player !== undefined || sheet.tier === 'none') return false;
  return house.namelessTiers === 'all' || house.namelessTiers === sheet.tier;
}

/**
 * IN-38: a combatant rolls luck against death; a success raises its number by 5 for good. Nameless
 * combatants die without a test.
 */
function* riskDeath(fight: IngenuityFight, one: Fighter): Flow<void> {
  if (!isThere(one) || one.sheet.health.now > 0) return;
  if (isNameless(fight, one)) return killCombatant(fight, one, 'IN-38');
  const { sheet } = one;
  const reach = sheet.deathNumber;
  const title = `${nameOf(fight, one.id)} risks death`;
  const luckDie = (marks: number[]): DieGroup => ({
    ...dieGroup('luck', 20),
    read: { by: 'bands', marks },
    label: 'luck d20',
  });
  const { rolled, points, dice } = yield* rollWithPoints(
    { seat: seatOf(one.id), title, rule: 'IN-38', about: [one.id] },
    'luck',
    (more) => ({
      groups: [luckDie([reach - sheet.luck - more])],
      tally: tallyOf('Luck', [{ label: 'luck', value: sheet.luck + more, rule: 'IN-38' }]),
      aim: `luck of ${reach} or more`,
    }),
    (words) => tellRuling(fight, words),
  );
  const luck = (rolled.faces[0]?.[0]?.[0] ?? 1) + sheet.luck + points;
  if (luck >= reach) {
    sheet.deathNumber = Math.min(99, reach + 5);
    const next = `the next time it must reach ${sheet.deathNumber}`;
    tell(fight, 'IN-38', sentence`${personRef(one.id)} cheats death (luck ${luck} against ${reach}); ${next}.`, {
      dice,
      tone: 'good',
    });
    return;
  }
  tell(fight, 'IN-38', sentence`${personRef(one.id)} does not cheat death (luck ${luck} against ${reach}).`, {
    dice,
    tone: 'bad',
  });
  killCombatant(fight, one, 'IN-38');
}

/** Makes a combatant dead and takes it out of the fight. */
export function killCombatant(fight: IngenuityFight, one: Fighter, rule: RuleId): void {
  one.sheet.gone = 'dead';
  one.sheet.states = [];
  delete fight.state.longs[one.id];
  delete fight.state.readied[one.id];
  tell(fight, rule, sentence`${personRef(one.id)} dies.`, { happened: { is: 'died', whom: [one.id] }, tone: 'bad' });
}

/** Brings a combatant back to consciousness, with at least the health of the house rule. */
export function wakeCombatant(fight: IngenuityFight, one: Fighter): void {
  liftState(one, 'unconscious');
  one.sheet.health.now = Math.max(one.sheet.health.now, Math.min(one.sheet.health.max, fight.house.resuscitateHealth));
}

export const isOutCold = (one: Fighter): boolean => isHere(one) && hasState(one, 'unconscious');
