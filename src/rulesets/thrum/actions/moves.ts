/** TH-04, TH-06, TH-11 to TH-15: placing in round zero, walking in legs, jumping down. */

import { isPartySide } from '../../../engine/fight.ts';
import { askChoice, type Flow } from '../../../engine/flow.ts';
import { personRef, sentence } from '../../../engine/log/sentence.ts';
import { allOf, countWords, type Id, notAllowed, seatOf, type Verdict } from '../../../engine/words.ts';
import { pathTo } from '../../../space/squares/squarePaths.ts';
import { DIRECTIONS, type Square, squareGap, squareKey, squarePlace } from '../../../space/squares/squares.ts';
import { plainFight, sheetOf } from '../../common/people.ts';
import { placeInSentence } from '../../common/places.ts';
import type { ThrumAction, ThrumFight } from '../fight.ts';
import { tableOf } from '../play/attacks/wire.ts';
import { squareFrom } from '../play/effects/shifting.ts';
import { jumpSquares, jumpWords } from '../play/ground/drops.ts';
import { hasStartSquare, startSquares } from '../play/ground/startSquares.ts';
import { swapFor, swapPartners } from '../play/ground/swap.ts';
import { mayWalk, movementLeft, pathOptions, reachFor } from '../play/ground/walker.ts';
import { untilFightEnds } from '../play/harm/ending.ts';
import { upgradesOf } from '../play/table/owned.ts';
import { squareName } from '../play/table/squareName.ts';
import { fighterOf, nameOf, tell, whereIs } from '../play/table/table.ts';
import { endAndGoOn } from '../play/turns/turn.ts';
import { atTable, conscious, mayMove, onTurn, realRound } from './allowed.ts';
import { landings, mayBeacon } from './beacon.ts';

/**
 * Strafe: after a shot in the middle of the move, gives the test for the remaining steps. They must
 * go the same way and end no further from the targets.
 */
function strafing(fight: ThrumFight, who: Id): (square: Square, path: readonly Square[]) => boolean {
  const { turn } = fight.state;
  if (!turn?.acted || !upgradesOf(sheetOf(fight, who), 'strafe')) return () => true;
  return (square, path) => {
    const ways = new Set(turn.steps.map(String));
    let at = whereIs(fight, who);
    for (const next of path) {
      if (at) ways.add(`${directionOf(at, next)}`);
      at = next;
    }
    const near = turn.leash.every(({ who: target, distance }) => {
      const to = whereIs(fight, target);
      return !to || squareGap(square, 1, to, 1) <= distance;
    });
    return ways.size <= 1 && near;
  };
}
const directionOf = (from: Square, to: Square): number =>
  DIRECTIONS.findIndex((way) => way.column === to.column - from.column && way.row === to.row - from.row);

/**
 * TH-01, TH-04: in round zero the party and its allies place themselves; the foes stand where the
 * GM has put them.
 */
const isPlacer = (fight: ThrumFight, who: Id): boolean => isPartySide(fight, fighterOf(fight, who).side);

/**
 * Lists the jumps that the remaining movement can pay for. After an attack in the middle of a move
 * they must go the same way.
 */
function leaps(fight: ThrumFight, who: Id): ReturnType<typeof jumpSquares> {
  const left = movementLeft(fight, who);
  const fits = strafing(fight, who);
  return jumpSquares(fight, who).filter(({ square, cost }) => cost <= left && fits(square, [square]));
}

