/** Joins a screen to the table by two codes, one typed and one read from a photo. */
import type { Page } from '@playwright/test';

const partOf = (gm: Page) => gm.getByRole('region', { name: 'Without a server' });

/** Asks for a code in the GM's open dialog of the players' screen; gives its groups of letters. */
export async function offeredGroups(gm: Page): Promise<string[]> {
  const part = partOf(gm);
  await part.getByRole('button', { name: 'Add a screen by a code' }).click();
  await part.getByRole('button', { name: 'Show its letters, to type' }).click();
  const groups = part.getByRole('list', { name: 'The code for the screen, in groups' }).getByRole('listitem');
  await groups.first().waitFor();
  return groups.evaluateAll((all) => all.map((one) => one.lastChild?.textContent ?? ''));
}

/** Where a screen that joins by a code has it typed. */
export const codeField = (screen: Page) => screen.getByRole('textbox', { name: 'The code of the GM’s window' });

/** Opens a players' window elsewhere, up to the input for a code. */
export async function openForCode(screen: Page, address: string): Promise<void> {
  await screen.goto(address);
  await screen.getByRole('button', { name: 'Join the table of another machine by a code' }).click();
}

/** Types a code on such a screen. */
export async function typeCode(screen: Page, code: string): Promise<void> {
  await codeField(screen).fill(code);
  await screen.getByRole('button', { name: 'Read the code' }).click();
}

/** Shows the GM's window a photo of the screen's answer. */
export async function answerByPhoto(gm: Page, screen: Page): Promise<void> {
  const answer = screen.getByRole('img', { name: 'This screen’s answer' });
  await answer.waitFor();
  const photo = { name: 'answer.png', mimeType: 'image/png', buffer: await answer.screenshot() };
  await partOf(gm).getByLabel('A photo of the code').setInputFiles(photo);
}
