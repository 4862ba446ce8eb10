/**
 * Harm (EW-22 to EW-24): rows that overflow upward, splits that the victim chooses, critical
 * injuries; a plain count for others.
 */

import { countHarm } from '../../../../engine/facts.ts';
import { combatantOf } from '../../../../engine/fight.ts';
import { askChoice, type Flow } from '../../../../engine/flow.ts';
import { personRef, sentence } from '../../../../engine/log/sentence.ts';
import { capitalized, countWords, type Id, nameList, type RuleId, seatOf, tallyOf } from '../../../../engine/words.ts';
import { dieGroup, rollWithPoints } from '../../../common/dice.ts';
import { nameOf } from '../../../common/people.ts';
import type { EinfelstFight } from '../../fight.ts';
import { canSuffer, type Fighter, LEVELS, type Level, MOST_POINTS } from '../../sheet/sheet.ts';
import type { HarmKind } from '../../sheet/spells.ts';
import { fallOut } from '../ground/grip.ts';
import { tell, tellRuling } from '../table/tell.ts';
import type { ExtraDice, Fell } from '../table/trials.ts';

const WORTH: Record<Level, number> = { lesser: 1, moderate: 2, severe: 3 };
export const slotsOf = (fight: EinfelstFight, level: Level): number =>
  ({ lesser: fight.house.lesserSlots, moderate: fight.house.moderateSlots, severe: fight.house.severeSlots })[level];

/**
 * EW-24: the ways to take an amount of Harm: boxes of each level that add up to it. Ways with many
 * small boxes come first.
 */
export function harmSplits(amount: number): Record<Level, number>[] {
  const out: Record<Level, number>[] = [];
  for (let severe = 0; severe * 3 <= amount; severe += 1)
    for (let moderate = 0; severe * 3 + moderate * 2 <= amount; moderate += 1)
      out.push({ lesser: amount - severe * 3 - moderate * 2, moderate, severe });
  return out.sort((a, b) => a.severe - b.severe || a.moderate - b.moderate);
}
const splitId = (split: Record<Level, number>): string => `${split.lesser}-${split.moderate}-${split.severe}`;
const splitWords = (split: Record<Level, number>): string =>
  nameList(LEVELS.filter((level) => split[level] > 0).map((level) => `${split[level]} ${capitalized(level)}`));

/**
 * EW-23: the boxes and injuries that a split comes to in truth, in words, where full rows push it
 * upward. Undefined where it is taken as it is.
 */
function pushedWords(fight: EinfelstFight, one: Fighter, kind: HarmKind, split: Record<Level, number>) {
  if (fits(fight, one, kind, split)) return undefined;
  const { row, criticals } = endOf(fight, one, kind, split);
  const taken = LEVELS.map((level) => ({ level, n: row[level] - one.sheet[kind][level] }));
  return nameList([
    ...taken.flatMap(({ level, n }) => (n > 0 ? [`${n} ${capitalized(level)}`] : [])),
    ...(criticals > 0 ? [countWords(criticals, 'critical injury', 'critical injuries')] : []),
  ]);
}

/** Whether a split finds room without pushing Harm upward. */
const fits = (fight: EinfelstFight, one: Fighter, kind: HarmKind, split: Record<Level, number>): boolean =>
  LEVELS.every((level) => one.sheet[kind][level] + split[level] <= slotsOf(fight, level));

/**
 * EW-24: the splits to choose from: those that find room. If none does, every split that ends in a
 * different result.
 */
function waysToTake(fight: EinfelstFight, one: Fighter, kind: HarmKind, amount: number): Record<Level, number>[] {
  const ways = harmSplits(amount);
  const roomy = ways.filter((split) => fits(fight, one, kind, split));
  if (roomy.length > 0) return roomy;
  const ends = ways.map((split) => JSON.stringify(endOf(fight, one, kind, split)));
  return ways.filter((_, at) => ends.indexOf(ends[at] ?? '') === at);
}
/**
 * EW-23: the rows after a split. A full row pushes Harm upward, and Harm beyond Severe is a
 * critical injury: one for all of it or one each, by house rule.
 */
