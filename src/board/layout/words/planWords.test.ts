/**
 * Tests the words of a scene: features are icons where somebody can point at them, nothing lies over
 * what it names, and a covered name stands in a corner of its zone.
 */
import { describe, expect, it } from 'vitest';
import type { ZoneScene } from '../../../space/scene.ts';
import { readyScenes } from '../../../space/scenes/index.ts';
import { chipPointedAt, planCornerNames, planWords } from './planWords.ts';
import { makeTaken } from './taken.ts';

const measure = (text: string, size: number) => text.length * size * 0.56;
const zoneScenes = Object.entries(readyScenes).flatMap(([id, scene]): [string, ZoneScene][] =>
  scene.kind === 'zones' && !scene.hexes ? [[id, scene]] : [],
);
const featuresOf = (scene: ZoneScene, least?: number) =>
  planWords(scene, { scale: 1, least }, makeTaken(), measure).filter(({ kind }) => kind === 'feature');

describe.each(zoneScenes)('%s', (_id, scene) => {
  it('shows features by icons, and writes them where people read the map from across a room', () => {
    for (const { lines } of featuresOf(scene)) expect(lines).toEqual([]);
    const written = featuresOf(scene, 15);
    if (written.length > 0) expect(written.some(({ lines }) => lines.length > 0)).toBe(true);
  });

  it('writes the whole words of an icon that is pointed at, around it and within the free part', () => {
    const part = { x: 0, y: 0, width: scene.width, height: scene.height };
    for (const chip of featuresOf(scene)) {
      const shown = chipPointedAt(chip, { scale: 1 }, measure, part);
      expect(shown.lines).toEqual([chip.whole]);
      expect(shown.x).toBeGreaterThanOrEqual(0);
      expect(shown.x + shown.width).toBeLessThanOrEqual(scene.width);
    }
  });

  it('puts no icon over the line of the door or wall that it names', () => {
    for (const { of, x, y, width, height } of featuresOf(scene)) {
      const border = scene.borders[of.slice('border:'.length)];
      if (!of.startsWith('border:') || !border) continue;
      const [a, b] = border.line;
      for (let share = 0; share <= 1; share += 0.02) {
        const at = { x: a.x + (b.x - a.x) * share, y: a.y + (b.y - a.y) * share };
        expect(at.x > x && at.x < x + width && at.y > y && at.y < y + height).toBe(false);
      }
    }
  });

  it('writes a covered name again in a corner, over nothing that is taken', () => {
    const taken = makeTaken();
    const names = planWords(scene, { scale: 1 }, taken, measure).filter(({ kind }) => kind === 'place');
    const again = planCornerNames(scene, { scale: 1 }, new Set(names.map(({ id }) => id)), { taken, measure });
    for (const { id, lines, whole, ...box } of again) {
      expect(lines.join(' ')).toBe(whole);
      const before = names.find((one) => one.id === id);
      if (!before) throw new Error('A name came from nowhere.');
      const meets =
        box.x < before.x + before.width &&
        before.x < box.x + box.width &&
        box.y < before.y + before.height &&
        before.y < box.y + box.height;
      expect(meets).toBe(false);
    }
    expect(again.length).toBeGreaterThan(0);
  });
});
