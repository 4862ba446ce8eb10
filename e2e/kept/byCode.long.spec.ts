/**
 * A screen on another machine without any server: another browser without a shared channel, joined
 * by two codes, one typed and one read from a photo.
 */
import { answerByPhoto, codeField, offeredGroups, openForCode, typeCode } from '../helpers/byCodes.ts';
import { expect, fixedSeed, otherBrowser, Table, blankPage as test, watchPage } from '../helpers/table.ts';

test('a screen in another browser joins by codes, follows, and needs a new code after a reload', async ({
  page,
  browser,
}) => {
  const gm = new Table(page);
  await page.context().addInitScript(fixedSeed);
  // Nothing is opened before the GM asks for it.
  const opened = async (): Promise<number> => page.evaluate(() => (globalThis as unknown as { made: number }).made);
  await page.addInitScript(() => {
    const counted = globalThis as unknown as { made: number; RTCPeerConnection: typeof RTCPeerConnection };
    counted.made = 0;
    const Before = counted.RTCPeerConnection;
    counted.RTCPeerConnection = class extends Before {
      constructor(how?: RTCConfiguration) {
        super(how);
        counted.made += 1;
        if (how?.iceServers?.length) throw new Error('A server was named.');
      }
    };
  });
  await gm.visit();
  await gm.start('The gallows crossroads');
  await page.getByRole('button', { name: 'Players’ screen' }).click();
  const part = page.getByRole('region', { name: 'Without a server' });
  expect(await opened()).toBe(0);
  const typed = await offeredGroups(page);
  expect(await opened()).toBe(1);

  const elsewhere = await otherBrowser(browser, { viewport: { width: 1024, height: 768 } });
  const screen = await elsewhere.newPage();
  const faults = [watchPage(page), watchPage(screen)];
  await openForCode(screen, new URL('screen.html', page.url()).href);
  await typeCode(screen, typed.slice(0, -1).join(' '));
  await expect(screen.getByRole('alert')).toContainText('cut off');
  await typeCode(screen, typed.join(' ').toLowerCase());
  await answerByPhoto(page, screen);
  await expect(part.getByRole('status')).toHaveText('One screen has joined without a server.');
  const people = screen.getByRole('list', { name: 'Turn order' }).getByRole('listitem');
  await expect(people.first()).toBeVisible();
  await page.getByRole('button', { name: 'Light, for a sunny room' }).click();
  await expect(screen.locator('html')).toHaveAttribute('data-theme', 'light');
  await page.getByRole('button', { name: 'Close', exact: true }).first().click();
  await gm.next.click();
  await expect(screen.getByText(/Round 1/).first()).toBeVisible();

  await screen.reload();
  await expect(codeField(screen)).toBeVisible();
  await page.getByRole('button', { name: 'Players’ screen' }).click();
  await expect(part.getByRole('button', { name: 'Add a screen by a code' })).toBeVisible();
  expect(faults.flat()).toEqual([]);
  await elsewhere.close();
});