function endOf(fight: EinfelstFight, one: Fighter, kind: HarmKind, split: Record<Level, number>) {
  const row = { ...one.sheet[kind] };
  let criticals = 0;
  for (const level of LEVELS)
    for (let n = 0; n < split[level]; n += 1) {
      const at = boxFor(fight, row, level);
      if (at) row[at] += 1;
      else criticals += 1;
    }
  return { row, criticals: fight.house.critical.rolls === 'once' ? Math.min(1, criticals) : criticals };
}
/**
 * The box for Harm of a level: in its own row, or in the next row above that is not full; none
 * beyond Severe.
 */
const boxFor = (fight: EinfelstFight, row: Record<Level, number>, level: Level): Level | undefined =>
  LEVELS.find((at) => WORTH[at] >= WORTH[level] && row[at] < slotsOf(fight, at));

/** EW-20: damage as the level of one Harm; an amount beyond Severe becomes another Harm. */
function asLevel(amount: number): Record<Level, number> {
  const rest = amount % WORTH.severe;
  return { lesser: Number(rest === 1), moderate: Number(rest === 2), severe: Math.floor(amount / WORTH.severe) };
}

/**
 * Deals Harm to a combatant, after armour: an amount or, by house rule, one Harm of that level
 * where a weapon deals it. A character who takes two or more is asked how to split them, where
 * there is a choice.
 */
export function* sufferHarm(
  fight: EinfelstFight,
  who: Id,
  amount: number,
  kind: HarmKind,
  rule: RuleId,
  by: 'weapon' | 'other' = 'other',
  dealer?: Id,
): Flow<void> {
  const one = combatantOf(fight, who);
  if (amount <= 0 || !canSuffer(one)) return;
  countHarm(fight, who, amount, dealer);
  if (one.sheet.counts === 'points') return takePoints(fight, one, amount, rule);
  const options =
    by === 'weapon' && fight.house.damageIs === 'level' ? [asLevel(amount)] : waysToTake(fight, one, kind, amount);
  const chosen =
    options.length < 2
      ? splitId(options[0] as Record<Level, number>)
      : yield* askChoice(
          {
            seat: seatOf(who),
            title: `${nameOf(fight, who)} takes ${amount} ${capitalized(kind)} Harm: how?`,
            rule: 'EW-24',
            about: [who],
          },
          options.map((split) => {
            const pushed = pushedWords(fight, one, kind, split);
            return {
              id: splitId(split),
              label: splitWords(split),
              ...(pushed === undefined ? {} : { detail: `comes to ${pushed}` }),
            };
          }),
        );
  const split = options.find((each) => splitId(each) === chosen) ?? options[0];
  const pushed = split && pushedWords(fight, one, kind, split);
  const how = split ? `: ${splitWords(split)}${pushed === undefined ? '' : `, which comes to ${pushed}`}` : '';
  tell(fight, rule, sentence`${personRef(who)} takes ${amount} ${capitalized(kind)} Harm${how}.`, {
    happened: { is: 'lost', whom: [who], what: 'Harm', amount },
    tone: 'bad',
  });
  if (!split) return;
  const { row, criticals } = endOf(fight, one, kind, split);
  one.sheet[kind] = row;
  for (let n = 0; n < criticals; n += 1) yield* critical(fight, one, kind);
}

/**
 * EW-23: Harm beyond Severe: rolls a die on the table of the house rules; from the deadly face on
 * the victim is out for good.
 */
