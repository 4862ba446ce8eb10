/** Which pictures of the players' screen are taken, and what each of them has to reach. */
import type { Page } from '@playwright/test';
import type { PublicView } from '../../src/engine/public/publicView.ts';
import { loadAllGames } from '../../src/rulesets/index.ts';
import { crowdView } from './crowd.ts';
import { type Marks, measure, openAlone, show } from './marks.ts';
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
/** The least and the largest text that the slider gives. */
const TEXTS = [1, 2.5] as const;

/** All pictures, those of one size together: a window that keeps its size is quicker. */
export async function allTaken(): Promise<Taken[]> {
  const games = (await loadAllGames()).map(({ id }) => id);
  return SIZES.flatMap(([width, height]) =>
    (['dark', 'light'] as const).flatMap((theme) =>
      games.flatMap((game) =>
        COUNTS.flatMap((count) => TEXTS.map((text): Taken => ({ game, count, width, height, text, theme }))),
      ),
    ),
  );
}

/** What a picture misses, as a sentence each. */
function missed(taken: Taken, marks: Marks): string[] {
  const { count, width, height, text } = taken;
  const wide = width * 9 === height * 16;
  const free = text > 1 ? 0.5 : count > 12 ? 0.6 : 0.7;
  const percent = (share: number) => `${(share * 100).toFixed(1)} %`;
  const say = (bad: boolean, words: string) => (bad ? [words] : []);
  return [
    ...say(wide && marks.free < free, `panels leave only ${percent(marks.free)}`),
    ...say(wide && text === 1 && count <= 12 && marks.scene < 0.6, `the scene has only ${percent(marks.scene)}`),
    ...say(wide && marks.scene < 0.4, `the scene has not even ${percent(0.4)}: ${percent(marks.scene)}`),
    ...say(marks.people !== count, `${marks.people} of ${count} are in the order`),
    ...say(marks.order < 0.0218, `names in the order have letters of ${percent(marks.order)}`),
    ...say(marks.cutActing > 0, 'the name of who acts is cut'),
    ...say(marks.alike > 0, `${marks.alike} names read alike`),
    ...say(marks.cut >= 0.02, `${percent(marks.cut)} of the words are cut`),
    ...say(marks.words > 0, `${marks.words} words lie on words`),
    ...say(marks.figures > 0, `${marks.figures} figures lie on figures`),
    ...say(marks.map < 0.0158, `words on the map have letters of ${percent(marks.map)}`),
  ];
}

const rowOf = ({ game, count, width, height, text, theme }: Taken, marks: Marks, faults: readonly string[]): string =>
  [
    game.padEnd(10),
    String(count).padStart(3),
    `${width}×${height}`.padEnd(9),
    `×${text}`.padEnd(4),
    theme.padEnd(5),
    ...[marks.free, marks.scene, marks.cut].map((share) => `${(share * 100).toFixed(1)}`.padStart(5)),
    ...[marks.words, marks.figures, marks.alike].map((number) => String(number).padStart(3)),
    ...[marks.order, marks.now, marks.map].map((share) => `${(share * 100).toFixed(2)}`.padStart(5)),
    faults.join('; '),
  ].join('  ');

const HEAD =
  'game       people size     text theme  free  scene  cut% words figs alike  order  now  map (letters, % of the shorter edge)';

/** Shows and measures pictures; `each` sees them while they stand. Prints the table, and gives all that was missed. */
async function takeAll(
  page: Page,
  list: readonly Taken[],
  each: (taken: Taken) => Promise<void> = async () => {},
): Promise<string[]> {
  const games = new Map((await loadAllGames()).map((game) => [game.id, game]));
  const views = new Map<string, PublicView>();
  const faults: string[] = [];
  await openAlone(page);
  for (const taken of list) {
    const key = `${taken.game} ${taken.count}`;
    const view = views.get(key) ?? crowdView(games.get(taken.game)!, taken.count);
    views.set(key, view);
    await page.setViewportSize(taken);
    await show(page, view, { textScale: taken.text, theme: taken.theme });
    const marks = await measure(page, view);
    const missing = missed(taken, marks);
    process.stdout.write(`${rowOf(taken, marks, missing)}\n`);
    faults.push(
      ...missing.map((words) => `${key} ${taken.width}×${taken.height} ×${taken.text} ${taken.theme}: ${words}`),
    );
    await each(taken);
  }
  return faults;
}

/** Holds a list of pictures to their marks. */
export async function holdToMarks(
  page: Page,
  list: readonly Taken[],
  each?: (taken: Taken) => Promise<void>,
): Promise<void> {
  process.stdout.write(`${HEAD}\n`);
  expect(await takeAll(page, list, each)).toEqual([]);
}
