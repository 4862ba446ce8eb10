/** Draws a map of squares: ground that differs, heights, the grid as one path, walls and doors. */
import type { Cell, SquareScene } from '../space/scene.ts';
import { BOARD_FONT } from './drawTokenParts.ts';
import type { Palette } from './palette.ts';

interface At {
  column: number;
  row: number;
  cell: Cell;
}

const cellsOf = (scene: SquareScene): At[] =>
  Object.entries(scene.cells)
    .map(([key, cell]) => {
      const [column = 0, row = 0] = key.split(',').map(Number);
      return { column, row, cell };
    })
    .filter(({ column, row }) => column < scene.columns && row < scene.rows);

/** Named terrain that most maps have is drawn in its own colour; any other gets one from its name. */
const TERRAIN: Readonly<Record<string, string>> = {
  water: 'rgba(44,122,168,0.5)',
  mud: 'rgba(92,66,36,0.5)',
  lava: 'rgba(226,84,24,0.5)',
  fire: 'rgba(226,104,24,0.42)',
  ice: 'rgba(170,214,230,0.4)',
  grass: 'rgba(90,130,60,0.35)',
  rubble: 'rgba(120,112,100,0.4)',
  road: 'rgba(178,160,124,0.35)',
};

function terrainTint(name: string): string {
  const known = TERRAIN[name.toLowerCase()];
  if (known) return known;
  let h = 0;
  for (const letter of name) h = (h * 31 + letter.charCodeAt(0)) % 360;
  return `hsla(${h} 40% 52% / 0.28)`;
}

/** Draws the squares. The context is in map pixels; `unit` is map pixels for each window pixel. */
export function drawSquares(
  context: CanvasRenderingContext2D,
  scene: SquareScene,
  { colours, unit }: { colours: Palette; unit: number },
): void {
  const cells = cellsOf(scene);
  const p = scene.pixels;
  fillCells(context, scene, cells);
  drawHatching(context, cells, p);
  drawStart(context, scene, cells, colours, unit);
  drawGrid(context, scene, colours, unit);
  drawCliffs(context, scene, cells);
  drawBlocked(context, cells, p);
  drawWalls(context, scene, colours);
  if (p / unit > 18) drawHeights(context, cells, p, unit);
  drawTerrainNames(context, scene, cells, unit);
}

function fillCells(context: CanvasRenderingContext2D, { pixels }: SquareScene, cells: readonly At[]): void {
  const byFill = new Map<string, Path2D>();
  const add = (fill: string, { column, row }: At) => {
    const path = byFill.get(fill) ?? new Path2D();
    path.rect(column * pixels, row * pixels, pixels, pixels);
    byFill.set(fill, path);
  };
  for (const at of cells) {
    if (at.cell.terrain !== undefined) add(terrainTint(at.cell.terrain), at);
    const height = at.cell.elevation ?? 0;
    if (height > 0) add(`rgba(255,240,205,${Math.min(0.34, 0.12 * height)})`, at);
    else if (height < 0) add(`rgba(0,0,0,${Math.min(0.55, -0.14 * height)})`, at);
  }
  for (const [fill, path] of byFill) {
    context.fillStyle = fill;
    context.fill(path);
  }
}

/** Hard footing: short strokes aslant. */
function drawHatching(context: CanvasRenderingContext2D, cells: readonly At[], p: number): void {
  const path = new Path2D();
  for (const { column, row, cell } of cells) {
    if (!cell.difficult || cell.blocked) continue;
    const x = column * p;
    const y = row * p;
    for (const [from, to] of [
      [0.2, 0.5],
      [0.5, 0.8],
      [0.8, 1.1],
    ] as const) {
      path.moveTo(x + p * (to - 0.18), y + p * 0.28 + p * (from - 0.2) * 0.4);
      path.lineTo(x + p * (from - 0.12), y + p * 0.6 + p * (from - 0.2) * 0.4);
    }
  }
  context.lineCap = 'round';
  context.lineWidth = p * 0.07;
  context.strokeStyle = 'rgba(0,0,0,0.38)';
  context.stroke(path);
  context.lineWidth = p * 0.035;
  context.strokeStyle = 'rgba(240,222,180,0.62)';
  context.stroke(path);
}

function drawBlocked(context: CanvasRenderingContext2D, cells: readonly At[], p: number): void {
  const blocked = cells.filter(({ cell }) => cell.blocked);
  if (!blocked.length) return;
  const body = new Path2D();
  const lines = new Path2D();
  for (const { column, row } of blocked) {
    const x = column * p;
    const y = row * p;
    body.rect(x, y, p, p);
    for (const share of [0.25, 0.75]) {
      lines.moveTo(x, y + p * share);
      lines.lineTo(x + p * share, y);
      lines.moveTo(x + p * share, y + p);
      lines.lineTo(x + p, y + p * share);
    }
  }
  context.fillStyle = 'rgba(9,10,13,0.86)';
  context.fill(body);
  context.lineWidth = p * 0.03;
  context.strokeStyle = 'rgba(255,255,255,0.09)';
  context.stroke(lines);
  strokeOutline(context, outlineOf(blocked.map(keyOf), p), { width: p * 0.05, colour: 'rgba(255,246,228,0.28)' });
}

