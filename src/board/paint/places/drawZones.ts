/**
 * Draws a map of zones: soft floors, walls, ways and doors. Names and features are words of the
 * scene (`drawWord.ts`).
 */
import { type Border, isShaded, type Point, type Zone, type ZoneScene } from '../../../space/scene.ts';
import { type Line, zoneEdges } from '../../layout/zoneEdges.ts';
import type { Palette } from '../palette.ts';

/** Tints that a feature lends to its zone's floor. */
export const FEATURE_TINTS: Partial<Record<Zone['features'][number]['kind'], string>> = {
  water: 'rgba(48,130,170,0.34)',
  hazard: 'rgba(214,72,36,0.20)',
  opaque: 'rgba(4,5,9,0.52)',
  concealment: 'rgba(196,206,206,0.13)',
  difficult: 'rgba(120,92,50,0.20)',
  fall: 'rgba(0,0,0,0.30)',
  exit: 'rgba(120,190,255,0.10)',
};

const pathOf = (line: Line, closed = false): Path2D => {
  const path = new Path2D();
  line.forEach(({ x, y }, index) => {
    if (index === 0) path.moveTo(x, y);
    else path.lineTo(x, y);
  });
  if (closed) path.closePath();
  return path;
};

/**
 * Draws floors, walls and ways. The context is in map pixels. A picture of the GM's own stays as it
 * was drawn: over it there are only lines and doors.
 */
export function drawZones(context: CanvasRenderingContext2D, scene: ZoneScene, colours: Palette): void {
  if (isShaded(scene.ground)) drawFloors(context, scene, colours);
  const edges = zoneEdges(scene);
  context.lineJoin = 'round';
  context.lineCap = 'round';
  drawRim(context, edges.rim, colours);
  if (isShaded(scene.ground)) drawWalls(context, edges.walls, colours);
  else drawRim(context, edges.walls, colours);
  for (const { border, line } of edges.ways) drawWay(context, border, line, colours);
  drawPosts(context, edges.ways, colours);
}

/** Draws the floors of all zones, and a shade over the ground that belongs to none. */
function drawFloors(context: CanvasRenderingContext2D, scene: ZoneScene, colours: Palette): void {
  const beyond = new Path2D();
  beyond.rect(0, 0, scene.width, scene.height);
  for (const { polygon } of Object.values(scene.zones)) beyond.addPath(pathOf(polygon, true));
  context.fillStyle = colours.beyond;
  context.fill(beyond, 'evenodd');
  for (const zone of Object.values(scene.zones)) drawFloor(context, zone, colours);
}

/** Draws a floor: a slight tint of its own, and a shade that deepens toward its edge. */
function drawFloor(context: CanvasRenderingContext2D, zone: Zone, colours: Palette): void {
  const path = pathOf(zone.polygon, true);
  context.fillStyle = colours.zoneFill;
  context.fill(path);
  context.fillStyle = ownTint(zone.id);
  context.fill(path);
  for (const { kind, secret } of zone.features) {
    const tint = secret ? undefined : FEATURE_TINTS[kind];
    if (tint === undefined) continue;
    context.fillStyle = tint;
    context.fill(path);
  }
  context.save();
  context.clip(path);
  context.strokeStyle = colours.zoneGlow;
  context.lineJoin = 'round';
  for (let width = 10; width <= 70; width += 12) {
    context.lineWidth = width;
    context.stroke(path);
  }
  context.restore();
}

/** A slight tint, always the same for the same zone, so that neighbours differ a little. */
function ownTint(id: string): string {
  let h = 0;
  for (const letter of id) h = (h * 31 + letter.charCodeAt(0)) % 997;
  const hue = [28, 46, 200, 96, 260, 350][h % 6];
  return `hsla(${hue} 46% 60% / 0.065)`;
}

/** Strokes the same lines several times, the widest first, each time in another colour. */
export function strokeLayers(
  context: CanvasRenderingContext2D,
  lines: readonly Line[],
  layers: readonly (readonly [colour: string, width: number])[],
): void {
  for (const line of lines) {
    const path = pathOf(line);
    for (const [colour, width] of layers) {
      context.strokeStyle = colour;
      context.lineWidth = width;
      context.stroke(path);
    }
  }
}

