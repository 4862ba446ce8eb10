/**
 * Short forms for the browser tests, which use the table as a person does, by what is on the
 * screen.
 */
import { readFile } from 'node:fs/promises';
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type Locator,
  type Page,
  expect as patient,
  test,
} from '@playwright/test';
import type { PublicView } from '../../src/engine/public/publicView.ts';
import { withChanges } from '../../src/players/link/changes.ts';
import type { ToScreen } from '../../src/players/link/protocol.ts';
import { unseenBoards } from './unseenBoards.ts';

/** As patient in the tools, which have no configuration, as in the tests. */
export const expect = patient.configure({ timeout: 60_000 });

/**
 * Collects what a page must not do: errors in the console, exceptions, requests that leave the
 * machine.
 */
export function watchPage(page: Page): string[] {
  const faults: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(`console: ${message.text()}`);
  });
  page.on('pageerror', (error) => faults.push(`exception: ${error.message}`));
  page.on('request', (request) => {
    if (!/^(http:\/\/127\.0\.0\.1|data:|blob:)/.test(request.url())) faults.push(`request: ${request.url()}`);
  });
  return faults;
}

/**
 * Makes the dice of every fight fall the same way in every run, so that a test that passes once
 * passes always. Ids stay random.
 */
export const fixedSeed = () => {
  const draw = crypto.getRandomValues.bind(crypto);
  crypto.getRandomValues = (array) =>
    array instanceof Int32Array ? (array.fill(20_251) as typeof array) : draw(array);
};

/**
 * Makes the browser behave like one without native file dialogs: files are downloaded, and chosen
 * through an input.
 */
export const plainFiles = () => {
  for (const name of ['showSaveFilePicker', 'showOpenFilePicker'])
    delete (globalThis as unknown as Record<string, unknown>)[name];
};

/** Opens a file from the library. */
export async function openFile(page: Page, file: { name: string; mimeType: string; buffer: Buffer }): Promise<void> {
  const choosing = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Open a file' }).click();
  await (await choosing).setFiles(file);
}

/** The file that this action offers to the user. */
export async function fileFrom(
  page: Page,
  press: () => Promise<void>,
): Promise<{ name: string; bytes: Buffer; text: string }> {
  const downloading = page.waitForEvent('download');
  await press();
  const download = await downloading;
  const bytes = await readFile(await download.path());
  return { name: download.suggestedFilename(), bytes, text: bytes.toString('utf8') };
}

/** Records from now on all messages to players' windows, as text. */
export const recordPosts = () => {
  const posted: string[] = [];
  const post = BroadcastChannel.prototype.postMessage;
  BroadcastChannel.prototype.postMessage = function (message: unknown) {
    if (this.name.startsWith('affray-screen')) posted.push(JSON.stringify(message));
    return post.call(this, message);
  };
  Object.assign(globalThis, { posted });
};
/** The messages from this index on. */
export const postedSince = (page: Page, from: number) =>
  page.evaluate((at) => (globalThis as unknown as { posted: string[] }).posted.slice(at), from);

/** The view that the players' window has put together from whole views and changes. */
export async function toldView(page: Page): Promise<PublicView | undefined> {
  let view: PublicView | undefined;
  for (const text of await postedSince(page, 0)) {
    const message = JSON.parse(text) as ToScreen;
    if (message.type === 'view') view = message.view;
    if (message.type === 'change' && view) view = withChanges(view, message.changes);
  }
  return view;
}

/** Waits for the moves of who acts: they follow once the turn is drawn. */
export const movesDrawn = (page: Page): Promise<void> =>
  expect(page.getByRole('region', { name: 'Who acts' }).locator('[aria-busy=true]')).toHaveCount(0);

/** The part of a fight's map that no panel covers, in pixels of the page. */
export async function freePart(page: Page): Promise<{ x: number; y: number; width: number; height: number }> {
  const box = await page.locator('[data-free-part]').boundingBox();
  if (!box) throw new Error('No fight is on the page.');
  return box;
}

/**
 * Waits for the painted ground, which takes the place of the small picture once the page is quiet:
 * until a painting is kept, nothing paints and the middle of the map has stayed as it is.
 */
