/**
 * Measures the players' screen: the map's share, the size of the letters, and which things overlap.
 */
import type { Page } from '@playwright/test';
import type { LaidOut } from '../../src/board/laidOut.ts';
import { playedPart } from '../../src/board/layout/placeAt.ts';
import type { PublicView } from '../../src/engine/public/publicView.ts';
import type { ScreenSettings, ToScreen } from '../../src/players/link/protocol.ts';
import { expect } from './table.ts';

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The measures of one picture. Shares are of the window; letters of its height. */
export interface Marks {
  /** `free` is the share that no panel covers, `scene` the share that shows the scene. */
  free: number;
  scene: number;
  /** The largest share that a scene of this shape can have of a window of this shape. */
  bound: number;
  /** The things that overlap: words with words or panels, figures with figures. */
  words: readonly string[];
  figures: readonly string[];
  /** How many names are cut, whether the acting name is, and cut names that then read alike. */
  cut: number;
  cutActing: number;
  alike: readonly string[];
  /** The smallest letters: of names in the order, of the acting name, of words on the map. */
  order: number;
  now: number;
  map: number;
  /** How many combatants are in the order. */
  people: number;
}

export const ENCOUNTER = 'marks';

/** Opens the players' window alone. The test sends the views. */
export async function openAlone(page: Page): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(`./screen.html?encounter=${ENCOUNTER}`);
  await expect(page.getByRole('heading')).toBeVisible();
}

/** Posts messages to the window in place of the GM's window. */
const say = (page: Page, ...messages: ToScreen[]) =>
  page.evaluate(
    ([name, list]) => {
      const line = new BroadcastChannel(name);
      for (const message of list) line.postMessage(message);
      line.close();
    },
    [`affray-screen-${ENCOUNTER}`, messages] as const,
  );

/** How many views the window has been sent. The number of each view follows the one before. */
let shown = 1;

/** Shows a view and waits until the window has drawn it. */
export async function showView(page: Page, view: PublicView, settings: Partial<ScreenSettings>): Promise<void> {
  const all = { blackout: false, textScale: 1, turn: 0, margin: 0, theme: 'dark', ...settings } as const;
  await say(page, { type: 'settings', settings: all }, { type: 'view', n: shown++, view, pictures: [] });
  await expect(page.getByRole('img', { name: `The map: ${view.scene.name}`, exact: true })).toBeVisible();
  await expect(page.locator('[data-panel="now"]')).toContainText(view.acting?.name.split(' ')[0] ?? '');
  // The board comes to rest and is painted some time after the last message.
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        let last = '';
        let same = 0;
        const look = () => {
          const board = document.querySelector<HTMLElement>('[data-board]');
          board?.dispatchEvent(new Event('lay-open'));
          const panels = [...document.querySelectorAll('[data-panel]')].map((one) => {
            const { x, y, width, height } = one.getBoundingClientRect();
            return `${x} ${y} ${width} ${height}`;
          });
          const map = document.querySelector<HTMLElement>('[data-map]')?.dataset.map;
          const now = `${board?.dataset.laidOut} ${map} ${panels.join()}`;
          same = now === last ? same + 1 : 0;
          last = now;
          if (same > 4) resolve();
          else requestAnimationFrame(look);
        };
        requestAnimationFrame(look);
      }),
  );
}

const over = (a: Box, b: Box): boolean =>
  a.x + 1 < b.x + b.width && b.x + 1 < a.x + a.width && a.y + 1 < b.y + b.height && b.y + 1 < a.y + a.height;

/** The pairs of a list for which `on` holds (they overlap or are alike), by name. */
const pairs = <T>(list: readonly T[], nameOf: (one: T) => string, on: (a: T, b: T) => boolean): string[] =>
  list.flatMap((a, at) =>
    list
      .slice(at + 1)
      .filter((b) => on(a, b))
      .map((b) => `${nameOf(a)} and ${nameOf(b)}`),
  );

/**
 * The share of a window outside all boxes. With a part, the share that is also inside this part.
 */
function shareOutside(window: { width: number; height: number }, boxes: readonly Box[], part?: Box): number {
  const [across, down] = [192, 108];
  let free = 0;
  for (let column = 0; column < across; column += 1)
    for (let row = 0; row < down; row += 1) {
      const at = { x: ((column + 0.5) / across) * window.width, y: ((row + 0.5) / down) * window.height };
      const within = (box: Box) =>
        at.x >= box.x && at.x <= box.x + box.width && at.y >= box.y && at.y <= box.y + box.height;
      if (!boxes.some(within) && (!part || within(part))) free += 1;
    }
  return free / (across * down);
}

