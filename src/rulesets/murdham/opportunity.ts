/** MU-24: opportunity attacks on somebody who moves away: the movement stops, the blow is resolved, and the turn goes on. */
import { choose, confirm, type Flow } from '../../engine/flow.ts';
import { gm, type Id, seatOf } from '../../engine/words.ts';
import { type Place, samePlace } from '../../space/scene.ts';
import { nearby } from '../../space/zones.ts';
import { cleave, resolve } from './attack.ts';
import { blowOf } from './blow.ts';
import { isUnawareOf, mapOf, placeOf, unawareOf, whereText } from './ground.ts';
import {
  all,
  audienceFor,
  enemies,
  is,
  isHelpless,
  type MurdhamFight,
  nameOf,
  seat,
  sheetOf,
  snapshot,
  tell,
} from './kit.ts';
import { aimed, setOff } from './launching.ts';
import { canReact, react } from './readiness.ts';
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
 * Gives false when the one who leads the movement cannot go on, or, having been struck at, would rather stay: its turn resumes
 * where it stands. Who is moved by force is not asked.
 */
export function* opportunities(
  fight: MurdhamFight,
  movers: readonly Id[],
  to: Place,
  will: 'own' | 'forced' = 'own',
): Flow<boolean> {
  const [leader] = movers;
  if (leader === undefined) return true;
  let struck = false;
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
    struck = true;
    if (isHelpless(sheetOf(fight, leader))) break;
  }
  if (isHelpless(sheetOf(fight, leader)) || is(sheetOf(fight, leader), 'grabbed')) return false;
  return !struck || will === 'forced' || (yield* goesOn(fight, leader, to));
}

/** MU-24: the turn resumes after the blow: with the rest of the way, or with something else. */
function* goesOn(fight: MurdhamFight, leader: Id, to: Place): Flow<boolean> {
  const who = fight.state.turn?.who ?? leader;
  return yield* confirm(
    {
      seat: seat(fight, who),
      title: `${nameOf(fight, leader)} was struck at on its way: does it go on?`,
      rule: 'MU-24',
      about: [...new Set([who, leader])],
      audience: audienceFor(fight, who, leader),
    },
    to.kind === 'off' ? 'Go on: leave the fight' : `Go on to ${whereText(fight, to)}`,
    'Stay here',
  );
}

function* strikeOut(fight: MurdhamFight, { who, target, weapon: seen }: Opening): Flow<void> {
  const weapon = weaponOf(sheetOf(fight, who), seen.id) ?? seen;
  // MU-42: whom it strikes out of hiding cannot even dodge for free.
  const unaware = unawareOf(fight, who);
  yield* react(fight, who);
  reveal(fight, who, 'attacking');
  tell(fight, 'MU-24', `${nameOf(fight, who)} makes an opportunity attack on ${nameOf(fight, target)}.`, {
    who: [who, target],
    tone: 'turn',
  });
  const blow = { ...blowOf(who, target, weapon, 'opportunity'), unaware };
  setOff(fight, blow);
  const { needs } = aimAt(fight, who, target, weapon);
  blow.saved = needs.length > 0;
  if (!(yield* aimed(fight, who, needs, [who, target]))) return;
  if ((yield* resolve(fight, blow)) === 'felled' && fight.house.cleaveOnLeaving) yield* cleave(fight, blow);
}