export async function mapPainted(page: Page): Promise<void> {
  const kept = () => page.evaluate(async () => (await (await caches.open('affray-painted')).keys()).length);
  const middle = () => page.screenshot({ clip: { x: 420, y: 300, width: 160, height: 120 } });
  let [last, same] = [0, 0];
  await expect
    .poll(
      async () => {
        const now = (await middle()).length;
        const paints = page.workers().some((worker) => worker.url().includes('paintWorker'));
        same = now === last && !paints && (await kept()) > 0 ? same + 1 : 0;
        last = now;
        return same;
      },
      { timeout: 60_000, intervals: [900] },
    )
    .toBeGreaterThan(2);
}

/** The GM's window. */
export class Table {
  readonly page: Page;
  constructor(page: Page) {
    this.page = page;
  }
  /** Opens the library. */
  async visit(path = './'): Promise<void> {
    await this.page.goto(path);
    await expect(this.page.getByRole('heading', { name: 'Ready to play' })).toBeVisible();
  }
  /** Starts a ready-made fight: one click. */
  async start(name: string): Promise<void> {
    await this.page
      .getByRole('button', { name: new RegExp(`^Start ${name}`) })
      .first()
      .click();
    await expect(this.page.getByRole('heading', { name, level: 1 })).toBeVisible();
    await this.saved();
  }
  /** Waits until the screen says that all is saved. */
  async saved(): Promise<void> {
    await expect(this.page.getByRole('banner').getByText('Saved', { exact: true })).toBeVisible();
  }
  /**
   * A combatant's row in the turn order: across the top, or in the panel of games whose order is a
   * list.
   */
  row(name: string): Locator {
    const across = this.page.getByRole('region', { name: 'Turn order' });
    const down = this.page.getByRole('group', { name: 'Turn order' });
    return across
      .or(down)
      .getByRole('button', { name: new RegExp(`^${name}, `) })
      .first();
  }
  /** A move on the shown card. */
  move(label: string | RegExp): Locator {
    return this.page.getByRole('region', { name: 'Who acts' }).getByRole('button', { name: label }).first();
  }
  get question(): Locator {
    return this.page.getByRole('region', { name: 'Question' });
  }
  /** Picks an answer in the question form. */
  async answer(label: string | RegExp): Promise<void> {
    await this.question.getByRole('button', { name: label }).first().click();
  }
  /** Waits until the map is at rest: a click would miss a token that still moves. */
  async still(): Promise<void> {
    const where = () =>
      this.page.evaluate(
        () => getComputedStyle(document.querySelector('[data-board] > div') ?? document.body).transform,
      );
    let last = '';
    await expect
      .poll(async () => {
        const now = await where();
        const same = now === last;
        last = now;
        return same;
      })
      .toBe(true);
  }
  /**
   * From now on these seats are asked for real dice. Names are those of the dialog; the game master
   * stands for everybody without a player.
   */
  async rollReal(...names: string[]): Promise<void> {
    await this.fromMenu('Dice and stops');
    const dialog = this.page.getByRole('dialog', { name: 'Dice and stops' });
    const seats = dialog.getByRole('region', { name: 'Who rolls real dice' });
    for (const name of names) {
      const one = seats.getByRole('switch', { name: new RegExp(`^${name}`) });
      await seats.getByText(name, { exact: true }).click();
      await expect(one).toBeChecked();
    }
    await dialog.getByRole('button', { name: 'Close', exact: true }).first().click();
    await expect(dialog).toBeHidden();
  }
  /** Sets numbers of a combatant's sheet by hand, on one of its pages. */
  async byHand(name: string, part: string, values: Record<string, number>): Promise<void> {
    await this.row(name).click();
    await this.page.getByRole('button', { name: 'Open the sheet' }).click();
    const sheet = this.page.getByRole('dialog', { name: `${name}: set by hand` });
    await sheet.getByRole('tab', { name: part }).click();
    for (const [label, value] of Object.entries(values)) {
      const input = sheet.getByRole('textbox', { name: label, exact: true });
      await input.fill(String(value));
      await input.press('Enter');
    }
    await sheet.getByRole('button', { name: 'Close', exact: true }).click();
    await expect(sheet).toBeHidden();
  }
  /** Picks one of many lit places from their list. */
  async answerPlace(label: string | RegExp): Promise<void> {
    await this.question.getByRole('button', { name: 'show them as a list' }).click();
    await this.answer(label);
  }
  /**
   * Taps these faces on the pad, one die after the other; the last face sends them. Where the
   * question form offers one number first, this switches to faces.
   */
  async tap(...faces: number[]): Promise<void> {
    const pad = this.question.getByRole('group', { name: /^Face of the d/ });
    const asOne = this.question.getByRole('button', {
      name: 'Tell dice as one number, not face by face',
      pressed: true,
    });
    await expect(pad.or(asOne).first()).toBeVisible();
    if (await asOne.isVisible()) await asOne.click();
    for (const face of faces) await pad.getByRole('button', { name: String(face), exact: true }).click();
  }
  /**
   * Presses the button with this label, and once more where it says that something is left in the
   * turn.
   */
  async goOn(label: string | RegExp): Promise<void> {
    const next = this.page.getByRole('region', { name: 'What is next' });
    const button = next.getByRole('button', { name: label }).first();
    await button.click();
    if (await next.getByText(/Press again to end the turn/).isVisible()) await button.click();
  }
  /** Chooses an entry of the fight's menu. */
  async fromMenu(entry: string | RegExp): Promise<void> {
    await this.page.getByRole('button', { name: 'Menu', exact: true }).click();
    await this.page.getByRole('menuitem', { name: entry }).click();
  }
  get log(): Locator {
    return this.page.getByRole('log', { name: 'What has happened' });
  }
  /** The biggest button. */
  get next(): Locator {
    return this.page.getByRole('region', { name: 'What is next' }).getByRole('button').first();
  }
  /** Opens the players' window from the GM's panel. */
  async openScreen(): Promise<Page> {
    await this.page.getByRole('button', { name: 'Players’ screen' }).click();
    const opened = this.page.context().waitForEvent('page');
    await this.page.getByRole('button', { name: 'Open the players’ screen' }).click();
    const screen = await opened;
    await screen.waitForLoadState();
    await this.page.getByRole('button', { name: 'Close', exact: true }).click();
    return screen;
  }
}

