/**
 * Siege pieces: ballista, cannon, catapult and mortar stand on the map, are hurt there, and are
 * fired by whoever stands by them.
 */

import type { Id } from '../../../../engine/words.ts';
import { nameOf, sheetOf } from '../../../common/people.ts';
import type { MurdhamFight } from '../../fight.ts';
import { isNear } from './ground.ts';
import { allFighters, isThere } from './table.ts';
import { isPiece } from './vehicles.ts';
import { type Weapon, weaponsOf } from './weapons.ts';

/** The pieces at hand, whosever they are, each as a weapon. It takes a human mind to lay one. */
function piecesNear(fight: MurdhamFight, who: Id): Weapon[] {
  if (sheetOf(fight, who).mind !== 'human') return [];
  return allFighters(fight)
    .filter(({ id, sheet }) => isPiece(sheet) && isThere(fight, id) && isNear(fight, who, id))
    .flatMap(({ id, sheet }) =>
      weaponsOf(sheet)
        .filter(({ spec }) => spec.category === 'siege')
        .map((weapon) => ({ ...weapon, id: `${id}.${weapon.id}`, name: nameOf(fight, id), piece: id })),
    );
}

/**
 * Everything to attack with in one's own turn: what is in hand, the body's weapons, and the siege
 * pieces one stands by.
 */
export const armsOf = (fight: MurdhamFight, who: Id): Weapon[] => [
  ...weaponsOf(sheetOf(fight, who)),
  ...piecesNear(fight, who),
];
export const armOf = (fight: MurdhamFight, who: Id, id: string): Weapon | undefined =>
  armsOf(fight, who).find((weapon) => weapon.id === id);
