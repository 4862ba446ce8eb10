/** Which pictures of the players' screen are taken, and the measures that each has to reach. */
import type { Page } from '@playwright/test';
import type { PublicView } from '../../src/engine/public/publicView.ts';
import { builtRules } from './builtRules.ts';
import { type Marks, measureMarks, openAlone, showView } from './marks.ts';
import { expect } from './table.ts';

export interface Taken {
  game: string;
  count: number;
  width: number;
  height: number;
  text: number;
  theme: 'dark' | 'light';
}

const SIZES = [
  [1280, 720],
  [1920, 1080],
  [3840, 2160],
  [1080, 1920],
  [1024, 768],
] as const;
const COUNTS = [4, 12, 40] as const;
/** The least and the largest text of the slider. */
const TEXTS = [1, 2.5] as const;

/** All pictures, grouped by window size: a window that keeps its size is quicker. */
export async function allTaken(): Promise<Taken[]> {
  const { loadAllGames } = await builtRules();
  const games = (await loadAllGames()).map(({ id }) => id);
  return SIZES.flatMap(([width, height]) =>
    (['dark', 'light'] as const).flatMap((theme) =>
      games.flatMap((game) =>
        COUNTS.flatMap((count) => TEXTS.map((text): Taken => ({ game, count, width, height, text, theme }))),
      ),
    ),
  );
}

/** The place of 3840×2160 among the sizes: 16:9 as well, and slow to paint. */
const LARGEST = 2;

/**
 * The pictures that the tests take: every game with every number once. Sizes, texts and themes take
 * turns, so that each of them meets every number. The largest window is taken once.
 */
export const someOf = (all: readonly Taken[]): Taken[] => {
  const games = [...new Set(all.map(({ game }) => game))];
  return all.filter(({ game, count, width, height, text, theme }) => {
    const [g, c] = [games.indexOf(game), COUNTS.map(Number).indexOf(count)];
    const size = SIZES.findIndex((one) => one[0] === width && one[1] === height);
    const smaller = SIZES.map((_, at) => at).filter((at) => at !== LARGEST);
    return (
      size === (g === 0 && c === 1 ? LARGEST : smaller[(g + 2 * c) % smaller.length]) &&
      text === TEXTS[(g + c) % 2] &&
      theme === (((g >> 1) + c) % 2 === 0 ? 'dark' : 'light')
    );
  });
};

/**
 * The measures that a picture has to reach: shares of a 16:9 window, letters in parts of its
 * height.
 */
const LEAST = { free: { few: 0.7, many: 0.6, large: 0.5 }, scene: { few: 0.6, any: 0.4 }, order: 0.022, map: 0.016 };
const percent = (share: number, digits = 1) => `${(share * 100).toFixed(digits)} %`;
/** Tells whether a share is below its mark by more than a browser's rounding. */
const below = (share: number, mark: number): boolean => share < mark - 1e-5;

/**
 * What a picture misses, as a sentence each. In a window of another shape than 16:9, the scene
 * needs the same share of the most that its own shape can have there.
 */
function missed({ count, width, height, text }: Taken, marks: Marks): string[] {
  const wide = width * 9 === height * 16;
  const free = text > 1 ? LEAST.free.large : count > 12 ? LEAST.free.many : LEAST.free.few;
  const scene = (text === 1 && count <= 12 ? LEAST.scene.few : LEAST.scene.any) * (wide ? 1 : marks.bound);
  const say = (bad: boolean, words: string) => (bad ? [words] : []);
  return [
    ...say(wide && below(marks.free, free), `panels leave only ${percent(marks.free)}`),
    ...say(below(marks.scene, scene), `the scene has only ${percent(marks.scene)} of ${percent(scene)}`),
    ...say(marks.people !== count, `${marks.people} of ${count} are in the order`),
    ...say(below(marks.order, LEAST.order), `names in the order have letters of ${percent(marks.order, 2)}`),
    ...say(marks.cutActing > 0, 'the name of who acts is cut'),
    ...marks.alike.map((pair) => `${pair} read alike`),
    ...say(marks.cut >= 0.02, `${percent(marks.cut)} of the words are cut`),
    ...marks.words.map((pair) => `${pair} lie on one another`),
    ...marks.figures.map((pair) => `${pair} stand on one another`),
    ...say(below(marks.map, LEAST.map), `words on the map have letters of ${percent(marks.map, 2)}`),
  ];
}

const rowOf = ({ game, count, width, height, text, theme }: Taken, marks: Marks, faults: readonly string[]): string =>
  [
    game.padEnd(10),
    String(count).padStart(3),
    `${width}×${height}`.padEnd(9),
    `×${text}`.padEnd(4),
    theme.padEnd(5),
    ...[marks.free, marks.scene, marks.bound, marks.cut].map((share) => `${(share * 100).toFixed(1)}`.padStart(5)),
    ...[marks.words, marks.figures, marks.alike].map(({ length }) => String(length).padStart(3)),
    ...[marks.order, marks.now, marks.map].map((share) => `${(share * 100).toFixed(2)}`.padStart(5)),
    faults.join('; '),
  ].join('  ');

const HEAD =
  'game       people size     text theme  free  scene  most  cut% words figs alike  order  now  map (letters, % of the height)';

/**
 * Shows and measures pictures. `each` is called while a picture is shown. Prints the table, and
 * gives all misses.
 */
async function takeAll(
  page: Page,
  list: readonly Taken[],
  each: (taken: Taken) => Promise<void> = async () => {},
): Promise<string[]> {
  const { crowdView, loadAllGames } = await builtRules();
  const games = new Map((await loadAllGames()).map((game) => [game.id, game]));
  const views = new Map<string, PublicView>();
  const faults: string[] = [];
  await openAlone(page);
  for (const taken of list) {
    const key = `${taken.game} ${taken.count}`;
    const view = views.get(key) ?? crowdView(games.get(taken.game)!, taken.count);
    views.set(key, view);
    await page.setViewportSize(taken);
    await showView(page, view, { textScale: taken.text, theme: taken.theme });
    const marks = await measureMarks(page, view);
    const missing = missed(taken, marks);
    process.stdout.write(`${rowOf(taken, marks, missing)}\n`);
    faults.push(
      ...missing.map((words) => `${key} ${taken.width}×${taken.height} ×${taken.text} ${taken.theme}: ${words}`),
    );
    await each(taken);
  }
  return faults;
}

/** Checks a list of pictures against their marks. */
export async function holdToMarks(
  page: Page,
  list: readonly Taken[],
  each?: (taken: Taken) => Promise<void>,
): Promise<void> {
  process.stdout.write(`${HEAD}\n`);
  expect(await takeAll(page, list, each)).toEqual([]);
}
