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
