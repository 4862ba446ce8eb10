/** The GM's rulings on a combatant's fate (IN-05, IN-38). */

import { combatantOf } from '../../../engine/fight.ts';
import type { Flow } from '../../../engine/flow.ts';
import { personRef, sentence } from '../../../engine/log/sentence.ts';
import { ruledMoves } from '../../common/byHand/ruledMoves.ts';
import type { IngenuityFight } from '../fight.ts';
import { squaresOf } from '../play/ground/ground.ts';
import { isOutCold, wakeCombatant } from '../play/harm/harm.ts';
import { settleHandEdit } from '../play/settle/settle.ts';
import { tell } from '../play/table/tell.ts';
import { isHere, isUp, putState } from '../sheet/sheet.ts';
import type { IngenuityAction } from './allowed.ts';

const stands = (fight: IngenuityFight, who: string): boolean => isUp(combatantOf(fight, who));
const goes = (id: string, label: string, gone: 'dead' | 'fled' | 'surrendered') => ({
  id,
  label,
  grave: true as const,
  fits: (fight: IngenuityFight, who: string) => isHere(combatantOf(fight, who)),
  set: (fight: IngenuityFight, who: string) => {
    combatantOf(fight, who).sheet.gone = gone;
  },
});

export const ruledActions: IngenuityAction = ruledMoves(
  [
    {
      id: 'falls',
      label: 'Falls unconscious',
      grave: true,
      fits: stands,
      set: (fight, who) => putState(combatantOf(fight, who), 'unconscious'),
    },
    {
      id: 'stunned',
      label: 'Is stunned: loses the turn of this round',
      fits: (fight, who) => stands(fight, who) && !fight.state.acted.includes(who) && fight.state.acting?.who !== who,
      set: (fight, who) => {
        fight.state.acted.push(who);
        tell(fight, 'IN-05', sentence`${personRef(who)} is stunned and loses the turn of this round.`);
      },
    },
    goes('dies', 'Dies', 'dead'),
    {
      id: 'comes-round',
      label: 'Comes round',
      fits: (fight, who) => isOutCold(combatantOf(fight, who)),
      set: (fight, who) => {
        wakeCombatant(fight, combatantOf(fight, who));
        tell(fight, 'IN-05', sentence`${personRef(who)} comes round.`, {
          happened: { is: 'rose', whom: [who] },
          tone: 'good',
        });
      },
    },
    goes('loses-heart', 'Loses heart: flees', 'fled'),
    goes('surrenders', 'Loses heart: surrenders', 'surrendered'),
  ],
  settleHandEdit,
  {
    fits: (fight, who) => isHere(combatantOf(fight, who)),
    stands: 'in zones',
    squares: (fight, who) => squaresOf(combatantOf(fight, who)),
    *goTo(fight, who, place): Flow<readonly string[]> {
      combatantOf(fight, who).place = place;
      return [who];
    },
    tell,
  },
);
