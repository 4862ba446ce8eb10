/** MU-28, MU-29: damage that has come through: health lost, critical damage, dying, dead. */

import { countHarm } from '../../../../engine/facts.ts';
import { areEnemies } from '../../../../engine/fight.ts';
import { askChoice, askConfirmation, type Flow } from '../../../../engine/flow.ts';
import { personRef, sentence } from '../../../../engine/log/sentence.ts';
import type { Id, RuleId } from '../../../../engine/words.ts';
import { unlessTheirs } from '../../../common/logWriter.ts';
import { nameOf, sheetOf } from '../../../common/people.ts';
import type { MurdhamFight } from '../../fight.ts';
import { healthOf, maxHealth } from '../../sheet/scores.ts';
import {
  gainCondition,
  isConditionActive,
  isGone,
  isHelpless,
  knowsSkill,
  loseCondition,
} from '../../sheet/standing.ts';
import { deathMark, staysUp } from '../table/figures.ts';
import { allFighters, audienceFor, seatOfFighter, tell } from '../table/table.ts';
import { wornOf } from '../table/weapons.ts';
import { incapacitate, injureFighter, killFighter, refusesDeath } from './decline.ts';

export interface Hurt {
  who: Id;
  /** The damage after all reductions. */
  amount: number;
  rule: RuleId;
  /** Who did the damage. Falls, fire and the like have nobody. */
  by?: Id;
  kind?: 'fire' | 'plain';
  /**
   * `true` for direct damage and for hits that cannot reach the head. The helmet does not help
   * against them.
   */
  direct?: boolean;
}
export interface Harmed {
  lost: number;
  outcome: 'unhurt' | 'hurt' | 'critical' | 'killed';
}

/** MU-29: gives how much health lost at once is critical: half, rounded up, +1 with a helmet. */
export function criticalMark(
  fight: MurdhamFight,
  who: Id,
  health: number,
  direct: boolean,
): { mark: number; helmet: boolean } {
  const sheet = sheetOf(fight, who);
  const helmet = wornOf(sheet, 'helmet');
  const helps = helmet !== undefined && !direct;
  return { mark: Math.ceil(health / 2) + (helps ? 1 : 0), helmet: helps };
}

/** Takes health away and applies what follows: a critical loss, dying, death. */
export function* dealHurt(fight: MurdhamFight, harm: Hurt): Flow<Harmed> {
  const { who, amount, by } = harm;
  const sheet = sheetOf(fight, who);
  if (amount <= 0 || isGone(sheet)) return { lost: 0, outcome: 'unhurt' };
  const before = healthOf(sheet);
  // At health 0, more damage only matters from the mark of death on (ruling 28). By house rule any
  // damage kills.
  const down = before === 0 && fight.house.hitWhileDown === 'kills';
  const fatal = down ? 1 : deathMark(sheet, fight.house);
  const deadly = amount >= fatal;
  const lost = Math.min(before, amount);
  sheet.harm += lost;
  countHarm(fight, who, lost, by);
  brought(fight, who, before);
  if (harm.kind === 'fire' && !fight.state.burnt.includes(who)) fight.state.burnt.push(who);
  if (isConditionActive(sheet, 'incapacitated'))
    sheet.conditions = sheet.conditions.filter(({ id, note }) => id !== 'incapacitated' || note !== 'asleep');
  fightsOn(fight, harm);
  tell(
    fight,
    'MU-28',
    lost === 0 && !deadly
      ? sentence`${personRef(who)} has no health left to lose: ${amount} damage, and ${fatal} would kill.`
      : lost === 0
        ? sentence`${personRef(who)} has no health left to lose.`
        : sentence`${personRef(who)} loses ${lost} health: ${healthOf(sheet)} of ${maxHealth(sheet).total} left.`,
    {
      ...unlessTheirs(fight, who, sentence`${personRef(who)} is hurt.`),
      happened: { is: 'lost', whom: [who], what: 'health', amount: lost },
      tone: 'bad',
    },
  );
  if (deadly) {
    if (yield* refusesDeath(fight, who)) return { lost, outcome: 'critical' };
    killFighter(fight, who, down ? 'hit with no health left' : `${amount} damage at once, and ${fatal} is enough`);
    yield* relish(fight, by);
    return { lost, outcome: 'killed' };
  }
  const { mark, helmet } = criticalMark(fight, who, before, harm.direct === true);
  // At 1 health a helmet raises the mark to 2. Health 0 is critical all the same, unless by house
  // rule the helmet prevents it.
  const saved = helmet && before === 1 && fight.house.helmetAtOne === 'saves';
  const critical = before > 0 && (lost >= mark || (healthOf(sheet) === 0 && !saved));
  if (!critical) {
    const hat = wornOf(sheet, 'helmet');
    if (helmet && hat && lost >= mark - 1) hat.used = true;
    yield* rage(fight, who);
    return { lost, outcome: 'hurt' };
  }
  // A construct breaks on a critical loss (ruling 31), or by house rule only at health 0. A vehicle
  // breaks when its durability is gone.
  if (
    sheet.kind === 'construct' &&
    sheet.craft === undefined &&
    healthOf(sheet) > 0 &&
    fight.house.constructCritical === 'at-zero'
  )
    return { lost, outcome: 'hurt' };
  const outcome = yield* critically(fight, harm, { lost, before, mark });
  if (outcome !== 'killed') yield* rage(fight, who);
  return { lost, outcome };
}

