/** MU-24: opportunity attacks on somebody who moves away: the movement stops, the blow is resolved, and the turn goes on. */
import { choose, type Flow } from '../../engine/flow.ts';
import { gm, type Id, seatOf } from '../../engine/words.ts';
import { type Place, samePlace } from '../../space/scene.ts';
import { nearby } from '../../space/zones.ts';
import { cleave, resolve, setOff } from './attack.ts';
import { blowOf } from './blow.ts';
import { isUnawareOf, mapOf, placeOf } from './ground.ts';
import {
  all,
  audienceFor,
  enemies,
  is,
  isHelpless,
  type MurdhamFight,
  nameOf,
  sheetOf,
  snapshot,
  tell,
} from './kit.ts';
import { canReact, react } from './readiness.ts';
import { save } from './saves.ts';
import { aimAt } from './targets.ts';
import { reveal } from './turn.ts';
import { bestOf, hasWord, isMelee, type Weapon, weaponOf, weaponsOf } from './weapons.ts';

interface Opening {
  id: string;
  who: Id;
  target: Id;
  weapon: Weapon;
}

/** Everyone whose nearness the step would end, and who may strike for it now. */
function openings(live: MurdhamFight, movers: readonly Id[], to: Place): Opening[] {
  const fight = snapshot(live);
  const scene = mapOf(fight);
  return all(fight).flatMap((one) =>
    movers.flatMap((target): Opening[] => {
      if (movers.includes(one.id) || !enemies(fight, one.id, target)) return [];
      const here = placeOf(fight, target);
      if (!nearby(scene, one.place, here)) return [];
      // Nearness must end; by the house leaving the same place is enough, as the step from a zone to its border is.
      const parts = fight.house.leaving === 'place' && samePlace(one.place, here) && !samePlace(one.place, to);
      if (nearby(scene, one.place, to) && !parts) return [];
      if (canReact(fight, one.id) !== true || isUnawareOf(fight, one.id, target) || isHelpless(sheetOf(fight, target)))
        return [];
      if (is(one.sheet, 'must-yield')) return [];
      const strikes = weaponsOf(one.sheet).filter(
        (weapon) =>
          (isMelee(weapon) || fight.house.opportunityShots) &&
          !hasWord(weapon, 'blast') &&
          aimAt(fight, one.id, target, weapon).verdict === true,
      );
      return bestOf(strikes)
        .slice(0, 2)
        .map((weapon) => ({ id: `${one.id}.${weapon.id}.${target}`, who: one.id, target, weapon }));
    }),
  );
}

/**
 * Before a step: each enemy that is left behind may spend its turn on an attack. Every eligible one may, one after another.
 * Gives false when the one who leads the movement cannot go on.
 */
export function* opportunities(fight: MurdhamFight, movers: readonly Id[], to: Place): Flow<boolean> {
  const [leader] = movers;
  if (leader === undefined) return true;
  for (;;) {
    const ways = openings(fight, movers, to);
    if (ways.length === 0) break;
    const [first] = ways;
    const single = ways.every(({ who }) => who === first?.who);
    const answer = yield* choose(
      {
        seat: single && first ? seatOf(first.who) : gm,
        title: `${nameOf(fight, leader)} moves away: an opportunity attack?`,
        rule: 'MU-24',
        about: [leader, ...new Set(ways.map(({ who }) => who))],
        audience: audienceFor(fight, leader, ...ways.map(({ who }) => who)),
      },
      [
        ...ways.map(({ id, who, target, weapon }) => ({
          id,
          label: `${nameOf(fight, who)} strikes ${nameOf(fight, target)} with ${weapon.name}`,
          combatant: who,
        })),
        { id: 'pass', label: 'Let them go', tone: 'pass' as const },
      ],
    );
    const way = ways.find(({ id }) => id === answer);
    if (!way) break;
    yield* strikeOut(fight, way);
    if (isHelpless(sheetOf(fight, leader))) break;
  }
  return !isHelpless(sheetOf(fight, leader)) && !is(sheetOf(fight, leader), 'grabbed');
}

function* strikeOut(fight: MurdhamFight, { who, target, weapon: seen }: Opening): Flow<void> {
  const weapon = weaponOf(sheetOf(fight, who), seen.id) ?? seen;
  yield* react(fight, who);
  reveal(fight, who, 'attacking');
  tell(fight, 'MU-24', `${nameOf(fight, who)} makes an opportunity attack on ${nameOf(fight, target)}.`, {
    who: [who, target],
    tone: 'turn',
  });
  const blow = blowOf(who, target, weapon, 'opportunity');
  setOff(fight, blow);
  const { needs } = aimAt(fight, who, target, weapon);
  const [need] = needs;
  blow.saved = need !== undefined;
  if (need && !(yield* save(fight, who, 'wit', { rule: need.rule, what: 'to hit', about: [who, target] }))) return;
  if ((yield* resolve(fight, blow)) === 'felled' && fight.house.cleaveOnLeaving) yield* cleave(fight, blow);
}
