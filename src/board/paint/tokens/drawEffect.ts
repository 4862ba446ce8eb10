/** Draws what is shown at a figure when something happens to it: a flash, a number, a word. */
import { ICON_BOX, iconPath } from '../../../ui/icons/icons.ts';
import type { BoardEffect, EffectKind } from '../../layout/happenings/effects.ts';
import { BOARD_FONT } from '../paintContext.ts';
import { drawDisc } from './drawTokenParts.ts';

interface EffectLook {
  /** The figure's radius, in map pixels. */
  radius: number;
  /** Map pixels for each window pixel. */
  unit: number;
  /** No letters are smaller than this, in window pixels. */
  least: number | undefined;
  /** How much of the effect's time has passed, from 0 to 1; `still` where nothing moves. */
  share: number | 'still';
}

const COLOURS: Readonly<Record<EffectKind, string>> = {
  harm: '#ff8478',
  heal: '#7fe3a6',
  miss: '#e6e1d4',
  block: '#b9d8ff',
  dodge: '#e6e1d4',
  good: '#b9d8ff',
  bad: '#ffc98a',
  rout: '#ffc98a',
};

/** Kinds that light up the whole figure for a moment. */
const FLASHES: readonly EffectKind[] = ['harm', 'heal', 'rout'];

/** The shares of the time after which the flash has gone, and at which the words begin to fade. */
const FLASHED = 0.3;
const FADES = 0.72;

/** The height of an effect's letters, in map pixels. Numbers are larger than words. */
export function effectLetters({ kind }: BoardEffect, { radius, unit, least }: Omit<EffectLook, 'share'>): number {
  const isNumber = kind === 'harm' || kind === 'heal';
  const shown = radius / unit;
  const size = isNumber ? Math.max(19, Math.min(46, shown * 0.72)) : Math.max(14, Math.min(30, shown * 0.44));
  return Math.max(size, (least ?? 0) * (isNumber ? 1.5 : 1.1)) * unit;
}

/** Draws an effect. The origin of the context is the middle of the figure. */
export function drawEffect(pen: CanvasRenderingContext2D, effect: BoardEffect, look: EffectLook): void {
  const { radius, share } = look;
  const colour = COLOURS[effect.kind];
  if (FLASHES.includes(effect.kind)) {
    pen.globalAlpha = share === 'still' ? 0.34 : Math.max(0, 1 - share / FLASHED) * 0.8;
    if (pen.globalAlpha > 0) drawDisc(pen, { x: 0, y: 0, r: radius * 1.02 }, colour);
    pen.globalAlpha = share === 'still' ? 1 : Math.max(0, 1 - share / FLASHED);
    pen.lineWidth = radius * 0.12;
    pen.strokeStyle = colour;
    pen.beginPath();
    pen.arc(0, 0, radius * (share === 'still' ? 1.12 : 1.05 + share), 0, 2 * Math.PI);
    pen.stroke();
  }
  if (effect.text === '') return;
  const size = effectLetters(effect, look);
  // The words rise quickly from the face and then stand, so that they can be read.
  const risen = share === 'still' ? 1 : 1 - (1 - Math.min(1, share / 0.35)) ** 3;
  pen.globalAlpha = share === 'still' ? 1 : share < FADES ? 1 : Math.max(0, (1 - share) / (1 - FADES));
  writeEffect(pen, effect, { x: 0, y: -radius * (0.25 + 1.15 * risen) - effect.step * size * 1.15 }, size, colour);
}

/** Writes the words with their icon, centred on a point, with a dark rim for any ground. */
function writeEffect(
  pen: CanvasRenderingContext2D,
  { kind, text, icon }: BoardEffect,
  at: { x: number; y: number },
  size: number,
  colour: string,
): void {
  pen.font = `${kind === 'harm' || kind === 'heal' ? 850 : 750} ${size}px ${BOARD_FONT}`;
  pen.textAlign = 'left';
  pen.textBaseline = 'middle';
  pen.lineJoin = 'round';
  pen.strokeStyle = 'rgba(8,9,12,0.9)';
  pen.fillStyle = colour;
  const lead = icon === undefined ? 0 : size * 1.18;
  const left = at.x - (lead + pen.measureText(text).width) / 2;
  if (icon !== undefined) {
    const path = new Path2D(iconPath(icon));
    pen.save();
    pen.translate(left, at.y - size * 0.52);
    pen.scale(size / ICON_BOX, size / ICON_BOX);
    pen.lineWidth = ICON_BOX * 0.2;
    pen.stroke(path);
    pen.fill(path);
    pen.restore();
  }
  pen.lineWidth = size * 0.26;
  pen.strokeText(text, left + lead, at.y);
  pen.fillText(text, left + lead, at.y);
}
