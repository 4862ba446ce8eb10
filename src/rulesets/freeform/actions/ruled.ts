/** The game master's rulings on a combatant's fate (FF-13). */
import { combatantOf } from '../../../engine/fight.ts';
import type { Flow } from '../../../engine/flow.ts';
import type { Id } from '../../../engine/words.ts';
import { ruledMoves } from '../../common/byHand/ruledMoves.ts';
import type { FreeformAction, FreeformFight } from '../fight.ts';
import { bringBack } from '../play/harm.ts';
import { settleHandEdit } from '../play/settle.ts';
import { tell } from '../play/telling.ts';
import { isUp } from '../sheet/sheet.ts';

const goes = (id: string, label: string, fate: 'defeated' | 'dead' | 'left') => ({
  id,
  label,
  grave: true as const,
  fits: (fight: FreeformFight, who: Id) => isUp(combatantOf(fight, who)),
  set(fight: FreeformFight, who: Id) {
    combatantOf(fight, who).sheet.fate = fate;
  },
});

export const ruledActions: FreeformAction = ruledMoves(
  [
    goes('defeated', 'Is defeated', 'defeated'),
    { ...goes('dies', 'Dies', 'dead'), fits: (fight, who) => combatantOf(fight, who).sheet.fate !== 'dead' },
    goes('leaves', 'Leaves the fight', 'left'),
    {
      id: 'back',
      label: 'Is back in the fight',
      detail: 'With one hit point at least.',
      fits: (fight, who) => !isUp(combatantOf(fight, who)),
      set: (fight, who) => bringBack(combatantOf(fight, who)),
    },
  ],
  settleHandEdit,
  {
    fits: (fight, who) => combatantOf(fight, who).sheet.fate !== 'left',
    stands: 'on borders too',
    squares: (fight, who) => combatantOf(fight, who).sheet.squares,
    *goTo(fight, who, place): Flow<readonly Id[]> {
      combatantOf(fight, who).place = place;
      return [who];
    },
    tell,
  },
);
