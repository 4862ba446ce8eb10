/**
 * Measures the GM's window of a fight: how much of the map is free (a grid of points asks what lies
 * on top), cut words, overlapping panels, names and chips on the map, and targets for fingers.
 * `npm run layout` measures five games at six sizes in both themes and prints the figures; the
 * tests take a tenth of them.
 */
import type { Page, TestInfo } from '@playwright/test';
import type { LaidOut } from '../../src/board/laidOut.ts';
import { expect, type Table, tabletop as test } from '../helpers/table.ts';

const GAMES = [
  { game: 'Murdham', fight: 'The gallows crossroads', move: /^Sword/, who: 'Theobald' },
  { game: 'Thrum', fight: 'A Brawl among the Blocks', move: /^Take a place/ },
  { game: 'Einfelst Wilds', fight: 'Bandits at the mill', move: /^Attack: Longbow/ },
  { game: 'GLOG of Hestia', fight: 'Goblins at the gallows', move: /^Attack/ },
  { game: 'Ingenuity', fight: 'Alarm in the yard', move: /^Attack: Sword/ },
] as const;
/** The sizes of windows, and the least share of each that is free map, in per cent. */
const SIZES = [
  { width: 1024, height: 768, clear: 50 },
  { width: 1280, height: 720, clear: 55 },
  { width: 1366, height: 768, clear: 55 },
  { width: 1440, height: 900, clear: 60 },
  { width: 1920, height: 1080, clear: 60 },
  { width: 2560, height: 1440, clear: 60 },
] as const;
const THEMES = ['dark', 'light'] as const;

interface Measured {
  clear: number;
  cut: string[];
  overlaps: string[];
  below: string[];
}

/** Measures the window. Points are 24 pixels apart. */
const measure = (page: Page): Promise<Measured> =>
  page.evaluate(() => {
    let [clear, all] = [0, 0];
    for (let y = 12; y < innerHeight; y += 24)
      for (let x = 12; x < innerWidth; x += 24) {
        all += 1;
        if (document.elementFromPoint(x, y)?.closest('[data-board]')) clear += 1;
      }
    const seen = (one: Element) => one.checkVisibility({ visibilityProperty: true }) && one.getClientRects().length > 0;
    const words = (one: Element) => (one.textContent ?? '').trim().slice(0, 60);
    // Finds words that end in dots or lie below the last line. Words whose tip shows them whole may
    // be cut, except names, moves and questions.
    const cut = [...document.querySelectorAll<HTMLElement>('header *, main *')]
      .filter((one) => {
        const { textOverflow, overflowX, webkitLineClamp } = getComputedStyle(one);
        const clamped = webkitLineClamp !== 'none' && one.scrollHeight > one.clientHeight + 1;
        const dotted = textOverflow === 'ellipsis' && overflowX !== 'visible' && one.scrollWidth > one.clientWidth + 1;
        return (clamped || dotted) && seen(one);
      })
      .filter(
        (one) => !one.closest('[data-tip]') || one.closest('[aria-label="Turn order"], [aria-label="Question"], h2'),
      )
      .map(words);
    const boxes = [...document.querySelectorAll('.glass')]
      .filter(seen)
      .map((one) => ({ one, at: one.getBoundingClientRect() }));
    const overlaps = boxes.flatMap(({ one, at: a }, index) =>
      boxes
        .slice(index + 1)
        .filter(
          ({ at: b }) => a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1,
        )
        .map((other) => `${words(one)} | ${words(other.one)}`),
    );
    // The map is fitted into the free part, so no part of the log may lie there.
    const free = document.querySelector('[data-free-part]')?.getBoundingClientRect();
    const log = document.querySelector('[role="group"][aria-label="Log"]')?.getBoundingClientRect();
    if (!free || !log || log.top < free.bottom - 1) overlaps.push('the log | the map');
    // On the map no name or chip lies on another or on a face, and none is cut. The name of who acts
    // must be read, and may lie on somebody.
    const board = document.querySelector<HTMLElement>('[data-board]');
    board?.dispatchEvent(new Event('lay-open'));
    const laid = JSON.parse(board?.dataset.laidOut ?? '{"words":[],"figures":[]}') as LaidOut;
    const over = (a: (typeof laid.words)[number], b: { x: number; y: number; width: number; height: number }) =>
      a.x + 1 < b.x + b.width && b.x + 1 < a.x + a.width && a.y + 1 < b.y + b.height && b.y + 1 < a.y + a.height;
    const called = ({ whole, kind }: (typeof laid.words)[number]) => `${kind} ${whole}`;
    for (const [index, word] of laid.words.entries()) {
      for (const other of laid.words.slice(index + 1))
        if (over(word, other)) overlaps.push(`${called(word)} | ${called(other)}`);
      for (const { id, x, y, width, height } of laid.figures) {
        const face = { x: x + width * 0.1, y: y + height * 0.1, width: width * 0.8, height: height * 0.8 };
        if (id !== word.of && !word.acting && over(word, face)) overlaps.push(`${called(word)} | the face of ${id}`);
      }
      if (word.text.includes('…')) cut.push(word.text);
    }
    // Finds what must be pressed to go on, and tools, that cannot be pressed: they lie below the
    // fold or under something.
    const pressed = '[data-foot] button, [aria-label="What is next"] button, [data-rail] button';
    const below = [...document.querySelectorAll<HTMLElement>(pressed)]
      .filter(seen)
      .filter((one) => {
        const { left, right, top, bottom } = one.getBoundingClientRect();
        return !one.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2));
      })
      .map((one) => one.getAttribute('aria-label') ?? words(one));
    return { clear: (100 * clear) / all, cut: [...new Set(cut)], overlaps, below };
  });

