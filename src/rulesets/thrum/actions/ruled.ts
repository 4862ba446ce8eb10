/** The GM's rulings on a combatant's fate (TH-35, TH-37, TH-38, TH-42). */

import type { Flow } from '../../../engine/flow.ts';
import { personRef, sentence } from '../../../engine/log/sentence.ts';
import { ruledMoves } from '../../common/byHand/ruledMoves.ts';
import { sheetOf } from '../../common/people.ts';
import type { ThrumAction, ThrumFight } from '../fight.ts';
import { settleHandEdit } from '../play/settle/settle.ts';
import { checkHolds } from '../play/table/holds.ts';
import { fighterOf, isMinion, tell } from '../play/table/table.ts';
import { hasCondition } from '../sheet/sheet.ts';

const stands = (fight: ThrumFight, who: string): boolean =>
  !isMinion(fighterOf(fight, who)) && !sheetOf(fight, who).removed && !sheetOf(fight, who).incapacitated;

export const ruledActions: ThrumAction = ruledMoves(
  [
    {
      id: 'falls',
      label: 'Falls: Incapacitated',
      grave: true,
      fits: stands,
      set: (fight, who) => {
        sheetOf(fight, who).incapacitated = true;
      },
    },
    {
      id: 'stunned',
      label: 'Is Stunned',
      fits: (fight, who) => stands(fight, who) && !hasCondition(sheetOf(fight, who), 'stunned'),
      set: (fight, who) => {
        sheetOf(fight, who).conditions.stunned = { n: 1, until: 'own turn' };
        tell(fight, 'TH-42', sentence`${personRef(who)} is Stunned.`, { tone: 'bad' });
      },
    },
    {
      id: 'dies',
      label: 'Dies: out of the fight',
      grave: true,
      fits: (fight, who) => !isMinion(fighterOf(fight, who)) && !sheetOf(fight, who).removed,
      set: (fight, who) => {
        sheetOf(fight, who).removed = true;
      },
    },
    {
      id: 'comes-round',
      label: 'Comes round',
      fits: (fight, who) => sheetOf(fight, who).incapacitated && !sheetOf(fight, who).removed,
      set: (fight, who) => {
        sheetOf(fight, who).incapacitated = false;
      },
    },
    {
      id: 'has-left',
      label: 'Has left the fight',
      grave: true,
      detail: 'is removed from the fight, which may end with that',
      fits: (fight, who) => !isMinion(fighterOf(fight, who)) && !sheetOf(fight, who).removed,
      set: (fight, who) => {
        sheetOf(fight, who).removed = true;
        tell(fight, 'TH-08', sentence`${personRef(who)} has left the fight.`);
      },
    },
  ],
  settleHandEdit,
  {
    fits: (fight, who) => !sheetOf(fight, who).removed,
    stands: 'in zones',
    squares: (fight, who) => sheetOf(fight, who).squares,
    *goTo(fight, who, place): Flow<readonly string[]> {
      fighterOf(fight, who).place = place;
      checkHolds(fight);
      return [who];
    },
    tell,
  },
);
