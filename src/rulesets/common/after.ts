/** Lines that say what a fight or a rest has changed, in the same form for all games. */
import type { Lasting } from '../../engine/after/after.ts';
import type { RuleId } from '../../engine/words.ts';

/**
 * A number of a sheet that lasts beyond the fight. `better` says whether more or less of this
 * number is good for its owner.
 */
export interface FigureThatLasts<Sheet> {
  label: string;
  rule: RuleId;
  of(sheet: Sheet): number;
  better: 'up' | 'down';
}

/** Gives a line for each number that has changed: "Wounds 0 → 1". */
export const figureLines = <Sheet>(
  before: Sheet,
  after: Sheet,
  figures: readonly FigureThatLasts<Sheet>[],
): Lasting[] =>
  figures.flatMap(({ label, rule, of, better }) => {
    const [was, is] = [of(before), of(after)];
    if (was === is) return [];
    return [{ text: `${label} ${was} → ${is}`, rule, tone: is > was === (better === 'up') ? 'good' : 'bad' }];
  });

/** Gives the line that names the states which ended with the fight. */
export const endedLines = (states: readonly string[], rule: RuleId): Lasting[] =>
  states.length > 0 ? [{ text: `Ended: ${states.join(', ')}`, rule }] : [];

/** A thing that a combatant carries. */
interface Thing {
  id: string;
  name: string;
}

/** Sorts carried things into their earlier order. New things stand last. */
export const inFormerOrder = <T extends Pick<Thing, 'id'>>(before: readonly T[], after: readonly T[]): T[] => [
  ...before.flatMap(({ id }) => after.find((one) => one.id === id) ?? []),
  ...after.filter(({ id }) => !before.some((one) => one.id === id)),
];

/** Gives lines for things that a combatant lost, and for new things. */
export const itemChangeLines = (before: readonly Thing[], after: readonly Thing[], rule: RuleId): Lasting[] => {
  const without = (some: readonly Thing[], others: readonly Thing[]) =>
    some.filter(({ id }) => !others.some((one) => one.id === id));
  return [
    ...without(before, after).map(({ name }): Lasting => ({ text: `${name}: lost`, rule, tone: 'bad' })),
    ...without(after, before).map(({ name }): Lasting => ({ text: `${name}: new`, rule, tone: 'good' })),
  ];
};

/** Joins short words with commas. Empty words are left out. */
export const commaList = (...parts: readonly string[]): string => parts.filter(Boolean).join(', ');
