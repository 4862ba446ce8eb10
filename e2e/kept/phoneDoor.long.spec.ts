/** The door for phones in a browser: the two words, a seat that is taken, an invitation of before. */
import { cleanByAxe } from '../helpers/axe.ts';
import { testPort } from '../helpers/browser.ts';
import { openPhone, phoneLink, tableWithRelay } from '../helpers/relay.ts';
import { expect, blankPage as test } from '../helpers/table.ts';

test('two words stand on both screens before a phone is let in; a key lets nobody in, and a seat that is taken is asked about', async ({
  page,
  browser,
}) => {
  const { end, server } = await tableWithRelay(page, testPort + 43);
  const link = await phoneLink(page);
  const [first, second] = [await openPhone(browser, link), await openPhone(browser, link)];
  const asks = page.getByRole('list', { name: 'Phones that ask' });
  await first.getByRole('button', { name: /^Theobald/ }).tap();
  const words = await first.getByText(/^[a-z]+ [a-z]+$/).innerText();
  await expect(asks).toContainText(words);
  await cleanByAxe(first, 'the phone at the door');
  // A player’s proposal has a key, and a stranger at the door has none.
  await page.getByRole('button', { name: 'Close', exact: true }).first().click();
  await expect(asks).toContainText(words);
  await page.keyboard.press('y');
  await asks.getByRole('button', { name: 'Let Theobald in' }).click();
  await expect(first.getByRole('heading', { name: 'Theobald', exact: true })).toBeVisible();
  // Another phone asks to be Theobald: the GM is asked whether the first one goes out.
  await second.getByRole('button', { name: /^Theobald/ }).tap();
  await expect(asks).toContainText('The phone that is Theobald now would go out. It is here.');
  await asks.getByRole('button', { name: 'Let Theobald in' }).click();
  await cleanByAxe(page, 'a phone that asks for a seat that is taken');
  await asks.getByRole('button', { name: 'Leave it' }).click();
  await expect(first.getByRole('heading', { name: 'Theobald', exact: true })).toBeVisible();
  await asks.getByRole('button', { name: 'Let Theobald in' }).click();
  await asks.getByRole('button', { name: 'Put that phone out' }).click();
  await expect(second.getByRole('heading', { name: 'Theobald', exact: true })).toBeVisible();
  await expect(first.getByRole('heading', { name: 'Who are you?' })).toBeVisible();
  // An invitation of before is refused in one sentence.
  await first.goto(link.replace(/#.*/, `#1.${'A'.repeat(22)}.${'B'.repeat(43)}`));
  await expect(first.getByText(/^This invitation is of another version/)).toBeVisible();
  for (const one of [first, second]) await one.context().close();
  await end();
  server.closeAllConnections();
  server.close();
});
