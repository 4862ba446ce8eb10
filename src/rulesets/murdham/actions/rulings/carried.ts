/** The GM's word on what carries people: who sits where, and when a mount or vehicle is in danger (MU-06). */

import { combatantOf } from '../../../../engine/fight.ts';
import { choose } from '../../../../engine/flow.ts';
import type { Option } from '../../../../engine/question.ts';
import { gm, type Id, no } from '../../../../engine/words.ts';
import { nameOf, sheetOf } from '../../../common/people.ts';
import type { MurdhamFight } from '../../fight.ts';
import { danger } from '../../play/perils/driving.ts';
import { keepSeat, ridersOf } from '../../play/riding.ts';
import { placeOf } from '../../play/table/ground.ts';
import { all, isThere, tell } from '../../play/table/table.ts';
import { aboard, isBoat, isVehicle } from '../../play/table/vehicles.ts';
import { postSpecs } from '../../sheet/conditions.ts';
import { lose } from '../../sheet/standing.ts';
import { type Post, posts } from '../../sheet/terms.ts';
import { groups, type MurdhamAction } from '../allowed.ts';

const asking = (title: string) => ({ seat: gm, title, rule: 'MU-06', audience: 'gm' as const });
const option = (fight: MurdhamFight, id: Id): Option => ({ id, label: nameOf(fight, id), combatant: id });
const there = (fight: MurdhamFight, fits: (id: Id) => boolean): Id[] =>
  all(fight)
    .filter(({ id }) => isThere(fight, id) && fits(id))
    .map(({ id }) => id);

const ruling = (
  id: string,
  label: string,
  help: string,
  allowed: MurdhamAction['allowed'],
  perform: (fight: MurdhamFight) => ReturnType<MurdhamAction['perform']>,
): MurdhamAction => ({ id, scope: 'table', label, help, rule: 'MU-06', group: groups.ruling, allowed, perform });

const canCarry = (fight: MurdhamFight, id: Id): boolean =>
  isVehicle(sheetOf(fight, id)) || sheetOf(fight, id).mind === 'animal';
const carried = (fight: MurdhamFight): Id[] => there(fight, (id) => !isVehicle(sheetOf(fight, id)));

/** Sets somebody into a saddle, onto a vehicle or into its harness, or on foot, whatever it would cost in play. */
const seatRuling = ruling(
  'rule-seat',
  'In the saddle, on a vehicle, on foot',
  'Says what carries or is pulled by somebody, without an action.',
  (fight) =>
    carried(fight).length > 0 && there(fight, (id) => canCarry(fight, id)).length > 0
      ? true
      : no('MU-06', 'Nothing on the map carries anybody.'),
  function* (fight) {
    const who = yield* choose(
      asking('Who?'),
      carried(fight).map((id) => option(fight, id)),
    );
    const carriers = there(fight, (id) => id !== who && canCarry(fight, id) && sheetOf(fight, id).mount !== who);
    const on = yield* choose(asking(`${nameOf(fight, who)}: on what?`), [
      { id: 'foot', label: 'On foot' },
      ...carriers.map((id) => option(fight, id)),
    ]);
    const sheet = sheetOf(fight, who);
    if (on === 'foot') {
      delete sheet.mount;
      delete sheet.aboard;
      tell(fight, 'MU-06', `${nameOf(fight, who)} is on foot.`, { who: [who], tone: 'ruling' });
      return;
    }
    const vehicle = isVehicle(sheetOf(fight, on));
    const barred: Post = isBoat(sheetOf(fight, on)) ? 'puller' : 'crew';
    const post = vehicle
      ? yield* choose(
          asking(`${nameOf(fight, who)} on ${nameOf(fight, on)}: as what?`),
          posts
            .filter(
              (id) => id !== barred && (id !== 'driver' || aboard(fight, on, 'driver').every((one) => one === who)),
            )
            .map((id) => ({ id, label: postSpecs[id].label })),
        )
      : undefined;
    delete sheet.mount;
    delete sheet.aboard;
    if (post === undefined) sheet.mount = on;
    else sheet.aboard = { craft: on, as: post };
    lose(sheet, 'in-water');
    combatantOf(fight, who).place = { ...placeOf(fight, on) };
    const how = post === undefined ? 'rides' : `is ${postSpecs[post].label.toLowerCase()} of`;
    tell(fight, 'MU-06', `${nameOf(fight, who)} ${how} ${nameOf(fight, on)}.`, { who: [who, on], tone: 'ruling' });
  },
);

const endangered = (fight: MurdhamFight): Id[] =>
  there(
    fight,
    (id) => ridersOf(fight, id).length > 0 || (isVehicle(sheetOf(fight, id)) && aboard(fight, id).length > 0),
  );

/** A loose plank, a shot across the nose: riders save to keep the seat, drivers to keep hold. */
const dangerRuling = ruling(
  'rule-danger',
  'A mount or vehicle in danger',
  'Riders save AGI or are thrown; a driver saves STR, or WIT under sail, or it crashes or capsizes.',
  (fight) => (endangered(fight).length > 0 ? true : no('MU-06', 'Nobody rides or drives.')),
  function* (fight) {
    const what = yield* choose(
      asking('What is in danger?'),
      endangered(fight).map((id) => option(fight, id)),
    );
    if (isVehicle(sheetOf(fight, what))) yield* danger(fight, what, 'in danger');
    else yield* keepSeat(fight, what);
  },
);

export const carriedRulings: readonly MurdhamAction[] = [seatRuling, dangerRuling];
