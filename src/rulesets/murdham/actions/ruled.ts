/** The GM's rulings on a fighter's fate (MU-29, MU-45, MU-46). */

import { combatantOf } from '../../../engine/fight.ts';
import type { Flow } from '../../../engine/flow.ts';
import { personRef, sentence } from '../../../engine/log/sentence.ts';
import { ruledMoves } from '../../common/byHand/ruledMoves.ts';
import { sheetOf } from '../../common/people.ts';
import { loseTurn } from '../play/harm/nonlethal.ts';
import { captivesOf, companyOf } from '../play/moving/ways.ts';
import { settleHandEdit } from '../play/settle/settle.ts';
import { tell } from '../play/table/table.ts';
import { healthOf, setHealth } from '../sheet/scores.ts';
import { gainCondition, isConditionActive, isGone, isHelpless, loseCondition } from '../sheet/standing.ts';
import type { MurdhamAction } from './allowed.ts';

export const ruledActions: MurdhamAction = ruledMoves(
  [
    {
      id: 'falls',
      label: 'Falls: incapacitated',
      grave: true,
      fits: (fight, who) => !isHelpless(sheetOf(fight, who)),
      set: (fight, who) => gainCondition(sheetOf(fight, who), { id: 'incapacitated', until: 'stretch' }),
    },
    {
      id: 'stunned',
      label: 'Is stunned: loses a turn',
      fits: (fight, who) => !isHelpless(sheetOf(fight, who)),
      set: (fight, who) => loseTurn(fight, who, 'stunned', 'MU-02'),
    },
    {
      id: 'dies',
      label: 'Dies',
      grave: true,
      fits: (fight, who) => !isGone(sheetOf(fight, who)),
      set: (fight, who) => gainCondition(sheetOf(fight, who), { id: 'dead', until: 'cause' }),
    },
    {
      id: 'comes-round',
      label: 'Comes round',
      detail: 'with 1 health at least',
      fits: (fight, who) => isConditionActive(sheetOf(fight, who), 'incapacitated') && !isGone(sheetOf(fight, who)),
      set: (fight, who) => {
        const sheet = sheetOf(fight, who);
        loseCondition(sheet, 'incapacitated');
        loseCondition(sheet, 'dying');
        if (healthOf(sheet) < 1) setHealth(sheet, 1);
        tell(fight, 'MU-29', sentence`${personRef(who)} comes round.`, {
          happened: { is: 'rose', whom: [who] },
          tone: 'good',
        });
      },
    },
    {
      id: 'loses-heart',
      label: 'Loses heart: surrenders or retreats',
      fits: (fight, who) => !isHelpless(sheetOf(fight, who)) && !isConditionActive(sheetOf(fight, who), 'must-yield'),
      set: (fight, who) => {
        const sheet = sheetOf(fight, who);
        sheet.morale = 'failed';
        gainCondition(sheet, { id: 'must-yield', until: 'cause' });
        tell(fight, 'MU-45', sentence`${personRef(who)} loses heart and must surrender or retreat.`);
      },
    },
    {
      id: 'has-fled',
      label: 'Has fled: out of the fight',
      grave: true,
      detail: 'counts as a loss of the group; whoever is held is let go',
      fits: (fight, who) => !isHelpless(sheetOf(fight, who)),
      set: (fight, who) => {
        gainCondition(sheetOf(fight, who), { id: 'fled', until: 'cause' });
        combatantOf(fight, who).place = { kind: 'off' };
        tell(fight, 'MU-45', sentence`${personRef(who)} has fled.`, { happened: { is: 'fled', whom: [who] } });
      },
    },
  ],
  settleHandEdit,
  {
    fits: (fight, who) => !isGone(sheetOf(fight, who)),
    stands: 'on borders too',
    squares: () => 1,
    // MU-06: a rider and the mount, a cart and all on it are moved together. MU-37: captives stay.
    *goTo(fight, who, place): Flow<readonly string[]> {
      const captives = captivesOf(fight, who);
      const along = companyOf(fight, who).filter((id) => !captives.includes(id));
      for (const id of along) combatantOf(fight, id).place = { ...place };
      return along;
    },
    tell,
  },
);
