/**
 * A screen on another machine, and a player's phone: other browsers without a shared channel, over
 * the relay that `npm run relay` serves beside the app.
 */
import { test } from '@playwright/test';
import { addRelay } from '../../tools/start/relay.mjs';
import { cleanByAxe } from '../helpers/axe.ts';
import { testPort } from '../helpers/browser.ts';
import { letPhoneIn, openPhone, phoneLink, tableWithRelay } from '../helpers/relay.ts';
import { expect, watchPage } from '../helpers/table.ts';
import { unseenBoards } from '../helpers/unseenBoards.ts';

test('a screen in another browser joins by the link, follows, and comes back after a reload, a lost relay and a gone GM', async ({
  page,
  browser,
}) => {
  for (const script of unseenBoards) await page.context().addInitScript(script);
  const { gm, server, end: endFirst, asked } = await tableWithRelay(page, testPort + 40);
  let end = endFirst;
  await page.getByRole('button', { name: 'Players’ screen' }).click();
  // Until the GM wants it, the page asks for no relay and fetches nothing of it.
  expect(asked.filter((url) => /relay(\.json|$)|mqtt/.test(url))).toEqual([]);
  await page.getByText('Screens on other machines').click();
  const part = page.getByRole('region', { name: 'On another machine' });
  await expect(part.getByRole('status')).toHaveText('No screen has joined yet.');
  await expect(part.getByRole('img', { name: 'The link as a code to scan' })).toBeVisible();
  await part.getByRole('button', { name: 'Copy the link' }).click();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/screen\.html#1\.[\w-]{22}\.[\w-]{43}$/);

  const elsewhere = await browser.newContext({ viewport: { width: 1024, height: 768 }, serviceWorkers: 'block' });
  const screen = await elsewhere.newPage();
  const faults = [watchPage(page), watchPage(screen)];
  await screen.goto(link);
  const people = screen.getByRole('list', { name: 'Turn order' }).getByRole('listitem');
  await expect(people.first()).toBeVisible();
  await expect(part.getByRole('status')).toHaveText('One screen has joined.');
  await expect(page.getByText('It is open on a display of 1024 × 768.')).toBeVisible();

  // The GM's settings and steps go there.
  await page.getByRole('button', { name: 'Light, for a sunny room' }).click();
  await expect(screen.locator('html')).toHaveAttribute('data-theme', 'light');
  await page.getByRole('button', { name: 'Close', exact: true }).first().click();
  const round = screen.getByText(/Round 1/).first();
  await gm.next.click();
  await expect(round).toBeVisible();
  const first = (await round.textContent()) ?? '';

  await screen.reload();
  await expect(round).toHaveText(first);

  // The relay is killed, and a step is taken back meanwhile.
  await end();
  await page.keyboard.press('Control+z');
  await expect(round).toHaveText(first);
  end = await addRelay(server);
  await expect(round).not.toHaveText(first);

  // The GM's window is gone, and comes back.
  await page.goto('about:blank');
  await screen.mouse.move(300, 300);
  await screen.mouse.move(320, 320);
  await expect(screen.getByText('The table is away.')).toBeVisible();
  await expect(people.first()).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'The gallows crossroads' })).toBeVisible();
  await expect(screen.getByText('The table is away.')).toBeHidden();
  await page.keyboard.press('Control+y');
  await expect(round).toHaveText(first);

  await elsewhere.close();
  await page.getByRole('button', { name: 'Players’ screen' }).click();
  await expect(part.getByRole('status')).toContainText('No screen has joined yet.');
  // The lost relay is all that the browser may complain of.
  expect(faults.flat().filter((fault) => !/WebSocket|relay/.test(fault))).toEqual([]);
  await end();
  server.closeAllConnections();
  server.close();
});

test('a phone is let in by one click, shows its character, and answers a reaction and a roll; the GM takes it back', async ({
  page,
  browser,
}) => {
  for (const script of unseenBoards) await page.context().addInitScript(script);
  const { gm, server, end } = await tableWithRelay(page, testPort + 41);
  // Three clicks of the GM: the dialog, the switch, the phone. One tap of the player.
  const link = await phoneLink(page);
  expect(link).toMatch(/\/phone\.html#1\.[\w-]{22}\.[\w-]{43}$/);
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
  // Others may still step in: they are asked, and so is the phone, until one says no.
  await asked.getByRole('button', { name: 'No reaction' }).tap();
  await expect(asked).toBeHidden();
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