/**
 * MU-44: notes that damage has brought a fighter to half its health or less. A fighter without
 * friends then tests morale at the round's end.
 */
function brought(fight: MurdhamFight, who: Id, before: number): void {
  const sheet = sheetOf(fight, who);
  const most = maxHealth(sheet).total;
  const over = fight.house.halfBy === 'crossing' && before * 2 <= most;
  const { halved = [] } = fight.state;
  if (healthOf(sheet) < before && healthOf(sheet) * 2 <= most && !over && !halved.includes(who))
    fight.state.halved = [...halved, who];
}

/**
 * A critical loss: the health lost at once, the health before, and the mark from which a loss is
 * critical.
 */
interface Loss {
  lost: number;
  before: number;
  mark: number;
}

/** Applies a critical loss. An attacker with Strike to injure may choose another outcome. */
function* critically(fight: MurdhamFight, { who, by, amount }: Hurt, loss: Loss): Flow<Harmed['outcome']> {
  const sheet = sheetOf(fight, who);
  const reason =
    loss.lost >= loss.mark
      ? `${loss.lost} of ${loss.before} health at once, and ${loss.mark} is critical`
      : 'no health is left';
  tell(fight, 'MU-29', sentence`${personRef(who)} takes critical damage: ${reason}.`, {
    ...unlessTheirs(fight, who, sentence`${personRef(who)} takes critical damage.`),
    tone: 'bad',
  });
  if (sheet.kind === 'construct') {
    killFighter(fight, who, 'critical damage');
    return 'killed';
  }
  if (by !== undefined && knowsSkill(sheetOf(fight, by), 'strike-to-injure')) {
    const choice = yield* askChoice(
      {
        seat: seatOfFighter(fight, by),
        title: `${nameOf(fight, by)}: what does the critical blow do?`,
        rule: 'MU-29',
        about: [by, who],
        audience: audienceFor(fight, by, who),
      },
      [
        { id: 'usual', label: 'Take out as usual', tone: 'pass' },
        { id: 'kill', label: 'Kill', tone: 'danger' },
        ...(['A scar', 'STR −d4', 'WIT −d4', 'AGI −d4 and hobbled', 'An arm', 'An eye'] as const).map((label, at) => ({
          id: `injury-${at + 1}`,
          label: `Injury: ${label}`,
        })),
      ],
    );
    if (choice === 'kill') {
      if (yield* refusesDeath(fight, who)) return 'critical';
      killFighter(fight, who, sentence`killed by ${personRef(by)}`);
      yield* relish(fight, by);
      return 'killed';
    }
    if (choice.startsWith('injury-')) {
      yield* injureFighter(fight, who, false, Number(choice.slice(7)));
      if (healthOf(sheet) > 0) return isGone(sheet) ? 'killed' : 'critical';
    }
  }
  const stood = !isConditionActive(sheet, 'incapacitated');
  if (!staysUp(sheet)) incapacitate(fight, who);
  if (healthOf(sheet) === 0 && !isGone(sheet)) {
    // The count of 2 covers this round's end and the next one's, at which the fighter dies.
    gainCondition(sheet, { id: 'dying', until: 'cause', rounds: 2 });
    tellDying(fight, who);
  }
  if (sheet.mutations.includes('splitting') && healthOf(sheet) > 0) split(fight, who);
  if (amount > 0 && stood && !staysUp(sheet))
    tell(fight, 'MU-29', sentence`${personRef(who)} is incapacitated until the stretch ends.`, {
      happened: { is: 'fell', whom: [who] },
      tone: 'bad',
    });
  return 'critical';
}

