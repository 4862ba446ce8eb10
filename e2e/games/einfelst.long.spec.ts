/** Einfelst Wilds in both windows: cards, zones, and dice that the players read off the table. */
import { expect, tabletop as test } from '../helpers/table.ts';

test('a fight on zones, with every die tapped', async ({ gm, page }) => {
  await gm.start('Bandits at the mill');
  const screen = await gm.openScreen();
  const card = (name: string) => screen.getByRole('listitem').filter({ hasText: name });
  await gm.rollReal('Game master', 'Signe', 'Torvald', 'Ebba', 'Kettil');
  await expect(screen.getByText('Round 1', { exact: true })).toBeVisible();
  await expect(card('Torvald')).toContainText('1');
  await expect(card('Ulf the Captain')).toContainText('10');

  // With card 1, Torvald's longbow reaches the next zone; three sixes are two more than the shot
  // needs.
  await gm.row('Torvald').click();
  await gm.move(/^Attack: Longbow/).click();
  await expect(gm.question).toContainText(/cannot be chosen: [a-z]/);
  await gm.answer(/^Bandit 1/);
  await expect(gm.question.getByRole('button', { name: /^Bandit 1 tries to dodge/ })).toBeVisible();
  await expect(screen.getByText('Torvald attacks Bandit 1 with Longbow')).toBeVisible();
  await gm.answer('No reaction');
  await gm.tap(6, 6, 6, 1, 2, 3, 4);
  await expect(gm.question).toContainText('2 extra successes');
  await gm.answer('+2 Harm');
  await expect(gm.log).toContainText('Torvald hits Bandit 1 with Longbow: 3 successes.');
  await expect(gm.row('Bandit 1')).toHaveAccessibleName(/is out/);
  await expect(screen.getByText('Bandit 1 takes 4 points of Harm and is out.')).toBeVisible();
  await gm.goOn('End Torvald’s turn');

  // With card 2, Kettil goes into the yard. His blow is parried so well that the two swap cards.
  await gm.row('Kettil').click();
  await gm.move('Move to the next zone').click();
  await gm.answer('Cart Yard');
  await gm.move(/^Attack: Knife/).click();
  await gm.answer(/^Bandit 2/);
  await gm.answer(/^Bandit 2 tries to parry/);
  await gm.tap(6, 1, 2, 3, 6, 6, 1, 1);
  await expect(gm.question).toContainText('Bandit 2 has a success to spare');
  await gm.answer('Swap cards with Kettil');
  await expect(gm.log).toContainText('Kettil misses Bandit 2 (1 success against 2 of the defence).');
  await expect(screen.getByText('Bandit (all) has card 2 now, and Kettil has card 5.')).toBeVisible();
  await expect(card('Kettil')).toContainText('5');
  await gm.goOn('End Kettil’s turn');

  // The bandits act next, on the card that they took. Kettil has no reaction left, so nobody asks
  // him.
  await gm.row('Bandit 2').click();
  await gm.move(/^Attack: Axe/).click();
  await gm.answer(/^Kettil/);
  await gm.tap(6, 6, 1, 1);
  await gm.answer(/^Make Kettil drop something/);
  await expect(gm.log).toContainText('Kettil drops Knife.');
  await expect(gm.question).toContainText('Kettil takes 2 Physical Harm: how?');
  await gm.answer('2 Lesser');
  await expect(gm.question).toBeHidden();
  await expect(screen.getByText('Kettil takes 2 Physical Harm: 2 Lesser.')).toBeVisible();
  await gm.goOn('End Bandit 2’s turn');

  // The others pass. The cards stay for the next round, and can be swapped only before anybody
  // acts.
  await gm.goOn('Pass: Bandit 3 has not acted');
  for (const name of ['Signe', 'Archer 2', 'Ebba', 'Archer 1', 'Ulf the Captain'])
    await gm.goOn(`Pass: ${name} has not acted`);
  await expect(page.getByRole('banner')).toContainText('Round 2');
  await expect(screen.getByText('Round 2', { exact: true })).toBeVisible();
  await gm.row('Ebba').dragTo(gm.row('Archer 1'));
  await expect(page.getByText('Ebba and Archer 1 cannot change places in the order now.')).toBeVisible();
  await gm.row('Ebba').dragTo(gm.row('Torvald'));
  await expect(gm.row('Ebba')).toHaveAccessibleName(/may act now, 1,/);
  await expect(card('Ebba')).toContainText('1');
  // The target resists a spell. One question takes both pools of dice, the caster's first.
  await gm.row('Ebba').click();
  await gm.move('Move to the next zone').click();
  await gm.answer('Cart Yard');
  await gm.move(/Spark/).click();
  await gm.answer(/^Ulf the Captain/);
  await gm.answer(/^Ulf the Captain tries to resist/);
  await gm.tap(6, 6, 6, 1, 1, 1, 1, 6, 1, 1, 1, 1);
  await expect(gm.log).toContainText('Spark takes hold of Ulf the Captain.');
  await expect(screen.getByText(/Ulf the Captain takes/)).toBeVisible();
  await gm.saved();
});