const drawRim = (context: CanvasRenderingContext2D, lines: readonly Line[], colours: Palette): void =>
  strokeLayers(context, lines, [
    ['rgba(0,0,0,0.42)', 7],
    [colours.zoneEdge, 2],
  ]);

/** Walls are the strongest lines of the map: dark with a light edge. */
const drawWalls = (context: CanvasRenderingContext2D, lines: readonly Line[], colours: Palette): void =>
  strokeLayers(context, lines, [
    ['rgba(0,0,0,0.30)', 22],
    [colours.wall, 13],
    ['rgba(255,246,228,0.34)', 1.6],
  ]);

/**
 * Draws a way: a light sill between two posts. A closed door lies across the way; an open one
 * stands at its ends.
 */
export function drawWay(context: CanvasRenderingContext2D, border: Border, line: Line, colours: Palette): void {
  const path = pathOf(line);
  const ends = [line[0]!, line.at(-1)!] as const;
  context.strokeStyle = 'rgba(0,0,0,0.30)';
  context.lineWidth = 9;
  context.stroke(path);
  if (border.door === 'none') {
    context.strokeStyle = colours.way;
    context.lineWidth = 2.4;
    context.setLineDash([2, 9]);
    context.stroke(path);
    context.setLineDash([]);
    return;
  }
  if (border.door === 'closed') {
    context.lineCap = 'butt';
    context.strokeStyle = '#120c06';
    context.lineWidth = 19;
    context.stroke(path);
    context.strokeStyle = colours.door;
    context.lineWidth = 14;
    context.stroke(path);
    context.strokeStyle = 'rgba(20,10,0,0.55)';
    context.lineWidth = 14;
    context.setLineDash([1.6, 8]);
    context.stroke(path);
    context.setLineDash([]);
    context.strokeStyle = 'rgba(255,220,170,0.75)';
    context.lineWidth = 2;
    context.stroke(path);
    context.lineCap = 'round';
    return;
  }
  drawOpenLeaves(context, ends, colours);
}

/** Draws the two leaves of an open door, each a quarter turn from the line of the way. */
function drawOpenLeaves(context: CanvasRenderingContext2D, [a, b]: readonly [Point, Point], colours: Palette): void {
  const length = Math.hypot(b.x - a.x, b.y - a.y) || 1;
  const leaf = Math.min(40, length * 0.46);
  const along = { x: (b.x - a.x) / length, y: (b.y - a.y) / length };
  const aside = { x: -along.y, y: along.x };
  for (const [hinge, way] of [
    [a, 1],
    [b, -1],
  ] as const) {
    const tip = {
      x: hinge.x + (along.x * 0.34 * way + aside.x * 0.94) * leaf,
      y: hinge.y + (along.y * 0.34 * way + aside.y * 0.94) * leaf,
    };
    const path = pathOf([hinge, tip]);
    context.strokeStyle = '#120c06';
    context.lineWidth = 11;
    context.stroke(path);
    context.strokeStyle = colours.doorOpen;
    context.lineWidth = 7;
    context.stroke(path);
  }
}

/** Draws posts where ways end. Ways that end side by side share a post. */
export function drawPosts(context: CanvasRenderingContext2D, ways: readonly { line: Line }[], colours: Palette): void {
  const posts: Point[] = [];
  for (const { line } of ways)
    for (const end of [line[0]!, line.at(-1)!])
      if (!posts.some(({ x, y }) => Math.hypot(x - end.x, y - end.y) < 16)) posts.push(end);
  const path = new Path2D();
  for (const { x, y } of posts) {
    path.moveTo(x + 6, y);
    path.arc(x, y, 6, 0, Math.PI * 2);
  }
  context.fillStyle = colours.wall;
  context.fill(path);
  context.strokeStyle = 'rgba(255,240,212,0.6)';
  context.lineWidth = 1.4;
  context.stroke(path);
}
