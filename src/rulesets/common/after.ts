/** Lines that say what a fight or a rest has changed, as all games write them. */
import type { Lasting } from '../../engine/after/after.ts';
import type { RuleId } from '../../engine/words.ts';

/** A number of a sheet that lasts. `better`: whether more of it or less is good for whoever has it. */
export interface FigureThatLasts<Sheet> {
  label: string;
  rule: RuleId;
  of(sheet: Sheet): number;
  better: 'up' | 'down';
}

/** A line for each number that has changed: "Wounds 0 → 1". */
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

/** The line that says which states were over with the fight. */
export const endedLines = (states: readonly string[], rule: RuleId): Lasting[] =>
  states.length > 0 ? [{ text: `Ended: ${states.join(', ')}`, rule }] : [];

/** Something that somebody carries. */
interface Thing {
  id: string;
  name: string;
}

/** What is carried in the order of before; what is new stands last. */
export const inOldOrder = <T extends Pick<Thing, 'id'>>(before: readonly T[], after: readonly T[]): T[] => [
  ...before.flatMap(({ id }) => after.find((one) => one.id === id) ?? []),
  ...after.filter(({ id }) => !before.some((one) => one.id === id)),
];

/** Lines for what somebody has no more, and what is new. */
export const belongings = (before: readonly Thing[], after: readonly Thing[], rule: RuleId): Lasting[] => {
  const without = (some: readonly Thing[], others: readonly Thing[]) =>
    some.filter(({ id }) => !others.some((one) => one.id === id));
  return [
    ...without(before, after).map(({ name }): Lasting => ({ text: `${name}: lost`, rule, tone: 'bad' })),
    ...without(after, before).map(({ name }): Lasting => ({ text: `${name}: new`, rule, tone: 'good' })),
  ];
};

/** Short words with commas between; what is '' is left out. */
export const inShort = (...parts: readonly string[]): string => parts.filter(Boolean).join(', ');
