/**
 * The measured window: presses and clicks like a person, counts the inputs, and waits until the
 * screen shows the expected state.
 */
import { expect, type Locator, type Page } from '@playwright/test';
import { movesDrawn } from '../../../e2e/helpers/table.ts';
import type { LaidOut } from '../../../src/board/laidOut.ts';
import type { Option } from '../../../src/engine/question.ts';
import type { Offer } from '../../../src/engine/ruleset.ts';
import { moveKey } from '../../../src/engine/table/commands.ts';

interface Square {
  column: number;
  row: number;
}

export interface Inputs {
  keys: number;
  clicks: number;
}

export class Hand {
  readonly page: Page;
  keys = 0;
  clicks = 0;
  constructor(page: Page) {
    this.page = page;
  }
  /** The inputs so far. */
  now(): Inputs {
    return { keys: this.keys, clicks: this.clicks };
  }
  async press(...keys: string[]): Promise<void> {
    for (const key of keys) {
      await this.page.keyboard.press(key);
      this.keys += 1;
    }
  }
  async #click(what: Locator): Promise<void> {
    await what.click();
    this.clicks += 1;
  }
  /** Presses a button's own key if the button shows one, otherwise clicks the button. */
  async #take(what: Locator): Promise<void> {
    await what.waitFor();
    const key = await what.getAttribute('aria-keyshortcuts');
    if (key) await this.press(key);
    else await this.#click(what);
  }
  async begin(): Promise<void> {
    await this.#click(this.page.getByRole('button', { name: 'Begin the fight' }));
  }
  get questionForm(): Locator {
    return this.page.getByRole('region', { name: 'Question' });
  }
  #option({ id }: Option): Locator {
    return this.questionForm.locator(`[data-option=${JSON.stringify(id)}]`);
  }
  /**
   * Answers by key or click. A place that is only lit on the map is one click there; this script
   * uses the question form's list instead.
   */
  async answer(option: Option): Promise<void> {
    const button = this.#option(option);
    await this.questionForm.getByRole('button').first().waitFor();
    const folded = this.questionForm.getByRole('button', {
      name: /show them as a list|cannot be chosen|less likely|more$/,
    });
    if (!(await button.isVisible()) && (await folded.count()) > 0) {
      await folded.first().click();
      if (option.place === undefined) this.clicks += 1;
    }
    await this.#take(button);
  }
  async picks(options: readonly Option[]): Promise<void> {
    for (const option of options) await this.answer(option);
    await this.press('Enter');
  }
  /** Gives a combatant the turn, or shows the moves of one who may act without a turn. */
  async give(name: string): Promise<void> {
    const card = this.page.getByRole('button', { name: new RegExp(`^${escaped(name)} may act`) }).first();
    if (await card.isVisible()) await this.#take(card);
    else await this.#click(this.page.getByRole('button', { name: new RegExp(`^${escaped(name)}, `) }).first());
  }
  /** Tells whether this combatant's card is shown. */
  async looksAt(name: string): Promise<boolean> {
    return this.#card.getByRole('heading', { name, exact: true }).isVisible();
  }
  get #card(): Locator {
    return this.page.getByRole('region', { name: 'Who acts' });
  }
  /** Starts a move of the card at its likeliest target. */
  async atOnce(offer: Offer): Promise<void> {
    const button = this.#move(offer);
    const key = await button.getAttribute('aria-keyshortcuts');
    if (key) return this.press(`Shift+Digit${key}`);
    await button.click({ modifiers: ['Shift'] });
    this.clicks += 1;
  }
  /**
   * Clicks a lit square of the map. `standing` gives the combatants' squares, by which the script
   * finds the square on the page.
   */
  async square(place: Square, standing: readonly (Square & { id: string })[]): Promise<void> {
    await movesDrawn(this.page);
    const laid = await this.page.locator('[data-board]').evaluate((board: HTMLElement) => {
      board.dispatchEvent(new Event('lay-open'));
      return board.dataset.laidOut ?? '';
    });
    const { figures } = JSON.parse(laid) as LaidOut;
    const seen = standing.flatMap((one) => {
      const box = figures.find(({ id, count }) => id === one.id && count === 1);
      return box ? [{ ...one, x: box.x + box.width / 2, y: box.y + box.height / 2 }] : [];
    });
    const [a] = seen;
    const b = seen.find(({ column }) => column !== a?.column);
    if (!a || !b) throw new Error('Nobody on the map tells where its squares are.');
    const cell = (b.x - a.x) / (b.column - a.column);
    const [x, y] = [a.x + (place.column - a.column) * cell, a.y + (place.row - a.row) * cell];
    await this.page.mouse.move(x, y);
    await this.page.mouse.click(x, y);
    this.clicks += 1;
  }
  /** Starts a move of the card. */
  async move(offer: Offer): Promise<void> {
    await this.#take(this.#move(offer));
  }
  #move(offer: Offer): Locator {
    return this.#card.locator(`[data-offer=${JSON.stringify(moveKey(offer))}]`);
  }
  /** Waits until the screen shows this question, or no question. */
  async shows(title: string | undefined): Promise<void> {
    if (title === undefined) await expect(this.questionForm).toBeHidden();
    else await expect(this.questionForm.getByRole('heading').first()).toHaveText(title);
  }
}

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
