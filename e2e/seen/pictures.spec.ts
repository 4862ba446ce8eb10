/**
 * `npm run pictures`: takes the README's pictures again, and measures every picture of the players'
 * screen. Not part of the tests.
 */
import { allTaken, holdToMarks, type Taken } from '../helpers/screenMarks.ts';
import { expect, mapPainted, Table, tabletop as test } from '../helpers/table.ts';

// These tests look at painted maps.
test.use({ painted: true });

const sizes = [
  { width: 1366, height: 768 },
  { width: 1920, height: 1080 },
];

test('the fight in a question is taken as a picture', async ({ gm, page }) => {
  await page.setViewportSize({ width: 1920, height: 1080 });
  await gm.start('The gallows crossroads');
  await mapPainted(page);
  await gm.row('Theobald').click();
  await gm.move(/^Sword/).click();
  await gm.answer(/^Bandit 1/);
  await expect(gm.question).toContainText('%');
  for (const size of sizes) {
    await page.setViewportSize(size);
    await gm.still();
    await page.screenshot({ path: `docs/pictures/fight-${size.width}.png` });
  }
});

test('the library is taken as a picture', async ({ gm, page }) => {
  await page.setViewportSize({ width: 1920, height: 1080 });
  await new Table(page).visit();
  // The pictures of the cards appear one after the other once the page is quiet. The first card
  // without a picture is below the visible part.
  const card = page.getByRole('button', { name: /^Start / });
  await expect(card.first().locator('img')).toBeVisible();
  await expect(card.filter({ hasNot: page.locator('img') }).first()).not.toBeInViewport();
  await page.waitForLoadState('networkidle');
  await gm.page.screenshot({ path: 'docs/pictures/library-1920.png' });
});

/** The pictures that are kept: one of each game, and one of each size. */
const KEPT: Readonly<Record<string, Partial<Taken>>> = {
  'screen-murdham': { game: 'murdham', count: 12, width: 1920, text: 1, theme: 'dark' },
  'screen-thrum': { game: 'thrum', count: 12, width: 1920, text: 1, theme: 'dark' },
  'screen-einfelst': { game: 'einfelst', count: 12, width: 1920, text: 1, theme: 'dark' },
  'screen-hestia': { game: 'hestia', count: 12, width: 1920, text: 1, theme: 'dark' },
  'screen-ingenuity': { game: 'ingenuity', count: 12, width: 1920, text: 1, theme: 'light' },
  'screen-forty': { game: 'hestia', count: 40, width: 1920, text: 1, theme: 'dark' },
  'screen-large-text': { game: 'murdham', count: 12, width: 1280, text: 2.5, theme: 'dark' },
  'screen-upright': { game: 'einfelst', count: 12, width: 1080, text: 1, theme: 'dark' },
  'screen-light': { game: 'murdham', count: 4, width: 1280, text: 1, theme: 'light' },
  'screen-small': { game: 'ingenuity', count: 12, width: 1024, text: 1, theme: 'dark' },
};

test('the players’ screen reaches its marks in every game, size and theme, with few and many, small and large text', async ({
  page,
}) => {
  test.setTimeout(3_600_000);
  await holdToMarks(page, await allTaken(), async (taken) => {
    for (const [name, wanted] of Object.entries(KEPT))
      if (Object.entries(wanted).every(([key, value]) => taken[key as keyof Taken] === value))
        await page.screenshot({ path: `docs/pictures/${name}.jpg`, type: 'jpeg', quality: 82 });
  });
});
