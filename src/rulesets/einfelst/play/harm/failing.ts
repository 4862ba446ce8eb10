/**
 * The price of failing by the Position (EW-33, EW-41): one Harm when Controlled, two when Risky,
 * three when Desperate.
 */

import { askChoice, type Flow } from '../../../../engine/flow.ts';
import { capitalized, gmSeat, type Id } from '../../../../engine/words.ts';
import { nameOf } from '../../../common/people.ts';
import type { EinfelstFight } from '../../fight.ts';
import type { TestName } from '../../sheet/skills.ts';
import { HARMS } from '../../sheet/spells.ts';
import type { Position } from '../../state.ts';
import { sufferHarm } from './harm.ts';

/** The Harm of failing a test. */
const FAIL_HARM: Record<Position, number> = { controlled: 1, risky: 2, desperate: 3 };
/** EW-41: the Mental Harm of a failed fear test: one more than the usual price of failing. */
export const fearHarm = (position: Position): number => FAIL_HARM[position] + 1;

/**
 * A combatant has failed its own test. Where the Position names a price, the Director says whether
 * it is paid, and in which kind of Harm.
 */
export function* failedTest(fight: EinfelstFight, who: Id, name: TestName): Flow<void> {
  if (fight.house.failing === 'chapter' && name !== 'flight') return;
  const { position } = fight.state;
  const amount = FAIL_HARM[position];
  const rule = name === 'flight' ? 'EW-33' : 'EW-41';
  const chosen = yield* askChoice(
    {
      seat: gmSeat,
      title: `${nameOf(fight, who)} has failed: what else comes of it?`,
      rule,
      detail: `The Position is ${capitalized(position)}.`,
      about: [who],
    },
    [
      { id: 'nothing', label: 'Nothing more', tone: 'pass' as const, usual: true as const },
      ...HARMS.map((kind) => ({ id: kind, label: `${amount} ${capitalized(kind)} Harm` })),
    ],
  );
  if (chosen !== 'nothing') yield* sufferHarm(fight, who, amount, chosen, rule);
}
