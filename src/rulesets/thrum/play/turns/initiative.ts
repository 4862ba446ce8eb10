/** TH-01, TH-02: rolls 2d6 and Initiative and gives places in the order, for late joiners too. */

import { everyone, isPartySide } from '../../../../engine/fight.ts';
import type { Flow } from '../../../../engine/flow.ts';
import { personRef, sentence } from '../../../../engine/log/sentence.ts';
import { gmSeat, type Id } from '../../../../engine/words.ts';
import { sheetOf } from '../../../common/people.ts';
import type { ThrumFight, Who } from '../../fight.ts';
import { hasCondition, initiativeModifier } from '../../sheet/sheet.ts';
import { NOTHING, rollTests, seatFor } from '../table/dice.ts';
import { isMinion, nameOf, tell } from '../table/table.ts';

const parts = (fight: ThrumFight, id: Id) => ({
  plus: [{ label: 'Initiative', value: initiativeModifier(sheetOf(fight, id)), rule: 'TH-01' }],
  lean: hasCondition(sheetOf(fight, id), 'hastened') ? [{ label: 'Hastened', value: 1, rule: 'TH-42' }] : [],
});

/** All these combatants roll at once; the results stand on their sheets. */
export function* rollInitiative(fight: ThrumFight, fighters: readonly Who[], detail: string): Flow<void> {
  const tested = yield* rollTests(
    fight,
    { seat: gmSeat, title: 'Initiative', rule: 'TH-01', detail, order: true },
    fighters.map(({ id }) => ({
      id,
      seat: seatFor(fight, id),
      label: `${nameOf(fight, id)}: initiative`,
      dice: 'initiative',
      numbers: parts(fight, id).plus,
      lean: parts(fight, id).lean,
    })),
  );
  for (const { id } of fighters) {
    const { total, dice } = tested[id] ?? NOTHING;
    sheetOf(fight, id).initiative = total;
    tell(fight, 'TH-01', sentence`${personRef(id)} rolls initiative ${total}.`, { dice });
  }
}

/**
 * TH-02: sorts ids by descending initiative; ties by the house rule, then by the order of set-up.
 */
export function byInitiative(fight: ThrumFight, ids: readonly Id[]): Id[] {
  const party = (id: Id) => (isPartySide(fight, fight.combatants[id]?.side ?? '') ? 0 : 1);
  return [...ids].sort((a, b) => {
    const [one, other] = [sheetOf(fight, a), sheetOf(fight, b)];
    const total = (other.initiative ?? 0) - (one.initiative ?? 0);
    if (total !== 0) return total;
    if (fight.house.initiativeTies === 'party' && party(a) !== party(b)) return party(a) - party(b);
    return initiativeModifier(other) - initiativeModifier(one);
  });
}

/** The combatants on the map without an initiative: they have joined since the last turn. */
export const lateComers = (fight: ThrumFight): Who[] =>
  everyone(fight).filter(
    (who) => !isMinion(who) && !who.sheet.removed && who.place.kind === 'square' && who.sheet.initiative === null,
  );

/**
 * TH-01: combatants who have joined late roll before the next turn starts, and take a turn in this
 * round like everybody in it.
 */
export function* rollLate(fight: ThrumFight): Flow<void> {
  const late = lateComers(fight);
  if (late.length === 0) return;
  yield* rollInitiative(fight, late, 'Whoever joins the fight rolls 2d6 and Initiative, as all have.');
  const ids = byInitiative(
    fight,
    late.map(({ id }) => id),
  );
  for (const id of ids) takePlace(fight, id);
}

/**
 * TH-02, TH-03: puts a combatant where its initiative belongs. The others keep the places to which
 * they have delayed.
 */
export function takePlace(fight: ThrumFight, id: Id): void {
  const { state } = fight;
  const mine = sheetOf(fight, id).initiative ?? 0;
  const others = state.order.filter((other) => other !== id);
  const at = others.findIndex((other) => (sheetOf(fight, other).initiative ?? 0) < mine);
  others.splice(at < 0 ? others.length : at, 0, id);
  state.order = others;
  state.placed[id] = mine;
}
