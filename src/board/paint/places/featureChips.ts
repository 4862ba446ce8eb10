/** Features as small plates with an icon and a word, in rows. */
import type { Feature, Point } from '../../../space/scene.ts';
import { ICON_BOX, iconPath } from '../../../ui/icons/icons.ts';
import type { Pen } from '../pen.ts';
import { BOARD_FONT, fitted } from '../tokens/drawTokenParts.ts';

/** The icon of each kind of feature. */
const FEATURE_ICONS: Readonly<Record<Feature['kind'], string>> = {
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

/** A small plate with an icon, a word, or both. */
export interface Chip {
  text: string;
  icon?: string;
  danger?: boolean;
  /** Known to the GM alone: drawn with a dashed edge. */
  secret?: boolean;
}

/** A feature as a chip. */
export const chipOf = ({ label, kind, secret }: Feature): Chip => ({
  text: label,
  icon: FEATURE_ICONS[kind],
  ...(secret ? { secret } : {}),
});

interface SizedChip extends Chip {
  lead: number;
  wide: number;
}

export interface ChipRow {
  chips: SizedChip[];
  wide: number;
}

/** What of a chip's words fits, and how wide it becomes: where most of them would be cut, the icon stands alone. */
function sized(context: CanvasRenderingContext2D, chip: Chip, size: number, room: number) {
  const lead = chip.icon === undefined ? 0 : size * 1.35;
  const cut = fitted(context, chip.text, Math.max(size * 2, room - lead - size * 0.95));
  const text = chip.icon !== undefined && cut.length < chip.text.length * 0.6 ? '' : cut;
  return { text, lead, wide: text === '' ? size * 2.1 : context.measureText(text).width + lead + size * 0.95 };
}

const fontOf = (size: number): string => `560 ${size}px ${BOARD_FONT}`;

/** How much smaller words may become before they are cut, on a screen that is read from across a room. */
export const FAR_SHARES: readonly number[] = [1, 0.9, 0.8];

/** Chips in rows no wider than the room: a little smaller rather than cut, where they begin large. */
export function fittedRows(pen: Pen, chips: readonly Chip[], room: number): { size: number; rows: ChipRow[] } {
  const tries = (pen.far ? FAR_SHARES : [1]).map((share) => chipRows(pen, chips, room, share));
  const whole = ({ rows }: { rows: ChipRow[] }) =>
    rows.flatMap((row) => row.chips).every(({ text }, at) => text === chips[at]?.text);
  return tries.find(whole) ?? tries.at(-1)!;
}

/** Sorts chips into rows no wider than the room; `share` writes them smaller than usual. */
export function chipRows(
  { context, unit, far }: Pen,
  chips: readonly Chip[],
  room: number,
  share = 1,
): { size: number; rows: ChipRow[] } {
  const size = share * (far ? Math.max(12, 15 * unit) : Math.max(12, Math.min(11.5 * unit, 19)));
  context.font = fontOf(size);
  const rows: ChipRow[] = [];
  for (const chip of chips) {
    const { text, lead, wide } = sized(context, chip, size, room);
    const row = rows.at(-1);
    if (row && row.wide + size * 0.4 + wide <= room) {
      row.chips.push({ ...chip, text, lead, wide });
      row.wide += size * 0.4 + wide;
    } else rows.push({ chips: [{ ...chip, text, lead, wide }], wide });
  }
  return { size, rows };
}

/** Draws rows of chips, the first with its middle at this point, the others below. */
export function drawChips({ context, colours, unit }: Pen, rows: readonly ChipRow[], size: number, at: Point): void {
  const high = size * 1.62;
  // Measuring others may have left another font behind.
  context.font = fontOf(size);
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