function* critical(fight: EinfelstFight, one: Fighter, kind: HarmKind): Flow<void> {
  if (!canSuffer(one)) return;
  const title = `${nameOf(fight, one.id)} suffers a critical injury: which?`;
  const thrown = yield* rollWithPoints(
    { seat: seatOf(one.id), title, rule: 'EW-23', about: [one.id] },
    'critical injury',
    (value) => ({
      groups: [dieGroup('injury', 6)],
      ...(value === 0 ? {} : { tally: tallyOf('die', [{ label: 'by ruling', value, rule: 'by hand' }]) }),
    }),
    (words) => tellRuling(fight, words),
  );
  const fell = Math.min(6, Math.max(1, thrown.value + thrown.points));
  const table = fight.house.critical;
  const end = fell >= table.deadly;
  const named = table[kind][fell < 3 ? 0 : fell < 5 ? 1 : 2];
  const words = !end
    ? `suffers a critical injury: ${named.toLowerCase()}`
    : kind === 'physical'
      ? 'dies of the injury'
      : 'breaks down for good';
  if (!end) one.sheet.injuries = [...one.sheet.injuries, named].slice(-20);
  tell(fight, 'EW-23', sentence`${personRef(one.id)} ${words}.`, {
    ...(end ? { happened: { is: kind === 'physical' ? 'died' : 'fell', whom: [one.id] } as const } : {}),
    dice: thrown.dice,
    tone: 'bad',
  });
  if (end) fallOut(fight, one, kind === 'physical' ? 'dead' : 'broken');
}

/** EW-22: adds to a combatant's plain count of Harm. At the limit the combatant is out. */
function takePoints(fight: EinfelstFight, one: Fighter, amount: number, rule: RuleId): void {
  one.sheet.points = Math.min(MOST_POINTS, one.sheet.points + amount);
  one.sheet.sore = Math.min(MOST_POINTS, one.sheet.sore + amount);
  const out = one.sheet.points >= one.sheet.limit;
  tell(
    fight,
    rule,
    sentence`${personRef(one.id)} takes ${countWords(amount, 'point')} of Harm${out ? ' and is out' : ''}.`,
    {
      happened: out ? { is: 'fell', whom: [one.id] } : { is: 'lost', whom: [one.id], what: 'Harm', amount },
      tone: 'bad',
    },
  );
  if (out) fallOut(fight, one, 'out');
}

/** The id of the armour's dice among those of an attack. */
export const ARMOUR = 'armour';
/**
 * The dice of a combatant's armour, which are rolled together with the attack. None where it has no
 * armour, or where armour stops points by house rule.
 */
export function armourDice(fight: EinfelstFight, who: Id): ExtraDice[] {
  const { armour } = combatantOf(fight, who).sheet;
  if (armour === 0 || fight.house.armour === 'flat') return [];
  return [{ id: ARMOUR, seat: seatOf(who), label: `${nameOf(fight, who)}: armour`, count: armour }];
}
/**
 * EW-20: the Harm of a blow after armour: each success of the armour's dice takes one, or its
 * points do, by the house rule.
 */
export function throughArmour(
  fight: EinfelstFight,
  who: Id,
  amount: number,
  kind: HarmKind,
  fell: Fell | undefined,
): number {
  const { armour } = combatantOf(fight, who).sheet;
  if (armour === 0 || kind === 'mental' || amount === 0) return amount;
  const stops = Math.min(amount, fight.house.armour === 'flat' ? armour : (fell?.successes ?? 0));
  tell(
    fight,
    'EW-20',
    sentence`The armour of ${personRef(who)} stops ${stops === 0 ? 'nothing' : countWords(stops, 'Harm', 'Harm')}.`,
    {
      dice: fell?.dice ?? [],
    },
  );
  return amount - stops;
}

/** EW-21: a pinned combatant takes one Harm for leaving the zone, and is then free of the pin. */
export function* payPin(fight: EinfelstFight, who: Id): Flow<void> {
  const { sheet } = combatantOf(fight, who);
  if (!sheet.pinned) return;
  sheet.pinned = false;
  yield* sufferHarm(fight, who, 1, 'physical', 'EW-21');
}
