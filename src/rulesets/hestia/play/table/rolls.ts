/**
 * Rolls as the table is asked for them: checks to which the GM may give a boon or a bane, and sums
 * that the GM may raise or lower.
 */

import { type Flow, netRuled, type Ruled, rollRuled } from '../../../../engine/flow.ts';
import { loggedDiceOf } from '../../../../engine/log/loggedDice.ts';
import type { LoggedDice } from '../../../../engine/logEntry.ts';
import type { Roll, Rolled, Ruling } from '../../../../engine/question.ts';
import { type Id, type RuleId, type Seat, seatOf, type Tally, tallyOf } from '../../../../engine/words.ts';
import { nameOf } from '../../../common/people.ts';
import type { HestiaFight } from '../../fight.ts';
import { type Check, type Checked, groupsOf, readCheck } from './checks.ts';
import { tellRuling } from './tell.ts';

type Asking = Parameters<typeof rollRuled>[0];
const UNROLLED: Rolled = { faces: [], values: {} };

const BOONS: readonly Ruling[] = [
  { id: 'boon', label: 'a boon' },
  { id: 'bane', label: 'a bane' },
];
const POINTS: readonly Ruling[] = [
  { id: 'more', label: '+1 to the total' },
  { id: 'less', label: '−1 to the total' },
];
/** A ruling as a part of a tally. */
const byRuling = (value: number) => ({ label: 'by ruling', value, rule: 'by hand' });
const withRuling = (of: Tally, value: number): Tally => tallyOf(of.label, [...of.parts, byRuling(value)]);

/**
 * A check that a combatant makes. `aim` says what the roll is compared with, where that is not a
 * single number.
 */
export interface AskedCheck {
  id: string;
  seat: Seat;
  label: string;
  check: Check;
  aim?: string;
}
const boonsIn = (ruled: Ruled, id: string): number => netRuled(ruled, id, 'boon', 'bane');
const ruledCheck = (check: Check, net: number): Check => ({ ...check, boons: withRuling(check.boons, net) });

/**
 * The number that a check must reach, with its name if it has one, and the part that is added to
 * the d20.
 */
const aimWords = ({ reach, against, tally: { label, total } }: Check): string =>
  `${against ? `${against} ${reach}` : reach} or more with ${label} ${total}`;

function rollOfCheck({ id, seat, label, check, aim }: AskedCheck, net: number): Roll {
  const under = ruledCheck(check, net);
  return {
    id,
    seat,
    label,
    groups: groupsOf(under),
    tally: under.tally,
    aim: aim ?? aimWords(check),
    rulings: [...BOONS],
  };
}

/**
 * Asks for several checks at once. Gives, by the roll's id, a function that reads the roll: against
 * its own check, or against another where several compare themselves with one roll.
 */
export function* rollChecks(
  fight: HestiaFight,
  asking: Asking,
  asked: readonly AskedCheck[],
): Flow<(id: string, as?: Check) => Checked> {
  const { rolled, ruled } = yield* rollRuled(
    asking,
    (made) => asked.map((one) => rollOfCheck(one, boonsIn(made, one.id))),
    (words) => tellRuling(fight, words),
  );
  const byId = new Map(asked.map((one) => [one.id, one]));
  return (id, as) => {
    const one = byId.get(id);
    const check = as ?? one?.check;
    if (!one || !check) throw new Error(`No roll “${id}” was asked for.`);
    return readCheck(ruledCheck(check, boonsIn(ruled, id)), one.label, rolled[id] ?? UNROLLED);
  };
}

/** One check of one combatant. */
export function* rollCheck(
  fight: HestiaFight,
  who: Id,
  title: string,
  rule: RuleId,
  check: Check,
  about: Id[] = [who],
): Flow<Checked> {
  const label = `${nameOf(fight, who)}: ${title}`;
  const seat = seatOf(who);
  const read = yield* rollChecks(fight, { seat, title: label, rule, about }, [{ id: 'roll', seat, label, check }]);
  return read('roll');
}

/** Dice that are added up, and the numbers added to them. */
export interface AskedSum {
  id: string;
  seat: Seat;
  label: string;
  /** The name of the dice in the log. */
  dice: string;
  count: number;
  sides: number;
  parts: Tally;
}
/** The result of a sum: the dice alone, and with everything added. */
export interface Summed {
  bare: number;
  total: number;
  dice: LoggedDice[];
}
const groupsOfSum = ({ dice, count, sides }: AskedSum) => [
  { id: 'sum', count, sides, read: { by: 'sum' as const }, label: dice },
];
const pointsIn = (ruled: Ruled, id: string): number => netRuled(ruled, id, 'more', 'less');

/** Asks for sums at once and gives each by its id. */
export function* rollSums(
  fight: HestiaFight,
  asking: Asking,
  asked: readonly AskedSum[],
): Flow<Record<string, Summed>> {
  const { rolled, ruled } = yield* rollRuled(
    asking,
    (made) =>
      asked.map((one): Roll => {
        const { id, seat, label, parts } = one;
        const added = withRuling(parts, pointsIn(made, id));
        return { id, seat, label, groups: groupsOfSum(one), tally: added, rulings: [...POINTS] };
      }),
    (words) => tellRuling(fight, words),
  );
  return Object.fromEntries(
    asked.map((one) => {
      const fell = rolled[one.id] ?? UNROLLED;
      const bare = fell.values.sum ?? 0;
      const total = bare + one.parts.total + pointsIn(ruled, one.id);
      return [one.id, { bare, total, dice: loggedDiceOf(one.dice, groupsOfSum(one), fell) }];
    }),
  );
}

/** One sum of one combatant; its label is the question's title. */
export function* rollSum(
  fight: HestiaFight,
  who: Id,
  asking: { title: string; rule: RuleId; about?: Id[] },
  sum: Pick<AskedSum, 'dice' | 'count' | 'sides'> & { parts?: Tally },
): Flow<Summed> {
  const seat = seatOf(who);
  const { title, rule } = asking;
  const parts = sum.parts ?? tallyOf(sum.dice, [{ label: sum.dice, value: 0, rule }]);
  const rolled = yield* rollSums(fight, { seat, title, rule, about: asking.about ?? [who] }, [
    { ...sum, id: 'roll', seat, label: title, parts },
  ]);
  return rolled.roll ?? { bare: 0, total: 0, dice: [] };
}
