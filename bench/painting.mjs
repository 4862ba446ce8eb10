/**
 * Measures painted maps: painting each ready map in the worker, showing it again from memory and
 * from the device, the memory that it takes, and dragging, panning and zooming on painted ground
 * compared with flat ground in the same run. `-- painting --write` puts the tables into
 * `docs/measured.md`.
 */
import { costOf, median, memoryOf, processTime, rendererOf } from './measure.mjs';
import { reportFigures } from './report.ts';

/** No task of the main thread may take longer while a map is painted, in milliseconds. */
const MARK = 50;
/** The maps on which gestures are measured: the fullest, the widest, a cave. */
const GESTURES = ['tavern', 'harbour', 'lake-cave'];

async function openPage(browser, home, window, query) {
  // A context of its own has an empty cache, so that each map is painted and not fetched.
  const context = await browser.newContext({ viewport: window });
  const page = await context.newPage();
  await page.goto(`${home}/painting.html?${query}`);
  await page.waitForSelector('[data-ready]', { timeout: 180_000, state: 'attached' });
  return { page, pid: await rendererOf(page), close: () => context.close() };
}

/** Paints all ready maps, one after the other. */
export async function measurePaintings(browser, home, window) {
  const { page, pid, close } = await openPage(browser, home, window, 'ground=none');
  const rows = [];
  const before = memoryOf(pid);
  for (const id of await page.evaluate(() => globalThis.maps)) {
    const start = processTime(pid);
    const painted = await page.evaluate((one) => globalThis.paintOne(one), id);
    rows.push({ id, ...painted, processor: processTime(pid) - start });
  }
  const after = memoryOf(pid);
  await close();
  return { rows, before, after };
}

/** The cost of a step of each gesture on one map, on this kind of ground. */
async function gesturesOn(browser, home, window, map, ground) {
  const { page, pid, close } = await openPage(browser, home, window, `map=${map}&ground=${ground}`);
  const held = await page.evaluate(() => globalThis.held);
  const scale = Math.min((window.width - 24) / held.width, (window.height - 24) / held.height);
  const spot = (column, row) => ({
    x: window.width / 2 + ((column + 0.5) * held.pixels - held.width / 2) * scale,
    y: window.height / 2 + ((row + 0.5) * held.pixels - held.height / 2) * scale,
  });
  const [token, free] = [spot(held.column, held.row), spot(held.column + 2, held.row + 2)];
  const { mouse } = page;
  const moving = (from) => (n) => mouse.move(from.x + Math.sin(n / 3) * 30, from.y + Math.cos(n / 3) * 20);
  const pressed = (from, button) => async () => {
    await mouse.move(from.x, from.y);
    await mouse.down({ button });
    await mouse.move(from.x + 12, from.y + 8, { steps: 4 });
  };
  const gesture = (from, button) => ({
    steps: 40,
    before: pressed(from, button),
    step: moving(from),
    after: () => mouse.up({ button }),
  });
  const drag = await costOf(page, pid, gesture(token, 'left'));
  const pan = await costOf(page, pid, gesture(free, 'middle'));
  const zoom = await costOf(page, pid, {
    steps: 40,
    before: () => mouse.move(free.x, free.y),
    step: (n) => mouse.wheel(0, n % 20 < 10 ? -38 : 38),
  });
  await close();
  return { drag, pan, zoom };
}

/** The gestures on flat and on painted ground, alternating, so that both meet the same machine. */
export async function measureGestures(browser, home, window, rounds) {
  const rows = [];
  for (const map of GESTURES) {
    const done = { flat: [], painted: [] };
    for (let round = 0; round < rounds; round++)
      for (const ground of ['flat', 'painted']) done[ground].push(await gesturesOn(browser, home, window, map, ground));
    rows.push({ map, ...done });
  }
  return rows;
}

const whole = (value) => String(Math.round(value));
/** Tells of the paintings and the gestures. */
export function reportPaintings({ rows, before, after }, gestures) {
  const longest = Math.max(...rows.map((row) => row.longest));
  const paintings = [
    [
      'map',
      'painted, ms',
      'longest task, ms',
      'processor, ms',
      'from memory, ms',
      'from the device, ms',
      'file, KB',
      'decoded, MB',
    ],
    ...rows.map(({ id, took, longest: task, processor, memory, device, kilobytes, decoded }) => [
      id,
      ...[took, task, processor, memory, device, kilobytes, decoded].map(whole),
    ]),
  ];
  const ratio = (row, one) => {
    const of = (ground) => median(row[ground].map((cost) => cost[one]));
    return `${of('flat').toFixed(1)} → ${of('painted').toFixed(1)} (${(of('painted') / of('flat')).toFixed(2)}×)`;
  };
  const moved = [
    ['map, flat → painted', 'drag', 'pan', 'zoom'],
    ...gestures.map((row) => [row.map, ratio(row, 'drag'), ratio(row, 'pan'), ratio(row, 'zoom')]),
  ];
  const told =
    longest === 0
      ? `No task of the main thread took ${MARK} ms or more while they were painted.`
      : `The longest task of the main thread while they were painted took ${whole(longest)} ms (mark: ${MARK}).`;
  const memory = `The page’s process had ${whole(before)} MB before and ${whole(after)} MB after all of them.`;
  reportFigures('painting', [
    { about: 'Painting each ready map, and showing it again.', rows: paintings, after: `${told} ${memory}` },
    { about: 'A step of the pointer on flat and on painted ground, main-thread milliseconds.', rows: moved },
  ]);
}
