/** Lowers or changes a load before it lands: Spirit Armor, Soul Bond, Mind Over Matter. */

import { askChoice, askConfirmation, type Flow } from '../../../../engine/flow.ts';
import { personRef, sentence } from '../../../../engine/log/sentence.ts';
import { countWords, type Id, seatOf } from '../../../../engine/words.ts';
import { sheetOf } from '../../../common/people.ts';
import { isExhausted, isFrayed, noteOf, setNote } from '../../sheet/sheet.ts';
import { minionOf, vanishMinion } from '../conditions/minions.ts';
import { abilityInForce, amountOf } from '../table/owned.ts';
import type { Harm, Table } from '../table/procedures.ts';
import { endStance } from '../table/stances.ts';
import { tellStrain } from '../table/strain.ts';
import { adjacent, areAllies, inOrder, isUp, nameOf, tell } from '../table/table.ts';

type Loads = { fatigue: number; stress: number };

/** Takes n off Fatigue, or off Stress when there is no Fatigue. */
const less = ({ fatigue, stress }: Loads, n: number): Loads =>
  fatigue > 0 ? { fatigue: Math.max(0, fatigue - n), stress } : { fatigue, stress: Math.max(0, stress - n) };

/** The load that is left after everything that may lower it. */
export function* soakedLoads(t: Table, harm: Harm): Flow<Loads> {
  let loads: Loads = { fatigue: harm.fatigue, stress: harm.stress };
  if (harm.lessen) loads = less(loads, harm.lessen);
  loads = yield* bonds(t, harm, loads);
  if (loads.fatigue > 0) loads = yield* mindOverMatter(t, harm.to, loads);
  return loads;
}

function* bonds(t: Table, { to, by }: Harm, loads: Loads): Flow<Loads> {
  const { fight } = t;
  let left = loads;
  for (const owner of inOrder(fight)) {
    const use = abilityInForce(fight, owner.id, 'soul-bond');
    const minion = minionOf(fight, owner.id);
    if (!use || !minion || !isUp(owner) || left.fatigue + left.stress === 0) continue;
    if (use.ups.includes('a') && owner.id !== to && areAllies(fight, owner.id, to) && adjacent(fight, minion, to)) {
      const pays = yield* askConfirmation(
        {
          seat: seatOf(owner.id),
          title: `Soul Bond: pay 1 Stress so that ${nameOf(fight, to)} takes 1 less?`,
          rule: 'TH-43',
          about: [to],
        },
        'Pay 1 Stress',
        'No',
      );
      if (pays) {
        yield* t.deal({ to: owner.id, fatigue: 0, stress: 1, by: 'Soul Bond', cause: 'cost' });
        left = less(left, 1);
      }
    }
    if (use.ups.includes('b') && owner.id === to && minionOf(fight, owner.id)) {
      const gives = yield* askConfirmation(
        {
          seat: seatOf(owner.id),
          title: `Soul Bond: give up the Minion to take 1 less (${by})?`,
          rule: 'TH-43',
          about: [minion],
        },
        'Give up the Minion',
        'No',
      );
      if (gives) {
        yield* vanishMinion(t, minion, 'Soul Bond');
        left = less(left, 1);
      }
    }
  }
  return left;
}

/**
 * Mind Over Matter: Fatigue may become Stress. Each further use before the bearer's next turn costs
 * more, or the stance ends.
 */
function* mindOverMatter(t: Table, who: Id, loads: Loads): Flow<Loads> {
  const { fight } = t;
  const use = abilityInForce(fight, who, 'mind-over-matter');
  if (!use) return loads;
  const most = Math.min(loads.fatigue, amountOf(fight, use, { base: 1, a: 'h(foc)' }));
  const sheet = sheetOf(fight, who);
  const answer = yield* askChoice(
    {
      seat: seatOf(who),
      title: `Mind Over Matter: turn how much of ${loads.fatigue} Fatigue into Stress?`,
      rule: 'TH-43',
      about: [who],
    },
    [
      ...Array.from({ length: most }, (_, at) => ({ id: `${at + 1}`, label: `${at + 1} into Stress` })),
      { id: '0', label: 'None', tone: 'pass' as const },
    ],
  );
  const turned = Number(answer);
  if (turned === 0) return loads;
  const uses = noteOf(sheet, 'matter');
  setNote(sheet, 'matter', uses + 1);
  const price = Math.max(0, uses - (use.ups.includes('b') ? 1 : 0));
  if (price > 0) {
    const keep = yield* askConfirmation(
      {
        seat: seatOf(who),
        title: `Mind Over Matter: pay ${countWords(price, 'Stress', 'Stress')} to keep the stance?`,
        rule: 'TH-43',
      },
      `Pay ${price} Stress`,
      'Let it end',
    );
    if (keep) yield* t.deal({ to: who, fatigue: 0, stress: price, by: 'Mind Over Matter', cause: 'cost' });
    else endStance(fight, who, 'Mind Over Matter was used');
  }
  const before = { frayed: isFrayed(sheet), exhausted: isExhausted(sheet) };
  sheet.load.stress = Math.min(99, sheet.load.stress + turned);
  tell(fight, 'TH-43', sentence`${personRef(who)} turns ${turned} Fatigue into Stress (Mind Over Matter).`);
  tellStrain(fight, who, before);
  return { fatigue: loads.fatigue - turned, stress: loads.stress };
}
