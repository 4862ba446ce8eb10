/** What a token's bitmap depends on, as a key: equal keys share one picture, a new key means a new one. */
import type { BoardToken } from '../types.ts';

/** Steps of size that bitmaps are made in: each a quarter larger than the one before. */
const STEP = 1.25;
const SMALLEST = 9;
const LARGEST = 170;

/** The radius a bitmap is drawn with, in canvas pixels, for a token shown with this radius: the next step up. */
export function bitmapRadius(shown: number): number {
  const steps = Math.ceil(Math.log(Math.max(shown, SMALLEST) / SMALLEST) / Math.log(STEP) - 1e-9);
  return Math.min(LARGEST, Math.round(SMALLEST * STEP ** steps));
}

/** A copy's name and number apart: `Bandit 3` is the third Bandit. */
export function splitNumber(name: string): { name: string; number?: string } {
  const match = /^(.*\S)\s+(\d{1,3})$/.exec(name);
  return match ? { name: match[1]!, number: match[2]! } : { name };
}

/** How the bitmap is to be drawn, besides the token itself. */
export interface BitmapLook {
  /** Radius in canvas pixels, from bitmapRadius. */
  radius: number;
  pixelRatio: number;
  theme: 'dark' | 'light';
  /** No letters are smaller than this, in window pixels. */
  least?: number | undefined;
  /** Whether the portrait has arrived. */
  portrait: boolean;
}

/** The key of a token's bitmap. Place, id, name and whether it can be dragged do not show in it; turn, selection and questions are drawn about it (drawAura): none of them is in it. */
export const tokenKey = (token: BoardToken, look: BitmapLook): string =>
  JSON.stringify([
    look.radius,
    look.pixelRatio,
    look.theme,
    look.least ?? 0,
    look.portrait ? token.picture : token.icon,
    token.stance,
    token.health === undefined ? '' : Math.round(token.health * 24),
    (token.loads ?? []).map((load) => Math.round(Math.min(load, 1.05) * 24)),
    token.standing,
    token.badges.slice(0, 4),
    token.hidden,
  ]);
