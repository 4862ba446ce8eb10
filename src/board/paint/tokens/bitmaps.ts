/** The drawings that tokens are put together from, each kept while somebody looks like it: the picture, and what lies under and over it. */
import { type BitmapLook, bitmapRadius, tokenKey } from '../../layout/tokenKey.ts';
import type { BoardToken } from '../../types.ts';
import { type AuraBitmap, auraKey, auraOf, drawAura } from './drawAura.ts';
import { drawToken, type TokenBitmap } from './drawToken.ts';

/** How tokens are drawn now. */
export interface SpriteLook {
  scale: number;
  pixelRatio: number;
  theme: 'dark' | 'light';
  /** No letters are smaller than this, in window pixels: set where the map is read from across a room. */
  least: number | undefined;
  /** How many portraits have come so far. */
  portraits: number;
  portrait(hash: string): CanvasImageSource | undefined;
}

/** Whether a token that is the same is drawn the same. */
export const looksAlike = (a: SpriteLook, b: SpriteLook): boolean =>
  a.scale === b.scale &&
  a.pixelRatio === b.pixelRatio &&
  a.theme === b.theme &&
  a.portraits === b.portraits &&
  a.least === b.least;

/** A token's drawings: its own picture, and what lies under and over it for the moment. */
export interface Drawn {
  picture: TokenBitmap;
  under: AuraBitmap | undefined;
  over: AuraBitmap | undefined;
}

/** Puts a token's drawings together about the middle of its node; its radius in map pixels. */
export function drawFigure(context: CanvasRenderingContext2D, { picture, under, over }: Drawn, radius: number): void {
  const aura = ({ canvas, radius: drawn }: AuraBitmap) => {
    const side = (canvas.width * radius) / drawn;
    context.drawImage(canvas, -side / 2, -side / 2, side, side);
  };
  if (under) aura(under);
  const k = radius / picture.radius;
  const { canvas, left, top } = picture;
  context.drawImage(canvas, -left * k, -top * k, canvas.width * k, canvas.height * k);
  if (over) aura(over);
}

/** More drawings than these beyond what is in use are let go. */
const SPARE = 120;

export interface Bitmaps {
  /** The drawings of a token of this radius in map pixels. */
  of(token: BoardToken, radius: number, look: SpriteLook): Drawn;
  /** Lets go of what none of these uses, once much has come together. */
  tidy(used: readonly Drawn[]): void;
  forget(): void;
}

export function makeBitmaps(): Bitmaps {
  const pictures = new Map<string, TokenBitmap>();
  const auras = new Map<string, AuraBitmap>();
  const aura = (token: BoardToken, side: 'under' | 'over', { radius, theme }: BitmapLook): AuraBitmap | undefined => {
    const key = auraKey(auraOf(token), side);
    if (key === undefined) return undefined;
    const whole = `${key} ${radius} ${theme}`;
    const made = auras.get(whole) ?? drawAura(auraOf(token), side, radius, theme);
    auras.set(whole, made);
    return made;
  };
  const tidied = <T>(kept: Map<string, T>, used: ReadonlySet<T>): void => {
    if (kept.size < 2 * used.size + SPARE) return;
    for (const [key, one] of kept) if (!used.has(one)) kept.delete(key);
  };
  return {
    of(token, radius, { scale, pixelRatio, theme, least, portrait }) {
      const face = token.picture === undefined ? undefined : portrait(token.picture);
      const shown = bitmapRadius(radius * scale * pixelRatio);
      const look: BitmapLook = { radius: shown, pixelRatio, theme, least, portrait: face !== undefined };
      const key = tokenKey(token, look);
      const picture = pictures.get(key) ?? drawToken(token, look, face);
      pictures.set(key, picture);
      return { picture, under: aura(token, 'under', look), over: aura(token, 'over', look) };
    },
    tidy(used) {
      tidied(pictures, new Set(used.map(({ picture }) => picture)));
      tidied(auras, new Set(used.flatMap(({ under, over }) => [under, over]).filter((one) => one !== undefined)));
    },
    forget() {
      pictures.clear();
      auras.clear();
    },
  };
}
