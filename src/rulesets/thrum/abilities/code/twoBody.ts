/** Two Body Problem: two in one line are hurled together; what they strike may be hurt as well. */
import { choose, type Flow } from '../../../../engine/flow.ts';
import { type Id, seatOf } from '../../../../engine/words.ts';
import { elevationAt, type Square, stepFrom } from '../../../../space/squares.ts';
import type { Attack, Table } from '../../procedures.ts';
import { apart, gridFor, here, isMinion, nameOf, one, standsAt, type ThrumFight, tell, whereIs } from '../../table.ts';
import { aimOf, candidates } from '../../targets.ts';
import { amountOf, type Use } from '../owned.ts';

/** Who could be the second: in the same row or column, at most 4 from the first. */
export function seconds(fight: ThrumFight, user: Id, first: Id): Id[] {
  const at = whereIs(fight, first);
  return here(fight)
    .filter((who) => {
      const other = whereIs(fight, who.id);
      return (
        who.id !== first &&
        who.id !== user &&
        at !== undefined &&
        other !== undefined &&
        (other.column === at.column || other.row === at.row) &&
        apart(fight, first, who.id) <= 4
      );
    })
    .map(({ id }) => id);
}

export function* twoBody(t: Table, use: Use): Flow<void> {
  const { fight } = t;
  const firsts = candidates(aimOf(fight, use)).filter(
    ({ id, verdict }) => verdict === true && seconds(fight, use.user, id).length > 0,
  );
  if (firsts.length === 0) return;
  const ask = { seat: seatOf(use.user), rule: 'TH-43' };
  const first = yield* choose(
    { ...ask, title: 'Two Body Problem: the first?' },
    firsts.map(({ id }) => ({ id, label: nameOf(fight, id), combatant: id })),
  );
  const second = yield* choose(
    { ...ask, title: 'Two Body Problem: the second?', about: [first] },
    seconds(fight, use.user, first).map((id) => ({ id, label: nameOf(fight, id), combatant: id })),
  );
  const which = yield* choose({ ...ask, title: 'Two Body Problem: who flies?', about: [first, second] }, [
    { id: 'both', label: 'Both' },
    { id: 'first', label: nameOf(fight, first) },
    { id: 'second', label: nameOf(fight, second) },
  ]);
  const results: Attack[] = [];
  for (const target of [first, second])
    if (fight.combatants[target])
      results.push(yield* t.attack({ use, target, kind: 'physical', tags: [], effect: [], success: [], critical: [] }));
  const hurt = results.filter(({ outcome }) => outcome !== 'miss').map(({ target }) => target);
  const struck = yield* fly(t, use, first, second, which);
  for (const { mover, third } of struck) if (hurt.includes(mover) && !hurt.includes(third)) hurt.push(third);
  yield* split(t, use, hurt);
  yield* daze(t, use, results);
}

/** Moves them toward each other until they are adjacent or something stops them. Gives whom they struck. */
function* fly(t: Table, use: Use, first: Id, second: Id, which: string): Flow<{ mover: Id; third: Id }[]> {
  const { fight } = t;
  const struck: { mover: Id; third: Id }[] = [];
  const starts = new Map<Id, number>();
  const moving = new Set([...(which === 'second' ? [] : [first]), ...(which === 'first' ? [] : [second])]);
  for (let n = 0; n < 8 && moving.size > 0; n += 1)
    for (const mover of [...moving]) {
      const other = mover === first ? second : first;
      const [at, goal] = [whereIs(fight, mover), whereIs(fight, other)];
      if (!at || !goal || apart(fight, mover, other) <= 1) {
        moving.delete(mover);
        continue;
      }
      const next: Square = stepFrom(at, {
        column: Math.sign(goal.column - at.column),
        row: Math.sign(goal.row - at.row),
      });
      const grid = gridFor(fight);
      const start = starts.get(mover) ?? elevationAt(grid, at);
      starts.set(mover, start);
      const third = standsAt(fight, next);
      if (third) struck.push({ mover, third: third.id });
      const high = elevationAt(grid, next) - start >= 2;
      if (third || high || !(yield* t.force(mover, next, use.user))) moving.delete(mover);
    }
  tell(fight, 'TH-43', `${nameOf(fight, first)} and ${nameOf(fight, second)} are drawn together.`, {
    who: [first, second],
  });
  return struck;
}

/** The Fatigue, split freely over those who failed and those whom they struck. */
function* split(t: Table, use: Use, hurt: readonly Id[]): Flow<void> {
  const { fight } = t;
  const most = amountOf(fight, use, { base: 2, a: 'h(pow)' });
  if (hurt.length === 0) return;
  const shares = new Map<Id, number>();
  for (let n = 0; n < most; n += 1) {
    const open = hurt.filter((id) => fight.combatants[id]);
    const answer = yield* choose(
      { seat: seatOf(use.user), title: `Two Body Problem: Fatigue ${n + 1} of ${most} to whom?`, rule: 'TH-43' },
      [
        ...open.map((id) => ({ id, label: nameOf(fight, id), combatant: id })),
        { id: 'no', label: 'Nobody', tone: 'pass' as const },
      ],
    );
    if (answer === 'no') break;
    shares.set(answer, (shares.get(answer) ?? 0) + 1);
  }
  for (const [to, fatigue] of shares)
    yield* t.deal({ to, fatigue, stress: 0, from: use.user, by: use.ability.name, cause: 'ability' });
}

/** Dazed: one of the two on a crit; upgraded, one on a hit and both on a crit. */
function* daze(t: Table, use: Use, results: readonly Attack[]): Flow<void> {
  const { fight } = t;
  const better = use.ups.includes('b');
  const crits = results.filter(({ outcome }) => outcome === 'crit');
  const open = (
    better && crits.length === 0 ? results.filter(({ outcome }) => outcome === 'hit') : crits.length > 0 ? results : []
  )
    .map(({ target }) => target)
    .filter((id) => fight.combatants[id] && !isMinion(one(fight, id)));
  const picks = better && crits.length > 0 ? open.length : 1;
  const done: Id[] = [];
  for (let n = 0; n < picks && open.length > done.length; n += 1) {
    const answer = yield* choose({ seat: seatOf(use.user), title: 'Two Body Problem: who is Dazed?', rule: 'TH-43' }, [
      ...open.filter((id) => !done.includes(id)).map((id) => ({ id, label: nameOf(fight, id), combatant: id })),
      { id: 'no', label: 'Nobody', tone: 'pass' as const },
    ]);
    if (answer === 'no') return;
    done.push(answer);
    yield* t.apply(answer, 'dazed', 1, { from: use.user, by: use.ability.name });
  }
}
