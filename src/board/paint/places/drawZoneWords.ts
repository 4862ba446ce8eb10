/** Words on a zone map: names well inside their zones, features as small plates, and a notice where a place is full. */
import { along, boxOf } from '../../../space/polygon.ts';
import type { Border, Zone, ZoneScene } from '../../../space/scene.ts';
import type { Box } from '../../layout/viewMath.ts';
import { freeBox, lowSpot, nameSpot } from '../../layout/wordSpots.ts';
import type { Pen } from '../pen.ts';
import { BOARD_FONT, fitted } from '../tokens/drawTokenParts.ts';
import { type Chip, chipOf, chipRows, drawChips, FAR_SHARES, fittedRows } from './featureChips.ts';

/** How many combatants' room is taken, by place key. */
export type Occupancy = ReadonlyMap<string, number>;

/** Draws names, features and full notices. The context is in map pixels; `unit` keeps the words legible from afar. */
export function drawZoneWords(pen: Pen, scene: ZoneScene, occupancy: Occupancy, covered: readonly Box[]): void {
  const { context } = pen;
  context.textBaseline = 'middle';
  context.lineJoin = 'round';
  const taken: Box[] = [];
  for (const zone of Object.values(scene.zones)) {
    const used = occupancy.get(`zone:${zone.id}`) ?? 0;
    const full = used >= zone.capacity && zone.capacity > 0 ? `${tidy(used)}/${zone.capacity} full` : undefined;
    taken.push(...writeZone(pen, zone, full, covered));
  }
  for (const border of Object.values(scene.borders)) {
    const chips = border.features.map(chipOf);
    if (chips.length) taken.push(...writeBorder(pen, border.line, chips, taken, covered));
  }
}

/** A border's chips on its line, clear of combatants, their names and other words: smaller, then without their own where there is no room. */
function writeBorder(
  pen: Pen,
  line: Border['line'],
  chips: readonly Chip[],
  taken: readonly Box[],
  covered: readonly Box[],
): Box[] {
  const bare = chips.map((chip) => ({ ...chip, text: '' }));
  const shares = pen.far ? FAR_SHARES : [1];
  const tries = [...shares.map((share) => ({ shown: chips, share })), { shown: bare, share: 1 }];
  const ways = tries.map(({ shown, share }) => {
    const { size, rows } = chipRows(pen, shown, pen.far ? 330 : 190, share);
    const width = Math.max(...rows.map(({ wide }) => wide));
    const height = rows.length * size * 1.92;
    const spots = [0.24, 0.76, 0.5, 0.36, 0.64, 0.1, 0.9, 0.17, 0.83, 0.3, 0.7, 0.43, 0.57];
    // On the line where there is room, else beside it.
    const candidates = [0, 0.7, -0.7, 1.4, -1.4].flatMap((aside) =>
      spots.map((spot) => {
        const at = along(...line, spot);
        return { x: at.x - width / 2, y: at.y + (aside - 0.5) * height, width, height };
      }),
    );
    return { size, rows, candidates, free: freeBox(candidates, [...taken, ...covered]) };
  });
  const way = ways.find(({ free }) => free) ?? ways.at(-1)!;
  const spot = way.free ?? freeBox(way.candidates, taken) ?? way.candidates[0]!;
  drawChips(pen, way.rows, way.size, { x: spot.x + spot.width / 2, y: spot.y + way.size * 0.96 });
  return [spot];
}

const tidy = (amount: number): string => String(Math.round(amount * 10) / 10);

