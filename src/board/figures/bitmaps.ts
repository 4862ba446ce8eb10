/**
 * The bitmaps that make up figures. Figures that look alike share a bitmap, and the bitmap is kept
 * while one of them is there.
 */
import type { Spot } from '../layout/spot.ts';
import { type BitmapLook, badgesKey, bitmapRadius, tokenKey, tokenNumber } from '../layout/tokenKey.ts';
import { auraKey, auraOf, drawAura } from '../paint/tokens/drawAura.ts';
import { drawToken, drawUpon, type FigureBitmap } from '../paint/tokens/drawToken.ts';
import type { BoardToken } from '../types.ts';

/** The conditions under which figures are drawn: zoom, pixels, theme. */
export interface FigureLook {
  scale: number;
  pixelRatio: number;
  theme: 'dark' | 'light';
  /**
   * No letters are smaller than this, in window pixels. Set when people read the map from across a
   * room.
   */
  least: number | undefined;
  /** How much larger the print of this window is than usual. */
  print: number;
  /** How many portraits have been loaded so far. */
  portraits: number;
  portrait(hash: string): CanvasImageSource | undefined;
}

/** Whether an unchanged token is drawn the same under both conditions. */
export const looksAlike = (a: FigureLook, b: FigureLook): boolean =>
  a.scale === b.scale &&
  a.pixelRatio === b.pixelRatio &&
  a.theme === b.theme &&
  a.portraits === b.portraits &&
  a.least === b.least &&
  a.print === b.print;

/** A figure's drawings, by the names of the nodes that show them. */
export interface Drawn {
  picture: FigureBitmap;
  badges: FigureBitmap | undefined;
  /** Drawings under and over the picture, for a turn, a selection or a question. */
  aura: FigureBitmap | undefined;
  shade: FigureBitmap | undefined;
}

/** How many unused drawings may be kept before they are let go. */
const SPARE = 120;

export interface Bitmaps {
  /** The drawings of a token at its spot, in map pixels. */
  of(token: BoardToken, spot: Spot, look: FigureLook): Drawn;
  /** Lets go of the drawings that are not in `used`, once there are many of them. */
  tidy(used: Iterable<Drawn>): void;
  forget(): void;
}

export function makeBitmaps(): Bitmaps {
  const kept = new Map<string, FigureBitmap>();
  const once = (key: string | undefined, draw: () => FigureBitmap): FigureBitmap | undefined => {
    if (key === undefined) return undefined;
    const made = kept.get(key) ?? draw();
    kept.set(key, made);
    return made;
  };
  const about = (token: BoardToken, side: 'under' | 'over', { radius, theme }: BitmapLook) => {
    const key = auraKey(auraOf(token), side);
    return once(key && `${key} ${radius} ${theme}`, () => drawAura(auraOf(token), side, radius, theme));
  };
  return {
    of(token, { radius, count }, { scale, pixelRatio, theme, least, portrait }) {
      const face = token.picture === undefined ? undefined : portrait(token.picture);
      const shown = bitmapRadius(radius * scale * pixelRatio);
      const look: BitmapLook = { radius: shown, pixelRatio, theme, least, portrait: face !== undefined };
      const number = tokenNumber(token, count);
      const badges = badgesKey(token, look, number);
      return {
        picture: once(tokenKey(token, look), () => drawToken(token, look, face))!,
        badges: once(badges && `badges ${badges}`, () => drawUpon(token, look, number)),
        aura: about(token, 'under', look),
        shade: about(token, 'over', look),
      };
    },
    tidy(used) {
      if (kept.size < SPARE) return;
      const inUse = new Set([...used].flatMap(({ picture, badges, aura, shade }) => [picture, badges, aura, shade]));
      if (kept.size < 2 * inUse.size + SPARE) return;
      for (const [key, one] of kept) if (!inUse.has(one)) kept.delete(key);
    },
    forget: () => kept.clear(),
  };
}
