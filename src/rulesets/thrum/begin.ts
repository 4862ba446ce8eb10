/** TH-01, TH-04: from set-up to the first turn of round zero: all roll initiative, the order stands for the fight. */
import { everyone } from '../../engine/fight.ts';
import type { Flow } from '../../engine/flow.ts';
import { gm, type Id } from '../../engine/words.ts';
import { NOTHING, rollTests, seatFor } from './dice.ts';
import { has, initiativeModifier } from './sheet.ts';
import { isMinion, nameOf, sheetOf, type ThrumFight, tell } from './table.ts';
import { advance } from './turn.ts';
import { tableOf } from './wire.ts';

const parts = (fight: ThrumFight, id: Id) => ({
  plus: [{ label: 'Initiative', value: initiativeModifier(sheetOf(fight, id)), rule: 'TH-01' }],
  lean: has(sheetOf(fight, id), 'hastened') ? [{ label: 'Hastened', value: 1, rule: 'TH-42' }] : [],
});

/** Begins the fight. Foes stand where the GM has put them; everyone rolls 2d6 and Initiative; round zero starts. */
export function* begin(fight: ThrumFight): Flow<void> {
  const t = tableOf(fight);
  fight.stage = 'running';
  fight.state.round = 0;
  const fighters = everyone(fight).filter((who) => !isMinion(who) && !who.sheet.removed);
  const tested = yield* rollTests(
    fight,
    {
      seat: gm,
      title: 'Initiative',
      rule: 'TH-01',
      detail: '2d6 and Initiative each; the order stands for the whole fight.',
    },
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
    tell(fight, 'TH-01', `${nameOf(fight, id)} rolls initiative ${total}.`, { who: [id], dice });
  }
  fight.state.order = byInitiative(
    fight,
    fighters.map(({ id }) => id),
  );
  tell(fight, 'TH-04', 'Round zero: place yourselves and take a stance.', { tone: 'turn' });
  yield* advance(t);
}

/** TH-02: descending; ties by the house rule, then as they were set up. */
export function byInitiative(fight: ThrumFight, ids: readonly Id[]): Id[] {
  const party = (id: Id) =>
    ['party', 'ally'].includes(fight.sides[fight.combatants[id]?.side ?? '']?.stance ?? '') ? 0 : 1;
  return [...ids].sort((a, b) => {
    const [one, other] = [sheetOf(fight, a), sheetOf(fight, b)];
    const total = (other.initiative ?? 0) - (one.initiative ?? 0);
    if (total !== 0) return total;
    if (fight.house.initiativeTies === 'party' && party(a) !== party(b)) return party(a) - party(b);
    return initiativeModifier(other) - initiativeModifier(one);
  });
}
