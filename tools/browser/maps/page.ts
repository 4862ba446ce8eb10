/** The page that paints for `main.ts`: a ready scene, or a sheet with all kinds of one theme. */
import { contrastsOn, type Drawn, LEAST_CONTRAST } from '../../../src/board/paint/contrast.testing.ts';
import { mapPaintingOf, paintingKey } from '../../../src/scenery/mapPainting.ts';
import { paintMap } from '../../../src/scenery/paintMap.ts';
import type { Scene } from '../../../src/space/scene.ts';
import { sceneryThemes } from '../../../src/space/scenery/kinds/sceneryKinds.ts';
import { materialNames } from '../../../src/space/scenery/materials.ts';
import type { GroundLayer, SceneryItem, SceneSetting } from '../../../src/space/scenery/scenery.ts';
import { readyScenes } from '../../../src/space/scenes/index.ts';
import { readyMapIds } from '../../../src/space/scenes/readyMaps.ts';

/** The map pixels of one field of a sheet. */
const FIELD = 220;

/** A sheet with each kind of a theme twice, on grass and on stone. */
function sheetOfKinds(theme: keyof typeof sceneryThemes): Scene {
  const kinds = Object.entries(sceneryThemes[theme]);
  const columns = 8;
  const rows = Math.ceil(kinds.length / columns);
  const scenery = kinds.flatMap(([kind, { outline, size }], n): SceneryItem[] => {
    const [x, y] = [((n % columns) + 0.5) * FIELD, (Math.floor(n / columns) + 0.5) * FIELD];
    const fit = Math.min(1, 2.9 / Math.max(...size));
    return outline === 'line'
      ? [
          {
            kind,
            along: [
              [x - 80, y + 26],
              [x - 10, y - 20],
              [x + 80, y + 16],
            ],
          },
        ]
      : [{ kind, at: [x, y - 8], size: fit, turn: n % 3 === 2 ? -24 : 0 }];
  });
  return {
    kind: 'squares',
    name: theme,
    columns: Math.round((columns * FIELD) / 60),
    rows: Math.round((rows * FIELD) / 60),
    pixels: 60,
    ground: { kind: 'plain', look: 'grass' },
    cells: {},
    walls: {},
    materials: kinds.flatMap((_, n): GroundLayer[] => {
      const [x, y] = [(n % columns) * FIELD, Math.floor(n / columns) * FIELD];
      return n % 2
        ? [
            {
              material: 'flagstones',
              shape: [
                [x, y],
                [x + FIELD, y],
                [x + FIELD, y + FIELD],
                [x, y + FIELD],
              ],
            },
          ]
        : [];
    }),
    scenery,
  };
}

/** A sheet with all materials, each as a patch. */
function sheetOfMaterials(): Scene {
  const columns = 8;
  const rows = Math.ceil(materialNames.length / columns);
  return {
    kind: 'squares',
    name: 'Materials',
    columns: Math.round((columns * FIELD) / 60),
    rows: Math.round((rows * FIELD) / 60),
    pixels: 60,
    ground: { kind: 'plain', look: 'night' },
    cells: {},
    walls: {},
    materials: materialNames.map((material, n): GroundLayer => {
      const [x, y] = [(n % columns) * FIELD + 22, Math.floor(n / columns) * FIELD + 22];
      const far = FIELD - 44;
      return {
        material,
        shape: [
          [x, y],
          [x + far, y],
          [x + far, y + far],
          [x, y + far],
        ],
      };
    }),
  };
}

const sceneNamed = (name: string): Scene | undefined => {
  if (name === 'materials') return sheetOfMaterials();
  const theme = Object.keys(sceneryThemes).find((one) => one === name);
  return theme ? sheetOfKinds(theme as keyof typeof sceneryThemes) : readyScenes[name];
};

