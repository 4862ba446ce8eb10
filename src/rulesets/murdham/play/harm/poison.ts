/** Doses: the STR save against a poison, and what it does at once or when the stretch ends. */

import type { Flow } from '../../../../engine/flow.ts';
import type { Id } from '../../../../engine/words.ts';
import { nameOf, sheetOf } from '../../../common/people.ts';
import type { MurdhamFight } from '../../fight.ts';
import { gain, knows } from '../../sheet/standing.ts';
import { poisonOf } from '../../sheet/things/poisons.ts';
import { save } from '../table/saves.ts';
import { tell } from '../table/table.ts';
import { incapacitate } from './decline.ts';

/** Somebody meets a dose. A second dose of the same poison in a stretch allows no save; Poison resistance is one dose ahead. */
export function* expose(fight: MurdhamFight, who: Id, dose: string): Flow<void> {
  const sheet = sheetOf(fight, who);
  const name = nameOf(fight, who);
  const poison = poisonOf(dose);
  if (sheet.kind !== 'creature') {
    tell(fight, 'MU', `Poison does nothing to ${name}.`, { who: [who] });
    return;
  }
  const before = sheet.spent.filter((mark) => mark === `dose:${dose}`).length;
  sheet.spent.push(`dose:${dose}`);
  const met = before - (knows(sheet, 'poison-resistance') ? 1 : 0);
  const resisted =
    met < 0 || (met === 0 && (yield* save(fight, who, 'str', { rule: 'MU', what: `against ${poison.name}` })));
  if (resisted) {
    tell(fight, 'MU', `${poison.name} does nothing to ${name}.`, { who: [who], tone: 'good' });
    return;
  }
  gain(sheet, { id: 'poisoned', until: 'cause', note: dose });
  if (poison.effect === 'paralysing') incapacitate(fight, who, 'stretch', dose);
  if (poison.effect === 'soporific') incapacitate(fight, who, 'watch', 'asleep');
  tell(fight, 'MU', `${name} is poisoned by ${poison.name}: ${poison.does}.`, { who: [who], tone: 'bad' });
}
