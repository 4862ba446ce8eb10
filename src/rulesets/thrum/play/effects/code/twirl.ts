/**
 * Twirling Towards Freedom: everybody near may be swept along the ring on which they stand around
 * the user.
 */

import { areEnemies } from '../../../../../engine/fight.ts';
import { askChoice, type Flow } from '../../../../../engine/flow.ts';
import { sentence } from '../../../../../engine/log/sentence.ts';
import { type Id, seatOf } from '../../../../../engine/words.ts';
import { DIRECTIONS, distance, squareKey, squarePlace, stepFrom } from '../../../../../space/squares/squares.ts';
import { enterable } from '../../ground/movement.ts';
import { ringStep } from '../../ground/zones.ts';
import type { Use } from '../../table/owned.ts';
import type { Table } from '../../table/procedures.ts';
import { squareName } from '../../table/squareName.ts';
import { inOrder, isMinion, nameOf, refOf, squaresApart, tell, whereIs } from '../../table/table.ts';

export function* twirlEffect(t: Table, use: Use): Flow<void> {
  const { fight } = t;
  for (const who of inOrder(fight)) {
    if (who.id === use.user || isMinion(who) || !fight.combatants[who.id]) continue;
    const answer = yield* askChoice(
      {
        seat: seatOf(use.user),
        title: `Twirling: which way round for ${nameOf(fight, who.id)}?`,
        rule: 'TH-44',
        about: [who.id],
      },
      [
        { id: 'clockwise', label: 'Clockwise' },
        { id: 'counter', label: 'Counter-clockwise' },
        { id: 'no', label: 'Not at all', tone: 'pass' as const },
      ],
    );
    if (answer !== 'no') yield* sweep(t, use, who.id, answer === 'counter');
  }
}

/**
 * Sweeps a target along as many squares as its distance. An enemy that strikes something stops and
 * is Stunned.
 */
function* sweep(t: Table, use: Use, target: Id, counter: boolean): Flow<void> {
  const { fight } = t;
  const steps = squaresApart(fight, use.user, target);
  const foe = areEnemies(fight, use.user, target);
  for (let n = 0; n < steps; n += 1) {
    const [centre, at] = [whereIs(fight, use.user), whereIs(fight, target)];
    if (!centre || !at) return;
    const moved = yield* t.force(target, stepFrom(at, ringStep(centre, at, counter)), use.user);
    if (moved) continue;
    tell(fight, 'TH-44', sentence`${refOf(fight, target)} strikes something and stops.`);
    if (foe) {
      yield* t.apply(target, 'stunned', 1, { from: use.user, by: use.ability.name });
      if (use.ups.includes('a'))
        yield* t.deal({ to: target, fatigue: 1, stress: 0, from: use.user, by: use.ability.name, cause: 'ability' });
    }
    break;
  }
  if (foe && use.ups.includes('b')) yield* outward(t, use, target);
}

/** Upgraded: one diagonal step that ends 1 further away. */
function* outward(t: Table, use: Use, target: Id): Flow<void> {
  const { fight } = t;
  const [centre, at] = [whereIs(fight, use.user), whereIs(fight, target)];
  if (!centre || !at) return;
  const open = DIRECTIONS.filter((way) => way.column !== 0 && way.row !== 0)
    .map((way) => stepFrom(at, way))
    .filter((square) => distance(square, centre) === distance(at, centre) + 1 && enterable(fight, target, at, square));
  if (open.length === 0) return;
  const answer = yield* askChoice(
    { seat: seatOf(use.user), title: `Twirling: ${nameOf(fight, target)} outward?`, rule: 'TH-44', about: [target] },
    [
      ...open.map((square) => ({
        id: squareKey(square),
        label: squareName(square),
        place: squarePlace(square),
      })),
      { id: 'no', label: 'Leave them there', tone: 'pass' as const },
    ],
  );
  const square = open.find((one) => squareKey(one) === answer);
  if (square) yield* t.force(target, square, use.user);
}
