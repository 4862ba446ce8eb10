/**
 * Tests that map files of other programs with random faults are read whole or refused with a
 * sentence, in time. More files: MAP_FILES=20000 npx vitest run
 * src/formats/readAgain/mutatedMapFiles
 */
import { expect, it } from 'vitest';
import { randomDecider } from '../../engine/play.testing.ts';
import { faultOfPlaces } from '../../space/faultOfPlaces.ts';
import { sceneSchema } from '../../space/scene.ts';
import { readMapFile } from '../maps/mapFile.ts';
import { spentMs } from './mutate.testing.ts';
import { mutatedMapFile } from './mutateMaps.testing.ts';

const FILES = Number(process.env.MAP_FILES ?? 100);

it(`${FILES} map files with random faults are read whole or refused, none later than a second`, {
  timeout: 7_200_000,
}, () => {
  const count = { read: 0, refused: 0 };
  const worst = { ms: 0, seed: 0, late: 0 };
  const broke: string[] = [];
  for (let seed = 1; seed <= FILES; seed += 1) {
    const { name, text } = mutatedMapFile(randomDecider(seed));
    try {
      const from = process.cpuUsage();
      const read = readMapFile(name, text);
      const ms = spentMs(from);
      if (ms > worst.ms) Object.assign(worst, { ms, seed });
      if (ms > 1000) worst.late += 1;
      if (!read.ok) {
        count.refused += 1;
        expect(read.refusal.text).toMatch(/^[A-Z“].*\.$/s);
        continue;
      }
      count.read += 1;
      const { scene, squares, written } = read.value;
      for (const one of [scene, squares?.scene, written?.scene]) {
        if (one === undefined) continue;
        expect(sceneSchema.safeParse(one).success).toBe(true);
        expect(faultOfPlaces(one)).toBeUndefined();
      }
    } catch (error) {
      broke.push(`seed ${seed}: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
  if (FILES > 1000)
    console.log(
      `${FILES} files: ${count.read} read, ${count.refused} refused, ${broke.length} broke; longest ${worst.ms.toFixed(0)} ms (seed ${worst.seed}), ${worst.late} later than a second of processor time`,
    );
  expect(broke.slice(0, 20).join('\n')).toBe('');
  expect(Math.min(count.read, count.refused)).toBeGreaterThan(0);
});
