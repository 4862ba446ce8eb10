/** Looks at a page by axe, in both themes. */
import type { Page } from '@playwright/test';
import axe from 'axe-core';
import { expect } from './table.ts';

/**
 * The rules that a theme can break; all others are checked in one theme. The test sets the theme on
 * the root, as the window does, so that open dialogs stay open.
 */
const OF_COLOUR = ['color-contrast', 'link-in-text-block'];

/**
 * Runs axe on the page, or on the matching elements. Gives how many rules applied, and each
 * violation with its place.
 */
async function looked(page: Page, within: string | undefined, rules: string[] | undefined) {
  // Axe is loaded into a page only once: loading took half of the time.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe.source);
  return page.evaluate(
    async ({ within, rules }) => {
      const { run } = Reflect.get(globalThis, 'axe') as typeof axe;
      const { violations, passes } = await run(within ? { include: within } : document, {
        resultTypes: ['violations'],
        preload: false,
        ...(rules && { runOnly: rules }),
      });
      return {
        passes: passes.length,
        violations: violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`),
      };
    },
    { within, rules },
  );
}

/** The theme of the last look. The next one begins with it: another theme draws everything anew. */
let last: 'dark' | 'light' = 'dark';

/**
 * Waits until axe finds no violation on the page, or in the matching elements, in both themes.
 * Where little motion is wanted, the themes also have to change without fading.
 */
export async function cleanByAxe(page: Page, what: string, within?: string): Promise<void> {
  if (!within) await expect(page.getByRole('main').first()).toBeVisible();
  const first = last;
  for (const theme of [first, first === 'dark' ? 'light' : 'dark'] as const) {
    last = theme;
    const fading = await page.evaluate(async (name) => {
      document.documentElement.dataset.theme = name;
      const moving = document.getAnimations();
      await Promise.all(moving.map((one) => one.finished.catch(() => undefined)));
      const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
      return still ? moving.filter((one) => one instanceof CSSTransition).length : 0;
    }, theme);
    expect(fading, `${what}, ${theme}: colours change at once`).toBe(0);
    let passes = 0;
    // An element that appears while axe looks can push others onto another background for a moment.
    // So axe looks once more.
    await expect
      .poll(
        async () => {
          const found = await looked(page, within, theme === first ? undefined : OF_COLOUR);
          passes = found.passes;
          return found.violations;
        },
        { message: `${what}, ${theme}`, timeout: 60_000 },
      )
      .toEqual([]);
    expect(passes, `${what}, ${theme}: something was looked at`).toBeGreaterThan(0);
  }
}

/** A dialog is checked on its own: the page under it cannot be reached, and was checked before. */
export async function cleanDialog(page: Page, what: string): Promise<void> {
  await expect(page.getByRole('dialog').or(page.getByRole('alertdialog'))).toBeVisible();
  await cleanByAxe(page, what, '[role=dialog], [role=alertdialog]');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog').or(page.getByRole('alertdialog'))).toBeHidden();
}
