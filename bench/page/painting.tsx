/**
 * The measured page of painted maps: a ready map on squares with a dozen figures, painted or flat
 * (`?map=tavern&ground=flat`), and the painting of maps by itself (`?ground=none`).
 */
import '@fontsource-variable/inter/wght.css';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { Board } from '../../src/board/Board.tsx';
import type { BoardToken } from '../../src/board/types.ts';
import { keptPicture } from '../../src/browser/pictureCache.ts';
import { paintingNameOf, paintingOf } from '../../src/scenery/work/paintings.ts';
import type { SquareScene } from '../../src/space/scene.ts';
import { readyMapIds, readyScene, readySceneId } from '../../src/space/scenes/readyMaps.ts';

const asked = new URLSearchParams(location.search);
const ground = asked.get('ground') ?? 'painted';

/** One painting, in milliseconds: until it is there, and the longest task of the main thread. */
interface Painted {
  took: number;
  longest: number;
  /** Until the picture is there again: from memory, and from the device. */
  memory: number;
  device: number;
  kilobytes: number;
  /** The memory of the decoded picture, in megabytes. */
  decoded: number;
}

const longTasks: PerformanceEntry[] = [];
new PerformanceObserver((list) => longTasks.push(...list.getEntries())).observe({ type: 'longtask' });

async function timeOf<T>(job: () => Promise<T>): Promise<{ took: number; value: T }> {
  const start = performance.now();
  const value = await job();
  return { took: performance.now() - start, value };
}

/** Paints a ready map in the worker, then shows it again from memory and from the device. */
async function paintOne(id: string): Promise<Painted> {
  const scene = await readyScene(readySceneId(id, 'squares'));
  if (!scene) throw new Error(`There is no ready map “${id}”.`);
  // What came before is told late too, and is no part of the painting.
  const start = performance.now();
  const { took, value: file } = await timeOf(() => paintingOf(scene));
  if (!file) throw new Error(`“${id}” was not painted.`);
  // Long tasks are told a moment after they end.
  await new Promise((done) => setTimeout(done, 60));
  const ofPainting = longTasks.filter(({ startTime }) => startTime >= start);
  const longest = Math.max(0, ...ofPainting.map(({ duration }) => duration));
  const shown = async (blob: Blob | undefined) => createImageBitmap(blob ?? new Blob());
  const memory = await timeOf(async () => shown(await paintingOf(scene)));
  const device = await timeOf(async () => shown(await keptPicture(paintingNameOf(scene) ?? '')));
  const { width, height } = memory.value;
  memory.value.close();
  device.value.close();
  return {
    took,
    longest,
    memory: memory.took,
    device: device.took,
    kilobytes: file.size / 1000,
    decoded: (width * height * 4) / 1e6,
  };
}

const found = await readyScene(readySceneId(asked.get('map') ?? 'tavern', 'squares'));
if (found?.kind !== 'squares') throw new Error('The page needs a ready map.');
const { materials: _m, scenery: _s, setting: _l, ...bare } = found;
const scene: SquareScene = ground === 'flat' ? bare : found;

/** The first free squares of the map, far enough from each other. */
const places = Array.from({ length: scene.rows * scene.columns }, (_, n) => ({
  column: n % scene.columns,
  row: Math.floor(n / scene.columns),
})).filter(({ column, row }) => column % 4 === 2 && row % 4 === 2 && !scene.cells[`${column},${row}`]?.blocked);

const tokens = places.slice(0, 12).map(
  ({ column, row }, n): BoardToken => ({
    id: `t${n}`,
    name: `Goblin ${n}`,
    place: { kind: 'square', column, row },
    stance: n % 2 === 0 ? 'party' : 'foe',
    icon: n % 2 === 0 ? 'visored-helm' : 'goblin-head',
    size: { room: 1, squares: 1 },
    health: 0.7,
    standing: 'up',
    turn: 'waiting',
    badges: [],
    hidden: false,
    selected: false,
    draggable: true,
  }),
);

const root = document.getElementById('app');
if (!root) throw new Error('The page has no #app to draw in.');

function Page() {
  const [shown, setShown] = useState<readonly BoardToken[]>(tokens);
  return (
    <Board
      scene={scene}
      tokens={shown}
      marks={[]}
      lines={[]}
      interactive
      pictureOf={() => Promise.resolve(undefined)}
      onIntent={(intent) => {
        if (intent.type === 'drop')
          setShown((before) => before.map((one) => (one.id === intent.id ? { ...one, place: intent.place } : one)));
      }}
      theme="dark"
    />
  );
}

Object.assign(window, {
  paintOne,
  maps: readyMapIds,
  held: { ...places[0], pixels: scene.pixels, width: scene.columns * scene.pixels, height: scene.rows * scene.pixels },
});
if (ground !== 'none') {
  createRoot(root).render(<Page />);
  if (ground === 'painted') await paintingOf(scene);
}
// The picture fades in, and the first view comes to rest.
setTimeout(() => root.setAttribute('data-ready', ''), 1500);
