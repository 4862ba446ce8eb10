/**
 * The counted inputs on the way from a file to a first move: clicks, keys, drags, a dropped file.
 */
import { join } from 'node:path';
import { expect } from '@playwright/test';
import type { Browser, Locator, Page } from 'playwright';
import { plainFiles } from '../../../e2e/helpers/table.ts';

/** A game, a member of its party, and the kind of its maps. */
export interface Game {
  id: string;
  hero: string;
  kind: 'zones' | 'squares';
}

/**
 * A click, a key, a drag and a chosen file count as one input each. `pictures` is the folder for
 * screenshots.
 */
export class Hand {
  readonly page: Page;
  count = 0;
  readonly #pictures: string | undefined;
  constructor(page: Page, pictures: string | undefined) {
    this.page = page;
    this.#pictures = pictures;
  }
  async click(what: Locator): Promise<void> {
    await what.click();
    this.count += 1;
  }
  async clickAt(x: number, y: number): Promise<void> {
    await this.page.mouse.click(x, y);
    this.count += 1;
  }
  async press(key: string): Promise<void> {
    await this.page.keyboard.press(key);
    this.count += 1;
  }
  async drag(from: readonly [number, number], to: readonly [number, number]): Promise<void> {
    const { mouse } = this.page;
    await mouse.move(...from);
    await mouse.down();
    await mouse.move((from[0] + to[0]) / 2, (from[1] + to[1]) / 2, { steps: 4 });
    await mouse.move(...to, { steps: 4 });
    await mouse.up();
    this.count += 1;
  }
  /** Drops a file from the desktop on the start page, with the browser's own events: one drag. */
  async drop(path: string): Promise<void> {
    const on = this.page.getByRole('heading', { name: 'Ready to play' });
    const box = await on.boundingBox();
    const cdp = await this.page.context().newCDPSession(this.page);
    for (const type of ['dragEnter', 'dragOver', 'drop'] as const)
      await cdp.send('Input.dispatchDragEvent', {
        type,
        x: (box?.x ?? 0) + 20,
        y: (box?.y ?? 0) + 10,
        data: { items: [], files: [path], dragOperationsMask: 1 },
      });
    this.count += 1;
  }
  /** A point of the free part of the map, from shares of its width and height. */
  async at(x: number, y: number): Promise<[number, number]> {
    const map = this.page.getByRole('region', { name: 'The map' });
    const box = await map.or(this.page.locator('[data-free-part]')).last().boundingBox();
    if (!box) throw new Error('The map is not on the page.');
    return [box.x + box.width * x, box.y + box.height * y];
  }
  async shot(name: string): Promise<void> {
    if (this.#pictures) await this.page.screenshot({ path: join(this.#pictures, `${name}.png`) });
  }
}

/**
 * Finds squares or zones: tries points in rings round the middle, until the set-up puts a combatant
 * there.
 */
export async function settleHero(hand: Hand, game: Game): Promise<void> {
  const { page } = hand;
  const hero = page.getByRole('button', { name: new RegExp(`^Add ${game.hero}\\.`) });
  await hero.scrollIntoViewIfNeeded();
  const list = page.getByRole('region', { name: 'Sides and combatants' });
  for (const [x, y] of RINGS) {
    const [px, py] = await hand.at(x, y);
    const from = await hero.boundingBox();
    if (!from) throw new Error('The hero is not in the list.');
    await page.mouse.move(from.x + 20, from.y + from.height / 2);
    await page.mouse.down();
    await page.mouse.move(px - 12, py - 12, { steps: 4 });
    await page.mouse.move(px, py, { steps: 4 });
    await page.mouse.up();
    if (
      await list
        .getByRole('button', { name: new RegExp(game.hero) })
        .first()
        .waitFor({ timeout: 1500 })
        .then(
          () => true,
          () => false,
        )
    ) {
      // A person sees where the ground is, so clicks that missed the ground do not count.
      hand.count += 1;
      return;
    }
  }
  throw new Error('No place of the map took the hero.');
}
const RINGS: readonly (readonly [number, number])[] = [
  [0.5, 0.5],
  [0.47, 0.44],
  [0.55, 0.56],
  [0.42, 0.55],
  [0.58, 0.42],
  [0.5, 0.35],
  [0.5, 0.65],
  [0.38, 0.38],
  [0.62, 0.62],
  [0.35, 0.5],
  [0.65, 0.5],
  [0.3, 0.3],
  [0.7, 0.7],
  [0.3, 0.7],
  [0.7, 0.3],
  [0.45, 0.25],
  [0.55, 0.75],
];

/**
 * Begins the fight, gives the first answer to each question, and makes the first move that the card
 * offers.
 */
export async function firstMove(hand: Hand): Promise<void> {
  const { page } = hand;
  await hand.click(page.getByRole('button', { name: 'Begin the fight' }));
  // A hero alone has no enemy: that is told once, and the second press begins the fight.
  const anyway = page.getByRole('button', { name: 'Begin anyway' });
  if (await anyway.isVisible()) await hand.click(anyway);
  const questionForm = page.getByRole('region', { name: 'Question' });
  const card = page.getByRole('region', { name: 'Who acts' });
  const move = card
    .getByRole('button', { name: /^(Move|Full movement|Walk|Run|Sprint|Advance|Change zone|Go)\b/ })
    .and(page.locator(':enabled'))
    .first();
  for (let n = 0; n < 8; n += 1) {
    const asked = questionForm
      .locator('[aria-keyshortcuts="1"], [aria-keyshortcuts="Enter"]')
      .and(page.locator(':enabled'));
    const next = page.getByRole('region', { name: 'What is next' }).getByRole('button').first();
    await asked.first().or(move).or(next).first().waitFor();
    if (await move.isVisible()) return hand.click(move);
    const what = (await asked.first().isVisible()) ? questionForm : page.getByRole('region', { name: 'What is next' });
    const was = await what.innerText();
    await hand.click(what === questionForm ? asked.first() : next);
    await expect.poll(async () => ((await what.isVisible()) ? await what.innerText() : '')).not.toBe(was);
  }
  throw new Error('No move came.');
}

/** Opens the library in a new window with this game as the last one used. */
export async function visitLibrary(
  browser: Browser,
  url: string,
  game: Game,
  pictures: string | undefined,
): Promise<Hand> {
  const context = await browser.newContext({ viewport: { width: 1366, height: 768 } });
  await context.addInitScript(plainFiles);
  // The game that was used last. A first choice of another game would be one more input.
  await context.addInitScript((id) => {
    if (location.origin !== 'null' && !localStorage.getItem('affray-session'))
      localStorage.setItem('affray-session', JSON.stringify({ setup: { game: id, came: {} } }));
  }, game.id);
  const page = await context.newPage();
  page.setDefaultTimeout(40_000);
  await page.goto(url);
  await page.getByRole('heading', { name: 'Ready to play' }).waitFor();
  return new Hand(page, pictures);
}