const keyOf = ({ column, row }: At): string => `${column},${row}`;

/** The outer edges of a set of squares (keys `column,row`), as one path. */
export function outlineOf(keys: readonly string[], p: number): Path2D {
  const inside = new Set(keys);
  const path = new Path2D();
  for (const key of inside) {
    const [column = 0, row = 0] = key.split(',').map(Number);
    const x = column * p;
    const y = row * p;
    const edge = (dc: number, dr: number, line: readonly [number, number, number, number]) => {
      if (inside.has(`${column + dc},${row + dr}`)) return;
      path.moveTo(x + line[0] * p, y + line[1] * p);
      path.lineTo(x + line[2] * p, y + line[3] * p);
    };
    edge(0, -1, [0, 0, 1, 0]);
    edge(1, 0, [1, 0, 1, 1]);
    edge(0, 1, [0, 1, 1, 1]);
    edge(-1, 0, [0, 0, 0, 1]);
  }
  return path;
}

export function strokeOutline(
  context: CanvasRenderingContext2D,
  path: Path2D,
  { width, colour, dash = [] }: { width: number; colour: string; dash?: number[] },
): void {
  context.lineCap = 'round';
  context.lineWidth = width;
  context.strokeStyle = colour;
  context.setLineDash(dash);
  context.stroke(path);
  context.setLineDash([]);
}

function drawStart(
  context: CanvasRenderingContext2D,
  { pixels }: SquareScene,
  cells: readonly At[],
  colours: Palette,
  unit: number,
): void {
  const start = cells.filter(({ cell }) => cell.start);
  if (!start.length) return;
  context.fillStyle = 'rgba(110,180,255,0.13)';
  for (const { column, row } of start) context.fillRect(column * pixels, row * pixels, pixels, pixels);
  strokeOutline(context, outlineOf(start.map(keyOf), pixels), {
    width: 2 * unit,
    colour: colours.marks.reach.edge,
    dash: [9 * unit, 7 * unit],
  });
}

function drawGrid(context: CanvasRenderingContext2D, scene: SquareScene, colours: Palette, unit: number): void {
  const { columns, rows, pixels } = scene;
  const path = new Path2D();
  for (let column = 0; column <= columns; column++) {
    path.moveTo(column * pixels, 0);
    path.lineTo(column * pixels, rows * pixels);
  }
  for (let row = 0; row <= rows; row++) {
    path.moveTo(0, row * pixels);
    path.lineTo(columns * pixels, row * pixels);
  }
  context.lineWidth = Math.max(unit, pixels * 0.014);
  context.strokeStyle = colours.grid;
  context.stroke(path);
}

/** Where the ground drops, the lower square gets a shadow along the edge, deeper for a deeper drop. */
function drawCliffs(
  context: CanvasRenderingContext2D,
  { cells, columns, rows, pixels: p }: SquareScene,
  own: readonly At[],
): void {
  const height = (column: number, row: number): number => cells[`${column},${row}`]?.elevation ?? 0;
  const seen = new Set<string>();
  for (const { column, row } of own)
    for (const [dc, dr] of [
      [1, 0],
      [-1, 0],
      [0, 1],
      [0, -1],
    ] as const) {
      const c = column + dc;
      const r = row + dr;
      if (c < 0 || r < 0 || c >= columns || r >= rows) continue;
      const drop = height(column, row) - height(c, r);
      if (drop === 0) continue;
      const [low, side] =
        drop > 0
          ? [
              { c, r },
              { x: -dc, y: -dr },
            ]
          : [
              { c: column, r: row },
              { x: dc, y: dr },
            ];
      const key = `${low.c},${low.r},${side.x},${side.y}`;
      if (seen.has(key)) continue;
      seen.add(key);
      shadowSide(context, { x: low.c * p, y: low.r * p, p }, side, Math.min(3, Math.abs(drop)));
    }
}

