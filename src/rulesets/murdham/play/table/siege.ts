/**
 * Siege pieces: ballista, cannon, catapult and mortar stand on the map, are hurt there, and are
 * fired by fighters beside them.
 */

import type { Id } from '../../../../engine/words.ts';
import { nameOf, sheetOf } from '../../../common/people.ts';
import type { MurdhamFight } from '../../fight.ts';
import { isNear } from './ground.ts';
import { allFighters, isThere } from './table.ts';
import { isPiece } from './vehicles.ts';
import { type Weapon, weaponsOf } from './weapons.ts';

/** Lists the siege pieces nearby as weapons, whosever they are. Only a human mind can aim one. */
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
 * Lists everything that a fighter can attack with in its own turn: held weapons, the body's
 * weapons, and siege pieces beside it.
 */
export const armsOf = (fight: MurdhamFight, who: Id): Weapon[] => [
  ...weaponsOf(sheetOf(fight, who)),
  ...piecesNear(fight, who),
];
export const armOf = (fight: MurdhamFight, who: Id, id: string): Weapon | undefined =>
  armsOf(fight, who).find((weapon) => weapon.id === id);
