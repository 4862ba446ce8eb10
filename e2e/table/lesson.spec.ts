/** The lesson from the start page to its end: by keys in one game, by a finger in another. */
import type { Page } from '@playwright/test';
import { expect, type Table, tabletop as test } from '../helpers/table.ts';

const lesson = (page: Page) => page.getByRole('region', { name: 'Lesson', exact: true });
const step = (page: Page, title: string) => lesson(page).getByRole('heading', { name: title });
const picture = async (page: Page, name: string) => {
  if (process.env.LESSON_PICTURES) await page.screenshot({ path: `${process.env.LESSON_PICTURES}/${name}.png` });
};

async function openLesson({ page }: Table, game: string, part: string): Promise<void> {
  await page.getByRole('button', { name: 'Five games, each part by itself' }).press('Enter');
  await picture(page, `start-${game}`);
  await page.getByRole('radio', { name: game }).last().click();
  await page.getByRole('button', { name: part }).press('Enter');
}

test('the lesson of the GLOG is played to its end by keys', async ({ gm }) => {
  const { page } = gm;
  await gm.visit();
  await openLesson(gm, 'GLOG of Hestia', 'Run a fight');
  await expect(step(page, 'Move up to a foe')).toBeVisible();
  await picture(page, 'hestia-1');
  await gm.move(/^Attack: Sword/).press('Enter');
  await expect(gm.question).toBeVisible();
  await picture(page, 'hestia-2');
  await page.keyboard.press('1');
  await expect(step(page, 'Take it back')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Take back' }).first()).toHaveAttribute('data-lit', '');
  await page.keyboard.press('Control+z');
  await expect(step(page, 'End the fight')).toBeVisible();
  await picture(page, 'hestia-3');
});
