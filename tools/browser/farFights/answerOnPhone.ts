/** Answers what a phone is asked, by taps, as a player does. */
import type { Page } from 'playwright';

/** A whole number from 0 to below the given one. */
export type Chance = (below: number) => number;

/** Whether this phone is asked something now. */
export const isAsked = (phone: Page): Promise<boolean> => phone.getByRole('region', { name: 'Question' }).isVisible();

/**
 * Rolls dice, or taps an option by chance and takes what was picked. Gives nothing where the
 * question went away meanwhile.
 */
export async function answerOnPhone(phone: Page, chance: Chance): Promise<'dice' | 'other' | undefined> {
  const asked = phone.getByRole('region', { name: 'Question' });
  const roll = asked.getByRole('button', { name: 'Roll here' });
  const quick = { timeout: 3000 };
  try {
    if (await roll.isVisible()) {
      await roll.tap(quick);
      return 'dice';
    }
    const take = asked.getByRole('button', { name: /^Take/ });
    const options = asked.getByRole('button', { disabled: false }).filter({ hasNot: take });
    const count = await options.count();
    if (await take.first().isVisible()) {
      // A pick: tap options until so many are picked as must be.
      for (let n = 0; n < count && (await take.first().isDisabled()); n += 1) await options.nth(n).tap(quick);
      await take.first().tap(quick);
      return 'other';
    }
    if (count === 0) return undefined;
    await options.nth(chance(count)).tap(quick);
    return 'other';
  } catch {
    return undefined;
  }
}
