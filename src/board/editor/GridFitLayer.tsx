/** Fitting the grid: a block of known squares dragged over the picture, shown with its lines. Put it inside a Board that is `pointing` 'stroke'. */
import { useCallback, useState } from 'react';
import type { Point } from '../../space/scene.ts';
import { Shape } from '../canvas.tsx';
import { palette } from '../paint/palette.ts';
import { penOf } from '../paint/pen.ts';
import type { Look } from '../stage.ts';
import { type BoardStroke, useStrokes } from '../surface.ts';

export interface GridBlock {
  from: Point;
  to: Point;
}

/** Window pixels below which a drag is a slip of the hand. */
const LEAST = 12;

export function GridFitLayer({
  columns,
  rows,
  theme,
  onBlock,
}: {
  /** How many squares the block has. */
  columns: number;
  rows: number;
  theme: 'dark' | 'light';
  onBlock(block: GridBlock): void;
}) {
  const [block, setBlock] = useState<GridBlock>();
  useStrokes(({ phase, point, unit }: BoardStroke) => {
    if (phase === 'hover') return;
    if (phase === 'start') setBlock({ from: point, to: point });
    else if (phase === 'move') setBlock((old) => old && { ...old, to: point });
    else {
      setBlock(undefined);
      if (phase !== 'end' || !block) return;
      const [wide, high] = [Math.abs(point.x - block.from.x), Math.abs(point.y - block.from.y)];
      if (Math.min(wide, high) >= LEAST * unit) onBlock({ from: block.from, to: point });
    }
  });
  const paint = useCallback(
    (canvas: CanvasRenderingContext2D, look: Look) => {
      if (!block) return;
      const { context: pen, colours, unit } = penOf(canvas, look, palette(theme));
      const { from, to } = block;
      const path = new Path2D();
      for (let n = 0; n <= columns; n += 1) {
        const x = from.x + ((to.x - from.x) * n) / columns;
        path.moveTo(x, from.y);
        path.lineTo(x, to.y);
      }
      for (let n = 0; n <= rows; n += 1) {
        const y = from.y + ((to.y - from.y) * n) / rows;
        path.moveTo(from.x, y);
        path.lineTo(to.x, y);
      }
      for (const [colour, wide] of [
        ['rgba(0,0,0,0.65)', 4],
        [colours.now, 1.6],
      ] as const) {
        pen.strokeStyle = colour;
        pen.lineWidth = wide * unit;
        pen.stroke(path);
      }
    },
    [block, columns, rows, theme],
  );
  return <Shape paint={paint} />;
}
