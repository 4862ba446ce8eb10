/** Thrum's dice: 2d6 with boons and banes, a number against a number, and one person's roll against a load. */
import type { DieGroup } from '../../engine/dice.ts';
import { type Flow, rollAll } from '../../engine/flow.ts';
import { logged } from '../../engine/log.ts';
import type { Roll, Rolled } from '../../engine/question.ts';
import { type Id, type Seat, seatOf, tally } from '../../engine/words.ts';
import { abilityBy, potentialCap } from './abilities/owned.ts';
import type { Part } from './procedures.ts';
import { sheetOf, type ThrumFight } from './table.ts';

/** Boons and banes cancel; each left adds a die, and the two highest (boons) or lowest (banes) count. */
export const groupOf = (net: number): DieGroup => ({
  id: 'dice',
  count: 2 + Math.abs(net),
  sides: 6,
  read: { by: 'keep', which: net < 0 ? 'lowest' : 'highest', of: 2 },
});
export const netOf = (parts: readonly Part[]): number => parts.reduce((sum, { value }) => sum + value, 0);

/** "1 boon: Brace +1" for the label of a roll. */
export function leanText(parts: readonly Part[]): string {
  const shown = parts.filter(({ value }) => value !== 0);
  if (shown.length === 0) return '';
  const net = netOf(shown);
  const words = net === 0 ? 'even' : `${Math.abs(net)} ${net > 0 ? 'boon' : 'bane'}${Math.abs(net) === 1 ? '' : 's'}`;
  return `${words} (${shown.map(({ label, value, rule }) => `${label} ${value > 0 ? '+' : '−'}${Math.abs(value)} ${rule}`).join(', ')})`;
}

/** A roll as it is asked: dice by boons, and the number that is added. */
export function rollFor(
  id: string,
  seat: Seat,
  label: string,
  numbers: readonly Part[],
  lean: readonly Part[],
  aim?: string,
): Roll {
  const words = leanText(lean);
  return {
    id,
    seat,
    label: words ? `${label} · ${words}` : label,
    groups: [groupOf(netOf(lean))],
    tally: tally('added', numbers),
    ...(aim ? { aim } : {}),
  };
}

export const totalOf = (rolled: Rolled | undefined, numbers: readonly Part[]): number =>
  (rolled?.values.dice ?? 0) + netOf(numbers);

/** The dice of a roll for the log. */
export const shownDice = (label: string, roll: Roll, rolled: Rolled | undefined) =>
  rolled ? logged(label, roll.groups, rolled) : [];

/** Whether the two dice that count are equal: some novas gain Potential from that. */
export function isDouble(rolled: Rolled | undefined, net: number): boolean {
  const values = (rolled?.faces[0] ?? []).map((chain) => chain[0] ?? 0).sort((a, b) => (net < 0 ? a - b : b - a));
  return values.length >= 2 && values[0] === values[1];
}

/** Whose hand rolls for somebody: the controller's for a minion. */
export function seatFor(fight: ThrumFight, who: Id): Seat {
  const { controller } = sheetOf(fight, who);
  return seatOf(controller ?? who);
}

/** Adds 1 to somebody's Potential for a nova it has, never above the cost (6 for a nova of X). */
export function gain(fight: ThrumFight, who: Id, nova: string): void {
  const sheet = sheetOf(fight, who);
  if (!sheet.abilities.some(({ id }) => id === nova)) return;
  const ability = abilityBy(fight, nova);
  const most = ability ? potentialCap(fight, who, ability) : 6;
  sheet.potential[nova] = Math.min(most, (sheet.potential[nova] ?? 0) + 1);
}

/** One roll of one person: gives the total and the dice for the log. */
export function* single(
  fight: ThrumFight,
  who: Id,
  asking: { title: string; rule: string; aim: string; seat?: Seat },
  numbers: readonly Part[],
  lean: readonly Part[],
): Flow<{ total: number; dice: ReturnType<typeof logged> }> {
  const roll = rollFor('roll', asking.seat ?? seatFor(fight, who), asking.title, numbers, lean, asking.aim);
  const answer = yield* rollAll(
    { seat: asking.seat ?? seatFor(fight, who), title: asking.title, rule: asking.rule, about: [who] },
    [roll],
  );
  const rolled = answer.roll;
  if (isDouble(rolled, netOf(lean))) gain(fight, who, 'a-pound-of-fleche');
  return { total: totalOf(rolled, numbers), dice: shownDice(asking.title, roll, rolled) };
}