/** A picture as the base64 text of a file, because a script can only take text from the page. */
async function textOf(sheet: OffscreenCanvas, how: ImageEncodeOptions): Promise<string> {
  const bytes = new Uint8Array(await (await sheet.convertToBlob(how)).arrayBuffer());
  let text = '';
  for (let at = 0; at < bytes.length; at += 8192) text += String.fromCharCode(...bytes.subarray(at, at + 8192));
  return btoa(text);
}

/** The same picture, scaled to this width in pixels. */
async function smaller(sheet: OffscreenCanvas, width: number): Promise<OffscreenCanvas> {
  const height = Math.round((sheet.height * width) / sheet.width);
  const image = await createImageBitmap(sheet, { resizeWidth: width, resizeHeight: height, resizeQuality: 'high' });
  const small = new OffscreenCanvas(width, height);
  small.getContext('2d')?.drawImage(image, 0, 0);
  return small;
}

/**
 * The colours of a picture that stand for all: its darkest and its palest pixel, and its median.
 */
function tonesOf(sheet: OffscreenCanvas): Tone[] {
  const { data } = sheet.getContext('2d')!.getImageData(0, 0, sheet.width, sheet.height);
  const steps = new Uint32Array(256);
  const lightnessAt = (at: number) => Math.round(0.2126 * data[at]! + 0.7152 * data[at + 1]! + 0.0722 * data[at + 2]!);
  for (let at = 0; at < data.length; at += 4) steps[lightnessAt(at)]! += 1;
  let half = 0;
  for (let below = steps[0]!; below < data.length / 8; below += steps[half]!) half += 1;
  const wanted = [steps.findIndex((many) => many > 0), half, steps.findLastIndex((many) => many > 0)];
  return wanted.map((step): Tone => {
    for (let at = 0; at < data.length; at += 4)
      if (lightnessAt(at) === step) return [data[at]!, data[at + 1]!, data[at + 2]!];
    return [0, 0, 0];
  });
}
type Tone = [number, number, number];

/** The least contrast of all things on these tones, in both themes. */
function leastOn(tones: readonly Tone[]) {
  const all = tones.flatMap((tone) => (['dark', 'light'] as const).map((theme) => contrastsOn(tone, theme)));
  return Object.fromEntries(
    Object.entries(LEAST_CONTRAST).map(([thing]) => [thing, Math.min(...all.map((one) => one[thing as Drawn]))]),
  );
}

interface How {
  setting: SceneSetting;
  /** When left out, the picture is a PNG in the size in which it was painted. */
  webp?: { width: number; quality: number };
}

/**
 * Paints the map of this name. Gives its size, its key, how long the painting and its longest step
 * took in milliseconds, or a sentence about what is wrong.
 */
async function paintNamed(name: string, { setting, webp }: How) {
  const scene = sceneNamed(name);
  const painting = scene && mapPaintingOf({ ...scene, setting: { ...scene.setting, ...setting } });
  if (!painting) return `There is no painted scene “${name}”.`;
  const start = performance.now();
  let longest = 0;
  let before = start;
  const steps = paintMap(painting);
  let next = steps.next();
  while (!next.done) {
    const now = performance.now();
    longest = Math.max(longest, now - before);
    before = now;
    next = steps.next();
  }
  longest = Math.max(longest, performance.now() - before);
  const took = performance.now() - start;
  const sheet = next.value;
  if (!(sheet instanceof OffscreenCanvas)) return 'This browser has no OffscreenCanvas.';
  const { width, height } = sheet;
  const tones = tonesOf(sheet);
  const file = webp
    ? await textOf(await smaller(sheet, webp.width), { type: 'image/webp', quality: webp.quality })
    : await textOf(sheet, { type: 'image/png' });
  return { file, took, longest, width, height, key: paintingKey(painting), tones, least: leastOn(tones) };
}

/** The ready scenes that have painted ground. */
const scenes = Object.keys(readyScenes).filter((id) => mapPaintingOf(readyScenes[id]!) !== undefined);
Object.assign(window, { paintNamed, themes: Object.keys(sceneryThemes), scenes, maps: readyMapIds });
