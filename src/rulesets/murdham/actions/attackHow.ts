/**
 * The attack that asks in one question for the weapon, what the blow does, and what is ticked with
 * it (MU-11 to MU-14, MU-26, MU-33 to MU-36).
 */

import type { Flow } from '../../../engine/flow.ts';
import { allOf, type Id, notAllowed } from '../../../engine/words.ts';
import { nameOf, sheetOf } from '../../common/people.ts';
import type { MurdhamFight } from '../fight.ts';
import { attackInTurn, canAttack } from '../play/attacks/attack.ts';
import { blastInTurn } from '../play/attacks/blast.ts';
import { canBlast, sweepable } from '../play/attacks/blastAim.ts';
import { canStun, type Doing, oneOf } from '../play/blows/manner.ts';
import { armsOf } from '../play/table/siege.ts';
import { hasWord, isMelee, trickWeapon, type Weapon } from '../play/table/weapons.ts';
import { actionGroups, type MurdhamAction, mainNow } from './allowed.ts';

const isBlast = (weapon: Weapon): boolean => hasWord(weapon, 'blast');
const usable = (fight: MurdhamFight, who: Id, weapon: Weapon): boolean =>
  (isBlast(weapon) ? canBlast(fight, who, weapon) : canAttack(fight, who, weapon, 'plain')) === true;

/** Lists what an attack with this weapon can do now: damage, a stun, a hold and so on. */
function doingsOf(fight: MurdhamFight, who: Id, weapon: Weapon): { id: Doing; label: string }[] {
  const can = (manner: Exclude<Doing, 'damage' | 'sweep'>, by = weapon) => canAttack(fight, who, by, manner) === true;
  const sheet = sheetOf(fight, who);
  const close = isMelee(weapon) && !isBlast(weapon);
  const harms = weapon.figures.die !== undefined;
  const all: readonly { id: Doing; label: string; fits: boolean }[] = [
    { id: 'damage', label: isBlast(weapon) ? 'Strike all in a zone' : 'Strike', fits: usable(fight, who, weapon) },
    { id: 'stun', label: 'Strike to stun', fits: canStun(fight, who, weapon) && can('stun') },
    { id: 'disarm', label: 'Disarm', fits: close && can('disarm') },
    { id: 'grapple', label: 'Grapple', fits: close && can('grapple', trickWeapon(sheet, 'grapple')) },
    { id: 'final', label: 'Final blow', fits: close && harms && can('final') },
    { id: 'focused', label: 'The whole blast on one', fits: isBlast(weapon) && harms && can('focused') },
    { id: 'sweep', label: 'Sweep at all smaller ones', fits: close && harms && sweepable(fight, who).length > 0 },
    { id: 'friend', label: 'Strike one of one’s own side', fits: !isBlast(weapon) && can('friend') },
  ];
  return all.filter(({ fits }) => fits).map(({ id, label }) => ({ id, label }));
}

function* choosing(fight: MurdhamFight, who: Id): Flow<void> {
  const arms = armsOf(fight, who).filter((weapon) => doingsOf(fight, who, weapon).length > 0);
  const picked = yield* oneOf(
    fight,
    [who],
    `With what does ${nameOf(fight, who)} attack?`,
    arms.map((weapon) => ({ id: weapon.id, label: weapon.name })),
  );
  const weapon = arms.find(({ id }) => id === picked?.id);
  if (!weapon) return;
  const does =
    (yield* oneOf(fight, [who], `${weapon.name}: to do what?`, doingsOf(fight, who, weapon)))?.id ?? 'damage';
  if (does === 'sweep') return yield* blastInTurn(fight, who, weapon, 'sweep', 'ask');
  if (does === 'damage' && isBlast(weapon)) return yield* blastInTurn(fight, who, weapon, 'blast', 'ask');
  const by = does === 'grapple' ? trickWeapon(sheetOf(fight, who), 'grapple') : weapon;
  yield* attackInTurn(fight, who, by, does === 'damage' ? 'plain' : does, 'ask');
}

export const attackHow: MurdhamAction = {
  id: 'attack-how',
  scope: 'combatant',
  label: 'Attack, choosing how',
  help: 'Holding back, a stunt, both weapons, challenging circumstances, through cover: ticked together, with any attack.',
  rule: 'MU-11',
  group: actionGroups.special,
  cost: 'main action',
  allowed: (fight, who) =>
    allOf(mainNow(fight, who, 'attack'), () =>
      armsOf(fight, who).some(
        (weapon) =>
          usable(fight, who, weapon) || (!isBlast(weapon) && canAttack(fight, who, weapon, 'friend') === true),
      )
        ? true
        : notAllowed('MU-15', 'There is nobody to attack.'),
    ),
  perform: (fight, who) => choosing(fight, who),
};
