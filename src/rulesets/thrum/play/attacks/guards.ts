/**
 * The aftermath of a defence: Vulnerable from Evasion, stances that are spent or kept, Quiet Mind.
 */

import { askChoice, askConfirmation, type Flow } from '../../../../engine/flow.ts';
import { personRef, sentence } from '../../../../engine/log/sentence.ts';
import { type Id, seatOf } from '../../../../engine/words.ts';
import { stacksOf } from '../../sheet/sheet.ts';
import { CONDITION_TEXT } from '../../sheet/terms.ts';
import { removable } from '../conditions/statuses.ts';
import { payForSpirit } from '../harm/loadRolls.ts';
import { abilityInForce, amountOf } from '../table/owned.ts';
import type { Attack, Table } from '../table/procedures.ts';
import { endStance } from '../table/stances.ts';
import { fighterOf, isMinion, tell } from '../table/table.ts';

/** TH-21: Evasion that is no crit leaves its user Vulnerable +1, after the attack has landed. */
export function* evasionAftermath(t: Table, attack: Attack): Flow<void> {
  if (attack.defence !== 'evasion' || attack.defenceCrit || isMinion(fighterOf(t.fight, attack.target))) return;
  yield* t.apply(attack.target, 'vulnerable', 1, { by: 'Evasion without a crit' });
}

/** The stances and buffs that this defence used are spent, kept on a crit, or kept for 1 Stress. */
export function* guardAftermath(t: Table, attack: Attack): Flow<void> {
  const { fight } = t;
  for (const id of attack.spent) {
    if (id === 'spirit-armor') {
      yield* payForSpirit(t, attack.target);
      continue;
    }
    const use = abilityInForce(fight, attack.target, id);
    const guard = use?.ability.guard;
    if (!use || !guard) continue;
    const { name } = use.ability;
    if (guard.ends === 'used') endStance(fight, attack.target, 'used');
    else if (!attack.defenceCrit) {
      const keep = yield* askConfirmation(
        { seat: seatOf(attack.target), title: `${name}: pay 1 Stress to keep the stance?`, rule: 'TH-43' },
        'Pay 1 Stress',
        'Let it end',
      );
      if (keep) yield* t.deal({ to: attack.target, fatigue: 0, stress: 1, by: name, cause: 'cost' });
      else endStance(fight, attack.target, 'used');
    }
    if (attack.defenceCrit && guard.critical.length > 0)
      yield* t.run(use, guard.critical, attack.striker ?? attack.use.user, attack);
  }
}

/**
 * Quiet Mind: a roll of Evasion may count one step better, or clear stacks on a crit. The stance
 * ends when it is used.
 */
export function* quietMind(t: Table, attack: Attack): Flow<void> {
  const { fight } = t;
  const who = attack.target;
  const use = attack.defence === 'evasion' ? abilityInForce(fight, who, 'quiet-mind') : undefined;
  if (!use) return;
  if (attack.defenceCrit) {
    const done = yield* shed(t, who, amountOf(fight, use, { base: 2, a: 'h(rea)' }));
    if (done) endStance(fight, who, 'used');
    return;
  }
  if (attack.outcome === 'miss' && use.ups.includes('b')) yield* shed(t, who, 1);
  const better = attack.outcome === 'miss' ? 'a crit' : attack.outcome === 'hit' ? 'avoided' : 'a plain hit';
  const step = yield* askConfirmation(
    { seat: seatOf(who), title: `Quiet Mind: count this as ${better}?`, rule: 'TH-43', about: [who] },
    `Count it as ${better}`,
    'Let it stand',
  );
  if (!step) return;
  if (attack.outcome === 'miss') attack.defenceCrit = true;
  else attack.outcome = attack.outcome === 'crit' ? 'hit' : 'miss';
  tell(fight, 'TH-43', sentence`${personRef(who)} keeps a quiet mind: it counts as ${better}.`, {
    ...(attack.outcome === 'miss' ? { happened: { is: 'dodged', whom: [who] } } : {}),
    tone: 'good',
  });
  endStance(fight, who, 'used');
}

/** Takes stacks off one of a combatant's own statuses. Gives whether it did. */
function* shed(t: Table, who: Id, n: number): Flow<boolean> {
  const list = removable(t.fight, who);
  if (list.length === 0) return false;
  const answer = yield* askChoice(
    { seat: seatOf(who), title: `Quiet Mind: take ${n} off which status?`, rule: 'TH-43', about: [who] },
    [
      ...list.map((condition) => ({
        id: condition as string,
        label: `${CONDITION_TEXT[condition].label} ${stacksOf(fighterOf(t.fight, who).sheet, condition)}`,
      })),
      { id: 'no', label: 'None', tone: 'pass' as const },
    ],
  );
  const condition = list.find((wanted) => wanted === answer);
  if (!condition) return false;
  yield* t.lose(who, condition, n, 'Quiet Mind');
  return true;
}
