/** Harm (IN-35 to IN-39): endurance, then health; losing consciousness; the luck test against death. */

import type { DieGroup } from '../../../../engine/dice/dice.ts';
import { countHarm } from '../../../../engine/facts.ts';
import { combatantOf, type LoggedDice } from '../../../../engine/fight.ts';
import type { Flow } from '../../../../engine/flow.ts';
import { type Id, type RuleId, seatOf, tally } from '../../../../engine/words.ts';
import { d, rollWithPoints } from '../../../common/dice.ts';
import { nameOf } from '../../../common/people.ts';
import type { IngenuityFight } from '../../fight.ts';
import { type Fighter, has, isBloodied, isHarmed, isHere, isUp, lift, put } from '../../sheet/sheet.ts';
import { comeOut } from '../ground/sight.ts';
import { tell, tellRuling } from '../table/tell.ts';
import { ward } from './reactions.ts';

/** Damage that has been reduced already. */
export interface Harm {
  amount: number;
  nonlethal: boolean;
  /** Whose blow it is; nobody's where it is left out. */
  by?: Id;
  rule: RuleId;
  dice?: LoggedDice[];
  /** IN-34: the free defensive action of one who has intercepted is unused and will do for Fortify; used up here, it is gone. */
  spare?: boolean;
}

/** IN-23: endurance first, the excess to health; then what follows from the health that is lost. */
export function* hurt(fight: IngenuityFight, who: Id, harm: Harm): Flow<void> {
  const one = combatantOf(fight, who);
  if (!isHere(one) || harm.amount <= 0) return;
  const { endurance, health } = one.sheet;
  const was = { harmed: isHarmed(one), bloodied: isBloodied(one), health: health.now };
  const worn = Math.min(endurance.now, harm.amount);
  const excess = harm.amount - worn;
  const lost = Math.min(health.now, excess);
  endurance.now -= worn;
  health.now -= lost;
  countHarm(fight, who, worn + lost, harm.by);
  const parts = [worn > 0 ? `${worn} endurance` : '', lost > 0 ? `${lost} health` : ''].filter(Boolean);
  tell(
    fight,
    harm.rule,
    `${nameOf(fight, who)} loses ${parts.join(' and ') || 'nothing more'}: ${endurance.now} endurance, ${health.now} health left.`,
    { who: [who], dice: harm.dice, tone: 'bad' },
  );
  if (!was.harmed && isHarmed(one))
    tell(fight, 'IN-36', `${nameOf(fight, who)} is harmed.`, { who: [who], tone: 'bad' });
  if (!was.bloodied && isBloodied(one))
    tell(fight, 'IN-36', `${nameOf(fight, who)} is bloodied.`, { who: [who], tone: 'bad' });
  if (excess === 0) {
    // IN-39: at no health already; by the house rule also what endurance took is damage.
    if (was.health === 0 && fight.house.atZero === 'any') yield* riskDeath(fight, one);
    return;
  }
  if (health.now === 0) {
    if (isUp(one)) faint(fight, one, 'IN-38', 'has no health left');
    // IN-39: a nonlethal blow that overshoots to nought spares life that once; at nought already, none does.
    const spared = harm.nonlethal && was.health > 0;
    if (excess > was.health && spared)
      tell(fight, 'IN-39', `The blow was not meant to kill: ${nameOf(fight, who)} does not risk death.`, {
        who: [who],
      });
    if (excess > was.health && !spared) yield* riskDeath(fight, one);
    return;
  }
  const missing = health.max - health.now;
  if (!isUp(one) || lost === 0 || missing <= one.sheet.constitution) return;
  // IN-37: more health missing than the constitution bears.
  const against = {
    kind: 'physical' as const,
    reach: missing,
    what: `stays conscious with ${missing} health missing?`,
    otherwise: 'Fall unconscious',
    rule: 'IN-37',
    spare: harm.spare === true,
  };
  const holds = yield* ward(fight, who, against);
  harm.spare = against.spare;
  if (!holds)
    faint(fight, one, 'IN-37', `misses ${missing} health, more than its constitution of ${one.sheet.constitution}`);
}

/** Loses consciousness, and with it all that hangs on being awake. */
export function faint(fight: IngenuityFight, one: Fighter, rule: RuleId, why: string): void {
  put(one, 'unconscious');
  lift(one, 'guarding');
  lift(one, 'cover');
  comeOut(one);
  if (fight.house.fallProne) put(one, 'prone');
  delete fight.state.longs[one.id];
  delete fight.state.readied[one.id];
  fight.state.waits = fight.state.waits.filter((id) => id !== one.id);
  tell(fight, rule, `${nameOf(fight, one.id)} ${why}: unconscious.`, { who: [one.id], tone: 'bad' });
}

/** Whether somebody dies without a luck test: one of no name, by its sheet or by the house rule for its tier. */
function isNameless({ house }: IngenuityFight, { sheet, player }: Fighter): boolean {
  if (sheet.nameless) return true;
  if (player !== undefined || sheet.tier === 'none') return false;
  return house.namelessTiers === 'all' || house.namelessTiers === sheet.tier;
}

/** IN-38: a luck test; a success raises the number by 5 for good. Those of no name have none. */
function* riskDeath(fight: IngenuityFight, one: Fighter): Flow<void> {
  if (isNameless(fight, one)) return die(fight, one, 'IN-38');
  const { sheet } = one;
  const reach = sheet.deathNumber;
  const title = `${nameOf(fight, one.id)} risks death`;
  const luckDie = (marks: number[]): DieGroup => ({
    ...d('luck', 20),
    read: { by: 'bands', marks },
    label: 'luck d20',
  });
  const { rolled, points, dice } = yield* rollWithPoints(
    { seat: seatOf(one.id), title, rule: 'IN-38', about: [one.id] },
    'luck',
    (more) => ({
      groups: [luckDie([reach - sheet.luck - more])],
      tally: tally('Luck', [{ label: 'luck', value: sheet.luck + more, rule: 'IN-38' }]),
      aim: `${reach} or more`,
    }),
    (words) => tellRuling(fight, words),
  );
  const luck = (rolled.faces[0]?.[0]?.[0] ?? 1) + sheet.luck + points;
  if (luck >= reach) {
    sheet.deathNumber = Math.min(99, reach + 5);
    tell(
      fight,
      'IN-38',
      `${nameOf(fight, one.id)} cheats death (luck ${luck} against ${reach}); the next time it must reach ${sheet.deathNumber}.`,
      { who: [one.id], dice, tone: 'good' },
    );
    return;
  }
  tell(fight, 'IN-38', `${nameOf(fight, one.id)} does not cheat death (luck ${luck} against ${reach}).`, {
    who: [one.id],
    dice,
    tone: 'bad',
  });
  die(fight, one, 'IN-38');
}

/** Dead, and out of the fight. */
export function die(fight: IngenuityFight, one: Fighter, rule: RuleId): void {
  one.sheet.gone = 'dead';
  one.sheet.states = [];
  delete fight.state.longs[one.id];
  delete fight.state.readied[one.id];
  tell(fight, rule, `${nameOf(fight, one.id)} dies.`, { who: [one.id], tone: 'bad' });
}

/** Brings somebody back to consciousness, with the least health of the house rule. */
export function wake(fight: IngenuityFight, one: Fighter): void {
  lift(one, 'unconscious');
  one.sheet.health.now = Math.max(one.sheet.health.now, Math.min(one.sheet.health.max, fight.house.resuscitateHealth));
}

export const isOutCold = (one: Fighter): boolean => isHere(one) && has(one, 'unconscious');
