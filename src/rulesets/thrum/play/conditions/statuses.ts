/**
 * TH-40, TH-41, TH-42: applies conditions, lets abilities prevent or change them, ticks them down,
 * and ends them.
 */

import { areEnemies } from '../../../../engine/fight.ts';
import { askChoice, askConfirmation, type Flow } from '../../../../engine/flow.ts';
import { personRef, sentence } from '../../../../engine/log/sentence.ts';
import { type Id, seatOf } from '../../../../engine/words.ts';
import { optionsFor, sheetOf } from '../../../common/people.ts';
import type { ThrumFight } from '../../fight.ts';
import type { Until } from '../../sheet/carried.ts';
import { hasCondition, noteOf, type Sheet, setNote, stacksOf } from '../../sheet/sheet.ts';
import {
  CONDITION_TEXT,
  type Condition,
  INFUSION_STATUSES,
  REMOVABLE,
  TICKING,
  type Ticking,
} from '../../sheet/terms.ts';
import { gainPotential } from '../table/dice.ts';
import { abilityInForce, amountOf } from '../table/owned.ts';
import type { Table } from '../table/procedures.ts';
import {
  areAllies,
  fighterOf,
  fightersHere,
  firstTime,
  inOrder,
  isMinion,
  isUp,
  nameOf,
  squaresApart,
  tell,
} from '../table/table.ts';

const isTicking = (condition: Condition): condition is Ticking => (TICKING as readonly string[]).includes(condition);
const isFour = (condition: Condition): boolean => (INFUSION_STATUSES as readonly string[]).includes(condition);

/**
 * The conditions of a combatant that Recover and the like can end by the house rules. Conditions of
 * a hold are not among them.
 */
export function removable(fight: ThrumFight, who: Id): Condition[] {
  const sheet = sheetOf(fight, who);
  const held = fight.state.holds.some((hold) => hold.held === who);
  const list: readonly Condition[] = fight.house.statuses === 'eight' ? TICKING : REMOVABLE;
  return list.filter((condition) => hasCondition(sheet, condition) && !(held && condition === 'immobilized'));
}

/**
 * Applies a condition to a combatant. Minions take none. Statuses that tick and Mark add up, the
 * others are set.
 */
export function* applyCondition(
  t: Table,
  to: Id,
  wanted: Condition,
  n: number,
  more: { from?: Id | undefined; until?: Until; by: string; swapped?: boolean },
): Flow<void> {
  const { fight } = t;
  if (!fight.combatants[to]) return;
  const who = fighterOf(fight, to);
  if (n <= 0 || isMinion(who) || who.sheet.removed) return;
  if (noteOf(who.sheet, 'ignores') > 0 && REMOVABLE.includes(wanted)) {
    setNote(who.sheet, 'ignores', 0);
    tell(fight, 'TH-43', sentence`${personRef(to)} shrugs off ${CONDITION_TEXT[wanted].label} (Adrenaline).`);
    return;
  }
  const condition = more.swapped ? wanted : yield* transmuted(t, to, wanted, more.from);
  const before = stacksOf(who.sheet, condition);
  const adds = isTicking(condition) || condition === 'mark';
  const until = more.until ?? untilOf(fight, to, condition);
  const held = who.sheet.conditions[condition]?.until;
  who.sheet.conditions[condition] = {
    n: adds ? Math.min(99, before + n) : 1,
    // A condition that is set twice lasts for the longer of the two times.
    until: held !== undefined && LENGTH[held] > LENGTH[until] ? held : until,
  };
  const { label, rule, tone } = CONDITION_TEXT[condition];
  const what = adds ? `${label} +${n}` : label;
  tell(fight, rule, sentence`${personRef(to)}: ${what} (${more.by}).`, {
    tone: tone === 'bad' ? 'bad' : 'good',
  });
  if (more.from === undefined) return;
  if (REMOVABLE.includes(condition) && firstTime(fight, `messenger ${more.from}`))
    gainPotential(fight, more.from, 'messenger-of-woe');
  if (condition === 'blinded' && areEnemies(fight, more.from, to)) gainPotential(fight, more.from, 'wraith-on-wings');
}

/** TH-42: Stunned ends with its bearer's turn, Hastened as the house rule says. */
function untilOf(fight: ThrumFight, who: Id, condition: Condition): Until {
  if (condition === 'stunned') return 'own turn';
  if (condition !== 'hastened') return 'ended';
  if (fight.house.hastened === 'fight') return 'fight';
  return fight.state.turn?.who === who ? 'next turn' : 'own turn';
}

/** The durations, from the shortest to the longest. */
const LENGTH: Record<Until, number> = {
  'this turn': 0,
  'own turn': 1,
  'next turn': 2,
  stance: 3,
  ended: 4,
  fight: 5,
};

/**
 * Transmuter: its owner may turn one of the four statuses into another, once for each application.
 */
