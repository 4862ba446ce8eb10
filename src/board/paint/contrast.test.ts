/**
 * Tests that names and arrows have enough contrast on any ground: on the palest and on the darkest
 * pixel that a painted map can have, white and black, in both themes.
 */
import { describe, expect, it } from 'vitest';
import { LINE_EDGE } from './marks/drawLines.ts';
import { paletteOf } from './palette.ts';
import { wordInks } from './places/drawWord.ts';
import { HIDDEN, plateInks } from './tokens/drawPlates.ts';

type Rgba = readonly [number, number, number, number];

function rgbaOf(colour: string): Rgba {
  const hex = /^#(..)(..)(..)$/.exec(colour);
  const parts = hex ? hex.slice(1).map((part) => Number.parseInt(part, 16)) : colour.match(/[\d.]+/g)!.map(Number);
  const [r = 0, g = 0, b = 0, a = 1] = parts;
  return [r, g, b, a];
}

/** A colour laid over a ground with this opacity. */
function laidOver(colour: string, ground: Rgba, strength = 1): Rgba {
  const [r, g, b, a] = rgbaOf(colour);
  const share = a * strength;
  return [
    r * share + ground[0] * (1 - share),
    g * share + ground[1] * (1 - share),
    b * share + ground[2] * (1 - share),
    1,
  ];
}

const lightness = (rgba: Rgba): number => {
  const [r, g, b] = rgba.slice(0, 3).map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r! + 0.7152 * g! + 0.0722 * b!;
};

function contrastOf(one: Rgba, two: Rgba): number {
  const [dark, pale] = [lightness(one), lightness(two)].toSorted((a, b) => a - b);
  return (pale! + 0.05) / (dark! + 0.05);
}

const grounds: readonly [string, Rgba][] = [
  ['white', [255, 255, 255, 1]],
  ['black', [0, 0, 0, 1]],
];

describe.each(grounds)('on %s ground', (_, ground) => {
  describe.each(['dark', 'light'] as const)('in the %s theme', (theme) => {
    const { plate, now, good, danger, focus } = paletteOf(theme);
    it.each(['plain', 'done', 'acting'] as const)('the name of a combatant who is %s is read', (mood) => {
      const under = mood === 'acting' ? now : plate;
      expect(contrastOf(rgbaOf(plateInks[mood]), laidOver(under, ground))).toBeGreaterThanOrEqual(4.5);
    });
    it('the name of a hidden combatant is read', () => {
      const behind = laidOver(plate, ground, HIDDEN);
      expect(contrastOf(laidOver(plateInks.plain, behind, HIDDEN), behind)).toBeGreaterThanOrEqual(4.5);
    });
    it('the name of a place and the word of a thing are read', () => {
      const rim = laidOver(wordInks.rim, ground);
      expect(contrastOf(rgbaOf(wordInks.place), rim)).toBeGreaterThanOrEqual(4.5);
      expect(contrastOf(rgbaOf(wordInks.other), rim)).toBeGreaterThanOrEqual(4.5);
      expect(contrastOf(rgbaOf(wordInks.chip), laidOver(plate, ground))).toBeGreaterThanOrEqual(4.5);
    });
    it('an arrow is seen', () => {
      const edge = laidOver(LINE_EDGE, ground);
      for (const colour of [good, danger, focus]) expect(contrastOf(rgbaOf(colour), edge)).toBeGreaterThanOrEqual(3);
    });
  });
});
