/**
 * The key of a token's bitmap, made of everything that the bitmap depends on. Tokens with equal
 * keys share one picture.
 */
import type { BoardToken } from '../types.ts';

/** Bitmaps are made in steps of size. Each step is larger than the one before by this factor. */
const STEP = 1.25;
const SMALLEST = 9;
const LARGEST = 170;

/**
 * The radius to draw a bitmap with, in canvas pixels, for a token that is shown with this radius:
 * the next step up.
 */
export function bitmapRadius(shown: number): number {
  const steps = Math.ceil(Math.log(Math.max(shown, SMALLEST) / SMALLEST) / Math.log(STEP) - 1e-9);
  return Math.min(LARGEST, Math.round(SMALLEST * STEP ** steps));
}

/** Parts the name of a copy from its number: `Bandit 3` is the third Bandit. */
export function splitNumber(name: string): { name: string; number?: string } {
  const match = /^(.*\S)\s+(\d{1,3})$/.exec(name);
  return match ? { name: match[1]!, number: match[2]! } : { name };
}

/**
 * The number that a figure carries: its own among copies, or how many it stands for. Undefined for
 * a combatant whose name has no number.
 */
export const tokenNumber = ({ name }: Pick<BoardToken, 'name'>, count?: number): string | undefined =>
  count === undefined ? splitNumber(name).number : `×${count}`;

/** How the bitmap is to be drawn. The token itself is given apart from this. */
export interface BitmapLook {
  /** Radius in canvas pixels, from bitmapRadius. */
  radius: number;
  pixelRatio: number;
  theme: 'dark' | 'light';
  /** No letters are smaller than this, in window pixels. */
  least?: number | undefined;
  /** Whether the portrait has been loaded. */
  portrait: boolean;
}

/**
 * The key of a token's picture. The picture shows neither place, id nor name, and not whether the
 * token can be dragged. Turn, selection and questions are drawn around it (drawAura), badges on top
 * of it (badgesKey). So none of these is in the key.
 */
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
    token.hidden,
  ]);

/** What is drawn of the badges: at most four, each by its picture. */
const badgesDrawn = ({ badges }: BoardToken) =>
  badges.slice(0, 4).map(({ icon, count, tone }) => [icon, count ?? 0, tone]);

/**
 * The key of what lies on top of a token's picture: its badges, its number and the sign that it is
 * hidden. Undefined when nothing does.
 */
export const badgesKey = (
  token: BoardToken,
  { radius, pixelRatio, theme, least }: BitmapLook,
  number?: string,
): string | undefined =>
  token.badges.length === 0 && !token.hidden && number === undefined
    ? undefined
    : JSON.stringify([
        radius,
        pixelRatio,
        theme,
        least ?? 0,
        badgesDrawn(token),
        token.hidden,
        number,
        number && token.stance,
      ]);
