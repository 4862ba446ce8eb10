/**
 * Orthogonal Incidence on a defence crit: the attack's hit goes on to another combatant in the
 * crossing row or column.
 */

import { askChoice, type Flow } from '../../../../../engine/flow.ts';
import { itemRef, personRef, sentence } from '../../../../../engine/log/sentence.ts';
import { type Id, seatOf } from '../../../../../engine/words.ts';
import { optionsFor } from '../../../../common/people.ts';
import { rangeOf } from '../../aim/targets.ts';
import { amountOf, type Use } from '../../table/owned.ts';
import type { Attack, Table } from '../../table/procedures.ts';
import { fightersHere, isMinion, squaresApart, tell, whereIs } from '../../table/table.ts';

/**
 * Lands the hit part on the new target without a roll. Fatigue and Stress are 1 less unless the
 * ability is upgraded.
 */
export function* deflectAttack(t: Table, use: Use, attacker: Id, attack: Attack | undefined): Flow<void> {
  const { fight } = t;
  const [me, from] = [whereIs(fight, use.user), whereIs(fight, attacker)];
  if (!attack || !me || !from) return;
  const inRow = me.row === from.row;
  const range = rangeOf(fight, attack.use);
  const open = fightersHere(fight).filter((who) => {
    const at = whereIs(fight, who.id);
    if (!at || who.id === use.user || squaresApart(fight, use.user, who.id) > range) return false;
    return inRow ? at.column === me.column : at.row === me.row;
  });
  if (open.length === 0) return;
  const answer = yield* askChoice(
    { seat: seatOf(use.user), title: 'Orthogonal Incidence: turn the attack onto whom?', rule: 'TH-43' },
    [...optionsFor(fight, open), { id: 'no', label: 'Nobody', tone: 'pass' as const }],
  );
  if (answer === 'no') return;
  const less = use.ups.includes('b') ? 0 : 1;
  const sum = { fatigue: 0, stress: 0 };
  for (const effect of attack.success)
    if (effect.do === 'deal' && effect.to !== 'self') sum[effect.load] += amountOf(fight, attack.use, effect.n, answer);
  tell(
    fight,
    'TH-43',
    sentence`${personRef(use.user)} turns ${itemRef(attack.use.ability.name)} onto ${personRef(answer)}.`,
    {
      happened: { is: 'hit', whom: [answer], by: use.user },
    },
  );
  yield* t.deal({
    to: answer,
    fatigue: Math.max(0, sum.fatigue - less),
    stress: Math.max(0, sum.stress - less),
    from: use.user,
    by: attack.use.ability.name,
    cause: 'ability',
  });
  if (fight.combatants[answer] && !isMinion(fight.combatants[answer]))
    yield* t.run(
      { ...attack.use, user: use.user },
      attack.success.filter((effect) => effect.do === 'apply'),
      answer,
    );
}
