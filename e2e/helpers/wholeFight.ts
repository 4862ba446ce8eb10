/**
 * A short whole fight with one kind of input. The fight begins, somebody attacks or walks, and all
 * questions are answered. Then it goes on and ends, and its end is undone and redone.
 * `lessonPlayed.long.test.tsx` plays every game by keys, and by pointer or finger.
 */
import type { Locator, Page } from '@playwright/test';
import { expect, movesDrawn, type Table } from './table.ts';

interface Played {
  fight: string;
  attack: RegExp;
}

/** One kind of input. */
interface Hand {
  /** Presses an element of the page. */
  press(what: Locator): Promise<void>;
  /** Gives the first answer, or lets the program roll the dice. */
  answer(gm: Table): Promise<void>;
  /** Presses the button for what comes next. */
  next(gm: Table): Promise<void>;
  /** Opens from the menu the question whether the fight is to end. */
  end(page: Page): Promise<void>;
  back(page: Page): Promise<void>;
  again(page: Page): Promise<void>;
}

/**
 * Keys alone: the number that a button shows, or else Tab until the button has the focus, and
 * Enter.
 */
export const keysAlone: Hand = {
  async press(what) {
    const page = what.page();
    const number = await what.getAttribute('aria-keyshortcuts');
    if (number) return page.keyboard.press(number);
    for (let n = 0; n < 150; n += 1) {
      if (await what.evaluate((one) => one === document.activeElement)) return page.keyboard.press('Enter');
      await page.keyboard.press('Tab');
    }
    throw new Error('Tab does not come to it.');
  },
  async answer(gm) {
    const folded = await onlyFolded(gm);
    return folded ? keysAlone.press(folded) : gm.page.keyboard.press((await taking(gm).isVisible()) ? 'Enter' : '1');
  },
  next: ({ page }) => page.keyboard.press('n'),
  async end(page) {
    await keysAlone.press(page.getByRole('button', { name: 'Menu', exact: true }));
    await expect(page.getByRole('menuitem').first()).toBeFocused();
    await page.keyboard.press('End');
    await expect(page.getByRole('menuitem', { name: /End the fight/ })).toBeFocused();
    await page.keyboard.press('Enter');
  },
  back: (page) => page.keyboard.press('Control+z'),
  again: (page) => page.keyboard.press('Control+Shift+z'),
};

/** A finger alone. */
export const fingerAlone: Hand = {
  press: (what) => what.tap(),
  async answer(gm) {
    const list = gm.question.getByRole('button', { name: 'show them as a list' });
    const option = gm.question.locator('[data-option]').first();
    if (await taking(gm).isVisible()) return taking(gm).tap();
    const folded = await onlyFolded(gm);
    if (folded) return folded.tap();
    if (await list.isVisible()) await list.tap();
    return option.tap();
  },
  next: (gm) => going(gm).tap(),
  async end(page) {
    await page.getByRole('button', { name: 'Menu', exact: true }).tap();
    await page.getByRole('menuitem', { name: /End the fight/ }).tap();
  },
  back: (page) => page.getByRole('region', { name: 'What is next' }).getByRole('button', { name: 'Take back' }).tap(),
  again: (page) => page.getByRole('button', { name: 'Bring back' }).tap(),
};

/** The big button, or the small one when the next step is to pass. */
const going = (gm: Table): Locator =>
  gm.page
    .getByRole('region', { name: 'What is next' })
    .locator('button:enabled:not([aria-label]), button:enabled[aria-label^="Pass"]')
    .first();

/** The button that rolls, or that takes the chosen answers. */
const taking = (gm: Table): Locator =>
  gm.question
    .locator('button:not([data-option]):not([aria-label])')
    .filter({ hasText: /^(Roll|Take)/ })
    .first();

/**
 * The folded line of unlikely targets, when nobody else can be chosen: only friends are in reach.
 */
async function onlyFolded(gm: Table): Promise<Locator | undefined> {
  const line = gm.question.getByRole('button', { name: /\d more, no / });
  return (await line.isVisible()) && (await gm.question.locator('[data-option]').count()) === 0 ? line : undefined;
}

/** The open question, who acts and what comes next, as text. It changes with each step. */
const read = (gm: Table): Promise<string> =>
  gm.page
    .locator('[aria-label="Question"], [aria-label="What is next"], [aria-label="Who acts"], [role="log"]')
    .allInnerTexts()
    .then((all) => all.join('\n'));

/** Answers or goes on until `done`. */
async function goOn(gm: Table, hand: Hand, done: () => Promise<boolean>): Promise<void> {
  for (let n = 0; n < 40; n += 1) {
    await movesDrawn(gm.page);
    if (await done()) return;
    const was = await read(gm);
    if (await gm.question.isVisible()) await hand.answer(gm);
    else await hand.next(gm);
    await expect.poll(() => read(gm)).not.toBe(was);
  }
  throw new Error('The fight does not get there.');
}

export async function playWholeFight(gm: Table, hand: Hand, { fight, attack }: Played): Promise<void> {
  const { page } = gm;
  await hand.press(page.getByRole('button', { name: new RegExp(fight) }).first());
  await expect(page.getByRole('heading', { name: fight, level: 1 })).toBeAttached();
  const idle = async () => !(await gm.question.isVisible());
  const card = page.getByRole('region', { name: 'Who acts' });
  // A move that is not allowed now is shown disabled, with its reason.
  const offered = card.getByRole('button', { name: attack }).and(page.locator(':not([aria-disabled])')).first();
  await goOn(gm, hand, async () => (await idle()) && (await offered.isVisible()));
  const before = await gm.log.innerText();
  await hand.press(offered);
  await expect(gm.question).toBeVisible();
  await goOn(gm, hand, idle);
  await expect(gm.log).not.toHaveText(before);
  // Goes on to the next combatant.
  const heading = card.getByRole('heading', { level: 2 }).first();
  const who = await heading.innerText();
  await goOn(gm, hand, async () => (await idle()) && (await heading.innerText()) !== who);
  await hand.end(page);
  await hand.press(page.getByRole('alertdialog').getByRole('button', { name: 'End the fight' }));
  await goOn(gm, hand, async () => page.getByText('The fight is over.').first().isVisible());
  await hand.back(page);
  await expect(page.getByText('The fight is over.').first()).toBeHidden();
  await hand.again(page);
  await expect(page.getByText('The fight is over.').first()).toBeVisible();
}
