/** Paints the ground on any canvas: a picture, a texture, the light on it. */
import type { Frame } from '../../../space/squares/gridFit.ts';
import type { Box } from '../../layout/viewMath.ts';
import { TILE_SPAN } from './textures.ts';

/**
 * Paints the part of a picture that is on the map. Where the picture does not reach, the map is
 * dark.
 */
export function paintPicture(
  pen: CanvasRenderingContext2D,
  picture: CanvasImageSource,
  { x, y, width, height }: Frame,
  map: { width: number; height: number },
): void {
  pen.save();
  pen.beginPath();
  pen.rect(0, 0, map.width, map.height);
  pen.clip();
  pen.fillStyle = '#0b0d12';
  pen.fillRect(0, 0, map.width, map.height);
  pen.drawImage(picture, x, y, width, height);
  pen.restore();
}

/** Fills a box with tiles of a texture. */
export function paintTexture(
  pen: CanvasRenderingContext2D,
  { x, y, width, height }: Box,
  tile: HTMLCanvasElement,
): void {
  const pattern = pen.createPattern(tile, 'repeat');
  if (!pattern) return;
  pattern.setTransform(new DOMMatrix().scale(TILE_SPAN / tile.width));
  pen.fillStyle = pattern;
  pen.fillRect(x, y, width, height);
}

/** Paints the light of a lamp over the middle: the corners lie in half shadow. */
export function paintLight(
  pen: CanvasRenderingContext2D,
  { width, height }: { width: number; height: number },
  theme: 'dark' | 'light',
): void {
  const reach = Math.hypot(width, height) / 2;
  const light = pen.createRadialGradient(width / 2, height / 2, reach * 0.1, width / 2, height / 2, reach);
  const strength = theme === 'dark' ? 1 : 0.4;
  light.addColorStop(0, `rgba(255,226,170,${0.13 * strength})`);
  light.addColorStop(0.5, 'rgba(20,16,12,0)');
  light.addColorStop(1, `rgba(0,0,6,${0.5 * strength})`);
  pen.fillStyle = light;
  pen.fillRect(0, 0, width, height);
}
