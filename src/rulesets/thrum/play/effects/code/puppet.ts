/**
 * Puppet: another combatant acts at the caster's word: with a Basic Attack or, overexerted, with
 * one of the caster's own actions from its square.
 */

import { areEnemies } from '../../../../../engine/fight.ts';
import { askChoice, askConfirmation, type Flow } from '../../../../../engine/flow.ts';
import { personRef, sentence } from '../../../../../engine/log/sentence.ts';
import { type Id, seatOf } from '../../../../../engine/words.ts';
import { optionsFor, sheetOf } from '../../../../common/people.ts';
import { aimOf, candidates } from '../../aim/targets.ts';
import { abilityBy, modifierOf, ownedAbilities, type Use, usageOf } from '../../table/owned.ts';
import type { Attack, Table } from '../../table/procedures.ts';
import { nameOf, tell, whereIs } from '../../table/table.ts';

export function* puppetEffect(t: Table, use: Use, target: Id, attack: Attack | undefined): Flow<void> {
  const { fight } = t;
  let mine = use.over !== undefined;
  if (!mine && attack?.outcome === 'crit' && use.ups.includes('b') && areEnemies(fight, use.user, target)) {
    mine = yield* askConfirmation(
      { seat: seatOf(use.user), title: 'Puppet: overexert for nothing, in place of the Stress?', rule: 'TH-25' },
      'One of my own actions',
      'No, the Stress',
    );
    if (!mine) yield* t.run(use, [{ do: 'deal', load: 'stress', n: { base: 2, a: 'h(rea)' } }], target);
  }
  const from = fight.combatants[target] && whereIs(fight, target);
  if (!from || sheetOf(fight, target).incapacitated) return;
  if (mine) return yield* ownAction(t, use, target);
  const basic = abilityBy(fight, 'basic-attack');
  if (!basic) return;
  const blow: Use = { ...usageOf(fight, use.user, basic), origin: from };
  const open = candidates(aimOf(fight, blow)).filter(({ id, verdict }) => verdict === true && id !== target);
  if (open.length === 0) return tell(fight, 'TH-43', sentence`${personRef(target)} finds nobody to strike.`);
  const answer = yield* askChoice(
    {
      seat: seatOf(use.user),
      title: `Puppet: whom does ${nameOf(fight, target)} strike?`,
      rule: 'TH-43',
      about: [target],
    },
    optionsFor(fight, open),
  );
  yield* t.attack({
    use: blow,
    striker: target,
    target: answer,
    kind: 'physical',
    tags: basic.tags ?? [],
    effect: [],
    success: basic.success ?? [],
    critical: [],
    modifier: { label: 'Mesmerism', value: modifierOf(sheetOf(fight, use.user), use.ability), rule: 'TH-43' },
  });
}

/**
 * One of the caster's actions, aimed from the puppet's square. Novas and Puppet itself are left
 * out.
 */
function* ownAction(t: Table, use: Use, target: Id): Flow<void> {
  const { fight } = t;
  const from = whereIs(fight, target);
  const open = ownedAbilities(fight, use.user).filter(
    ({ ability }) =>
      ability.type === 'action' &&
      !ability.nova &&
      ability.id !== 'puppet' &&
      ability.target.who !== 'self' &&
      ability.target.shape !== 'all',
  );
  if (!from || open.length === 0) return;
  const answer = yield* askChoice(
    { seat: seatOf(use.user), title: 'Puppet: which of your actions?', rule: 'TH-43', about: [target] },
    open.map(({ ability }) => ({ id: ability.id, label: ability.name, detail: ability.text })),
  );
  const ability = open.find((one) => one.ability.id === answer)?.ability;
  if (ability) yield* t.perform({ ...usageOf(fight, use.user, ability), origin: from });
}
