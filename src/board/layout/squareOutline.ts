/** The outer edge of a set of squares, and how such edges are stroked. */

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
