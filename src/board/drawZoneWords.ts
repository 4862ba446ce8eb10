/** Words on a zone map: names well inside their zones, features as small plates, and a notice where a place is full. */
import { boxOf, innerPoint, middle, sides } from '../space/polygon.ts';
import type { Feature, Point, Zone, ZoneScene } from '../space/scene.ts';
import { ICON_BOX, iconPath } from '../ui/icons.ts';
import { BOARD_FONT, fitted } from './drawTokenParts.ts';
import type { Pen } from './pen.ts';

/** The icon of each kind of feature. */
export const FEATURE_ICONS: Readonly<Record<Feature['kind'], string>> = {
  cover: 'checked-shield',
  concealment: 'fog',
  barrier: 'brick-wall',
  opaque: 'sight-disabled',
  hazard: 'hazard-sign',
  obstacle: 'barrel',
  fall: 'falling-blob',
  difficult: 'high-grass',
  climb: 'mountain-climbing',
  water: 'waves',
  exit: 'exit-door',
};

/** How many combatants' room is taken, by place key. */
export type Occupancy = ReadonlyMap<string, number>;

/** Draws names, features and full notices. The context is in map pixels; `unit` keeps the words legible from afar. */
export function drawZoneWords(pen: Pen, scene: ZoneScene, occupancy: Occupancy): void {
  const { context } = pen;
  context.textBaseline = 'middle';
  context.lineJoin = 'round';
  for (const zone of Object.values(scene.zones)) {
    const used = occupancy.get(`zone:${zone.id}`) ?? 0;
    writeZone(
      pen,
      zone,
      used >= zone.capacity && zone.capacity > 0 ? `${tidy(used)}/${zone.capacity} full` : undefined,
    );
  }
  for (const border of Object.values(scene.borders)) {
    const chips: Chip[] = border.features.map(chipOf);
    if (border.door === 'closed') chips.unshift({ text: 'shut', icon: 'closed-doors' });
    if (!chips.length) continue;
    const at = middle(...border.line);
    drawChips(pen, chips, { x: at.x, y: at.y + 26 }, 190);
  }
}

const tidy = (amount: number): string => String(Math.round(amount * 10) / 10);

function writeZone(pen: Pen, zone: Zone, full: string | undefined): void {
  const { context, unit } = pen;
  const size = Math.max(17, Math.min(15 * unit, 30));
  context.font = `680 ${size}px ${BOARD_FONT}`;
  context.letterSpacing = `${size * 0.05}px`;
  const wide = context.measureText(zone.name).width;
  const chips: Chip[] = [...(full === undefined ? [] : [{ text: full, danger: true }]), ...zone.features.map(chipOf)];
  const spot = nameSpot(zone, wide + size, size * (chips.length ? 2.9 : 1.5));
  context.textAlign = 'center';
  const text = fitted(context, zone.name, Math.max(size * 3, spot.width - size * 0.6));
  context.strokeStyle = 'rgba(6,7,10,0.62)';
  context.lineWidth = size * 0.26;
  context.strokeText(text, spot.x, spot.y + size * 0.75);
  context.fillStyle = '#f6f1e4';
  context.fillText(text, spot.x, spot.y + size * 0.75);
  context.letterSpacing = '0px';
  if (chips.length) drawChips(pen, chips, { x: spot.x, y: spot.y + size * 2.05 }, spot.width);
}

interface Chip {
  text: string;
  icon?: string;
  danger?: boolean;
  /** Known to the GM alone: drawn with a dashed edge. */
  secret?: boolean;
}

const chipOf = ({ label, kind, secret }: Feature): Chip => ({
  text: label,
  icon: FEATURE_ICONS[kind],
  ...(secret ? { secret } : {}),
});

