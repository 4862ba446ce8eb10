/**
 * Fitting the grid: the user drags a block with a known number of squares over the picture, and
 * then moves and stretches the block until its lines fit. Put this layer inside a Board that is
 * `pointing` 'stroke'.
 */
import { useMemo, useState } from 'react';
import { allHexes, hexGridSize, hexOutline } from '../../space/hexes/hexGrid.ts';
import { type HexGrid, type HexScene, isHexScene, type Point, type SquareScene } from '../../space/scene.ts';
import { frameOf } from '../../space/squares/gridFit.ts';
import { useScope } from '../../ui/keyScopes.ts';
import { type Changed, Frame } from '../grips.tsx';
import type { Box } from '../layout/viewMath.ts';
import { inColours, type PaintContext } from '../paint/paintContext.ts';
import { hexesPath } from '../paint/places/drawHexes.ts';
import { type BoardStroke, useHold, useStrokes } from '../strokeEvents.ts';
import { Painting } from '../tree/Painting.tsx';

export interface GridBlock {
  from: Point;
  to: Point;
}

/** A drag shorter than this, in window pixels, was a slip of the hand. */
const LEAST = 12;

interface Props {
  scene: SquareScene | HexScene;
  /** How many squares or hexes the block has. */
  columns: number;
  rows: number;
  theme: 'dark' | 'light';
  onBlock(block: GridBlock): void;
}

export function GridFitLayer({ scene, columns, rows, theme, onBlock }: Props) {
  // While the user drags the block, it is in map pixels. After that it belongs to the picture,
  // which moves below the grid with each fit.
  const [drawn, setDrawn] = useState<GridBlock>();
  const [onPicture, setOnPicture] = useState<GridBlock>();
  const [changing, setChanging] = useState<GridBlock>();
  const frame = frameOf(scene);
  const laid =
    onPicture && through(onPicture, ({ x, y }) => ({ x: frame.x + x * frame.width, y: frame.y + y * frame.height }));

  const give = (block: GridBlock) => {
    setOnPicture(through(block, ({ x, y }) => ({ x: (x - frame.x) / frame.width, y: (y - frame.y) / frame.height })));
    onBlock(block);
  };
  useStrokes(({ phase, point, unit }: BoardStroke) => {
    if (phase === 'hover') return;
    if (phase === 'start') {
      setDrawn({ from: point, to: point });
      setOnPicture(undefined);
    } else if (phase === 'move') setDrawn((old) => old && { ...old, to: point });
    else {
      setDrawn(undefined);
      if (phase !== 'end' || !drawn) return;
      const { width, height } = boxOf({ ...drawn, to: point });
      if (Math.min(width, height) >= LEAST * unit) give({ from: drawn.from, to: point });
    }
  });
  useHold(laid !== undefined);
  useScope('tool', ({ key }) => {
    if (key !== 'Escape' || !onPicture) return undefined;
    setOnPicture(undefined);
    setChanging(undefined);
    return 'used';
  });
  const block = drawn ?? changing ?? laid;
  const turn = isHexScene(scene) ? scene.hexes.turn : undefined;
  const paint = useMemo(
    () =>
      inColours(theme, (paintContext) => {
        if (block)
          paintBlock(
            paintContext,
            turn === undefined ? squareLines(block, columns, rows) : hexLines(block, { turn, columns, rows }),
          );
      }),
    [block, columns, rows, theme, turn],
  );
  const changed = ({ point }: Changed): GridBlock => (laid ? through(laid, point) : { from: ORIGIN, to: ORIGIN });
  return (
    <>
      <Painting name="grid block" paint={paint} />
      {laid && !drawn ? (
        <Frame
          name="grid frame"
          box={boxOf(laid)}
          theme={theme}
          onChanging={(how) => setChanging(changed(how))}
          onChanged={(how) => {
            setChanging(undefined);
            give(changed(how));
          }}
        />
      ) : null}
    </>
  );
}

const ORIGIN: Point = { x: 0, y: 0 };

const through = ({ from, to }: GridBlock, point: (at: Point) => Point): GridBlock => ({
  from: point(from),
  to: point(to),
});

const boxOf = ({ from, to }: GridBlock): Box => ({
  x: Math.min(from.x, to.x),
  y: Math.min(from.y, to.y),
  width: Math.abs(to.x - from.x),
  height: Math.abs(to.y - from.y),
});

/** The lines around and between the squares of a block. */
function squareLines({ from, to }: GridBlock, columns: number, rows: number): Path2D {
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
  return path;
}

/** The hexes of a block, stretched to fill it. */
function hexLines(block: GridBlock, size: Pick<HexGrid, 'turn' | 'columns' | 'rows'>): Path2D {
  const grid: HexGrid = { ...size, across: 100, at: { x: 0, y: 0 } };
  const whole = hexGridSize(grid);
  const { x, y, width, height } = boxOf(block);
  const at = (point: Point): Point => ({
    x: x + (point.x / whole.width) * width,
    y: y + (point.y / whole.height) * height,
  });
  return hexesPath(allHexes(grid).map((hex) => ({ polygon: hexOutline(grid, hex).map(at) })));
}

/** The block with the lines between its squares or hexes. */
function paintBlock({ context: pen, colours, unit }: PaintContext, path: Path2D): void {
  for (const [colour, wide] of [
    ['rgba(0,0,0,0.65)', 4],
    [colours.now, 1.6],
  ] as const) {
    pen.strokeStyle = colour;
    pen.lineWidth = wide * unit;
    pen.stroke(path);
  }
}
