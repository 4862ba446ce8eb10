/**
 * Minions: tokens of a controller, without turn or numbers. They are positioned, attacked, and
 * vanish.
 */

import { askChoice, type Flow } from '../../../../engine/flow.ts';
import { personRef, sentence } from '../../../../engine/log/sentence.ts';
import { type Id, seatOf } from '../../../../engine/words.ts';
import { squareKey, squarePlace, squaresWithin } from '../../../../space/squares/squares.ts';
import { sheetOf } from '../../../common/people.ts';
import type { ThrumFight } from '../../fight.ts';
import { thrumSheet } from '../../sheet/sheet.ts';
import { amountOf, type Use } from '../table/owned.ts';
import type { Table } from '../table/procedures.ts';
import { squareName } from '../table/squareName.ts';
import { fighterOf, fightersHere, gridFor, roomAt, tell, whereIs } from '../table/table.ts';
import { lightOf } from './beings.ts';

/** The minion of a controller, if one is in play. */
export const minionOf = (fight: ThrumFight, owner: Id): Id | undefined =>
  fightersHere(fight).find((who) => who.sheet.kind === 'minion' && who.sheet.controller === owner)?.id;

/** A minion leaves play for good. */
export function* vanishMinion(t: Table, minion: Id, why: string): Flow<void> {
  const { fight } = t;
  const { controller } = sheetOf(fight, minion);
  const at = whereIs(fight, minion);
  tell(fight, 'TH-43', sentence`${personRef(fighterOf(fight, minion))} vanishes (${why}).`, {
    happened: { is: 'left', whom: [minion] },
    who: controller ? [controller] : [],
  });
  delete fight.combatants[minion];
  fight.order = fight.order.filter((id) => id !== minion);
  if (controller && at) yield* lightOf(t, controller, at);
}

/**
 * Positions the minion: one appears within range if none is in play; otherwise the minion moves or
 * teleports within that range. Gives its id.
 */
export function* position(t: Table, use: Use): Flow<Id | undefined> {
  const { fight } = t;
  const range = amountOf(fight, use, use.ability.range);
  const old = minionOf(fight, use.user);
  const grid = gridFor(fight);
  const squares = squaresWithin(grid, use.origin, range);
  if (old) {
    const at = whereIs(fight, old);
    for (const square of at ? squaresWithin(grid, at, range) : [])
      if (!squares.some((other) => squareKey(other) === squareKey(square))) squares.push(square);
  }
  const options = squares
    .filter((square) => roomAt(fight, square, 1, old === undefined ? [] : [old]))
    .map((square) => ({
      id: squareKey(square),
      label: old && isOwn(fight, old, square) ? 'Stay' : squareName(square),
      place: squarePlace(square),
    }));
  if (options.length === 0) return old;
  const answer = yield* askChoice(
    { seat: seatOf(use.user), title: `${use.ability.name}: where does the Minion stand?`, rule: 'TH-43' },
    options,
  );
  const [column = 0, row = 0] = answer.split(',').map(Number);
  let id = old;
  if (id === undefined) {
    fight.nextId += 1;
    id = `minion-${fight.nextId}`;
    const owner = fighterOf(fight, use.user);
    fight.combatants[id] = {
      id,
      name: `${owner.name}’s Minion`,
      side: owner.side,
      ...(owner.player === undefined ? {} : { player: owner.player }),
      hidden: owner.hidden,
      place: squarePlace({ column, row }),
      look: { icon: 'ghost' },
      note: '',
      sheet: {
        ...thrumSheet.start(),
        kind: 'minion',
        controller: use.user,
        faction: owner.sheet.faction,
        tolerance: { fatigue: 0, stress: 0 },
      },
    };
    fight.order.push(id);
  } else fighterOf(fight, id).place = squarePlace({ column, row });
  tell(fight, 'TH-43', sentence`${personRef(use.user)} positions a Minion.`, { happened: { is: 'moved', whom: [id] } });
  yield* lightOf(t, use.user, { column, row });
  return id;
}

const isOwn = (fight: ThrumFight, who: Id, square: { column: number; row: number }): boolean => {
  const at = whereIs(fight, who);
  return at !== undefined && squareKey(at) === squareKey(square);
};