/** A zone's name near its top, its chips below; where combatants cover those, at the bottom of the zone, aside, or without their words. */
function writeZone(pen: Pen, zone: Zone, full: string | undefined, covered: readonly Box[]): Box[] {
  const { context } = pen;
  const chips: Chip[] = [...(full === undefined ? [] : [{ text: full, danger: true }]), ...zone.features.map(chipOf)];
  const { size, lines, spot } = nameFor(pen, zone, chips);
  context.letterSpacing = `${size * 0.05}px`;
  context.textAlign = 'center';
  context.strokeStyle = 'rgba(6,7,10,0.62)';
  context.fillStyle = '#f6f1e4';
  context.lineWidth = size * 0.26;
  lines.forEach((line, index) => {
    const y = spot.y + size * (0.75 + 1.12 * index);
    context.strokeText(line, spot.x, y);
    context.fillText(line, spot.x, y);
  });
  const wide = Math.max(...lines.map((line) => context.measureText(line).width));
  context.letterSpacing = '0px';
  const high = size * (0.38 + 1.12 * lines.length);
  const name = { x: spot.x - wide / 2, y: spot.y, width: wide, height: high };
  if (!chips.length) return [name];
  const low = lowSpot(zone.polygon);
  const bare = chips.map((chip) => ({ ...chip, text: '' }));
  const ways = [chips, bare].map((shown) => {
    const { size: small, rows } = fittedRows(pen, shown, Math.max(60, spot.width));
    const width = Math.max(...rows.map((row) => row.wide));
    const height = rows.length * small * 1.95;
    const aside = Math.max(0, (spot.width - width) / 2);
    const places = [
      ...[0, -0.5, 0.5, -1, 1].map((to) => ({ x: spot.x + to * aside - width / 2, y: spot.y + high, width, height })),
      { x: low.x - width / 2, y: low.y - height * 0.75, width, height },
    ];
    // Below the name, at the bottom of the zone, then beside the middle.
    const free = freeBox([places[0]!, places.at(-1)!, ...places.slice(1, -1)], covered);
    return { small, rows, free, first: places[0]! };
  });
  const way = ways.find(({ free }) => free) ?? ways[0]!;
  const place = way.free ?? way.first;
  drawChips(pen, way.rows, way.small, { x: place.x + place.width / 2, y: place.y + way.small * 0.85 });
  return [name, place];
}

/** A name as it fits: as it is; smaller; in two lines; cut only as a last resort. */
function nameFor(pen: Pen, zone: Zone, chips: readonly Chip[]) {
  const { context, unit } = pen;
  const usual = pen.far ? Math.max(17, 16 * unit) : Math.max(17, Math.min(15 * unit, 30));
  const least = pen.far ? Math.max(15, 15 * unit) : Math.min(usual, Math.max(15, 11 * unit));
  const words = zone.name.split(' ');
  const half = Math.ceil(words.length / 2);
  const broken = [words.slice(0, half).join(' '), words.slice(half).join(' ')].filter(Boolean);
  const widthOf = (lines: readonly string[], size: number) => {
    context.font = `680 ${size}px ${BOARD_FONT}`;
    return Math.max(...lines.map((line) => context.measureText(line).width + line.length * size * 0.05));
  };
  // At first where its features have room as well, then wherever the name alone has.
  const room = Math.max(0, ...chipRows(pen, chips, 170).rows.map((row) => row.wide));
  const tries = [
    { size: usual, lines: [zone.name], room },
    { size: (usual + least) / 2, lines: [zone.name], room },
    { size: usual, lines: [zone.name], room: 0 },
    { size: least, lines: [zone.name], room: 0 },
    { size: least, lines: broken, room: 0 },
  ];
  // The top of the zone first, even in two lines: lower down the combatants stand.
  const box = boxOf(zone.polygon);
  for (const part of [0.2, 1])
    for (const { size, lines, room } of tries) {
      const wide = Math.max(room, widthOf(lines, size));
      const spot = nameSpot(zone.polygon, wide, size * (0.4 + 1.12 * lines.length + (chips.length ? 1.4 : 0)));
      if (spot.width >= wide && spot.y <= box.top + (box.bottom - box.top) * part) {
        widthOf(lines, size);
        return { size, lines, spot };
      }
    }
  const wide = widthOf([zone.name], least);
  const spot = nameSpot(zone.polygon, wide, least * 1.5);
  return { size: least, lines: [fitted(context, zone.name, Math.max(least * 4, spot.width + least))], spot };
}
