/**
 * TH-09: downtime, which alone restores tolerances and heals wounds. The Potential that characters
 * gathered is lost.
 */

import { everyone } from '../../../engine/fight.ts';
import { askPicks, type Flow } from '../../../engine/flow.ts';
import { personRef, sentence } from '../../../engine/log/sentence.ts';
import { countWords, gmSeat, type Id, notAllowed } from '../../../engine/words.ts';
import { sheetOf } from '../../common/people.ts';
import type { ThrumAction, ThrumFight, Who } from '../fight.ts';
import { tolerancesInWords } from '../play/harm/ending.ts';
import { statOf } from '../play/table/owned.ts';
import { nameOf, tell } from '../play/table/table.ts';
import { restedTolerances } from '../play/table/tolerances.ts';

/** Gives a character’s tolerances when rested, with the parts that its passives add. */
const rested = (fight: ThrumFight, who: Id): { fatigue: number; stress: number } =>
  restedTolerances(sheetOf(fight, who), {
    fatigue: statOf(fight, who, 'fatigue'),
    stress: statOf(fight, who, 'stress'),
  });

/**
 * Lists characters whom a rest would change. A foe’s stat block does not say what the foe had at
 * first.
 */
const weary = (fight: ThrumFight): Who[] =>
  everyone(fight).filter(({ id, sheet }) => {
    if (sheet.kind !== 'character') return false;
    const most = rested(fight, id);
    return (
      sheet.wounds > 0 ||
      sheet.tolerance.fatigue < most.fatigue ||
      sheet.tolerance.stress < most.stress ||
      Object.values(sheet.potential).some((n) => n > 0)
    );
  });

/**
 * Rests a character: its tolerances are full, it has no wounds and no Potential, and it may fight
 * again.
 */
function rest(fight: ThrumFight, who: Id): void {
  const sheet = sheetOf(fight, who);
  const most = rested(fight, who);
  sheet.tolerance = {
    fatigue: Math.max(sheet.tolerance.fatigue, most.fatigue),
    stress: Math.max(sheet.tolerance.stress, most.stress),
  };
  sheet.wounds = 0;
  sheet.potential = {};
  sheet.incapacitated = false;
  sheet.removed = false;
  tell(fight, 'TH-09', sentence`${personRef(who)} rests: ${tolerancesInWords(sheet)}, no Wounds.`, {
    tone: 'good',
  });
}

export const downtime: ThrumAction = {
  id: 'downtime',
  scope: 'table',
  label: 'Downtime',
  help: 'After the fight: tolerances are restored, Wounds heal, Potential is gone.',
  rule: 'TH-09',
  group: 'By ruling',
  stages: ['over'],
  allowed: (fight) => weary(fight).length > 0 || notAllowed('TH-09', 'Nobody has anything to rest from.'),
  *perform(fight): Flow<void> {
    const found = weary(fight);
    const picked = yield* askPicks(
      { seat: gmSeat, title: 'Downtime for whom?', rule: 'TH-09' },
      found.map(({ id, sheet }) => ({
        id,
        label: nameOf(fight, id),
        detail: `${tolerancesInWords(sheet)}, ${countWords(sheet.wounds, 'Wound')}`,
        combatant: id,
      })),
      1,
      found.length,
    );
    for (const id of picked) rest(fight, id);
  },
};
