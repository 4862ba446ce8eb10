/** The GLOG of Hestia on both windows: a meeting that turns into a fight, Savvy each round, morale, a rout. */
import { expect, tabletop as test } from '../helpers/table.ts';

test('a meeting that turns into a fight of three rounds, and a rout', async ({ gm, page }) => {
  await gm.start('A meeting at the mill');
  const screen = await gm.openScreen();
  const headline = (text: string) => expect(screen.getByText(text, { exact: true }).first()).toBeVisible();
  const told = (text: string) => expect(screen.getByText(text)).toBeVisible();
  await gm.rollReal('Game master', 'Brenna', 'Corwin', 'Ysolde');

  // The meeting: 5 on two dice is hostile, and the GM draws.
  await gm.answer('Roll their reaction');
  await gm.tap(2, 3);
  await headline('Parley');
  await told('Hostile: they threaten and take what they can. No fight yet.');
  await gm.goOn('Fight');
  await gm.answer('Nobody');

  // Round 1. A load does not weigh on Savvy. 18 and 11 reach 20, 15 and 14 do, 2 and 13 and 3 and 10 do not.
  await expect(gm.question).toContainText('Savvy: who acts before the enemies?');
  await gm.tap(18, 15, 2, 3);
  await told('Brenna and Corwin will act before the enemies.');
  await headline('Round 1: before the enemies');
  await expect(gm.row('Ysolde')).toHaveAccessibleName(/waits/);
  await gm.row('Brenna').click();
  await gm.move('Move').click();
  await gm.answer(/^Cart Yard/);
  await gm.move(/^Attack: Sword/).click();
  await gm.answer(/^Bandit 1/);
  await gm.tap(20, 1);
  await gm.tap(5);
  // The first to fall is theirs: they are tested, and hold.
  await expect(gm.question).toContainText('The foes: morale after the first casualty of the fight');
  await expect(screen.getByText('Bandit 1 dies.')).toBeVisible();
  await gm.tap(10);
  await told('The morale of the foes holds after the first casualty of the fight.');
  await gm.goOn('End Brenna’s turn');
  await gm.goOn('On to the enemies');

  // The captain strikes back, and a critical miss notches the sabre.
  await headline('Round 1: the enemies');
  await gm.row('Captain Hake').click();
  await gm.move(/^Attack: Sabre/).click();
  await gm.answer(/^Brenna/);
  await gm.tap(1);
  await expect(gm.log).toContainText('Captain Hake misses Brenna');
  await expect(gm.log).toContainText(/Sabre of Captain Hake takes a Notch/);
  await gm.goOn('End Captain Hake’s turn');
  await gm.goOn('On to those who were slow');
  await headline('Round 1: after the enemies');
  await gm.goOn('On to the next round');

  // Round 2. Everybody is slower than the enemies.
  await gm.tap(2, 2, 2, 2);
  await expect(gm.log).toContainText('Nobody is quicker than the enemies.');
  await told('The enemies act.');
  await headline('Round 2: the enemies');
  await gm.goOn('On to those who were slow');
  await gm.row('Brenna').click();
  await gm.move(/^Attack: Sword/).click();
  await gm.answer(/^Bandit 2/);
  await gm.tap(2, 6);
  await expect(gm.log).toContainText('Brenna misses Bandit 2');
  await gm.goOn('End Brenna’s turn');
  await gm.goOn('On to the next round');

  // Round 3. Brenna alone is quick; half of them are out, and they break.
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

  // The rout: who flees may only leave; the door is open behind them.
  await gm.row('Captain Hake').click();
  await expect(gm.move(/^Attack: Sabre/)).toBeHidden();
  await gm.move('Retreat').click();
  await told('Captain Hake gets away.');
  await gm.row('Bandit 3').click();
  await gm.move('Retreat').click();
  await expect(gm.log).toContainText('Bandit 3 gets away.');
  await gm.saved();
});
