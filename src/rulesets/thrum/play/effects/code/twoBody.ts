/**
 * Two Body Problem: two combatants in one line are hurled together; combatants whom they strike may
 * be hurt as well.
 */

import { askChoice, askPicks, type Flow } from '../../../../../engine/flow.ts';
import { sentence } from '../../../../../engine/log/sentence.ts';
import { type Id, seatOf } from '../../../../../engine/words.ts';
import { elevationAt, type Square, stepFrom } from '../../../../../space/squares/squares.ts';
import { optionsFor } from '../../../../common/people.ts';
import type { ThrumFight } from '../../../fight.ts';
import { aimOf, candidates } from '../../aim/targets.ts';
import { amountOf, type Use } from '../../table/owned.ts';
import type { Attack, Table } from '../../table/procedures.ts';
import {
  fighterOf,
  fightersHere,
  gridFor,
  isMinion,
  nameOf,
  refOf,
  squaresApart,
  standsAt,
  tell,
  whereIs,
} from '../../table/table.ts';

/**
 * TH-17: the possible second combatants: characters like the first, the user too, in the same row
 * or column and at most 4 squares away.
 */
export function secondTargets(fight: ThrumFight, first: Id): Id[] {
  const at = whereIs(fight, first);
  return fightersHere(fight)
    .filter((who) => {
      const other = whereIs(fight, who.id);
      return (
        who.id !== first &&
        at !== undefined &&
        other !== undefined &&
        (other.column === at.column || other.row === at.row) &&
        squaresApart(fight, first, who.id) <= 4
      );
    })
    .map(({ id }) => id);
}

export function* twoBody(t: Table, use: Use): Flow<void> {
  const { fight } = t;
  const firsts = candidates(aimOf(fight, use)).filter(
    ({ id, verdict }) => verdict === true && secondTargets(fight, id).length > 0,
  );
  if (firsts.length === 0) return;
  const ask = { seat: seatOf(use.user), rule: 'TH-43' };
  const first = yield* askChoice({ ...ask, title: 'Two Body Problem: the first?' }, optionsFor(fight, firsts));
  const second = yield* askChoice(
    { ...ask, title: 'Two Body Problem: the second?', about: [first] },
    optionsFor(fight, secondTargets(fight, first)),
  );
  const which = yield* askChoice({ ...ask, title: 'Two Body Problem: who flies?', about: [first, second] }, [
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

/**
 * Moves both toward each other until they are adjacent or something stops them. Gives the
 * combatants whom they struck.
 */
function* fly(t: Table, use: Use, first: Id, second: Id, which: string): Flow<{ mover: Id; third: Id }[]> {
  const { fight } = t;
  const struck: { mover: Id; third: Id }[] = [];
  const starts = new Map<Id, number>();
  const moving = new Set([...(which === 'second' ? [] : [first]), ...(which === 'first' ? [] : [second])]);
  for (let n = 0; n < 8 && moving.size > 0; n += 1)
    for (const mover of [...moving]) {
      const other = mover === first ? second : first;
      const [at, goal] = [whereIs(fight, mover), whereIs(fight, other)];
      if (!at || !goal || squaresApart(fight, mover, other) <= 1) {
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
  tell(fight, 'TH-43', sentence`${refOf(fight, first)} and ${refOf(fight, second)} are drawn together.`);
  return struck;
}

/**
 * Every way to share out up to `most` points among so many combatants: the largest sums first, each
 * as a list in the order of the combatants.
 */
function shares(most: number, among: number): number[][] {
  if (among === 0) return [[]];
  return Array.from({ length: most + 1 }, (_, less) => most - less).flatMap((n) =>
    shares(most - n, among - 1).map((rest) => [n, ...rest]),
  );
}

/** Asks once how the Fatigue is split over the combatants who failed and those whom they struck. */
function* split(t: Table, use: Use, hurt: readonly Id[]): Flow<void> {
  const { fight } = t;
  const most = amountOf(fight, use, { base: 2, a: 'h(pow)' });
  const open = hurt.filter((id) => fight.combatants[id]);
  if (open.length === 0) return;
  const sum = (ns: readonly number[]) => ns.reduce((a, b) => a + b, 0);
  const ways = shares(most, open.length).sort((a, b) => sum(b) - sum(a));
  const options = ways.map((ns) => {
    const parts = open.flatMap((id, at) => (ns[at] ? [`${ns[at]} to ${nameOf(fight, id)}`] : []));
    return {
      id: ns.join(' '),
      label: parts.length > 0 ? parts.join(', ') : 'None at all',
      ...(parts.length > 0 ? {} : { tone: 'pass' as const }),
    };
  });
  const answer = yield* askChoice(
    { seat: seatOf(use.user), title: `Two Body Problem: ${most} Fatigue to whom?`, rule: 'TH-43', about: [...open] },
    options,
  );
  const [chosen] = ways.filter((ns) => ns.join(' ') === answer);
  for (const [at, to] of open.entries())
    yield* t.deal({
      to,
      fatigue: chosen?.[at] ?? 0,
      stress: 0,
      from: use.user,
      by: use.ability.name,
      cause: 'ability',
    });
}

/** Applies Dazed: to one of the two on a crit; upgraded, to one on a hit and to both on a crit. */
function* daze(t: Table, use: Use, results: readonly Attack[]): Flow<void> {
  const { fight } = t;
  const better = use.ups.includes('b');
  const crits = results.some(({ outcome }) => outcome === 'crit');
  const struck = crits ? results : better ? results.filter(({ outcome }) => outcome === 'hit') : [];
  const open = struck
    .map(({ target }) => target)
    .filter((id) => fight.combatants[id] && !isMinion(fighterOf(fight, id)));
  if (open.length === 0) return;
  const picked = yield* askPicks(
    { seat: seatOf(use.user), title: 'Two Body Problem: who is Dazed?', rule: 'TH-43' },
    optionsFor(fight, open),
    0,
    better && crits ? open.length : 1,
  );
  for (const id of picked) yield* t.apply(id, 'dazed', 1, { from: use.user, by: use.ability.name });
}
