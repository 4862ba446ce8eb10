/**
 * Rulings of the GM about mounts and vehicles: who sits where, and when the mount or vehicle is in
 * danger (MU-06).
 */

import { combatantOf } from '../../../../engine/fight.ts';
import { askChoice } from '../../../../engine/flow.ts';
import { personRef, sentence } from '../../../../engine/log/sentence.ts';
import type { Option } from '../../../../engine/question.ts';
import { gmSeat, type Id, notAllowed } from '../../../../engine/words.ts';
import { nameOf, sheetOf } from '../../../common/people.ts';
import type { MurdhamFight } from '../../fight.ts';
import { driveDanger } from '../../play/perils/driving.ts';
import { keepSeat, ridersOf } from '../../play/riding.ts';
import { placeOf } from '../../play/table/ground.ts';
import { allFighters, isThere, tell } from '../../play/table/table.ts';
import { aboardVehicle, isBoat, isVehicle } from '../../play/table/vehicles.ts';
import { postSpecs } from '../../sheet/conditions.ts';
import { loseCondition } from '../../sheet/standing.ts';
import { POSTS, type Post } from '../../sheet/terms.ts';
import { actionGroups, type MurdhamAction } from '../allowed.ts';

const asking = (title: string) => ({ seat: gmSeat, title, rule: 'MU-06', audience: 'gm' as const });
const option = (fight: MurdhamFight, id: Id): Option => ({ id, label: nameOf(fight, id), combatant: id });
const there = (fight: MurdhamFight, fits: (id: Id) => boolean): Id[] =>
  allFighters(fight)
    .filter(({ id }) => isThere(fight, id) && fits(id))
    .map(({ id }) => id);

const ruling = (
  id: string,
  label: string,
  help: string,
  allowed: MurdhamAction['allowed'],
  perform: (fight: MurdhamFight) => ReturnType<MurdhamAction['perform']>,
): MurdhamAction => ({ id, scope: 'table', label, help, rule: 'MU-06', group: actionGroups.ruling, allowed, perform });

const canCarry = (fight: MurdhamFight, id: Id): boolean =>
  isVehicle(sheetOf(fight, id)) || sheetOf(fight, id).mind === 'animal';
const carried = (fight: MurdhamFight): Id[] => there(fight, (id) => !isVehicle(sheetOf(fight, id)));

/**
 * Sets a fighter into a saddle, onto a vehicle, into its harness or on foot, without the cost that
 * this has in play.
 */
const seatRuling = ruling(
  'rule-seat',
  'In the saddle, on a vehicle, on foot',
  'Says what carries or is pulled by somebody, without an action.',
  (fight) =>
    carried(fight).length > 0 && there(fight, (id) => canCarry(fight, id)).length > 0
      ? true
      : notAllowed('MU-06', 'Nothing on the map carries anybody.'),
  function* (fight) {
    const who = yield* askChoice(
      asking('Who is in the saddle, on a vehicle or on foot?'),
      carried(fight).map((id) => option(fight, id)),
    );
    const carriers = there(fight, (id) => id !== who && canCarry(fight, id) && sheetOf(fight, id).mount !== who);
    const on = yield* askChoice(asking(`${nameOf(fight, who)}: on foot, or carried by whom?`), [
      { id: 'foot', label: 'On foot' },
      ...carriers.map((id) => option(fight, id)),
    ]);
    const sheet = sheetOf(fight, who);
    if (on === 'foot') {
      delete sheet.mount;
      delete sheet.aboard;
      tell(fight, 'MU-06', sentence`${personRef(who)} is on foot.`, { tone: 'ruling' });
      return;
    }
    const vehicle = isVehicle(sheetOf(fight, on));
    const barred: Post = isBoat(sheetOf(fight, on)) ? 'puller' : 'crew';
    const post = vehicle
      ? yield* askChoice(
          asking(`${nameOf(fight, who)} on ${nameOf(fight, on)}: as what?`),
          POSTS.filter(
            (id) =>
              id !== barred && (id !== 'driver' || aboardVehicle(fight, on, 'driver').every((one) => one === who)),
          ).map((id) => ({ id, label: postSpecs[id].label })),
        )
      : undefined;
    delete sheet.mount;
    delete sheet.aboard;
    if (post === undefined) sheet.mount = on;
    else sheet.aboard = { craft: on, as: post };
    loseCondition(sheet, 'in-water');
    combatantOf(fight, who).place = { ...placeOf(fight, on) };
    const how = post === undefined ? 'rides' : `is ${postSpecs[post].label.toLowerCase()} of`;
    tell(fight, 'MU-06', sentence`${personRef(who)} ${how} ${personRef(on)}.`, { tone: 'ruling' });
  },
);

const endangered = (fight: MurdhamFight): Id[] =>
  there(
    fight,
    (id) => ridersOf(fight, id).length > 0 || (isVehicle(sheetOf(fight, id)) && aboardVehicle(fight, id).length > 0),
  );

/**
 * Puts a mount or vehicle in danger, say by a loose plank: riders save to keep their seat, drivers
 * to keep control.
 */
const dangerRuling = ruling(
  'rule-danger',
  'A mount or vehicle in danger',
  'Riders save AGI or are thrown; a driver saves STR, or WIT under sail, or it crashes or capsizes.',
  (fight) => (endangered(fight).length > 0 ? true : notAllowed('MU-06', 'Nobody rides or drives.')),
  function* (fight) {
    const what = yield* askChoice(
      asking('What is in danger?'),
      endangered(fight).map((id) => option(fight, id)),
    );
    if (isVehicle(sheetOf(fight, what))) yield* driveDanger(fight, what, 'in danger');
    else yield* keepSeat(fight, what);
  },
);

export const carriedRulings: readonly MurdhamAction[] = [seatRuling, dangerRuling];
