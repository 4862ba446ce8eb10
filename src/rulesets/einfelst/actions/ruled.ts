/** The Director's rulings on a combatant's fate (EW-22, EW-23, EW-33). */
import { combatantOf } from '../../../engine/fight.ts';
import type { Flow } from '../../../engine/flow.ts';
import { personRef, sentence } from '../../../engine/log/sentence.ts';
import { ruledMoves } from '../../common/byHand/ruledMoves.ts';
import type { EinfelstFight } from '../fight.ts';
import { unsettle } from '../play/ground/ground.ts';
import { settleHandEdit } from '../play/settle/settle.ts';
import { tell } from '../play/table/tell.ts';
import { turnBudget } from '../play/turns/rounds.ts';
import { isUp } from '../sheet/sheet.ts';
import type { EinfelstAction } from './allowed.ts';

const stands = (fight: EinfelstFight, who: string): boolean => isUp(combatantOf(fight, who));
const goes = (id: string, label: string, gone: 'out' | 'dead' | 'broken' | 'fled') => ({
  id,
  label,
  grave: true as const,
  fits: stands,
  set: (fight: EinfelstFight, who: string) => {
    combatantOf(fight, who).sheet.gone = gone;
  },
});

export const ruledActions: EinfelstAction = ruledMoves(
  [
    goes('falls', 'Falls: out', 'out'),
    {
      id: 'stunned',
      label: 'Is stunned: loses the maneuvers of the round',
      fits: (fight, who) => stands(fight, who) && turnBudget(fight, who).slow + turnBudget(fight, who).fast > 0,
      set: (fight, who) => {
        fight.state.left[who] = { slow: 0, fast: 0 };
        tell(fight, 'EW-14', sentence`${personRef(who)} is stunned and has no maneuver left this round.`);
      },
    },
    goes('dies', 'Dies', 'dead'),
    {
      id: 'comes-round',
      label: 'Comes round',
      fits: (fight, who) => combatantOf(fight, who).sheet.gone === 'out',
      set: (fight, who) => {
        const { sheet } = combatantOf(fight, who);
        sheet.gone = 'no';
        if (sheet.counts === 'points') sheet.points = Math.min(sheet.points, Math.max(0, sheet.limit - 1));
        tell(fight, 'EW-22', sentence`${personRef(who)} comes round.`, {
          happened: { is: 'rose', whom: [who] },
          tone: 'good',
        });
      },
    },
    goes('loses-heart', 'Loses heart: flees the fight', 'fled'),
  ],
  settleHandEdit,
  {
    fits: (fight, who) => combatantOf(fight, who).sheet.gone !== 'fled',
    stands: 'in zones',
    squares: () => 1,
    // EW-21, EW-29: `settle` ends what a change of zone ends, and tells it.
    *goTo(fight, who, place): Flow<readonly string[]> {
      const one = combatantOf(fight, who);
      one.place = place;
      unsettle(fight, one);
      return [who];
    },
    tell,
  },
);