/** Finds buttons and similar elements that are too small for a finger. */
const tooSmall = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('header button, main button, main summary')]
      .filter((one) => one.checkVisibility({ visibilityProperty: true }))
      .map((one) => ({ one, at: one.getBoundingClientRect() }))
      .filter(({ at }) => at.width > 0 && (at.width < 31.5 || at.height < 31.5))
      .map(
        ({ one, at }) =>
          `${one.getAttribute('aria-label') ?? one.textContent}: ${Math.round(at.width)}×${Math.round(at.height)}`,
      ),
  );

/** Whether this combination is in the tenth that the tests take. */
const isTaken = ({ project }: TestInfo, game: number, size: number, theme: number): boolean =>
  project.name === 'layout' || (size + 2 * game) % 6 === 2 * theme;

/** Goes on until a combatant has the turn. */
async function untilTurn(gm: Table, who?: string): Promise<void> {
  const { page } = gm;
  const due = page.getByRole('region', { name: 'Who acts' }).getByRole('heading', { level: 2 }).first();
  for (let n = 0; n < 12 && (await gm.question.isVisible()); n += 1) {
    const roll = gm.question.getByRole('button', { name: /^(Roll|Take|None)/ }).first();
    if (await roll.isVisible()) await roll.click();
    else await page.keyboard.press('1');
  }
  if (who) await gm.row(who).click();
  else if ((await due.innerText()) === 'Who acts?') await page.keyboard.press('1');
  await expect(due).not.toHaveText('Who acts?');
}

async function look(gm: Table, info: TestInfo, game: number, state: string): Promise<void> {
  for (const [t, theme] of THEMES.entries())
    for (const [s, size] of SIZES.entries()) {
      if (!isTaken(info, game, s, t)) continue;
      await gm.page.setViewportSize(size);
      await gm.page.evaluate((name) => {
        document.documentElement.dataset.theme = name;
      }, theme);
      // The board takes over a window's new size with its next painting.
      const wide = () => gm.page.locator('[data-board]').evaluate((board) => board.getBoundingClientRect().width);
      await expect.poll(wide).toBe(size.width);
      await gm.still();
      const { clear, cut, overlaps, below } = await measure(gm.page);
      const where = `${GAMES[game]?.game}, ${state}, ${size.width}×${size.height}, ${theme}`;
      if (info.project.name === 'layout')
        console.log(`${where}: ${clear.toFixed(1)} % clear, ${cut.length} cut, ${overlaps.length} overlaps`);
      expect.soft(clear, `${where}: clear map`).toBeGreaterThanOrEqual(size.clear);
      expect.soft(cut, `${where}: words cut`).toEqual([]);
      expect.soft(overlaps, `${where}: panels on each other`).toEqual([]);
      expect.soft(below, `${where}: below the fold`).toEqual([]);
    }
}

for (const [at, { game, fight, move, ...rest }] of GAMES.entries())
  test(`${game}: the map has most of the window, nothing is cut, and nothing overlaps`, async ({ gm }, info) => {
    await gm.start(fight);
    await untilTurn(gm, 'who' in rest ? rest.who : undefined);
    await look(gm, info, at, 'a turn');
    const asks = gm.move(move);
    if (await asks.isVisible()) {
      await asks.click();
      await expect(gm.question).toBeVisible();
      await look(gm, info, at, 'a question');
    }
  });

test.describe('fingers', () => {
  test.use({ hasTouch: true, viewport: { width: 1024, height: 768 } });
  test('every target is large enough for a finger', async ({ gm, page }) => {
    await gm.start('The gallows crossroads');
    await gm.row('Theobald').click();
    await page.getByRole('button', { name: 'All combatants', exact: true }).click();
    expect(await tooSmall(page)).toEqual([]);
    await gm.move(/^Sword/).click();
    await expect(gm.question).toBeVisible();
    expect(await tooSmall(page)).toEqual([]);
  });
});
