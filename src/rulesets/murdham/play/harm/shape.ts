/**
 * Animal shape: a fighter becomes an animal of their choice until the stretch ends. It keeps WIT
 * and mind and drops its gear.
 */

import { askChoice, type Flow } from '../../../../engine/flow.ts';
import { personRef, sentence } from '../../../../engine/log/sentence.ts';
import type { Id } from '../../../../engine/words.ts';
import { nameOf, sheetOf } from '../../../common/people.ts';
import { creatureOf } from '../../data/creatures.ts';
import { domesticAnimals, wildAnimals } from '../../data/creaturesAnimals.ts';
import type { MurdhamFight } from '../../fight.ts';
import { healthOf, setHealth } from '../../sheet/scores.ts';
import { type MurdhamSheet, shapeOf } from '../../sheet/sheet.ts';
import { gainCondition } from '../../sheet/standing.ts';
import type { Size } from '../../sheet/terms.ts';
import { placeOf } from '../table/ground.ts';
import { audienceFor, seatOfFighter, tell } from '../table/table.ts';
import { letGo } from './holds.ts';

/**
 * Lists the sizes of animals that the power allows: medium, and more when the invoker pays for
 * them.
 */
function sizesFor(extra: readonly string[]): readonly Size[] {
  const more: Size[] = extra.includes('small-or-large') ? ['small', 'large'] : [];
  return extra.includes('tiny-or-massive') ? ['tiny', 'small', 'medium', 'large', 'massive'] : ['medium', ...more];
}

/**
 * Gives the fighter another body. As always, health falls with STR but not under 1, and nobody who
 * was up goes down by it. `more` is harm that the new body brings.
 */
function reshape(sheet: MurdhamSheet, into: ReturnType<typeof shapeOf>, more = 0): void {
  const before = healthOf(sheet);
  const { str, agi, armour, size, traits, natural } = into;
  Object.assign(sheet, { armour, size, traits, natural, abilities: { ...sheet.abilities, str, agi } });
  sheet.harm += more;
  if (before > 0 && healthOf(sheet) < 1) setHealth(sheet, 1);
}

/**
 * Asks the invoker for an animal and gives them its shape. The people at the table know which hides
 * the invoker has.
 */
export function* becomeAnimal(fight: MurdhamFight, who: Id, extra: readonly string[]): Flow<void> {
  const sheet = sheetOf(fight, who);
  const sizes = sizesFor(extra);
  const chosen = yield* askChoice(
    {
      seat: seatOfFighter(fight, who),
      title: `${nameOf(fight, who)} becomes which animal?`,
      rule: 'MU',
      detail: 'The hide of the animal is needed.',
      about: [who],
      audience: audienceFor(fight, who),
    },
    [...domesticAnimals, ...wildAnimals]
      .filter((animal) => sizes.includes(animal.sheet.size))
      .map(({ id, name, summary }) => ({ id, label: name, detail: summary })),
  );
  const animal = creatureOf(chosen);
  const place = placeOf(fight, who);
  for (const item of sheet.gear)
    fight.state.dropped.push({ item: { ...item, held: null, worn: false }, place: { ...place }, of: who });
  sheet.gear = [];
  letGo(fight, who);
  // A second shape over a first one still leads back to the fighter's own.
  const shape = sheet.shape ?? { ...shapeOf(sheet), spared: 0 };
  const harm = sheet.harm;
  reshape(sheet, shapeOf(animal.sheet));
  sheet.shape = { ...shape, spared: shape.spared + harm - sheet.harm };
  gainCondition(sheet, { id: 'in-shape', until: 'stretch', note: animal.name });
  tell(fight, 'MU', sentence`${personRef(who)} becomes a ${animal.name.toLowerCase()} and drops everything carried.`, {
    tone: 'turn',
  });
}

/** Gives the fighter its own shape back once the condition has ended. */
export function regainShape(sheet: MurdhamSheet): void {
  if (sheet.shape === undefined || sheet.conditions.some(({ id }) => id === 'in-shape')) return;
  const own = sheet.shape;
  delete sheet.shape;
  reshape(sheet, own, own.spared);
}
