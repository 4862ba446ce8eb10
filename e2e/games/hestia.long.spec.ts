/**
 * The GLOG of Hestia in both windows: a meeting that becomes a fight, Savvy in each round, names in
 * the log, morale, a rout.
 */
import { expect, tabletop as test } from '../helpers/table.ts';

test('a meeting becomes a fight of three rounds and ends in a rout', async ({ gm, page }) => {
  await gm.start('A meeting at the mill');
  const screen = await gm.openScreen();
  const headline = (text: string) => expect(screen.getByText(text, { exact: true }).first()).toBeVisible();
  const told = (text: string) => expect(screen.getByText(text)).toBeVisible();
  await gm.rollReal('Game master', 'Brenna', 'Corwin', 'Ysolde');

  // The meeting: 5 on two dice is hostile, and the GM's side draws its weapons.
  await gm.answer('Roll their reaction');
  await gm.tap(2, 3);
  await headline('Parley');
  await told('Hostile: they threaten and take what they can. No fight yet.');
  await gm.goOn('Fight');
  await gm.answer('Nobody');

  // Round 1. A load does not affect Savvy. The pairs 18 and 11, and 15 and 14, reach 20; 2 and 13,
  // and 3 and 10, do not.
  await expect(gm.question).toContainText('Savvy: who acts before the enemies?');
  await gm.tap(18, 15, 2, 3);
  await told('Brenna and Corwin will act before the enemies.');
  await headline('Round 1: before the enemies');
  // A name in the log shows its figure, by key and by click, and follows a new name.
  await gm.row('Ysolde').click();
  await gm.log.getByRole('button', { name: 'Brenna', exact: true }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Brenna', exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Open the sheet' }).click();
  const sheet = page.getByRole('dialog', { name: 'Brenna: set by hand' });
  await sheet.getByRole('textbox', { name: 'Name', exact: true }).fill('Branna');
  await sheet.getByRole('textbox', { name: 'Name', exact: true }).press('Enter');
  await sheet.getByRole('button', { name: 'Close', exact: true }).click();
  await expect(gm.log).toContainText('Branna and Corwin will act before the enemies.');
  await page.getByRole('button', { name: 'Log', exact: true }).click();
  await gm.row('Ysolde').click();
  await gm.log.getByRole('button', { name: 'Branna', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Branna', exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Log', exact: true }).click();
  await page.keyboard.press('Control+z');
  await told('Brenna and Corwin will act before the enemies.');

  await expect(gm.row('Ysolde')).toHaveAccessibleName(/waits/);
  await gm.row('Brenna').click();
  await gm.move(/^Move\b/).click();
  await gm.answer(/^Cart Yard/);
  await gm.move(/^Attack: Sword/).click();
  await gm.answer(/^Bandit 1/);
  await gm.tap(20, 1);
  await gm.tap(5);
  // The first to fall is an enemy: the enemies' morale is tested, and holds.
  await expect(gm.question).toContainText('The foes: morale after the first casualty of the fight');
  await expect(screen.getByText('Bandit 1 dies.')).toBeVisible();
  await gm.tap(10);
  await told('The morale of the foes holds after the first casualty of the fight.');
  await gm.goOn('End Brenna’s turn');
  await gm.goOn('Pass: Corwin has not acted');

  // The captain strikes back, and a critical miss notches the sabre.
  await headline('Round 1: the enemies');
  await gm.row('Captain Hake').click();
  await gm.move(/^Attack: Sabre/).click();
  await gm.answer(/^Brenna/);
  await gm.tap(1);
  await expect(gm.log).toContainText('Captain Hake misses Brenna');
  await expect(gm.log).toContainText(/Sabre of Captain Hake takes a Notch/);
  await gm.goOn('End Captain Hake’s turn');
  await gm.goOn('Pass: Bandit 2 and Bandit 3 have not acted');
  await headline('Round 1: after the enemies');
  await gm.goOn('Pass: Ysolde and Tam have not acted');

  // Round 2. Everybody is slower than the enemies.
  await gm.tap(2, 2, 2, 2);
  await expect(gm.log).toContainText('Nobody is quicker than the enemies.');
  await told('The enemies act.');
  await headline('Round 2: the enemies');
  await gm.goOn(/^Pass: .* have not acted$/);
  await gm.row('Brenna').click();
  await gm.move(/^Attack: Sword/).click();
  await gm.answer(/^Bandit 2/);
  await gm.tap(2, 6);
  await expect(gm.log).toContainText('Brenna misses Bandit 2');
  await gm.goOn('End Brenna’s turn');
  await gm.goOn(/^Pass: .* have not acted$/);

  // Round 3. Only Brenna is quick. Half of the enemies are out, and the rest break.
  await gm.tap(18, 2, 2, 2);
  await headline('Round 3: before the enemies');
  await gm.row('Brenna').click();
  await gm.move(/^Attack: Sword/).click();
  await gm.answer(/^Bandit 2/);
  await gm.tap(20, 1);
  await gm.tap(5);
  await expect(gm.question).toContainText('The foes: morale after the loss of half of them');
  await gm.tap(1);
  await expect(gm.question).toContainText('flee or surrender?');
  await gm.answer('Flee');
  await told('Captain Hake turns to flee.');
  await page.getByRole('button', { name: 'Morale', exact: true }).click();
  await expect(page.getByRole('region', { name: 'Panels' })).toContainText('broken');
  await gm.goOn('End Brenna’s turn');

  // The rout: a combatant who flees may only leave. The door behind the fleeing enemies is open.
  await gm.row('Captain Hake').click();
  await expect(gm.move(/^Attack: Sabre/)).toBeHidden();
  await gm.move('Retreat').click();
  await told('Captain Hake gets away.');
  await gm.row('Bandit 3').click();
  await gm.move('Retreat').click();
  await expect(gm.log).toContainText('Bandit 3 gets away.');
  await gm.saved();
});
