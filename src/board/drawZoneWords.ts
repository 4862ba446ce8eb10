/** Words on a zone map: names well inside their zones, features as small plates, and a notice where a place is full. */
import { along } from '../space/polygon.ts';
import type { Border, Feature, Point, Zone, ZoneScene } from '../space/scene.ts';
import { ICON_BOX, iconPath } from '../ui/icons.ts';
import { BOARD_FONT, fitted } from './drawTokenParts.ts';
import type { Pen } from './pen.ts';
import type { Box } from './viewMath.ts';
import { freeBox, nameSpot } from './wordSpots.ts';

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
  const taken: Box[] = [];
  for (const zone of Object.values(scene.zones)) {
    const used = occupancy.get(`zone:${zone.id}`) ?? 0;
    const full = used >= zone.capacity && zone.capacity > 0 ? `${tidy(used)}/${zone.capacity} full` : undefined;
    taken.push(...writeZone(pen, zone, full));
  }
  for (const border of Object.values(scene.borders)) {
    const chips = border.features.map(chipOf);
    if (chips.length) taken.push(...writeBorder(pen, border.line, chips, taken));
  }
}

/** A border's chips on its line, beside the middle where combatants stand, clear of other words. */
function writeBorder(pen: Pen, line: Border['line'], chips: readonly Chip[], taken: readonly Box[]): Box[] {
  const { size, rows } = chipRows(pen, chips, 190);
  const width = Math.max(...rows.map(({ wide }) => wide));
  const height = rows.length * size * 1.92;
  const candidates = [0.24, 0.76, 0.5, 0.36, 0.64, 0.1, 0.9].map((share) => {
    const at = along(...line, share);
    return { x: at.x - width / 2, y: at.y - height / 2, width, height };
  });
  const spot = freeBox(candidates, taken)!;
  drawChips(pen, rows, size, { x: spot.x + width / 2, y: spot.y + size * 0.96 });
  return [spot];
}

const tidy = (amount: number): string => String(Math.round(amount * 10) / 10);

function writeZone(pen: Pen, zone: Zone, full: string | undefined): Box[] {
  const { context, unit } = pen;
  const size = Math.max(17, Math.min(15 * unit, 30));
  context.font = `680 ${size}px ${BOARD_FONT}`;
  context.letterSpacing = `${size * 0.05}px`;
  const wide = context.measureText(zone.name).width;
  const chips: Chip[] = [...(full === undefined ? [] : [{ text: full, danger: true }]), ...zone.features.map(chipOf)];
  const spot = nameSpot(zone.polygon, wide + size, size * (chips.length ? 2.9 : 1.5));
  context.textAlign = 'center';
  const text = fitted(context, zone.name, Math.max(size * 3, spot.width - size * 0.6));
  context.strokeStyle = 'rgba(6,7,10,0.62)';
  context.lineWidth = size * 0.26;
  context.strokeText(text, spot.x, spot.y + size * 0.75);
  context.fillStyle = '#f6f1e4';
  context.fillText(text, spot.x, spot.y + size * 0.75);
  context.letterSpacing = '0px';
  const name = { x: spot.x - wide / 2, y: spot.y, width: wide, height: size * 1.5 };
  if (!chips.length) return [name];
  const { size: small, rows } = chipRows(pen, chips, Math.max(90, spot.width));
  drawChips(pen, rows, small, { x: spot.x, y: spot.y + size * 2.05 });
  const width = Math.max(...rows.map((row) => row.wide));
  return [name, { x: spot.x - width / 2, y: spot.y + size * 1.4, width, height: rows.length * small * 1.95 }];
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

interface SizedChip extends Chip {
  lead: number;
  wide: number;
}

interface ChipRow {
  chips: SizedChip[];
  wide: number;
}

/** Sorts chips into rows no wider than the room. */
function chipRows({ context, unit }: Pen, chips: readonly Chip[], room: number): { size: number; rows: ChipRow[] } {
  const size = Math.max(12, Math.min(11.5 * unit, 19));
  context.font = `560 ${size}px ${BOARD_FONT}`;
  const rows: ChipRow[] = [];
  for (const chip of chips) {
    const text = fitted(context, chip.text, Math.max(size * 4, room - size * 2.6));
    const lead = chip.icon === undefined ? 0 : size * 1.35;
    const wide = context.measureText(text).width + lead + size * 0.95;
    const row = rows.at(-1);
    if (row && row.wide + size * 0.4 + wide <= room) {
      row.chips.push({ ...chip, text, lead, wide });
      row.wide += size * 0.4 + wide;
    } else rows.push({ chips: [{ ...chip, text, lead, wide }], wide });
  }
  return { size, rows };
}

/** Draws rows of chips, the first with its middle at this point, the others below. */
function drawChips({ context, colours, unit }: Pen, rows: readonly ChipRow[], size: number, at: Point): void {
  const high = size * 1.62;
  rows.forEach((row, index) => {
    let x = at.x - row.wide / 2;
    const y = at.y + index * (high + size * 0.3);
    for (const chip of row.chips) {
      context.fillStyle = chip.danger ? '#5a1512' : colours.plate;
      context.beginPath();
      context.roundRect(x, y - high / 2, chip.wide, high, high / 2);
      context.fill();
      context.strokeStyle = chip.danger ? colours.danger : colours.plateEdge;
      context.lineWidth = unit;
      context.setLineDash(chip.secret ? [3 * unit, 3 * unit] : []);
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
