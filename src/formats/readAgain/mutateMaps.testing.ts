/** Map files of other programs with random faults, for tests of their readers. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Decider, mutateData, pathsIn } from './mutate.testing.ts';
import { otherMaps, otherPeople } from './otherMaps.testing.ts';

const samples = join(import.meta.dirname, '../samples');
/**
 * A room with an entrance, a table that hides people, and a light, as other tabletops export it.
 */
const universalMap = {
  format: 0.3,
  resolution: { map_origin: { x: 0, y: 0 }, map_size: { x: 10, y: 6 }, pixels_per_grid: 70 },
  line_of_sight: [[1, 1, 9, 1, 9, 5, 5, 5].flatMap((x, n, all) => (n % 2 ? [] : [{ x, y: all[n + 1] ?? 0 }]))],
  objects_line_of_sight: [
    [
      { x: 3, y: 3 },
      { x: 4, y: 3 },
      { x: 4, y: 4 },
    ],
  ],
  portals: [
    {
      position: { x: 4, y: 5 },
      bounds: [
        { x: 3, y: 5 },
        { x: 5, y: 5 },
      ],
      rotation: 0,
      closed: true,
      freestanding: false,
    },
  ],
  lights: [{ position: { x: 5, y: 3 }, range: 4, intensity: 1, color: 'ffffffff', shadows: true }],
  image: btoa('picture'),
};
const foreign: readonly string[] = [
  ...readdirSync(samples).map((name) => readFileSync(join(samples, name), 'utf8')),
  JSON.stringify(universalMap),
  ...otherMaps.map((map) => JSON.stringify(map)),
];

/** A text in which some letters are missing or replaced. */
function brokenText(text: string, decide: Decider): string {
  const at = decide.int(0, text.length - 1);
  const other = decide.of(['', '"', '-', '9e9', '}', '[', '\\u0000']);
  return text.slice(0, at) + other + text.slice(at + decide.int(0, 6));
}

/** Creatures of another program with one to three parts changed, and at times broken letters. */
export const mutatedPeople = (decide: Decider): string => mutatedText(JSON.stringify(decide.of(otherPeople)), decide);

/** A map file of another program with one to three parts changed, and at times broken letters. */
export function mutatedMapFile(decide: Decider): { name: string; text: string } {
  const text = mutatedText(decide.of(foreign), decide);
  return { name: decide.of(['map.json', 'map.dd2vtt', 'map']), text };
}

function mutatedText(whole: string, decide: Decider): string {
  const raw = JSON.parse(whole) as unknown;
  for (let n = decide.int(1, 3); n > 0; n -= 1) mutateData(raw, pathsIn(raw), decide);
  const text = JSON.stringify(raw);
  return decide.int(0, 3) === 0 ? brokenText(text, decide) : text;
}
