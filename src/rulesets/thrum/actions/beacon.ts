/** Homing Beacon: ways into and out of the marked ground, for its maker and for allies. */

import { askChoice, type Flow } from '../../../engine/flow.ts';
import { sentence } from '../../../engine/log/sentence.ts';
import { type Id, notAllowed, seatOf, type Verdict } from '../../../engine/words.ts';
import { squareKey, squarePlace, squaresWithin } from '../../../space/squares/squares.ts';
import { sheetOf } from '../../common/people.ts';
import type { ThrumFight } from '../fight.ts';
import { squareFrom } from '../play/effects/shifting.ts';
import { movementLeft } from '../play/ground/walker.ts';
import { afterAction } from '../play/harm/loadRolls.ts';
import { upgradesOf } from '../play/table/owned.ts';
import type { Table } from '../play/table/procedures.ts';
import { squareName } from '../play/table/squareName.ts';
import { adjacent, apartFrom, areAllies, canStand, gridFor, nameOf, tell, whereIs } from '../play/table/table.ts';
import { mayAct, mayMove } from './allowed.ts';

interface Way {
  id: string;
  label: string;
  blocked: Verdict;
}

/**
 * Lists every way that a beacon offers a combatant now: `<terrain> in move`, `<terrain> out action`
 * and so on.
 */
export function mayBeacon(fight: ThrumFight, who: Id): Way[] {
  const out: Way[] = [];
  for (const beacon of fight.state.terrains.filter(({ ability }) => ability === 'homing-beacon')) {
    const owner = fight.combatants[beacon.owner];
    if (!owner || (owner.id !== who && !areAllies(fight, owner.id, who))) continue;
    const price = upgradesOf(owner.sheet, 'homing-beacon')?.includes('b') ? 2 : 4;
    const inside = beacon.squares.some((square) => apartFrom(fight, square, who) === 0);
    const beside = owner.id === who || adjacent(fight, owner.id, who);
    const ways = [
      {
        to: 'in',
        label: `Into ${beacon.name}`,
        where: beside || notAllowed('TH-43', `Stand next to ${nameOf(fight, owner.id)} to be taken in.`),
      },
      ...(owner.id === who
        ? []
        : [
            {
              to: 'out',
              label: `Out of ${beacon.name} to ${nameOf(fight, owner.id)}`,
              where: inside || notAllowed('TH-43', 'Not in the beacon.'),
            },
          ]),
    ];
    for (const { to, label, where } of ways) {
      const walk = mayMove(fight, who);
      const enough =
        walk !== true
          ? walk
          : movementLeft(fight, who) >= price || notAllowed('TH-11', `That takes ${price} movement.`);
      out.push({
        id: `${beacon.id}-${to}-move`,
        label: `${label} (${price} movement)`,
        blocked: where === true ? enough : where,
      });
      out.push({
        id: `${beacon.id}-${to}-act`,
        label: `${label} (action)`,
        blocked: where === true ? mayAct(fight, who) : where,
      });
    }
  }
  return out;
}

/** Asks for the square and teleports the combatant there. */
export function* landings(t: Table, who: Id, variant: string): Flow<void> {
  const { fight } = t;
  const beacon = fight.state.terrains.find(({ id }) => variant.startsWith(`${id}-`));
  if (!beacon) return;
  const centre = whereIs(fight, beacon.owner);
  const squares = variant.includes('-in-')
    ? beacon.squares
    : centre
      ? squaresWithin(gridFor(fight), centre, 1, sheetOf(fight, beacon.owner).squares, true)
      : [];
  const free = squares.filter((square) => canStand(fight, who, square) && apartFrom(fight, square, who) > 0);
  if (free.length === 0) return tell(fight, 'TH-12', sentence`No free square there.`, { who: [who] });
  const answer = yield* askChoice(
    { seat: seatOf(who), title: `${nameOf(fight, who)}: land where?`, rule: 'TH-12', about: [who] },
    free.map((square) => ({ id: squareKey(square), label: squareName(square), place: squarePlace(square) })),
  );
  const { turn } = fight.state;
  if (turn && variant.endsWith('-move'))
    turn.spent += upgradesOf(sheetOf(fight, beacon.owner), 'homing-beacon')?.includes('b') ? 2 : 4;
  if (turn && variant.endsWith('-act')) {
    turn.acted = true;
    turn.still = true;
  }
  yield* t.teleport(who, squareFrom(answer));
  if (variant.endsWith('-act')) yield* afterAction(t, who);
}
