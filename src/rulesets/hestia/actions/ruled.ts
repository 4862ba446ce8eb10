/** The GM's rulings on a combatant's fate (HE-13, HE-22, HE-23). */
import { combatantOf } from '../../../engine/fight.ts';
import type { Flow } from '../../../engine/flow.ts';
import { personRef, sentence } from '../../../engine/log/sentence.ts';
import { ruledMoves } from '../../common/byHand/ruledMoves.ts';
import type { HestiaFight } from '../fight.ts';
import { settleHandEdit } from '../play/settle/settle.ts';
import { squaresOf } from '../play/table/distance.ts';
import { tell } from '../play/table/tell.ts';
import { inState, isHere, isUp, putState } from '../sheet/sheet.ts';
import type { HestiaAction } from './allowed.ts';

const stands = (fight: HestiaFight, who: string): boolean => isUp(combatantOf(fight, who));
const goes = (id: string, label: string, gone: 'stopped' | 'dead' | 'surrendered') => ({
  id,
  label,
  grave: true as const,
  fits: stands,
  set: (fight: HestiaFight, who: string) => {
    combatantOf(fight, who).sheet.gone = gone;
  },
});

export const ruledActions: HestiaAction = ruledMoves(
  [
    goes('falls', 'Falls: out of action', 'stopped'),
    {
      id: 'stunned',
      label: 'Is stunned: staggered',
      fits: (fight, who) => stands(fight, who) && !inState(combatantOf(fight, who), 'staggered'),
      set: (fight, who) => {
        putState(combatantOf(fight, who), 'staggered');
        tell(fight, 'HE-13', sentence`${personRef(who)} is staggered and loses a turn.`, { tone: 'bad' });
      },
    },
    { ...goes('dies', 'Dies', 'dead'), fits: (fight, who) => isHere(combatantOf(fight, who)) },
    {
      id: 'comes-round',
      label: 'Comes round',
      fits: (fight, who) => combatantOf(fight, who).sheet.gone === 'stopped',
      set: (fight, who) => {
        combatantOf(fight, who).sheet.gone = 'no';
        tell(fight, 'HE-22', sentence`${personRef(who)} comes round.`, { tone: 'good' });
      },
    },
    {
      id: 'loses-heart',
      label: 'Loses heart: flees',
      fits: (fight, who) => stands(fight, who) && !inState(combatantOf(fight, who), 'fleeing'),
      set: (fight, who) => {
        putState(combatantOf(fight, who), 'fleeing');
        if (!fight.state.broken.includes(who)) fight.state.broken.push(who);
        tell(fight, 'HE-23', sentence`${personRef(who)} turns to flee.`, { happened: { is: 'fled', whom: [who] } });
      },
    },
    goes('surrenders', 'Loses heart: surrenders', 'surrendered'),
  ],
  settleHandEdit,
  {
    fits: (fight, who) => isHere(combatantOf(fight, who)),
    stands: 'on borders too',
    squares: (fight, who) => squaresOf(combatantOf(fight, who)),
    *goTo(fight, who, place): Flow<readonly string[]> {
      combatantOf(fight, who).place = place;
      return [who];
    },
    tell,
  },
);
