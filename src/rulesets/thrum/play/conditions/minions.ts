/** Minions: tokens of a controller without turn or numbers. Positioned, attacked, gone. */

import { choose, type Flow } from '../../../../engine/flow.ts';
import { type Id, seatOf } from '../../../../engine/words.ts';
import { squareKey, squarePlace, within } from '../../../../space/squares/squares.ts';
import { sheetOf } from '../../../common/people.ts';
import type { ThrumFight } from '../../fight.ts';
import { thrumSheet } from '../../sheet/sheet.ts';
import { amountOf, type Use } from '../table/owned.ts';
import type { Table } from '../table/procedures.ts';
import { squareName } from '../table/squareName.ts';
import { gridFor, here, nameOf, one, roomAt, tell, whereIs } from '../table/table.ts';
import { lightOf } from './beings.ts';

/** The minion of a controller, if one is in play. */
export const minionOf = (fight: ThrumFight, owner: Id): Id | undefined =>
  here(fight).find((who) => who.sheet.kind === 'minion' && who.sheet.controller === owner)?.id;

/** A minion leaves play for good. */
export function* vanish(t: Table, minion: Id, why: string): Flow<void> {
  const { fight } = t;
  const { controller } = sheetOf(fight, minion);
  const at = whereIs(fight, minion);
  tell(fight, 'TH-43', `${nameOf(fight, minion)} vanishes (${why}).`, { who: controller ? [controller] : [] });
  delete fight.combatants[minion];
  fight.order = fight.order.filter((id) => id !== minion);
  if (controller && at) yield* lightOf(t, controller, at);
}

/** Positions the minion: none in play, one appears within range; otherwise it moves or teleports within that range. Gives its id. */
export function* position(t: Table, use: Use): Flow<Id | undefined> {
  const { fight } = t;
  const range = amountOf(fight, use, use.ability.range);
  const old = minionOf(fight, use.user);
  const grid = gridFor(fight);
  const squares = within(grid, use.origin, range);
  if (old) {
    const at = whereIs(fight, old);
    for (const square of at ? within(grid, at, range) : [])
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
  const answer = yield* choose(
    { seat: seatOf(use.user), title: `${use.ability.name}: where does the Minion stand?`, rule: 'TH-43' },
    options,
  );
  const [column = 0, row = 0] = answer.split(',').map(Number);
  let id = old;
  if (id === undefined) {
    fight.nextId += 1;
    id = `minion-${fight.nextId}`;
    const owner = one(fight, use.user);
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
  } else one(fight, id).place = squarePlace({ column, row });
  tell(fight, 'TH-43', `${nameOf(fight, use.user)} positions a Minion.`, { who: [use.user] });
  yield* lightOf(t, use.user, { column, row });
  return id;
}

const isOwn = (fight: ThrumFight, who: Id, square: { column: number; row: number }): boolean => {
  const at = whereIs(fight, who);
  return at !== undefined && squareKey(at) === squareKey(square);
};