function shadowSide(
  context: CanvasRenderingContext2D,
  { x, y, p }: { x: number; y: number; p: number },
  side: { x: number; y: number },
  depth: number,
): void {
  const deep = p * (0.1 + 0.07 * depth);
  context.fillStyle = `rgba(0,0,0,${0.2 + 0.08 * depth})`;
  if (side.x !== 0) context.fillRect(side.x > 0 ? x + p - deep : x, y, deep, p);
  else context.fillRect(x, side.y > 0 ? y + p - deep : y, p, deep);
  context.strokeStyle = 'rgba(255,244,220,0.5)';
  context.lineWidth = p * 0.03;
  context.beginPath();
  const edgeX = side.x > 0 ? x + p : x;
  const edgeY = side.y > 0 ? y + p : y;
  context.moveTo(side.x === 0 ? x : edgeX, side.y === 0 ? y : edgeY);
  context.lineTo(side.x === 0 ? x + p : edgeX, side.y === 0 ? y + p : edgeY);
  context.stroke();
}

function drawHeights(context: CanvasRenderingContext2D, cells: readonly At[], p: number, unit: number): void {
  const size = Math.max(p * 0.2, Math.min(11 * unit, p * 0.34));
  context.font = `650 ${size}px ${BOARD_FONT}`;
  context.textAlign = 'right';
  context.textBaseline = 'bottom';
  context.lineJoin = 'round';
  context.lineWidth = size * 0.24;
  for (const { column, row, cell } of cells) {
    if (!cell.elevation || cell.blocked) continue;
    const text = cell.elevation > 0 ? `+${cell.elevation}` : `−${-cell.elevation}`;
    const x = (column + 1) * p - size * 0.3;
    const y = (row + 1) * p - size * 0.16;
    context.strokeStyle = 'rgba(0,0,0,0.55)';
    context.strokeText(text, x, y);
    context.fillStyle = '#f4ead0';
    context.fillText(text, x, y);
  }
}

/** Each patch of named ground says its name once, in its middle. */
function drawTerrainNames(
  context: CanvasRenderingContext2D,
  { pixels: p }: SquareScene,
  cells: readonly At[],
  unit: number,
): void {
  const named = new Map(cells.filter(({ cell }) => cell.terrain !== undefined).map((at) => [keyOf(at), at]));
  const size = Math.max(p * 0.2, Math.min(12 * unit, p * 0.4));
  context.font = `620 ${size}px ${BOARD_FONT}`;
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.lineJoin = 'round';
  while (named.size) {
    const first = named.values().next().value!;
    const patch: At[] = [];
    const open = [first];
    named.delete(keyOf(first));
    for (let at = open.pop(); at; at = open.pop()) {
      patch.push(at);
      for (const key of [
        `${at.column + 1},${at.row}`,
        `${at.column - 1},${at.row}`,
        `${at.column},${at.row + 1}`,
        `${at.column},${at.row - 1}`,
      ]) {
        const next = named.get(key);
        if (!next || next.cell.terrain !== first.cell.terrain) continue;
        named.delete(key);
        open.push(next);
      }
    }
    const x = (patch.reduce((sum, { column }) => sum + column + 0.5, 0) / patch.length) * p;
    const y = (patch.reduce((sum, { row }) => sum + row + 0.5, 0) / patch.length) * p;
    context.strokeStyle = 'rgba(0,0,0,0.5)';
    context.lineWidth = size * 0.26;
    context.strokeText(first.cell.terrain!, x, y);
    context.fillStyle = '#f4ead0';
    context.fillText(first.cell.terrain!, x, y);
  }
}

function drawWalls(context: CanvasRenderingContext2D, { walls, pixels: p }: SquareScene, colours: Palette): void {
  for (const [key, kind] of Object.entries(walls)) {
    const [column = 0, row = 0] = key.split(',', 2).map(Number);
    const east = key.endsWith('e');
    const from = { x: (column + (east ? 1 : 0)) * p, y: (row + (east ? 0 : 1)) * p };
    const to = { x: (column + 1) * p, y: (row + 1) * p };
    const line = (width: number, colour: string, a: number, b: number) => {
      context.lineCap = kind === 'wall' ? 'round' : 'butt';
      context.lineWidth = width * p;
      context.strokeStyle = colour;
      context.beginPath();
      context.moveTo(from.x + (to.x - from.x) * a, from.y + (to.y - from.y) * a);
      context.lineTo(from.x + (to.x - from.x) * b, from.y + (to.y - from.y) * b);
      context.stroke();
    };
    if (kind === 'wall') {
      line(0.17, colours.wall, 0, 1);
      line(0.03, 'rgba(255,246,228,0.4)', 0, 1);
    } else {
      line(0.17, colours.wall, 0, 0.14);
      line(0.17, colours.wall, 0.86, 1);
      if (kind === 'door') {
        line(0.22, '#120c06', 0.12, 0.88);
        line(0.15, colours.door, 0.14, 0.86);
        line(0.03, 'rgba(255,220,170,0.8)', 0.14, 0.86);
      } else {
        line(0.13, colours.doorOpen, 0.12, 0.26);
        line(0.13, colours.doorOpen, 0.74, 0.88);
      }
    }
  }
}