function* transmuted(t: Table, to: Id, wanted: Condition, from: Id | undefined): Flow<Condition> {
  const { fight } = t;
  if (from === undefined || !isFour(wanted)) return wanted;
  for (const owner of inOrder(fight)) {
    const use = abilityInForce(fight, owner.id, 'transmuter');
    if (!use || !isUp(owner) || !areEnemies(fight, owner.id, to)) continue;
    if (owner.id !== from && !areAllies(fight, owner.id, from)) continue;
    if (squaresApart(fight, owner.id, to) > amountOf(fight, use, use.ability.range)) continue;
    const answer = yield* askChoice(
      {
        seat: seatOf(owner.id),
        title: `Transmuter: turn ${CONDITION_TEXT[wanted].label} into another?`,
        rule: 'TH-43',
        about: [to],
      },
      [
        ...INFUSION_STATUSES.filter((other) => other !== wanted).map((other) => ({
          id: other,
          label: CONDITION_TEXT[other].label,
        })),
        { id: 'no' as const, label: `Leave ${CONDITION_TEXT[wanted].label}`, tone: 'pass' as const },
      ],
    );
    if (answer === 'no') continue;
    const had = hasCondition(sheetOf(fight, to), answer);
    if (had && use.ups.includes('b')) {
      const deal = yield* askConfirmation(
        {
          seat: seatOf(owner.id),
          title: `Transmuter: 1 Stress to ${nameOf(fight, to)} as well?`,
          rule: 'TH-43',
          about: [to],
        },
        '1 Stress',
        'No',
      );
      if (deal) yield* t.deal({ to, fatigue: 0, stress: 1, from: owner.id, by: 'Transmuter', cause: 'ability' });
    }
    return answer;
  }
  return wanted;
}

/**
 * Takes stacks of a condition away, or the whole condition. Living Spark may answer when Burning
 * ends.
 */
export function* loseCondition(t: Table, who: Id, condition: Condition, n: number | 'all', cause: string): Flow<void> {
  const { fight } = t;
  const sheet = fight.combatants[who]?.sheet;
  if (!sheet) return;
  const before = stacksOf(sheet, condition);
  if (before === 0 || n === 0) return;
  const adds = isTicking(condition) || condition === 'mark';
  const left = n === 'all' || !adds ? 0 : Math.max(0, before - n);
  const { label, rule } = CONDITION_TEXT[condition];
  if (left > 0) {
    sheet.conditions[condition] = { n: left, until: sheet.conditions[condition]?.until ?? 'ended' };
    tell(fight, rule, sentence`${personRef(who)}: ${label} ${before} → ${left} (${cause}).`);
    return;
  }
  delete sheet.conditions[condition];
  tell(fight, rule, sentence`${personRef(who)}: ${label} ends (${cause}).`);
  if (condition === 'burning' && cause !== 'Recover') yield* sparks(t, who);
}

/** Living Spark: when somebody near its owner stops burning, another may catch fire. */
function* sparks(t: Table, from: Id): Flow<void> {
  const { fight } = t;
  for (const owner of inOrder(fight)) {
    const use = abilityInForce(fight, owner.id, 'living-spark');
    if (!use || !isUp(owner)) continue;
    const range = amountOf(fight, use, use.ability.range);
    if (squaresApart(fight, owner.id, from) > range) continue;
    const near = inOrder(fight).filter(
      (who) => who.id !== from && !isMinion(who) && squaresApart(fight, who.id, from) <= Math.ceil(range / 2),
    );
    if (near.length === 0) continue;
    const answer = yield* askChoice(
      { seat: seatOf(owner.id), title: 'Living Spark: who catches fire?', rule: 'TH-43', about: [from] },
      [...optionsFor(fight, near), { id: 'no', label: 'Nobody', tone: 'pass' as const }],
    );
    if (answer === 'no') continue;
    const n = amountOf(fight, use, { base: 1, b: 'h(fin)' });
    yield* t.apply(answer, 'burning', n, { from: owner.id, by: 'Living Spark' });
  }
}

/**
 * TH-40: at the end of the bearer's turn each status with stacks loses one, and conditions that
 * last until then end.
 */
export function* tickStatuses(t: Table, who: Id): Flow<void> {
  const sheet = sheetOf(t.fight, who);
  if (!still(t.fight, who))
    for (const condition of TICKING)
      if (hasCondition(sheet, condition)) yield* t.lose(who, condition, 1, 'end of turn');
  for (const condition of Object.keys(sheet.conditions) as Condition[])
    if (sheet.conditions[condition]?.until === 'own turn') yield* t.lose(who, condition, 'all', 'end of turn');
  for (const state of Object.values(sheet.conditions)) if (state.until === 'next turn') state.until = 'own turn';
}

/** Wraith on Wings b: no status ticks down for an enemy that ends its turn in the aura. */
const still = (fight: ThrumFight, who: Id): boolean =>
  fightersHere(fight).some(
    (other) => wraithAura(other.sheet) && areEnemies(fight, who, other.id) && squaresApart(fight, who, other.id) <= 2,
  );
export const wraithAura = (sheet: Sheet): boolean =>
  sheet.buff?.ability === 'wraith-on-wings' &&
  (sheet.abilities.find(({ id }) => id === 'wraith-on-wings')?.upgrades.includes('b') ?? false);

/** Whether a combatant is Blinded, by stacks or by a wraith's aura. */
export const isBlinded = (fight: ThrumFight, who: Id): boolean =>
  hasCondition(sheetOf(fight, who), 'blinded') || still(fight, who);

/** Ends everybody's conditions that last until the end of the running turn. */
export function* turnOver(t: Table): Flow<void> {
  for (const who of inOrder(t.fight))
    for (const condition of Object.keys(who.sheet.conditions) as Condition[])
      if (who.sheet.conditions[condition]?.until === 'this turn')
        yield* t.lose(who.id, condition, 'all', 'end of turn');
}
