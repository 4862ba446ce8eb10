/** Everything by hand: what a game keeps beside the sheets, how sides stand, one value of a list; told in the log and taken back. */
import { expect, tabletop as test } from '../helpers/table.ts';

test('the turn, the sides and a status are set by hand, told as rulings, and taken back', async ({ gm, page }) => {
  await gm.start('A Brawl among the Blocks');
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await page.getByRole('menuitem', { name: 'The fight by hand' }).click();
  const fight = page.getByRole('dialog', { name: 'The fight: set by hand' });
  const round = fight.getByRole('textbox', { name: 'Round', exact: true });
  await round.fill('3');
  await round.blur();
  await expect(gm.log).toContainText('Round is set to 3.');
  await expect(page.getByRole('banner').getByText('Round 3')).toBeVisible();

  await fight.getByRole('tab', { name: 'Sides' }).click();
  const party = fight.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'The party' }) });
  await party.getByRole('button', { name: /Toward The foes/ }).click();
  await page.getByRole('option', { name: 'No enemies', exact: true }).click();
  await expect(gm.log).toContainText('The party and The foes: no enemies.');
  await fight.getByRole('button', { name: 'Close' }).click();

  await page.getByRole('button', { name: 'Open the sheet' }).click();
  const sheet = page.getByRole('dialog', { name: /set by hand$/ });
  await sheet.getByRole('tab', { name: 'Conditions' }).click();
  await sheet.getByRole('button', { name: /add condition/ }).click();
  await page.getByRole('option', { name: 'Slowed', exact: true }).click();
  await expect(gm.log).toContainText('Statuses and marks: Slowed is added.');
  await sheet.getByRole('button', { name: 'Take away: Slowed' }).click();
  await expect(gm.log).toContainText('Statuses and marks: Slowed is taken away.');
  await sheet.getByRole('button', { name: 'Close' }).click();

  // Four rulings, four steps back.
  for (let n = 0; n < 4; n += 1) await page.keyboard.press('Control+z');
  await expect(page.getByRole('banner').getByText('Round zero')).toBeVisible();
  await expect(gm.log).not.toContainText('no enemies.');
  await gm.saved();
});
