/**
 * Ingenuity in both windows: squares, a flank, an intercept, a shield that breaks, Fortify refused,
 * death cheated once and not twice.
 */
import { expect, tabletop as test } from '../helpers/table.ts';

test('a fight on squares has a flank, an intercept, a block, Fortify and a death', async ({ gm }) => {
  await gm.start('Alarm in the yard');
  const screen = await gm.openScreen();
  const told = (text: string) => expect(screen.getByText(text)).toBeVisible();
  await gm.rollReal('Game master', 'Roland', 'Clementine', 'Petra', 'Boudica');
  // Roland stands behind the guard and has no actions left; the captain stands beside Boudica.
  await gm.byHand('Roland', 'Where and who', { Column: 11, Row: 6 });
  await gm.byHand('Roland', 'Pools', { Endurance: 0, Stamina: 0 });
  await gm.byHand('Captain Orsolo', 'Where and who', { Column: 10, Row: 9 });
  await expect(gm.log).toContainText('Roland: Stamina is set to 0.');

  // The flank gives two pairs of dice, and the better pair counts. 4, 3 and 1 hit evasion 6, and
  // another guard steps in.
  await gm.row('Boudica').click();
  await gm.move(/^Attack: Spear/).click();
  await expect(gm.question).toContainText('flanked by Roland and Boudica');
  await gm.answer(/^Guard 1/);
  await expect(gm.question).toContainText('advantage: the better counts');
  await gm.tap(1, 1, 4, 3, 10);
  await expect(gm.question).toContainText('Guard 1 is hit by Boudica with Spear: defend?');
  await gm.answer(/^Guard 2 intercepts/);
  await expect(gm.question).toContainText('Where does Guard 2 push Guard 1?');
  await gm.answer(/^1 m north/);
  await expect(gm.question).toContainText('Guard 2 is hit by Boudica with Spear: defend?');
  await gm.answer(/^Take 8/);
  await expect(gm.log).toContainText('Guard 2 intercepts for Guard 1.');
  await told('Guard 2 is harmed.');
  await gm.goOn('End Boudica’s turn');

  // The block: 20 less 6 is 14. The buckler absorbs 8, and 6 go on to its bearer.
  await gm.row('Captain Orsolo').click();
  await gm.move(/^Attack: Sword/).click();
  await gm.answer(/^Boudica/);
  await gm.tap(8, 6, 10);
  await gm.answer(/^Block with Buckler.*8 of 8 durability, 6 damage go through/);
  await expect(gm.log).toContainText('Buckler of Boudica breaks.');
  await expect(gm.log).toContainText('6 more than Buckler could hold go straight to Boudica.');
  await told('Boudica is harmed.');
  await gm.goOn('End Captain Orsolo’s turn');
  await gm.row('Petra').click();
  await gm.move('End the turn').click();

  // Fortify: losing 8 health is more than Roland's constitution bears, and he has no stamina to
  // prevent it.
  await gm.row('Guard 2').click();
  await gm.move(/^Attack: Spear/).click();
  await gm.answer(/^Roland/);
  await gm.tap(4, 4, 10);
  await gm.answer(/^Take 8/);
  await expect(gm.log).toContainText('Roland has no stamina left, and cannot fortify.');
  await expect(screen.getByText(/^Roland lacks 8 health.*unconscious\.$/)).toBeVisible();

  // The next blow at the fallen Roland has double advantage. With luck 15 he cheats death at 10,
  // which raises it to 15. The next time 14 is not enough.
  for (const luck of [15, 14]) {
    await gm.move(/^Attack: Spear/).click();
    await gm.answer(/^Roland.*double advantage/);
    await gm.tap(1, 1, 6, 6, 2, 2, 10);
    await gm.answer(/^Take \d/);
    await expect(gm.question).toContainText('Roland risks death');
    await gm.tap(luck);
  }
  await expect(gm.log).toContainText('Roland cheats death (luck 15 against 10); the next time it must reach 15.');
  await expect(gm.log).toContainText('Roland does not cheat death (luck 14 against 15).');
  await expect(gm.row('Roland')).toHaveAccessibleName(/is out/);
  await told('Roland dies.');
  await gm.saved();
});
