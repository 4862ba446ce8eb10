/**
 * Computes the contrast of what the board draws on a ground of one colour. The tests and the script
 * that measures the painted maps use it.
 */
import { LINE_EDGE } from './marks/drawLines.ts';
import { paletteOf, type Theme } from './palette.ts';
import { wordInks } from './places/drawWord.ts';
import { AURA_RIM } from './tokens/drawAura.ts';
import { HIDDEN, plateInks } from './tokens/drawPlates.ts';
import { RING_RIM } from './tokens/drawToken.ts';

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

/** The least contrast that each thing must have, and what each is. */
export const LEAST_CONTRAST = { names: 4.5, words: 4.5, rings: 3, arrows: 3, marks: 3 } as const;
export type Drawn = keyof typeof LEAST_CONTRAST;

/**
 * The least contrast of each thing on a ground of this colour, from 0 to 255: combatants' names on
 * their plates, words on the ground, rings of figures, arrows, edges of marked places.
 */
export function contrastsOn(colour: readonly [number, number, number], theme: Theme): Record<Drawn, number> {
  const { plate, now, good, danger, focus, sides, marks, markRim, dusk } = paletteOf(theme);
  // The board darkens the painted ground a little (PaintedGround).
  const ground = laidOver(`rgba(6,8,14,${dusk * 0.35})`, [...colour, 1]);
  const on = (rim: string, strength = 1) => laidOver(rim, ground, strength);
  const hidden = on(plate, HIDDEN);
  return {
    names: Math.min(
      ...(['plain', 'done'] as const).map((mood) => contrastOf(rgbaOf(plateInks[mood]), on(plate))),
      contrastOf(rgbaOf(plateInks.acting), on(now)),
      contrastOf(laidOver(plateInks.plain, hidden, HIDDEN), hidden),
    ),
    words: Math.min(
      contrastOf(rgbaOf(wordInks.place), on(wordInks.rim)),
      contrastOf(rgbaOf(wordInks.other), on(wordInks.rim)),
      contrastOf(rgbaOf(wordInks.chip), on(plate)),
    ),
    rings: Math.min(
      ...Object.values(sides).map(({ ring }) => contrastOf(rgbaOf(ring), on(RING_RIM))),
      contrastOf(rgbaOf(now), on(AURA_RIM)),
      contrastOf(rgbaOf(focus), on(AURA_RIM)),
    ),
    arrows: Math.min(...[good, danger, focus].map((line) => contrastOf(rgbaOf(line), on(LINE_EDGE)))),
    marks: Math.min(...Object.values(marks).map(({ edge }) => contrastOf(rgbaOf(edge), on(markRim)))),
  };
}
