/** Doses of poison: the STR save against one, and what it does at once or when the stretch ends. */

import type { Flow } from '../../../../engine/flow.ts';
import { itemRef, personRef, sentence } from '../../../../engine/log/sentence.ts';
import type { Id } from '../../../../engine/words.ts';
import { sheetOf } from '../../../common/people.ts';
import type { MurdhamFight } from '../../fight.ts';
import { gainCondition, knowsSkill } from '../../sheet/standing.ts';
import { poisonOf } from '../../sheet/things/poisons.ts';
import { rollSave } from '../table/saves.ts';
import { tell } from '../table/table.ts';
import { incapacitate } from './decline.ts';

/**
 * Gives a fighter a dose of poison. A second dose of the same poison within a stretch allows no
 * save. With Poison resistance the first dose does nothing, and only the third allows no save.
 */
export function* exposeToPoison(fight: MurdhamFight, who: Id, dose: string): Flow<void> {
  const sheet = sheetOf(fight, who);
  const poison = poisonOf(dose);
  if (sheet.kind !== 'creature') {
    tell(fight, 'MU', sentence`Poison does nothing to ${personRef(who)}.`);
    return;
  }
  const before = sheet.spent.filter((mark) => mark === `dose:${dose}`).length;
  sheet.spent.push(`dose:${dose}`);
  const met = before - (knowsSkill(sheet, 'poison-resistance') ? 1 : 0);
  const resisted =
    met < 0 || (met === 0 && (yield* rollSave(fight, who, 'str', { rule: 'MU', what: `against ${poison.name}` })));
  if (resisted) {
    tell(fight, 'MU', sentence`${itemRef(poison.name)} does nothing to ${personRef(who)}.`, { tone: 'good' });
    return;
  }
  gainCondition(sheet, { id: 'poisoned', until: 'cause', note: dose });
  if (poison.effect === 'paralysing') incapacitate(fight, who, 'stretch', dose);
  if (poison.effect === 'soporific') incapacitate(fight, who, 'watch', 'asleep');
  tell(fight, 'MU', sentence`${personRef(who)} is poisoned by ${itemRef(poison.name)}: ${poison.does}.`, {
    tone: 'bad',
  });
}
