/** Who sees whom (IN-27): by the GM's ruling, hiding, blindness, lines on the map, and light. */

import { areFriends, combatantOf } from '../../../../engine/fight.ts';
import { placesInDark } from '../../../../engine/public/partySight.ts';
import type { Id } from '../../../../engine/words.ts';
import type { Looks } from '../../../../space/fogged.ts';
import { isBrightName, isDarkName } from '../../../../space/squares/groundNames.ts';
import { metresBetween } from '../../../../space/squares/metrePaths.ts';
import { footprint, type Square, squareKey, squareOf } from '../../../../space/squares/squares.ts';
import { seesInDark } from '../../../common/darkness.ts';
import { nameOf } from '../../../common/people.ts';
import type { IngenuityFight } from '../../fight.ts';
import { type Fighter, hasState, liftState } from '../../sheet/sheet.ts';
import { fightersHere } from '../table/tell.ts';
import { gridOfFight, metresApart, squaresOf, wallParts } from './ground.ts';

/**
 * Everything that sheds light, with its place and its reach in metres: items held or lying about,
 * and ground of such a name.
 */
function lights(fight: IngenuityFight): { at: Square; size: number; metres: number }[] {
  const carried = fightersHere(fight).flatMap((one) => {
    const own = squareOf(one.place);
    return one.sheet.items.flatMap((thing) => {
      const at = thing.where === 'ground' ? thing.lies : thing.where === 'hand' ? own : undefined;
      const size = thing.where === 'ground' ? 1 : squaresOf(one);
      return at && (thing.light ?? 0) > 0 ? [{ at, size, metres: thing.light ?? 0 }] : [];
    });
  });
  if (fight.scene.kind !== 'squares') return carried;
  const ground = Object.entries(fight.scene.cells).flatMap(([key, { terrain }]) => {
    const [column = 0, row = 0] = key.split(',').map(Number);
    return terrain && isBrightName(terrain) ? [{ at: { column, row }, size: 1, metres: fight.house.lightReach }] : [];
  });
  return [...carried, ...ground];
}

/**
 * Whether the whole of a combatant stands in the dark: on dark ground, in a dark place by house
 * rule, or on a map where the GM lets darkness count, and within no light.
 */
export function isInDark(fight: IngenuityFight, one: Fighter): boolean {
  const at = squareOf(one.place);
  const { scene } = fight;
  if (!at || scene.kind !== 'squares' || !gridOfFight(fight)) return false;
  const squares = footprint(at, squaresOf(one));
  const night = placesInDark(fight, (other) => squaresOf(other as Fighter));
  const isDark = (square: Square) =>
    night.has(squareKey(square)) ||
    fight.house.light === 'dark' ||
    isDarkName(scene.cells[squareKey(square)]?.terrain ?? '');
  if (!squares.every(isDark)) return false;
  return !lights(fight).some((light) =>
    squares.some((square) => metresBetween(light.at, light.size, square, 1) <= light.metres),
  );
}

/**
 * Why a combatant does not see another; undefined when it does. A ruling of the GM goes before the
 * map.
 */
export function blindTo(fight: IngenuityFight, seer: Fighter, other: Fighter): string | undefined {
  const name = nameOf(fight, other.id);
  if (other.sheet.seenBy?.includes(seer.id)) return undefined;
  if (hasState(seer, 'blinded')) return 'blinded';
  if (other.sheet.unseenBy?.includes(seer.id)) return `does not see ${name}`;
  const hides = hasState(other, 'unseen') || other.hidden;
  if (hides && !areFriends(fight, seer.id, other.id)) return `does not see ${name}`;
  if (wallParts(fight, seer.id, other.id)) return `does not see ${name} from there`;
  const far = metresApart(fight, seer.id, other.id) > fight.house.darkSees;
  const sees = seer.sheet.darksight || seesInDark(fight, seer.id);
  return far && !sees && isInDark(fight, other) ? `does not see ${name} in the dark` : undefined;
}

/** IN-27: how a combatant looks at the map: by what it holds, in the dark as by day, or blinded. */
export function looksOf(fight: IngenuityFight, who: Id): Looks {
  const { sheet } = combatantOf(fight, who);
  const reach = Math.max(0, ...sheet.items.map(({ where, light }) => (where === 'hand' ? (light ?? 0) : 0)));
  const eyes = sheet.states.includes('blinded') ? 'blind' : sheet.darksight ? 'dark' : undefined;
  return { ...(reach > 0 ? { light: Math.min(60, reach) } : {}), ...(eyes ? { eyes } : {}) };
}

/** Ends a combatant's hiding: everybody sees it, as far as darkness and walls allow. */
export function comeOut(one: Fighter): void {
  liftState(one, 'unseen');
  if (one.sheet.unseenBy) one.sheet.unseenBy = [];
}
