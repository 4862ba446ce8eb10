/** The lesson from the start page to its end: by keys in one game, by pointer in another. */
import type { Page } from '@playwright/test';
import { expect, type Table, tabletop as test } from '../helpers/table.ts';

test.use({ painted: process.env.LESSON_PICTURES !== undefined });

const lesson = (page: Page) => page.getByRole('region', { name: 'Lesson', exact: true });
const step = (page: Page, title: string) => lesson(page).getByRole('heading', { name: title });
const picture = async (page: Page, name: string) => {
  if (process.env.LESSON_PICTURES) await page.screenshot({ path: `${process.env.LESSON_PICTURES}/${name}.png` });
};

/** Waits for the dialog that was just opened, and closes it. */
async function closed(page: Page): Promise<void> {
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
}

async function openLesson({ page }: Table, game: string, part: string): Promise<void> {
  await page.getByRole('button', { name: 'Six games, each part by itself' }).press('Enter');
  await picture(page, `start-${game}`);
  await page
    .getByRole('radiogroup', { name: 'The game of the lesson' })
    .getByRole('radio', { name: game })
    .press('Enter');
  await page.getByRole('button', { name: part }).press('Enter');
}

test('the lesson of the GLOG is played to its end by keys', async ({ gm }) => {
  const { page } = gm;
  await gm.visit();
  await openLesson(gm, 'GLOG of Hestia', 'Run a fight');
  await expect(step(page, 'Move up to a foe')).toBeVisible();
  await picture(page, 'hestia-1');
  await page.keyboard.press('1');
  await gm.move(/^Move(?!s)/).press('Enter');
  await gm.question.getByRole('button', { name: 'show them as a list' }).press('Enter');
  await gm.question
    .getByRole('button', { name: /^Under the Gallows/ })
    .first()
    .press('Enter');
  await expect(step(page, 'Attack')).toBeVisible();
  await page.keyboard.press('1');
  await page.keyboard.press('1');
  await expect(step(page, 'Take it back')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Take back' }).first()).toHaveAttribute('data-lit', '');
  await page.keyboard.press('Control+z');
  await expect(step(page, 'End the fight')).toBeVisible();
  await picture(page, 'hestia-3');
  await gm.fromMenu('End the fight…');
  await page.getByRole('alertdialog').getByRole('button', { name: 'End the fight' }).press('Enter');
  await expect(step(page, 'This part is done')).toBeVisible();
  await expect(lesson(page)).toContainText('The fight is over');
  await picture(page, 'hestia-4');
});

test('the parts on fog, the map and the players are done one after the other by pointer', async ({ gm }) => {
  const { page } = gm;
  await gm.visit();
  await openLesson(gm, 'Murdham', 'Change things by hand');
  await expect(step(page, 'Harm somebody by hand')).toBeVisible();
  await gm.row('Aldo').click();
  await page.keyboard.press('q');
  await page.keyboard.type('-2');
  await page.keyboard.press('Enter');
  await expect(step(page, 'Look a rule up')).toBeVisible();
  await picture(page, 'hand-2');
  await page.keyboard.press('Control+k');
  await expect(step(page, 'Take it back')).toBeVisible();
  await closed(page);
  await page.keyboard.press('Control+z');
  await lesson(page)
    .getByRole('button', { name: /^Next: Show the players/ })
    .click();
  await page.getByRole('button', { name: 'Players’ screen' }).click();
  await expect(step(page, 'Put it where they see it')).toBeVisible();
  await picture(page, 'screen-2');
  await closed(page);
  await lesson(page).getByRole('button', { name: 'Skip' }).click();
  await lesson(page)
    .getByRole('button', { name: /^Next: Hide what/ })
    .click();
  await page.getByRole('button', { name: /^Fog: hide/ }).click();
  await picture(page, 'fog-2');
  await page.getByRole('button', { name: 'Hide all' }).click();
  await page.getByRole('button', { name: 'Reveal all' }).click();
  await lesson(page)
    .getByRole('button', { name: /^Next: Change the map/ })
    .click();
  await page.getByRole('button', { name: 'More tools' }).click();
  await page.getByRole('menuitem', { name: 'Change the map' }).click();
  await expect(step(page, 'Change something')).toBeVisible();
  await picture(page, 'map-2');
  await lesson(page).getByRole('button', { name: 'Skip' }).click();
  await page.getByRole('button', { name: 'Done' }).click();
  await expect(step(page, 'This part is done')).toBeVisible();
  await lesson(page).getByRole('button', { name: 'To the start page' }).click();
  await expect(page.getByRole('heading', { name: 'Lessons' })).toBeVisible();
  await picture(page, 'start-after');
});