/** Opens the players' window and waits until its map and order show this member of the party. */
export async function openFor(gm: Table, somebody: string): Promise<Page> {
  const screen = await gm.openScreen();
  await expect(screen.getByText(somebody).first()).toBeVisible();
  return screen;
}
/** The bar of a tool over the map. */
export const toolBar = (page: Page, name: 'Fog' | 'Draw') => page.getByRole('region', { name, exact: true });

/**
 * A device whose GM wants to be asked everything: the fight then stops at each question of the
 * rules, however few options can be chosen.
 */
export const asksEverything = () => {
  // Frames of browser tools have no storage of their own.
  if (location.origin !== 'null' && !localStorage.getItem('affray-session'))
    localStorage.setItem('affray-session', JSON.stringify({ asked: ['everyone'], turnsEnd: 'by hand' }));
};

/** Adds to every window of a browser what keeps its boards from being drawn. */
export async function leaveUndrawn(context: BrowserContext): Promise<BrowserContext> {
  for (const script of unseenBoards) await context.addInitScript(script);
  return context;
}

/** Another browser, as on another machine: it shares nothing with the first. */
export const otherBrowser = async (browser: Browser, options: BrowserContextOptions): Promise<BrowserContext> =>
  leaveUndrawn(await browser.newContext({ serviceWorkers: 'block', ...options }));

/**
 * A test with nothing open. Maps are painted and boards drawn only where a test says so, because it
 * looks at them.
 */
export const blankPage = test.extend<{ painted: boolean }>({
  painted: [false, { option: true }],
  context: async ({ context, painted }, use) => use(painted ? context : await leaveUndrawn(context)),
});

/**
 * A test with the GM's window open on the library. It fails on any error in a console. Files are
 * plain, dice fall the same way, and messages to players' windows are recorded. The table stops at
 * every question.
 */
export const tabletop = blankPage.extend<{ gm: Table }>({
  gm: async ({ page }, use) => {
    const faults = watchPage(page);
    for (const script of [fixedSeed, plainFiles, recordPosts, asksEverything])
      await page.context().addInitScript(script);
    page.context().on('page', (other) => {
      const more = watchPage(other);
      other.on('close', () => faults.push(...more));
    });
    const gm = new Table(page);
    await gm.visit();
    await use(gm);
    expect(faults).toEqual([]);
  },
});
