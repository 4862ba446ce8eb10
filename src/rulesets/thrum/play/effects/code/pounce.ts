/**
 * Pounce: its user leaps beside a combatant who attacks an ally; the attacker must turn on the
 * user, or is Weakened.
 */

import { areEnemies } from '../../../../../engine/fight.ts';
import { askChoice, type Flow } from '../../../../../engine/flow.ts';
import { type Id, seatOf } from '../../../../../engine/words.ts';
import { pathTo } from '../../../../../space/squares/squarePaths.ts';
import { type Square, squareKey, squarePlace, squaresWithin } from '../../../../../space/squares/squares.ts';
import type { ThrumFight } from '../../../fight.ts';
import { rangeOf } from '../../aim/targets.ts';
import { mayWalk, reachFor } from '../../ground/walker.ts';
import { amountOf, type Use } from '../../table/owned.ts';
import type { Attack, Table } from '../../table/procedures.ts';
import { squareName } from '../../table/squareName.ts';
import { endStance } from '../../table/stances.ts';
import { apartFrom, canStand, gridFor, mayHelp, nameOf, squaresApart, whereIs } from '../../table/table.ts';
import { squareFrom } from '../shifting.ts';
import type { CodeAnswer } from './kind.ts';

/**
 * The squares beside the attacker that the user can reach: on foot with half Speed or, upgraded, by
 * teleport.
 */
function landings(fight: ThrumFight, use: Use, attacker: Id): { square: Square; path: Square[] | undefined }[] {
  const me = whereIs(fight, use.user);
  if (!me) return [];
  if (use.ups.includes('b')) {
    const n = amountOf(fight, use, { base: 2, plus: 'h(rea)' });
    return squaresWithin(gridFor(fight), me, n)
      .filter((square) => canStand(fight, use.user, square) && apartFrom(fight, square, attacker) === 1)
      .map((square) => ({ square, path: undefined }));
  }
  if (mayWalk(fight, use.user) !== true) return [];
  const reach = reachFor(fight, use.user, amountOf(fight, use, { base: 'half-speed' }));
  return reach.stops.flatMap((index) => {
    const square = { column: index % reach.grid.columns, row: Math.floor(index / reach.grid.columns) };
    return apartFrom(fight, square, attacker) === 1 ? [{ square, path: pathTo(reach, square) ?? [] }] : [];
  });
}

export const pounceAnswer: CodeAnswer = (t, use, event) => {
  if (event.on !== 'targeted') return [];
  const { fight } = t;
  const { attack } = event;
  const attacker = attack.striker ?? attack.use.user;
  if (!areEnemies(fight, use.user, attacker) || !mayHelp(fight, use.user, attack.target)) return [];
  if (squaresApart(fight, use.user, attacker) > rangeOf(fight, use)) return [];
  const here = squaresApart(fight, use.user, attacker) === 1;
  if (!here && landings(fight, use, attacker).length === 0) return [];
  return [
    {
      who: use.user,
      key: `${use.user} pounce`,
      title: `${nameOf(fight, use.user)}: pounce on ${nameOf(fight, attacker)}?`,
      says: use.ability.text,
      optional: true,
      about: attacker,
      perform: () => leap(t, use, attack, attacker),
    },
  ];
};

function* leap(t: Table, use: Use, attack: Attack, attacker: Id): Flow<void> {
  const { fight } = t;
  const ways = landings(fight, use, attacker);
  const close = squaresApart(fight, use.user, attacker) === 1;
  const answer = yield* askChoice(
    { seat: seatOf(use.user), title: 'Pounce: land where?', rule: 'TH-43', about: [use.user] },
    [
      ...ways.map(({ square }) => ({
        id: squareKey(square),
        label: squareName(square),
        place: squarePlace(square),
      })),
      ...(close ? [{ id: 'stay', label: 'Stay beside the attacker' }] : []),
    ],
  );
  const way = ways.find(({ square }) => squareKey(square) === answer);
  if (way?.path) yield* t.walk(use.user, way.path, { pays: 'free', budget: way.path.length * 4 });
  else if (way) yield* t.teleport(use.user, squareFrom(answer));
  endStance(fight, use.user, 'used');
  if (use.ups.includes('a')) yield* t.run(use, [{ do: 'deal', load: 'fatigue', n: { base: 'h(pow)' } }], attacker);
  const wide = attack.use.ability.target.shape !== 'one' || attack.use.squares !== undefined;
  if (!wide && fight.combatants[attacker] && fight.combatants[use.user]) {
    const turns = yield* askChoice(
      {
        seat: seatOf(attacker),
        title: `${nameOf(fight, attacker)}: attack ${nameOf(fight, use.user)} instead?`,
        rule: 'TH-43',
        about: [use.user],
      },
      [
        { id: 'yes', label: `Attack ${nameOf(fight, use.user)}` },
        { id: 'no', label: 'Keep the target, Weakened', tone: 'pass' as const },
      ],
    );
    if (turns === 'yes') {
      attack.target = use.user;
      return;
    }
  }
  yield* t.apply(attacker, 'weakened', 1, { from: use.user, by: use.ability.name });
}
