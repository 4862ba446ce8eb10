/**
 * An ability that the table makes itself: made with the form, refused with its line as JSON, put on
 * a sheet, used in the fight, and undone.
 */
import type { Locator } from '@playwright/test';
import { expect, tabletop as test } from '../helpers/table.ts';

/** Chooses from a list of a form by its label. */
async function choose(dialog: Locator, label: RegExp, option: RegExp): Promise<void> {
  await dialog.getByRole('button', { name: label }).click();
  await dialog.page().getByRole('option', { name: option }).click();
}

test('an ability made with the form is used in the fight, and a wrong line of JSON is named', async ({ gm, page }) => {
  await gm.start('A Brawl among the Blocks');
  await page.keyboard.press('Control+k');
  await page.getByRole('searchbox', { name: 'What to find' }).fill('own abil');
  await page.getByRole('menuitem', { name: /^Own abilities/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Abilities of our own' });
  await dialog.getByRole('button', { name: 'New ability' }).click();
  const save = dialog.getByRole('button', { name: 'Save the ability' });
  // An ability without a name cannot be saved, and the form says so beside the input.
  await expect(save).toBeDisabled();
  await expect(dialog.getByText('✗ Name: it needs a name.')).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Frost Lash');
  await choose(dialog, /Which of them$/, /^Line X/);
  await choose(dialog, /X: what$/, /^a number/);
  const x = dialog.getByRole('textbox', { name: 'X', exact: true });
  await x.fill('6');
  await x.blur();
  const range = dialog.getByRole('textbox', { name: 'Range', exact: true });
  await range.fill('12');
  await range.blur();
  await dialog.getByRole('button', { name: 'On a hit: add an effect' }).click();
  const second = dialog.getByRole('group', { name: 'On a hit, effect 2', exact: true });
  await choose(second, /effect 2: what$/, /^Give a status/);
  const words = dialog.getByRole('region', { name: 'In words' });
  await expect(words).toContainText('range 12 · Line 6, enemies');
  await expect(words).toContainText('Hit: 2 Fatigue, Slowed +1.');

  // The same as JSON: a wrong line is named and marked, and a press on the message goes there.
  await dialog.getByRole('tab', { name: 'JSON' }).click();
  const text = dialog.getByRole('textbox', { name: 'Ability as JSON' });
  const good = await text.inputValue();
  const line = good.split('\n').findIndex((one) => one.includes('"slowed"')) + 1;
  await text.fill(good.replace('"slowed"', '"sleepy"'));
  const fault = dialog.getByRole('list', { name: 'What is wrong' }).getByRole('button');
  await expect(fault).toContainText(`Line ${line} (success.1.condition)`);
  await expect(save).toBeDisabled();
  await fault.click();
  await expect(text).toBeFocused();
  expect(
    await text.evaluate((area: HTMLTextAreaElement) => area.value.slice(area.selectionStart, area.selectionEnd)),
  ).toContain('"sleepy"');
  await text.fill(good);
  await save.click();
  await expect(dialog.getByRole('button', { name: 'Change Frost Lash' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(gm.log).toContainText('Ability of our own added: Frost Lash.');

  // Round zero passes. Then the GM gives the ability to the combatant whose turn it is.
  const round = page.getByRole('banner').getByText('Round 1');
  const box = page.getByRole('region', { name: 'What is next' });
  // The first press in a turn says what is left, and the second ends it.
  for (let presses = 0; presses < 16 && !(await round.isVisible()); presses += 1) {
    const said = await box.innerText();
    await gm.next.click();
    await expect.poll(() => box.innerText()).not.toBe(said);
  }
  await expect(round).toBeVisible();
  await page.getByRole('button', { name: 'Open the sheet' }).click();
  const sheet = page.getByRole('dialog', { name: /set by hand$/ });
  await sheet.getByRole('tab', { name: 'Abilities' }).click();
  await sheet.getByRole('button', { name: 'Add to abilities' }).click();
  await sheet.getByRole('searchbox', { name: 'Find in abilities' }).fill('frost');
  await sheet.getByRole('button', { name: 'Add Frost Lash' }).click();
  await expect(sheet.getByRole('button', { name: 'Take away Frost Lash' })).toBeVisible();
  // The focused button has disappeared with what it added. Escape closes the sheet all the same.
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();

  // The ability asks where its line lies and says whom it hits. Then it asks each of these for a
  // defence.
  await gm.move(/^Frost Lash/).click();
  await expect(gm.question).toContainText('where is one end of the line?');
  await gm.answer('show them as a list');
  await gm.answer(/1 line · catches/);
  await expect(gm.question).toContainText(/Resilience/);
  await gm.answer(/Resilience/);
  await expect(gm.log).toContainText('uses Frost Lash');
  await gm.saved();
});

test('abilities of another table are read from a file, with a mistake marked, and saved to a file', async ({
  gm: { page },
}) => {
  await page.getByRole('button', { name: 'New encounter' }).click();
  await page.getByRole('dialog').getByText('Thrum', { exact: true }).click();
  await page.getByRole('button', { name: 'Set it up' }).click();
  await page.getByRole('button', { name: 'Own abilities' }).click();
  const dialog = page.getByRole('dialog', { name: 'Abilities of our own' });
  const kick = {
    id: 'own-kick',
    name: 'Kick',
    art: 'brawling',
    type: 'action',
    attack: 'physical',
    range: 'far',
    target: { who: 'enemy', shape: 'one' },
    success: [{ do: 'deal', load: 'fatigue', n: 2 }],
  };
  const chooser = page.waitForEvent('filechooser');
  await dialog.getByRole('button', { name: 'From a file' }).click();
  await (await chooser).setFiles({
    name: 'ours.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify(kick, null, 2)),
  });
  await expect(dialog.getByRole('list', { name: 'What is wrong' })).toContainText('Line 7 (range)');
  const text = dialog.getByRole('textbox', { name: 'Ability as JSON' });
  await text.fill((await text.inputValue()).replace('"far"', '1'));
  await dialog.getByRole('button', { name: 'Save the ability' }).click();
  await expect(dialog.getByRole('button', { name: 'Change Kick' })).toBeVisible();

  const download = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'All as a file' }).click();
  expect((await download).suggestedFilename()).toBe('Thrum abilities.json');

  // A copy of a built-in ability stands beside it. When the GM removes the copy, undo brings it
  // back.
  await dialog.getByRole('button', { name: 'Another one' }).click();
  await dialog.getByRole('button', { name: 'Start from Sockem' }).click();
  const words = dialog.getByRole('region', { name: 'In words' });
  await expect(words).toContainText('Sockem of ours');
  // A half-made ability is still there after a reload.
  await page.reload();
  await page.getByRole('button', { name: 'Own abilities' }).click();
  await expect(words).toContainText('Sockem of ours');
  await dialog.getByRole('button', { name: 'Save the ability' }).click();
  await dialog.getByRole('button', { name: 'Take away Kick' }).click();
  await expect(dialog.getByRole('button', { name: 'Change Kick' })).toBeHidden();
  await dialog.getByRole('button', { name: 'Close' }).first().click();
  await page.keyboard.press('Control+z');
  await page.getByRole('button', { name: 'Own abilities' }).click();
  await expect(dialog.getByRole('button', { name: 'Change Kick' })).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Change Sockem of ours' })).toBeVisible();
});
