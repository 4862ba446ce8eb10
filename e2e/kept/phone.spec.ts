/** A player's phone: another browser without a shared channel, over the relay of `npm run relay`. */
import { cleanByAxe } from '../helpers/axe.ts';
import { testPort } from '../helpers/browser.ts';
import { letPhoneIn, openPhone, phoneLink, tableWithRelay } from '../helpers/relay.ts';
import { expect, blankPage as test, watchPage } from '../helpers/table.ts';

test('a phone is let in by one click, shows its character, and answers a reaction and a roll; the GM takes it back', async ({
  page,
  browser,
}) => {
  const { gm, server, end } = await tableWithRelay(page, testPort + 41);
  // Three clicks of the GM: the dialog, the switch, the phone. One tap of the player.
  const link = await phoneLink(page);
  expect(link).toMatch(/\/phone\.html#2\.[\w-]{43}$/);
  const phone = await openPhone(browser, link);
  const faults = [watchPage(page), watchPage(phone)];
  const part = page.getByRole('region', { name: 'On another machine' });
  await letPhoneIn(page, phone, 'Theobald');
  await expect(phone.getByRole('heading', { name: 'Theobald', exact: true })).toBeVisible();
  await part.getByText('Rolls on the phone').click();
  await part.getByText('Odds on phones').click();
  await page.getByRole('button', { name: 'Close', exact: true }).first().click();

  // On the own turn a move is proposed, and its odds come from the GM's window.
  const moves = phone.getByRole('region', { name: 'Your moves' });
  await moves
    .getByRole('button', { name: /^Sword/ })
    .first()
    .tap();
  await expect(moves.getByText(/% harmed/).first()).toBeVisible();
  await cleanByAxe(phone, 'the phone with a proposed move');

  await page.getByRole('button', { name: /Let the foes go first/ }).click();
  await page.getByRole('button', { name: /^Bandit leader acts/ }).click();
  await gm.move(/^Sword/).click();
  await expect(gm.question).toContainText('Whom does Bandit leader attack');
  await page.keyboard.press('3');
  const asked = phone.getByRole('region', { name: 'Question' });
  await expect(gm.question).toContainText('on the phone of Theobald');
  await cleanByAxe(phone, 'the phone that is asked');
  const first = (await gm.question.getByRole('heading').textContent()) ?? '';
  await asked.getByRole('button', { name: /^Theobald dodges/ }).tap();
  await expect(asked.getByRole('button', { name: 'Roll here' })).toBeVisible();
  await expect(gm.question.getByRole('heading')).not.toHaveText(first);
  // The phone sleeps through a reload, and is asked again.
  await phone.reload();
  await asked.getByRole('button', { name: 'Roll here' }).tap();
  // The dodge fails by the fixed die, so the phone is asked for an omen too.
  await asked.getByRole('button', { name: /^Let it stand/ }).tap();
  // Others may still step in, and much damage asks for an omen again: the phone says no each time.
  const no = asked.getByRole('button', { name: /^(No reaction|Let it stand)/ });
  await expect(async () => {
    if (await no.isVisible()) await no.tap();
    await expect(asked).toBeHidden({ timeout: 3_000 });
  }).toPass();
  await page.keyboard.press('Control+z');
  await expect(phone.getByText('Theobald', { exact: true }).first()).toBeVisible();

  // A phone that is taken out is out at once.
  await page.getByRole('button', { name: 'Players’ screen' }).click();
  await part.getByRole('button', { name: 'Take the phone of Theobald out' }).click();
  await expect(phone.getByRole('heading', { name: 'Who are you?' })).toBeVisible();
  expect(faults.flat()).toEqual([]);
  await phone.context().close();
  await end();
  server.closeAllConnections();
  server.close();
});