const group = 'Move';
export const movingActions: readonly ThrumAction[] = [
  {
    id: 'place',
    scope: 'combatant',
    label: 'Take a place',
    help: 'In round zero: stand anywhere free in the starting area.',
    rule: 'TH-04',
    group,
    allowed: (fight, who) =>
      allOf(
        () => onTurn(fight, who),
        () => fight.state.round === 0 || notAllowed('TH-04', 'Places are taken in round zero.'),
        () => isPlacer(fight, who) || notAllowed('TH-01', 'Foes stand where the GM has placed them.'),
        () => hasStartSquare(fight, who) || notAllowed('TH-04', 'No square of the starting area is free.'),
      ),
    *perform(fight, who) {
      const answer = yield* askChoice(
        { seat: seatOf(who), title: `${nameOf(fight, who)}: where to start?`, rule: 'TH-04', about: [who] },
        startSquares(plainFight(fight), who).map((square) => ({
          id: squareKey(square),
          label: squareName(square),
          place: squarePlace(square),
        })),
      );
      fighterOf(fight, who).place = squarePlace(squareFrom(answer));
      tell(fight, 'TH-04', sentence`${personRef(who)} takes a place.`);
      if (fight.state.turn?.stance) yield* untilFightEnds(endAndGoOn(tableOf(fight), who));
    },
  },
  {
    id: 'move',
    scope: 'combatant',
    label: 'Move',
    help: 'Walk up to your Speed, in as many legs as you like, before you act.',
    rule: 'TH-11',
    group,
    cost: 'movement',
    allowed: (fight, who) =>
      allOf(
        () => mayMove(fight, who),
        () => mayWalk(fight, who),
        () =>
          reachFor(fight, who, movementLeft(fight, who)).stops.length > 0 ||
          notAllowed('TH-11', 'There is nowhere to go.'),
      ),
    *perform(fight, who) {
      yield* atTable(fight, function* (t): Flow<void> {
        const now = plainFight(fight);
        const left = movementLeft(now, who);
        const reach = reachFor(now, who, left);
        const fits = strafing(now, who);
        const options = pathOptions(reach, (square) => fits(square, pathTo(reach, square) ?? []));
        if (options.length === 0) {
          tell(fight, 'TH-06', sentence`${personRef(who)} has no square left to go to.`);
          return;
        }
        const answer = yield* askChoice(
          {
            seat: seatOf(who),
            title: `${nameOf(fight, who)}: move where? ${countWords(left, 'square')} of movement left.`,
            rule: 'TH-11',
            about: [who],
          },
          options,
        );
        const path = pathTo(reach, squareFrom(answer)) ?? [];
        const { whole } = yield* t.walk(who, path, { pays: 'turn', budget: left });
        if (!fight.combatants[who]) return;
        // The log tells this after everything that happened on the way, because the sentence says
        // where the way ended.
        const far = sentence` got as far as ${placeInSentence(fight.scene, fighterOf(fight, who).place)}`;
        tell(fight, 'TH-11', sentence`${personRef(who)}${whole ? ' moves' : far}.`, {
          happened: { is: 'moved', whom: [who] },
        });
      });
    },
  },
  {
    id: 'jump',
    scope: 'combatant',
    label: 'Jump down',
    help: 'Drop 2 or more without paying for the height: Endurance or Reflex against the drop. Failed: Slowed +1, and Dazed if no movement is left.',
    rule: 'TH-15',
    group,
    cost: 'movement',
    allowed: (fight, who) =>
      allOf(
        () => mayMove(fight, who),
        () => mayWalk(fight, who),
        () =>
          jumpSquares(fight, who).length === 0 ||
          leaps(fight, who).length > 0 ||
          notAllowed('TH-11', 'The movement left is not enough for a jump.'),
        () =>
          jumpSquares(fight, who).length > 0 || notAllowed('TH-15', 'No drop of 2 or more steps beside this square.'),
      ),
    *perform(fight, who) {
      yield* atTable(fight, function* (t): Flow<void> {
        const ways = leaps(fight, who);
        const answer = yield* askChoice(
          { seat: seatOf(who), title: `${nameOf(fight, who)}: jump where?`, rule: 'TH-15', about: [who] },
          ways.map(({ square, drop, cost }) => ({
            id: squareKey(square),
            label: squareName(square),
            detail: `${cost} movement, ${jumpWords(drop)}`,
            place: squarePlace(square),
          })),
        );
        yield* t.walk(who, [squareFrom(answer)], { pays: 'turn', budget: movementLeft(fight, who), leaps: true });
      });
    },
  },
  {
    id: 'swap',
    scope: 'combatant',
    label: 'Swap places',
    help: 'Transpositional: change places with somebody near for 1 movement.',
    rule: 'TH-43',
    group,
    cost: 'movement',
    variants: (fight, who) =>
      upgradesOf(sheetOf(fight, who), 'transpositional') ? [{ id: 'swap', label: 'Swap places' }] : [],
    allowed: (fight, who) =>
      allOf(
        () => mayMove(fight, who),
        () => swapPartners(fight, who).length > 0 || notAllowed('TH-43', 'Nobody near enough to swap with.'),
      ),
    perform: (fight, who) => atTable(fight, (t) => swapFor(t, who)),
  },
  {
    id: 'beacon',
    scope: 'combatant',
    label: 'Homing Beacon',
    help: 'Teleport into the beacon, or out of it to its maker, for movement or for the action.',
    rule: 'TH-43',
    group,
    variants: (fight, who) => mayBeacon(fight, who).map(({ id, label }) => ({ id, label })),
    allowed: (fight, who, variant) => {
      const way = mayBeacon(fight, who).find(({ id }) => id === variant);
      return allOf(
        () => mayTravel(fight, who),
        () => way !== undefined || notAllowed('TH-43', 'No beacon stands.'),
        () => way?.blocked ?? true,
      );
    },
    perform: (fight, who, variant) => atTable(fight, (t) => landings(t, who, variant ?? '')),
  },
];

/** A beacon works as movement or as the action, so this checks only whose turn it is. */
const mayTravel = (fight: ThrumFight, who: Id): Verdict =>
  allOf(
    () => onTurn(fight, who),
    () => conscious(fight, who),
    () => realRound(fight),
  );
