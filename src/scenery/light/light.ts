/** The light of a map: day, dusk, night or torches, and the glow of fires and lamps. */
import { sceneryKind } from '../../space/scenery/kinds/sceneryKinds.ts';
import { coarseSheet, layCoarse } from '../coarse.ts';
import type { Box } from '../ground/distances.ts';
import type { MapPainting, PaintedThing } from '../mapPainting.ts';
import { inkOf, type Rgb } from '../pen/colour.ts';
import { type Pen, SQUARE } from '../pen/pen.ts';
import type { SolidGrid } from '../solid.ts';

interface Mood {
  /** The colour that multiplies everything that no lamp lights. */
  readonly shade: Rgb;
  /** How strongly lamps glow, from 0 to 1. */
  readonly glow: number;
  /** A tint from the north-west, and another in the opposite corner. */
  readonly warm: string;
  readonly cool: string;
}

const MOODS: Record<MapPainting['light'], Mood> = {
  day: { shade: [255, 255, 255], glow: 0.34, warm: 'rgba(255,234,186,0.13)', cool: 'rgba(12,18,44,0.2)' },
  dusk: { shade: [196, 158, 152], glow: 0.8, warm: 'rgba(255,168,96,0.2)', cool: 'rgba(30,20,60,0.34)' },
  night: { shade: [116, 128, 164], glow: 1, warm: 'rgba(150,180,230,0.08)', cool: 'rgba(4,6,20,0.3)' },
  torchlight: { shade: [138, 130, 136], glow: 0.9, warm: 'rgba(255,200,140,0.04)', cool: 'rgba(4,6,16,0.2)' },
};

const COARSE = 7;
const RAYS = 120;
/** How many units a ray may pass through the wall on which its torch hangs. */
const OWN_WALL = 16;

/** The outline of the area that a light reaches. Rays end at solid parts of the map. */
function reached({ x, y }: PaintedThing, reach: number, solid: SolidGrid): [number, number][] {
  return Array.from({ length: RAYS }, (_, n): [number, number] => {
    const [ux, uy] = [Math.cos((n / RAYS) * Math.PI * 2), Math.sin((n / RAYS) * Math.PI * 2)];
    let far = OWN_WALL;
    while (far < reach && !solid.isSolid(x + ux * far, y + uy * far)) far += 6;
    // The light also reaches a little of the wall itself.
    far = Math.min(reach, far + 9);
    return [x + ux * far, y + uy * far];
  });
}

function glowOver(pen: Pen, outline: readonly [number, number][], stops: CanvasGradient): void {
  pen.beginPath();
  outline.forEach(([x, y], n) => {
    if (n === 0) pen.moveTo(x, y);
    else pen.lineTo(x, y);
  });
  pen.closePath();
  pen.fillStyle = stops;
  pen.fill();
}

/** Lays the light over the painted map. The pen is in units. */
export function* layLight(pen: Pen, painting: MapPainting, solid: SolidGrid, scale: number): Generator<void> {
  const { width, height, light, things, layers } = painting;
  const mood = MOODS[light];
  const lamps = things.flatMap((thing) => {
    const { glow } = sceneryKind(thing.kind);
    const { size } = sceneryKind(thing.kind);
    const reach = (glow ?? 0) * SQUARE * Math.max(0.5, Math.min(3, thing.w / (size[0] * SQUARE)));
    return glow === undefined ? [] : [{ thing, reach, outline: reached(thing, reach, solid) }];
  });
  const map: Box = { x: 0, y: 0, w: width, h: height };
  const k = scale / COARSE;
  const dark = coarseSheet(map, k);
  dark.pen.fillStyle = inkOf(mood.shade);
  dark.pen.fillRect(0, 0, width + COARSE, height + COARSE);
  const warm = coarseSheet(map, k);
  dark.pen.globalCompositeOperation = 'lighter';
  warm.pen.globalCompositeOperation = 'lighter';
  for (const { thing, reach, outline } of lamps) {
    const spread = (a: string, b: string, c: string) => {
      const stops = pen.createRadialGradient(thing.x, thing.y, 3, thing.x, thing.y, reach);
      stops.addColorStop(0, a);
      stops.addColorStop(0.45, b);
      stops.addColorStop(1, c);
      return stops;
    };
    const cold = thing.kind === 'crystal' || thing.kind === 'portal';
    glowOver(
      dark.pen,
      outline,
      cold
        ? spread('rgba(150,180,230,0.8)', 'rgba(70,90,140,0.4)', 'rgba(0,0,0,0)')
        : spread('rgba(255,214,160,0.86)', 'rgba(150,104,62,0.5)', 'rgba(0,0,0,0)'),
    );
    glowOver(
      warm.pen,
      outline,
      cold
        ? spread(`rgba(110,170,255,${0.3 * mood.glow})`, `rgba(70,120,220,${0.08 * mood.glow})`, 'rgba(0,0,0,0)')
        : spread(`rgba(255,154,64,${0.36 * mood.glow})`, `rgba(255,120,40,${0.1 * mood.glow})`, 'rgba(0,0,0,0)'),
    );
    yield;
  }
  for (const { material, shape, path, width: wide } of layers) {
    if (material !== 'lava') continue;
    for (const sheet of [dark, warm]) {
      sheet.pen.beginPath();
      for (const [n, [x, y]] of (shape ?? path ?? []).entries())
        if (n === 0) sheet.pen.moveTo(x, y);
        else sheet.pen.lineTo(x, y);
      sheet.pen.fillStyle = sheet === dark ? 'rgba(255,170,90,0.34)' : 'rgba(255,110,30,0.06)';
      sheet.pen.strokeStyle = sheet.pen.fillStyle;
      sheet.pen.lineJoin = 'round';
      if (shape) sheet.pen.fill();
      for (const far of [14, 34, 58]) {
        sheet.pen.lineWidth = (path ? wide : 0) + far;
        sheet.pen.stroke();
      }
    }
  }
  // Multiplying by white changes nothing, so a white shade is left out.
  if (mood.shade.some((part) => part < 255)) yield* layCoarse(pen, dark, 'multiply');
  if (lamps.length > 0 || layers.some(({ material }) => material === 'lava')) yield* layCoarse(pen, warm, 'screen');
  const over = pen.createLinearGradient(0, 0, width, height);
  over.addColorStop(0, mood.warm);
  over.addColorStop(0.5, 'rgba(0,0,0,0)');
  over.addColorStop(1, mood.cool);
  pen.fillStyle = over;
  pen.fillRect(0, 0, width, height);
}
