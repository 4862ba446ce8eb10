/**
 * Tests the effects that both windows' maps show for an event, and the words that stand still
 * meanwhile. Afterwards the GM's window rests.
 */
import type { Page } from '@playwright/test';
import type { LaidOut } from '../../src/board/laidOut.ts';
import { unrestOf, watchRest } from '../helpers/rest.ts';
import { expect, tabletop as test } from '../helpers/table.ts';

/** The effects that a window's map shows at its figures now. */
const effectsOn = (page: Page): Promise<LaidOut['effects']> =>
  page.evaluate(() => {
    const board = document.querySelector<HTMLElement>('[data-board]');
    board?.dispatchEvent(new Event('lay-open'));
    return JSON.parse(board?.dataset.laidOut ?? '{"effects":[]}').effects;
  });

/** The words of the scene on a window's map, by the place that they belong to. */
const wordsOn = (page: Page): Promise<Record<string, string>> =>
  page.evaluate(() => {
    const board = document.querySelector<HTMLElement>('[data-board]');
    board?.dispatchEvent(new Event('lay-open'));
    const { words } = JSON.parse(board?.dataset.laidOut ?? '{"words":[]}') as LaidOut;
    return Object.fromEntries(
      words.filter(({ kind }) => kind !== 'name').map((word) => [`${word.of} ${word.whole}`, `${word.x} ${word.y}`]),
    );
  });

// A painter that never answers, as on flat maps, would be waited for.
test.use({ painted: true });

test('a hit shows its number at the figure in both windows and goes, and names of places and features stand still when a question is open and when somebody moves; then the GM’s window rests', async ({
  gm,
}) => {
  await gm.page.context().addInitScript(watchRest);
  await gm.visit();
  await gm.start('The gallows crossroads');
  const screen = await gm.openScreen();
  await gm.row('Theobald').click();
  const [before, shownBefore] = [await wordsOn(gm.page), await wordsOn(screen)];
  expect(Object.keys(before).length).toBeGreaterThan(12);
  await gm.move(/^Sword/).click();
  await gm.answer(/^Bandit 1/);
  // The question stands on the players' map, and the words that it leaves in sight stay where they
  // are.
  await expect(screen.getByText('any reaction', { exact: false }).first()).toBeVisible();
  const asked = await wordsOn(screen);
  const seen = Object.keys(asked).filter((word) => word in shownBefore);
  expect(seen.map((word) => [word, asked[word]])).toEqual(seen.map((word) => [word, shownBefore[word]]));
  await gm.answer('No reaction');
  for (const page of [gm.page, screen])
    await expect.poll(async () => (await effectsOn(page)).map(({ kind }) => kind)).toContain('harm');
  await expect(gm.log).toContainText(/Theobald hits/);
  for (const page of [gm.page, screen]) await expect.poll(() => effectsOn(page)).toEqual([]);
  await gm.move(/^Move(?!s)/).click();
  await gm.answerPlace(/^The Milestone/);
  await expect(gm.log).toContainText(/Theobald .*Milestone/);
  for (const [page, then] of [
    [gm.page, before],
    [screen, shownBefore],
  ] as const) {
    const now = await wordsOn(page);
    const both = Object.keys(now).filter((word) => word in then);
    expect(both.length).toBeGreaterThan(12);
    expect(both.map((word) => [word, now[word]])).toEqual(both.map((word) => [word, then[word]]));
  }
  // Once notices have gone, no timer and no frame is left to wake a window that nobody touches.
  await expect.poll(() => unrestOf(gm.page), { timeout: 60_000 }).toEqual([]);
});
