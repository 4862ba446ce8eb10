/**
 * A screen on another machine: another browser without a shared channel, over the relay that `npm
 * run relay` serves beside the app.
 */
import { addRelay } from '../../tools/start/relay.mjs';
import { testPort } from '../helpers/browser.ts';
import { tableWithRelay } from '../helpers/relay.ts';
import { expect, otherBrowser, blankPage as test, watchPage } from '../helpers/table.ts';

test('a screen in another browser joins by the link, follows, and comes back after a reload, a lost relay and a gone GM', async ({
  page,
  browser,
}) => {
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

  const elsewhere = await otherBrowser(browser, { viewport: { width: 1024, height: 768 } });
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
