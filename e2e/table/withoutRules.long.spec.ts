/**
 * Tests a fight of the GM's own without rules: how few inputs it takes by keys until it begins, and
 * until the first blow is struck.
 */
import type { Locator } from '@playwright/test';
import { expectSameRunsInNode, hearWorkers } from '../helpers/forecastRuns.ts';
import { expect, tabletop as test } from '../helpers/table.ts';

test('a fight without rules, four against six: set up and begun by keys in twelve inputs, its first blow struck in twenty, and the rest of it foreseen', async ({
  gm,
  page,
}) => {
  await hearWorkers(page);
  await gm.visit();
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
  const key = async (name: string) => {
    inputs += 1;
    await page.keyboard.press(name);
  };
  // All is done by keys, but for the two clicks that say where each side stands.
  await key('n');
  const games = page.getByRole('dialog').getByRole('radio');
  const freeform = page.getByRole('dialog').getByRole('radio', { name: 'Freeform' });
  await expect(games.first()).toBeFocused();
  while (!(await freeform.isChecked())) await key('ArrowUp');
  await expect(button('Set it up')).toBeEnabled();
  await key('Enter');
  const line = page.getByRole('textbox', { name: 'Who comes, in words' });
  await expect(line).toBeVisible();
  await key('a');
  await expect(line).toBeFocused();
  // Typed words count as one input, and so does Enter.
  inputs += 2;
  await line.fill('Ann as hero, Bo as archer, Cy as healer, Dot as hero, 4 raiders, beast, giant');
  await page.keyboard.press('Enter');
  await put(-60);
  await put(60);
  await expect(button('Begin the fight')).toBeEnabled();
  await key('n');
  expect(inputs, 'a new encounter').toBeLessThanOrEqual(12);
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

  // How the rest would go, from this moment: three inputs, and nothing of it happens in the fight.
  const before = await gm.log.textContent();
  await page.getByRole('button', { name: /^Menu/ }).first().click();
  await page.getByRole('menuitem', { name: 'How would this go?' }).click();
  const forecast = page.getByRole('dialog', { name: 'How would this go?' });
  await expect(forecast.getByRole('region', { name: 'Who wins' })).toContainText(/\d+ %/);
  await expect(forecast.getByRole('progressbar', { name: 'Fights played' })).not.toHaveAttribute('aria-valuenow', '0');
  await expect(forecast.getByRole('row', { name: /Ann/ })).toContainText('%');
  await forecast.getByRole('button', { name: 'Stop' }).click();
  await expect(forecast.getByRole('button', { name: 'Stop' })).toBeDisabled();
  // The same fight, seed and numbers bring the same runs in Chromium’s workers and in Node.
  expect(await expectSameRunsInNode(page)).toBeGreaterThan(0);
  await page.keyboard.press('Escape');
  await expect(forecast).toBeHidden();
  expect(await gm.log.textContent()).toBe(before);
});
