/**
 * Thrum in both windows: round zero, stances, a delay, a fall, cover, a stance that reacts, a panic
 * roll, and a fight won by its condition.
 */
import type { Locator } from '@playwright/test';
import { expect, tabletop as test } from '../helpers/table.ts';

/** Expects this order from top to bottom, in either window. */
async function stands(list: Locator, ...names: string[]): Promise<void> {
  await expect(list.getByRole('listitem')).toHaveText(names.map((name) => new RegExp(`^${name}`)));
}

test('a fight from round zero to its winning condition has a delay, a fall, a stance and a panic roll', async ({
  gm,
  page,
}) => {
  await gm.start('The Overseer on the Roofs');
  const screen = await gm.openScreen();
  const headline = (text: string) => expect(screen.getByRole('region', { name: 'Now' })).toContainText(text);
  const told = (text: string) => expect(screen.getByText(text).first()).toBeVisible();
  const both = async (...names: string[]) => {
    await stands(page.getByRole('list', { name: 'In order' }), ...names);
    await stands(screen.getByRole('list', { name: 'Turn order' }), ...names);
  };
  await gm.rollReal('Game master', 'Hale', 'Isolde');

  // TH-01: initiative is undone and rolled again with real dice: Isolde 12, Hale 10, the biffer 7,
  // the overseer 6.
  await page.getByRole('button', { name: /^Take back/ }).click();
  await page.getByRole('button', { name: 'Begin the fight' }).click();
  await expect(gm.question).toContainText('Initiative');
  await gm.tap(5, 5, 5, 5, 4, 3, 2, 3);
  await both('Isolde', 'Hale', 'Biffer', 'Overseer');

  // TH-04: round zero allows a place and a stance and nothing else. The stance ends the turn.
  await headline('Round zero');
  await expect(gm.move(/^Move(?!s)/)).toBeDisabled();
  await gm.move('Take a place').click();
  await gm.answerPlace('Column 3, row 3');
  await told('Isolde takes a place.');
  await gm.move(/^Parry and Riposte/).click();
  await expect(gm.log).toContainText('Isolde takes the stance Parry and Riposte.');
  await gm.move('Take a place').click();
  await gm.answerPlace('Column 3, row 4');
  await gm.move(/^Protect/).click();
  await expect(gm.log).toContainText('Hale takes the stance Protect.');
  await gm.goOn('End Biffer’s turn');
  await gm.goOn('End Overseer’s turn');

  // TH-03: Isolde delays. The order changes in both windows and stays changed.
  await headline('Round 1');
  await gm.move('Delay').click();
  await gm.answer('After Biffer');
  await both('Hale', 'Biffer', 'Isolde', 'Overseer');
  await told('Hale’s turn.');

  // TH-19: the biffer says how it defends before any die falls. 10 and 3 against 8 and 1 is a hit.
  await gm.move(/^Move(?!s)/).click();
  await gm.answerPlace(/^Column 5, row 4/);
  await gm.move(/^Sockem/).click();
  await gm.answer(/^Biffer/);
  await expect(gm.question).toContainText('Biffer: how to defend against Sockem?');
  await gm.answer(/^Resilience/);
  await gm.tap(6, 4, 4, 4);

  // TH-15: a push over the edge of the roof, three levels down. 3 and 1 against 10 and 3: a bad
  // landing.
  await gm.answer('Move the target');
  await gm.answerPlace(/^Column 7, row 3/);
  await expect(gm.question).toContainText('Biffer drops 3 steps: land by Endurance or Reflex?');
  await expect(screen.getByText('Biffer drops 3 steps: land by Endurance or Reflex?')).toBeVisible();
  await gm.answer(/^Endurance/);
  await gm.tap(1, 2, 5, 5);
  await expect(gm.log).toContainText(
    'Biffer drops 3 steps: Endurance of 4 does not beat the drop’s 13, and the landing is bad.',
  );
  await told('Biffer: Slowed +1 (the drop).');
  await gm.goOn('End Hale’s turn');
  await gm.goOn('End Biffer’s turn');
  await gm.move(/^Move(?!s)/).click();
  await gm.answerPlace(/^Column 4, row 4/);
  await gm.goOn('End Isolde’s turn');

  // TH-23: Hale stands in the way. The answer and the target both tell this reason and its number.
  await gm.move(/^Basic Attack/).click();
  const covered = gm.question.getByRole('button', { name: /^Isolde/ });
  await expect(covered).toHaveAccessibleName(/cover: Hale −1 TH-23/);
  await covered.focus();
  await expect(gm.question.getByText(/cover: Hale −1 TH-23/)).toBeVisible();
  await expect(page.getByRole('status', { name: 'Aiming at Isolde' })).toContainText(
    'Cover: Hale, east of the target. +1 Bane.',
  );
  await page.keyboard.press('Enter');

  // TH-28: Hale's stance lets her react, which is asked before the defence. Then the stance is used
  // up.
  await expect(gm.question).toContainText('Hale: Protect for Isolde?');
  await expect(screen.getByText('Hale: Protect for Isolde?')).toBeVisible();
  await gm.answer('Use it');
  await expect(gm.question).toContainText('Isolde: how to defend against Basic Attack?');
  await gm.answer(/^Resilience/);
  await gm.tap(2, 1, 3, 6, 6, 5);
  await expect(gm.log).toContainText('Hale answers with Protect for Isolde.');
  await expect(gm.log).toContainText('Hale leaves Protect (used).');

  // TH-30, TH-31: Isolde is Frayed, and 2 is not over her Stress Load of 3. Fatigue takes the harm,
  // and her Tolerance falls.
  await gm.byHand('Isolde', 'Loads', { 'Stress Load': 3 });
  await gm.goOn('End Overseer’s turn');
  await headline('Round 2');
  await gm.goOn('End Hale’s turn');
  await gm.goOn('End Biffer’s turn');
  // TH-03: the roll is the first step of Isolde's turn; she could still delay.
  await expect(gm.question).toContainText('Isolde: start the turn, or delay it?');
  await gm.answer('Start the turn');
  await expect(gm.question).toContainText('Isolde: panic roll');
  await expect(screen.getByText('Isolde: panic roll')).toBeVisible();
  await gm.tap(1, 1);
  await expect(gm.log).toContainText('Isolde’s panic roll: 2, not over the Stress Load of 3: failed.');
  await told('Isolde: Stunned (panic).');
  await expect(page.getByRole('region', { name: 'Who acts' })).toContainText('Stunned');
  await gm.move(/^Move(?!s)/).click();
  await gm.answerPlace(/^Column 4, row 5/);
  await gm.move(/not allowed now/).click();
  await expect(page.getByRole('region', { name: 'Action' })).toContainText('Stunned: has moved, and so cannot act.');
  await gm.goOn('End Isolde’s turn');
  await gm.goOn('End Overseer’s turn');

  // TH-33: a Finisher against the Exhausted overseer. TH-08: its fall wins the fight, though the
  // biffer still stands.
  await headline('Round 3');
  await both('Hale', 'Biffer', 'Isolde', 'Overseer');
  await gm.move(/^Move(?!s)/).click();
  await gm.answerPlace(/^Column 5, row 5/);
  await gm.move(/^Sockem/).click();
  await gm.answer(/^Overseer/);
  await gm.answer(/^Resilience/);
  await gm.tap(6, 4, 4, 4);
  await gm.answer('Slow the target');
  await expect(gm.question).toContainText('Overseer: incapacity roll');
  await gm.tap(1, 1);
  const ending = 'Won: The overseer has fallen.';
  await expect(page.getByRole('region', { name: 'What is next' })).toContainText(ending);
  await headline('The fight is over');
  await told(ending);
  await expect(gm.log).toContainText('The fight is won: The overseer has fallen.');

  // TH-09: Isolde carries over the Tolerance that the panic cost her.
  await expect(gm.log).toContainText('Isolde carries on with Fatigue Tolerance 3, Stress Tolerance 1.');

  // The page after the fight says who won and what each combatant did, shows a turning point again,
  // and brings back the fight screen as it was.
  await page.keyboard.press('w');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Won: /);
  await expect(page.getByRole('row', { name: /^Overseer/ })).toContainText('incapacitated');
  // The party of a ready fight is not on the shelf. Once the GM puts the party there, the shelf can
  // keep what the fight did to it.
  await expect(page.getByText(/ are not on your shelf, so what this fight did to them ends with it\./)).toBeVisible();
  await page.getByRole('button', { name: 'Keep them as a party' }).click();
  await expect(page.getByText(/ are on the shelf/).first()).toBeVisible();
  await expect(page.getByText(/ not on your shelf, so what this fight did/)).toBeHidden();
  await page
    .getByRole('region', { name: 'Turning points' })
    .getByRole('button', { name: /Overseer/ })
    .last()
    .click();
  const replay = page.getByRole('region', { name: 'Replay' });
  await replay.getByRole('button', { name: 'Let the players see it' }).click();
  await page.keyboard.press('ArrowLeft');
  await told('Replay · Round 3');
  await page.keyboard.press('Escape');
  await expect(replay).toBeHidden();
  await headline('The fight is over');
  await gm.saved();
});