/** Measures the shown view. */
export async function measureMarks(page: Page, view: PublicView): Promise<Marks> {
  const found = await page.evaluate(() => {
    const boxOf = (element: Element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return { x, y, width, height };
    };
    const letters = (element: Element) => Number.parseFloat(getComputedStyle(element).fontSize);
    const board = document.querySelector<HTMLElement>('[data-board]');
    board?.dispatchEvent(new Event('lay-open'));
    const texts = (within: string) =>
      [...document.querySelectorAll(within)].flatMap((panel) => {
        const walker = document.createTreeWalker(panel, NodeFilter.SHOW_TEXT);
        const out: { text: string; x: number; y: number; width: number; height: number }[] = [];
        for (let node = walker.nextNode(); node instanceof Text; node = walker.nextNode()) {
          const range = document.createRange();
          range.selectNodeContents(node);
          const { x, y, width, height } = range.getBoundingClientRect();
          if (width > 0) out.push({ text: node.data, x, y: y + height * 0.12, width, height: height * 0.76 });
        }
        return out;
      });
    return {
      window: { width: innerWidth, height: innerHeight },
      map: document.querySelector<HTMLElement>('[data-map]')?.dataset.map ?? '',
      laid: board?.dataset.laidOut ?? '',
      panels: [...document.querySelectorAll('[data-panel]')].map(boxOf),
      texts: texts('[data-panel]'),
      names: [...document.querySelectorAll('[data-name]')].map((element) => ({
        how: element.getAttribute('data-name'),
        text: element.textContent,
        letters: letters(element),
        acting: element.closest('[data-card]')?.getAttribute('data-card') === 'acting',
        spills: element.getBoundingClientRect().right > (element.closest('li')?.getBoundingClientRect().right ?? 0) + 1,
      })),
      now: letters(document.querySelector('[data-panel="now"] p:last-child') ?? document.body),
      people: [...document.querySelectorAll('[data-card]')].reduce(
        (sum, card) => sum + Number(card.getAttribute('data-people')),
        0,
      ),
    };
  });
  const { window } = found;
  const laid = JSON.parse(found.laid) as LaidOut;
  const [x = 0, y = 0, scale = 1] = found.map.split(' ').map(Number);
  const part = playedPart(view.scene);
  const scene = {
    x: (part.x - x) * scale,
    y: (part.y - y) * scale,
    width: part.width * scale,
    height: part.height * scale,
  };
  const written = laid.words.filter(({ text }) => text !== '');
  const isCut = ({ text }: { text: string }) => text.includes('…');
  const cut = [...written.filter(isCut), ...found.names.filter(({ how, spills }) => how === 'cut' || spills)];
  const people = written.filter(({ kind }) => kind === 'name');
  const text = (one: { text: string }) => one.text;
  const shape = (part.width / part.height) * (window.height / window.width);
  return {
    free: shareOutside(window, found.panels),
    scene: shareOutside(window, found.panels, scene),
    bound: Math.min(shape, 1 / shape),
    words: [
      ...pairs(found.texts, text, over),
      ...pairs(written, text, over),
      ...written
        .filter((one) => found.panels.some((panel) => over(one, panel)))
        .map((one) => `${one.text} and a panel`),
    ],
    figures: pairs(
      laid.figures,
      ({ id }) => id,
      (a, b) => {
        const [dx, dy] = [a.x + a.width / 2 - b.x - b.width / 2, a.y + a.height / 2 - b.y - b.height / 2];
        // The figures are round.
        return Math.hypot(dx, dy) + 1 < (a.width + b.width) / 2;
      },
    ),
    cut: cut.length / Math.max(1, written.length + found.names.length),
    cutActing: cut.filter(({ acting }) => acting).length,
    alike: [
      ...pairs(people.filter(isCut), text, (a, b) => a.text === b.text && a.whole !== b.whole),
      ...pairs(found.names, text, (a, b) => a.text === b.text),
    ],
    order: Math.min(...found.names.map(({ letters }) => letters)) / window.height,
    now: found.now / window.height,
    map: Math.min(window.height, ...written.map(({ letters }) => letters)) / window.height,
    people: found.people,
  };
}
