/** Checks a fight with its tools and dialogs, and the players' window, in both themes by axe. */
import { cleanByAxe, cleanDialog } from '../helpers/axe.ts';
import { expect, tabletop as test } from '../helpers/table.ts';

/** Axe looks at every element, which takes longer than a fight. */
test.slow();

test('the fight with its tools, dialogs and a question, and the players’ window have no violation', async ({
  gm,
  page,
}) => {
  await gm.start('The gallows crossroads');
  const screen = await gm.openScreen();
  await gm.row('Theobald').click();
  await cleanByAxe(screen, 'the players’ window');
  await screen.close();
  await cleanByAxe(page, 'the fight');
  for (const [key, tool] of [
    ['d', 'Draw'],
    ['f', 'Fog'],
  ] as const) {
    await page.keyboard.press(key);
    await expect(page.getByRole('region', { name: tool, exact: true })).toBeVisible();
    await cleanByAxe(page, `the tool ${key}`, `[aria-label="${tool}"]`);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('region', { name: tool, exact: true })).toBeHidden();
  }
  for (const entry of [
    'Look up the rules',
    'The fight by hand',
    'House rules',
    'Dice and stops',
    'Sound',
    'Keys',
    'End the fight…',
  ]) {
    await gm.fromMenu(entry);
    await cleanDialog(page, entry);
  }
  await gm.row('Theobald').click();
  for (const [key, what] of [
    ['s', 'the sheet'],
    ['t', 'the timeline'],
    ['Control+k', 'find anything'],
  ] as const) {
    await page.keyboard.press(key);
    await cleanDialog(page, what);
  }
  await gm.row('Theobald').click();
  await gm.move(/^Sword/).click();
  await expect(gm.question).toBeVisible();
  // The rest of the page was checked before the question was open.
  await cleanByAxe(page, 'a question', '[aria-label=Question], [aria-label="Who acts"]');
  await page.keyboard.press('Control+z');
  await expect(gm.question).toBeHidden();
  await gm.fromMenu('End the fight…');
  await page.getByRole('button', { name: 'End the fight', exact: true }).click();
  await expect(gm.log).toContainText('The fight is over.');
  await page.keyboard.press('w');
  await expect(page.getByRole('region', { name: 'Turning points' }).or(page.getByRole('table')).first()).toBeVisible();
  await cleanByAxe(page, 'the page after the fight');
});
