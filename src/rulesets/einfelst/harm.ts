/** Harm (EW-22 to EW-24): rows that overflow upward, split by who suffers it, critical injuries; a plain count for others. */
import { combatantOf } from '../../engine/fight.ts';
import { choose, type Flow, roll } from '../../engine/flow.ts';
import { logged } from '../../engine/log.ts';
import { count, type Id, type RuleId, seatOf } from '../../engine/words.ts';
import { type EinfelstFight, type Fighter, type HarmKind, isUp, LEVELS, type Level } from './sheet.ts';
import { nameOf, tell } from './tell.ts';

const WORTH: Record<Level, number> = { lesser: 1, moderate: 2, severe: 3 };
export const slotsOf = (fight: EinfelstFight, level: Level): number =>
  ({ lesser: fight.house.lesserSlots, moderate: fight.house.moderateSlots, severe: fight.house.severeSlots })[level];

/** EW-24: the ways to take an amount: boxes of each level that add up to it. The many small ones first. */
export function splits(amount: number): Record<Level, number>[] {
  const out: Record<Level, number>[] = [];
  for (let severe = 0; severe * 3 <= amount; severe += 1)
    for (let moderate = 0; severe * 3 + moderate * 2 <= amount; moderate += 1)
      out.push({ lesser: amount - severe * 3 - moderate * 2, moderate, severe });
  return out.sort((a, b) => a.severe - b.severe || a.moderate - b.moderate);
}
const splitId = (split: Record<Level, number>): string => `${split.lesser}-${split.moderate}-${split.severe}`;
const splitWords = (split: Record<Level, number>): string =>
  LEVELS.filter((level) => split[level] > 0)
    .map((level) => `${split[level]} ${level.charAt(0).toUpperCase()}${level.slice(1)}`)
    .join(' and ');

/** Whether a split finds room without pushing anything upward. */
const fits = (fight: EinfelstFight, one: Fighter, kind: HarmKind, split: Record<Level, number>): boolean =>
  LEVELS.every((level) => one.sheet[kind][level] + split[level] <= slotsOf(fight, level));

/** Harm to somebody, after armour. A character is asked how to take two or more, when there is a choice. */
export function* suffer(fight: EinfelstFight, who: Id, amount: number, kind: HarmKind, rule: RuleId): Flow<void> {
  const one = combatantOf(fight, who);
  if (amount <= 0 || !isUp(one)) return;
  if (one.sheet.counts === 'points') return takePoints(fight, one, amount, rule);
  const ways = splits(amount);
  const roomy = ways.filter((split) => fits(fight, one, kind, split));
  const options = roomy.length > 0 ? roomy : ways.slice(0, 1);
  const chosen =
    options.length < 2
      ? splitId(options[0] as Record<Level, number>)
      : yield* choose(
          {
            seat: seatOf(who),
            title: `${nameOf(fight, who)} takes ${amount} ${kind} Harm: how?`,
            rule: 'EW-24',
            about: [who],
          },
          options.map((split) => ({ id: splitId(split), label: splitWords(split) })),
        );
  const split = options.find((each) => splitId(each) === chosen) ?? options[0];
  tell(
    fight,
    rule,
    `${nameOf(fight, who)} takes ${amount} ${kind} Harm${split ? `: ${splitWords(split)}` : ''}.`,
    [who],
    [],
    'bad',
  );
  for (const level of LEVELS) for (let n = 0; n < (split?.[level] ?? 0); n += 1) yield* tick(fight, one, kind, level);
}

/** EW-23: ticks a box; a full row pushes upward; past Severe a critical injury is rolled. */
function* tick(fight: EinfelstFight, one: Fighter, kind: HarmKind, level: Level): Flow<void> {
  const row = one.sheet[kind];
  for (const at of LEVELS.filter((each) => WORTH[each] >= WORTH[level]))
    if (row[at] < slotsOf(fight, at)) {
      row[at] += 1;
      return;
    }
  yield* critical(fight, one, kind);
}

const CRITICALS = {
  physical: [
    'a scar',
    'a scar',
    'a limb of no use until healed',
    'a limb of no use until healed',
    'a limb lost',
    'death',
  ],
  mental: [
    'a lasting fright',
    'a lasting fright',
    'a sense numbed until healed',
    'a sense numbed until healed',
    'a trauma for good',
    'a broken mind',
  ],
} as const;

function* critical(fight: EinfelstFight, one: Fighter, kind: HarmKind): Flow<void> {
  if (!isUp(one)) return;
  const groups = [{ id: 'injury', count: 1, sides: 6, read: { by: 'sum' as const } }];
  const rolled = yield* roll(
    { seat: seatOf(one.id), title: `${nameOf(fight, one.id)}: critical injury`, rule: 'EW-23', about: [one.id] },
    groups,
  );
  const fell = rolled.values.injury ?? 1;
  const what = CRITICALS[kind][fell - 1] ?? 'a scar';
  if (fell === 6) one.sheet.gone = kind === 'physical' ? 'dead' : 'broken';
  else one.sheet.injuries.push(what);
  tell(
    fight,
    'EW-23',
    `${nameOf(fight, one.id)} suffers ${what}.`,
    [one.id],
    logged('critical injury', groups, rolled),
    'bad',
  );
}

/** EW-22: a plain count; at its limit it is out. */
function takePoints(fight: EinfelstFight, one: Fighter, amount: number, rule: RuleId): void {
  one.sheet.points += amount;
  one.sheet.sore += amount;
  const out = one.sheet.points >= one.sheet.limit;
  if (out) {
    one.sheet.gone = 'out';
    one.sheet.held = null;
    one.sheet.fire = null;
  }
  tell(
    fight,
    rule,
    `${nameOf(fight, one.id)} takes ${count(amount, 'point')} of Harm${out ? ' and is out' : ''}.`,
    [one.id],
    [],
    'bad',
  );
}

/** What armour leaves of a blow's Harm: a die for each point, or its points, by the house rule. */
export function* throughArmour(fight: EinfelstFight, who: Id, amount: number, kind: HarmKind): Flow<number> {
  const one = combatantOf(fight, who);
  const { armour } = one.sheet;
  if (armour === 0 || kind === 'mental' || amount === 0) return amount;
  if (fight.house.armour === 'flat') return Math.max(0, amount - armour);
  const groups = [{ id: 'armour', count: armour, sides: 6, read: { by: 'successes' as const, from: 6 } }];
  const rolled = yield* roll(
    { seat: seatOf(who), title: `${nameOf(fight, who)}: armour`, rule: 'EW-20', about: [who] },
    groups,
  );
  const stopped = Math.min(amount, rolled.values.armour ?? 0);
  tell(
    fight,
    'EW-20',
    `The armour of ${nameOf(fight, who)} stops ${stopped}.`,
    [who],
    logged('armour', groups, rolled),
  );
  return amount - stopped;
}
