/**
 * Tests a fight of the GM's own without rules: how few inputs it takes until the first blow is
 * struck.
 */
import type { Locator } from '@playwright/test';
import { expect, tabletop as test } from '../helpers/table.ts';

test('a fight without rules, four against six: set up, begun, and its first blow struck in twenty inputs', async ({
  gm,
  page,
}) => {
  let inputs = 0;
  const press = async (what: Locator) => {
    inputs += 1;
    await what.click();
  };
  const button = (name: string | RegExp) => page.getByRole('button', { name }).first();
  const put = async (right: number) => {
    inputs += 1;
    await expect(page.getByText(/^Click where/)).toBeVisible();
    const box = await page.getByRole('region', { name: 'The map' }).boundingBox();
    await page.mouse.click((box?.x ?? 0) + (box?.width ?? 0) / 2 + right, (box?.y ?? 0) + (box?.height ?? 0) / 2);
  };
  await press(button('New encounter'));
  await press(page.getByRole('dialog').getByText('Freeform', { exact: true }));
  await press(button('Set it up'));
  // Typed words count as one input, and so does Enter.
  inputs += 2;
  const line = page.getByRole('textbox', { name: 'Who comes, in words' });
  await line.fill('Ann as hero, Bo as archer, Cy as healer, Dot as hero, 4 raiders, beast, giant');
  await page.keyboard.press('Enter');
  await put(-60);
  await put(60);
  await press(button('Begin the fight'));
  await gm.saved();
  // Questions about the order get their last answer.
  const acts = page.getByRole('region', { name: 'Who acts' });
  const blow = acts.getByRole('button', { name: /(Blade|Bow|Staff|Axe|Bite|Fist|Club)/ }).first();
  await expect(gm.question.or(blow).first()).toBeVisible();
  while (!(await blow.isVisible())) {
    await press(gm.question.getByRole('button').last());
    await expect(gm.question.or(blow).first()).toBeVisible();
  }
  await press(blow);
  await press(gm.question.getByRole('button', { name: /Raider|Ann|Bo|Dot|Cy|Beast|Giant/ }).first());
  await expect(gm.log).toContainText(/\d harm|loses|hit points/i);
  console.log(`a fight without rules: ${inputs} inputs`);
  expect(inputs).toBeLessThanOrEqual(20);
});
