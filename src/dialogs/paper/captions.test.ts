/** Tests the plan's captions: no line of a ready map crosses the edges of its zone. */
import { describe, expect, it } from 'vitest';
import type { Point } from '../../space/scene.ts';
import { readyScenes } from '../../space/scenes/index.ts';
import { centroid, contains } from '../../space/shapes/polygon.ts';
import { captionOf } from './captions.ts';

const zoneScenes = Object.values(readyScenes).flatMap((scene) => (scene.kind === 'zones' ? [scene] : []));
describe('the captions of a printed plan', () => {
  it.each(zoneScenes.map((scene) => [scene.name, scene] as const))(
    '%s: each line lies inside its zone, and each name is whole',
    (_, scene) => {
      const unit = Math.max(scene.width, scene.height) / 60;
      for (const { name, polygon, features } of Object.values(scene.zones))
        for (const taken of [true, false]) {
          const inIt = features.map(({ label, kind }) => label || kind).join(', ');
          const lines = captionOf(polygon, centroid(polygon), { name, inIt, unit, taken });
          expect(lines.flatMap(({ bold, words }) => (bold ? [words] : [])).join(' ')).toBe(name);
          for (const { words, x, y, size, bold } of lines) {
            const half = (words.length * size * (bold ? 0.58 : 0.52)) / 2;
            for (const dx of [-half, half])
              for (const dy of [-size * 0.8, size * 0.25])
                expect(contains(polygon, { x: x + dx, y: y + dy }), `${name}: “${words}”`).toBe(true);
          }
        }
    },
  );
  it('writes as large as there is room, and the name alone where there is little', () => {
    const square = (side: number): Point[] => [
      { x: 0, y: 0 },
      { x: side, y: 0 },
      { x: side, y: side },
      { x: 0, y: side },
    ];
    const caption = (side: number) =>
      captionOf(
        square(side),
        { x: side / 2, y: side / 2 },
        { name: 'Loading Place', inIt: 'Sacks', unit: 10, taken: false },
      );
    expect(caption(200).map(({ words, size }) => [words, size])).toEqual([
      ['Loading Place', 11],
      ['Sacks', 8],
    ]);
    expect(caption(40).map(({ words }) => words)).toEqual(['Loading', 'Place', 'Sacks']);
    expect(caption(26).map(({ words }) => words)).toEqual(['Loading', 'Place']);
  });
});
