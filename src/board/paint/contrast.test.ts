/**
 * Tests that names, rings, arrows and marks have enough contrast: on the pixels of the painted
 * ready maps by day and by night, and on white and black, which no pixel can exceed.
 */
import { describe, expect, it } from 'vitest';
import { mapPaintingOf, paintingKey } from '../../scenery/mapPainting.ts';
import { readyScenes } from '../../space/scenes/index.ts';
import { contrastsOn, type Drawn, LEAST_CONTRAST } from './contrast.testing.ts';
import tones from './readyTones.json';

const things = Object.entries(LEAST_CONTRAST) as [Drawn, number][];
type Tone = [number, number, number];

describe.each(['dark', 'light'] as const)('in the %s theme', (theme) => {
  describe.each([
    ['white', [255, 255, 255]],
    ['grey', [128, 128, 128]],
    ['black', [0, 0, 0]],
  ] as [string, Tone][])('on %s ground', (_, ground) => {
    it.each(things)('%s have a contrast of at least %d to 1', (thing, least) => {
      expect(contrastsOn(ground, theme)[thing]).toBeGreaterThanOrEqual(least);
    });
  });

  it.each(Object.entries(tones))('on %s, painted by day and by night, all of them are seen', (_, { day, night }) => {
    for (const tone of [...day, ...night] as Tone[])
      for (const [thing, least] of things)
        expect([thing, tone, contrastsOn(tone, theme)[thing] >= least]).toEqual([thing, tone, true]);
  });
});

it('the measured tones are those of the present ready maps: otherwise run `npm run paint-maps`', () => {
  const keyOf = (id: string) => {
    const painting = mapPaintingOf(readyScenes[id]!);
    return painting && paintingKey(painting);
  };
  const keys = new Set(
    Object.keys(readyScenes)
      .map(keyOf)
      .filter((key) => key !== undefined),
  );
  expect(new Set(Object.values(tones).map(({ key }) => key))).toEqual(keys);
  for (const [id, { key }] of Object.entries(tones)) expect([id, key]).toEqual([id, keyOf(id)]);
});
