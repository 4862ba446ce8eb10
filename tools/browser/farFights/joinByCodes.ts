/** Joins a screen to the table by two codes, one typed and one read from a photo. */
import type { Browser, Page } from 'playwright';

/** The GM's dialog of the players' screen is open. The screen is in a browser of its own. */
export async function joinByCodes(browser: Browser, gm: Page, address: string): Promise<Page> {
  const part = gm.getByRole('region', { name: 'Without a server' });
  await part.getByRole('button', { name: 'Add a screen by a code' }).click();
  await part.getByRole('button', { name: 'Show its letters, to type' }).click();
  const groups = part.getByRole('list', { name: 'The code for the screen, in groups' }).getByRole('listitem');
  await groups.first().waitFor();
  const typed = await groups.evaluateAll((all) => all.map((one) => one.lastChild?.textContent ?? ''));

  const elsewhere = await browser.newContext({
    viewport: { width: 1024, height: 768 },
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  });
  const screen = await elsewhere.newPage();
  await screen.goto(address);
  await screen.getByRole('button', { name: 'Join the table of another machine by a code' }).click();
  await screen.getByRole('textbox', { name: 'The code of the GM’s window' }).fill(typed.join(' '));
  await screen.getByRole('button', { name: 'Read the code' }).click();
  const answer = screen.getByRole('img', { name: 'This screen’s answer' });
  await answer.waitFor();
  const photo = { name: 'answer.png', mimeType: 'image/png', buffer: await answer.screenshot() };
  await part.getByLabel('A photo of the code').setInputFiles(photo);
  await part.getByText('One screen has joined without a server.').waitFor();
  return screen;
}