/**
 * MU-29: tells by when a dying fighter must regain health. The end of the bonus turn before the
 * first round does not count.
 */
export function tellDying(fight: MurdhamFight, who: Id): void {
  const { round, phase } = fight.state;
  const last = round + (phase === 'bonus' ? 2 : 1);
  tell(
    fight,
    'MU-29',
    sentence`${personRef(who)} is dying: dead at the end of round ${last} unless health comes back.`,
    {
      happened: { is: 'fell', whom: [who] },
      tone: 'bad',
    },
  );
}

/**
 * Splits a horror in two. Each has the health that was left, and as much STR. The new one acts from
 * the next round on.
 */
function split(fight: MurdhamFight, who: Id): void {
  const one = fight.combatants[who];
  if (!one) return;
  const left = healthOf(one.sheet);
  one.sheet.abilities.str = left;
  one.sheet.harm = 0;
  fight.nextId += 1;
  const id = `${who}.${fight.nextId}`;
  const copies = allFighters(fight).filter(({ name }) => name === one.name).length;
  fight.combatants[id] = {
    ...one,
    id,
    copy: copies + 1,
    known: undefined,
    sheet: { ...one.sheet, conditions: [...one.sheet.conditions] },
  };
  fight.order.push(id);
  if (fight.house.copiesAct === 'next-round') fight.state.used[id] = 'lost';
  tell(fight, 'MU-29', sentence`${personRef(who)} splits in two.`, {
    happened: { is: 'appeared', whom: [id] },
    who: [id],
    tone: 'bad',
  });
}

/**
 * MU-46: lets a fighter who has surrendered fight on when an enemy harms it, whatever its failed
 * check said.
 */
function fightsOn(fight: MurdhamFight, { who, by }: Hurt): void {
  const sheet = sheetOf(fight, who);
  if (by === undefined || !isConditionActive(sheet, 'surrendered') || !areEnemies(fight, by, who)) return;
  loseCondition(sheet, 'surrendered');
  loseCondition(sheet, 'must-yield');
  loseCondition(sheet, 'retreating');
  sheet.morale = fight.house.harmedAfterYielding === 'done' ? 'passed' : 'steady';
  tell(fight, 'MU-46', sentence`${personRef(who)} had surrendered, was harmed, and may fight on.`);
}

/**
 * Battle frenzy: asks a fighter who suffers damage whether it becomes frenzied, which costs
 * nothing.
 */
function* rage(fight: MurdhamFight, who: Id): Flow<void> {
  const sheet = sheetOf(fight, who);
  if (!knowsSkill(sheet, 'battle-frenzy') || isConditionActive(sheet, 'frenzied') || isHelpless(sheet)) return;
  const yes = yield* askConfirmation(
    { seat: seatOfFighter(fight, who), title: `${nameOf(fight, who)}: fly into a frenzy?`, rule: 'MU', about: [who] },
    'Become frenzied',
    'Stay calm',
  );
  if (!yes) return;
  gainCondition(sheet, { id: 'frenzied', until: 'cause' });
  loseCondition(sheet, 'frightened');
  tell(fight, 'MU', sentence`${personRef(who)} flies into a frenzy.`, { tone: 'turn' });
}

/** Gives a fighter in Battle frenzy 1 health for each enemy that it kills. */
function* relish(fight: MurdhamFight, by: Id | undefined): Flow<void> {
  if (by === undefined) return;
  const sheet = sheetOf(fight, by);
  if (knowsSkill(sheet, 'battle-frenzy') && isConditionActive(sheet, 'frenzied') && sheet.harm > 0) {
    sheet.harm -= 1;
    tell(fight, 'MU', sentence`${personRef(by)} regains 1 health from the kill.`, {
      happened: { is: 'healed', whom: [by], amount: 1 },
      tone: 'good',
    });
  }
}