/** Plates in a row about a point, wrapping where the room ends. */
function drawChips(pen: Pen, chips: readonly Chip[], at: Point, room: number): void {
  const { context, colours, unit } = pen;
  const size = Math.max(12, Math.min(11.5 * unit, 19));
  const high = size * 1.62;
  context.font = `560 ${size}px ${BOARD_FONT}`;
  const sized = chips.map((chip) => {
    const text = fitted(context, chip.text, Math.max(size * 4, room - size * 2.6));
    const icon = chip.icon === undefined ? 0 : size * 1.35;
    return { ...chip, text, lead: icon, wide: context.measureText(text).width + icon + size * 0.95 };
  });
  const rows: (typeof sized)[] = [];
  let taken = Number.POSITIVE_INFINITY;
  for (const chip of sized) {
    if (taken + chip.wide > room) {
      rows.push([]);
      taken = 0;
    }
    rows.at(-1)!.push(chip);
    taken += chip.wide + size * 0.4;
  }
  rows.forEach((row, index) => {
    const whole = row.reduce((sum, { wide }) => sum + wide + size * 0.4, -size * 0.4);
    let x = at.x - whole / 2;
    const y = at.y + index * (high + size * 0.3);
    for (const chip of row) {
      context.fillStyle = chip.danger ? '#5a1512' : colours.plate;
      context.beginPath();
      context.roundRect(x, y - high / 2, chip.wide, high, high / 2);
      context.fill();
      context.strokeStyle = chip.danger ? colours.danger : colours.plateEdge;
      context.lineWidth = unit;
      if (chip.secret) context.setLineDash([3 * unit, 3 * unit]);
      context.stroke();
      context.setLineDash([]);
      if (chip.icon !== undefined) drawIcon(context, chip.icon, { x: x + size * 0.45, y: y - size * 0.6 }, size * 1.2);
      context.fillStyle = '#eae6dc';
      context.textAlign = 'left';
      context.fillText(chip.text, x + size * 0.48 + chip.lead, y + size * 0.05);
      x += chip.wide + size * 0.4;
    }
  });
}

function drawIcon(context: CanvasRenderingContext2D, name: string, at: Point, size: number): void {
  context.save();
  context.translate(at.x, at.y);
  context.scale(size / ICON_BOX, size / ICON_BOX);
  context.fillStyle = '#d9d2c0';
  context.fill(new Path2D(iconPath(name)));
  context.restore();
}

/** Top middle of the highest band inside the outline that has room for the words, and how wide it is there. */
export function nameSpot(zone: Zone, wide: number, high: number): Point & { width: number } {
  const box = boxOf(zone.polygon);
  const inset = 16;
  let best: (Point & { width: number }) | undefined;
  for (let y = box.top + inset; y + high < box.bottom - inset && y < box.top + (box.bottom - box.top) * 0.6; y += 8) {
    const chord = sharedChord([y, y + high / 2, y + high].map((level) => widestChord(zone, level)));
    const width = chord.to - chord.from - 2 * inset;
    if (!best || width > best.width + 40) best = { x: (chord.from + chord.to) / 2, y, width };
    if (width >= wide) return { x: (chord.from + chord.to) / 2, y, width };
  }
  const inner = innerPoint(zone.polygon);
  return best && best.width > wide * 0.5 ? best : { x: inner.x, y: inner.y - high / 2, width: wide };
}

interface Chord {
  from: number;
  to: number;
}

const sharedChord = (chords: readonly Chord[]): Chord => ({
  from: Math.max(...chords.map(({ from }) => from)),
  to: Math.min(...chords.map(({ to }) => to)),
});

/** The longest stretch inside the outline at one height. */
function widestChord({ polygon }: Zone, y: number): Chord {
  const crossings = sides(polygon)
    .filter(([a, b]) => a.y > y !== b.y > y)
    .map(([a, b]) => a.x + ((y - a.y) / (b.y - a.y)) * (b.x - a.x))
    .sort((one, two) => one - two);
  let best: Chord = { from: 0, to: 0 };
  for (let i = 0; i + 1 < crossings.length; i += 2) {
    const chord = { from: crossings[i]!, to: crossings[i + 1]! };
    if (chord.to - chord.from > best.to - best.from) best = chord;
  }
  return best;
}
