/**
 * Selects things on the board: a press selects one, a drag over bare ground selects all in a box.
 * The frame moves, turns and scales the selected things; a line can also be changed by its corners.
 */
import { useMemo, useRef, useState } from 'react';
import {
  boxOfThing,
  grownThing,
  spotOf,
  thingAt,
  thingsWithin,
  turnedThing,
  withThings,
} from '../../space/editing/things/things.ts';
import type { Point } from '../../space/scene.ts';
import type { SceneryItem, Spot } from '../../space/scenery/scenery.ts';
import { type Changed, Frame, Handle } from '../grips.tsx';
import type { Box } from '../layout/viewMath.ts';
import { inColours, type PaintContext } from '../paint/paintContext.ts';
import { type BoardStroke, type StrokeEvents, useHold, useStrokes, useStrokesFrom } from '../strokeEvents.ts';
import type { Paint } from '../tree/look.ts';
import { Painting } from '../tree/Painting.tsx';
import type { ThingPainter } from './UnpaintedLayer.tsx';

export interface ThingsLayerProps {
  things: readonly SceneryItem[];
  /** The indices of the selected things. */
  chosen: readonly number[];
  square: number;
  theme: 'dark' | 'light';
  keys: StrokeEvents;
  paintThing: ThingPainter | undefined;
  /** Tells whether a thing can be selected: not while its layer is locked or hidden. */
  taken(item: SceneryItem): boolean;
  snap(point: Point): Point;
  onChoose(numbers: readonly number[]): void;
  onChange(label: string, things: readonly SceneryItem[]): void;
}

/** The box around several boxes. */
function boxAbout(boxes: readonly Box[]): Box {
  const x = Math.min(...boxes.map((box) => box.x));
  const y = Math.min(...boxes.map((box) => box.y));
  return {
    x,
    y,
    width: Math.max(...boxes.map((box) => box.x + box.width)) - x,
    height: Math.max(...boxes.map((box) => box.y + box.height)) - y,
  };
}

/** A thing after a drag of its frame. When several things are selected, each keeps its shape. */
export function pulledThing(item: SceneryItem, how: Changed, alone: boolean): SceneryItem {
  if (item.along) return { ...item, along: item.along.map(([x, y]): Spot => spotOf(how.point({ x, y }))) };
  const grown = Math.abs(how.longer - 1) > 0.002 || Math.abs(how.grown - 1) > 0.002;
  const sized = grown ? grownThing(item, how.longer, alone ? how.grown : how.longer) : item;
  const turned = Math.abs(how.turned) > 0.1 ? turnedThing(sized, how.turned) : sized;
  const [x, y] = item.at ?? [0, 0];
  return { ...turned, at: spotOf(how.point({ x, y })) };
}

export function ThingsLayer(props: ThingsLayerProps) {
  const { things, chosen, square, theme, keys, taken, onChoose } = props;
  const [box, setBox] = useState<readonly [Point, Point]>();
  const from = useRef<Point>(undefined);
  const hear = ({ phase, point, unit, keys: held }: BoardStroke) => {
    if (phase === 'hover') return;
    if (phase === 'start') from.current = point;
    const start = from.current;
    if (!start) return;
    const far = Math.hypot(start.x - point.x, start.y - point.y) > 6 * unit;
    if (phase === 'move') setBox(far ? [start, point] : undefined);
    if (phase !== 'end' && phase !== 'cancel') return;
    from.current = undefined;
    setBox(undefined);
    if (phase === 'cancel') return;
    const at = thingAt(things, point, { square, reach: 8 * unit, taken });
    const found = far ? thingsWithin(things, [start, point], taken) : at === undefined ? [] : [at];
    onChoose(held?.add ? [...new Set([...chosen, ...found])] : found);
  };
  useStrokes(hear);
  useStrokesFrom(keys, hear);
  const paint = useMemo(
    () =>
      inColours(theme, (at) => {
        if (box) paintBox(at, box);
      }),
    [box, theme],
  );
  const there = chosen.flatMap((n) => things[n] ?? []);
  useHold(there.length > 0);
  return (
    <>
      <Painting name="things in a box" paint={paint} />
      {there.length > 0 ? <Chosen key={chosen.join(' ')} {...props} items={there} /> : null}
    </>
  );
}

function paintBox({ context, unit, colours }: PaintContext, [from, to]: readonly [Point, Point]): void {
  context.strokeStyle = colours.now;
  context.lineWidth = 2 * unit;
  context.setLineDash([6 * unit, 5 * unit]);
  context.strokeRect(from.x, from.y, to.x - from.x, to.y - from.y);
  context.setLineDash([]);
}

/**
 * The selected things in their frame. While the frame is dragged, they are shown as they will
 * stand.
 */
function Chosen(props: ThingsLayerProps & { items: readonly SceneryItem[] }) {
  const { things, chosen, items, square, theme, paintThing, taken, onChoose, onChange } = props;
  const [pulled, setPulled] = useState<readonly SceneryItem[]>();
  const [first] = items;
  const alone = items.length === 1;
  const turned = alone && first && !first.along ? (first.turn ?? 0) : 0;
  const box = boxAbout(items.map((item) => boxOfThing(item, square)));
  const after = (how: Changed): SceneryItem[] => items.map((item) => pulledThing(item, how, alone));
  const paint = useMemo(
    (): Paint => (pen) => {
      for (const item of pulled ?? []) paintThing?.(pen, item, square);
    },
    [pulled, paintThing, square],
  );
  return (
    <>
      <Painting name="things in hand" paint={paint} />
      <Frame
        name="things frame"
        box={box}
        turn={turned}
        theme={theme}
        turns
        keepsShape={!alone}
        onPress={(at) => {
          const next = thingAt(things, at, { square, taken });
          onChoose(next === undefined ? [] : [next]);
        }}
        onChanging={(how) => setPulled(after(how))}
        onChanged={(how) => {
          setPulled(undefined);
          const next = after(how);
          const words = alone && first ? `the ${first.name ?? first.kind}` : `${items.length} things`;
          onChange(
            `Moved ${words}`,
            withThings(things, chosen, (item) => next[items.indexOf(item)] ?? item),
          );
        }}
      />
      {alone && first?.along ? <Corners {...props} item={first} /> : null}
    </>
  );
}

const none: never[] = [];

/** The corners of a selected line. */
function Corners({
  things,
  chosen,
  item,
  theme,
  square,
  paintThing,
  snap,
  onChange,
}: ThingsLayerProps & { item: SceneryItem }) {
  const [held, setHeld] = useState<{ at: number; to: Point }>();
  const along = item.along ?? none;
  const moved = (at: number, to: Point): SceneryItem => ({
    ...item,
    along: along.map((spot, n): Spot => (n === at ? spotOf(to) : spot)),
  });
  const paint = useMemo((): Paint => {
    const shown = held && { ...item, along: along.map((spot, n): Spot => (n === held.at ? spotOf(held.to) : spot)) };
    return (pen) => {
      if (shown) paintThing?.(pen, shown, square);
    };
  }, [held, item, along, paintThing, square]);
  return (
    <>
      <Painting name="line in hand" paint={paint} />
      {along.map(([x, y], n) => (
        <Handle
          // biome-ignore lint/suspicious/noArrayIndexKey: a corner is told by its number
          key={n}
          name="line corner"
          at={{ x, y }}
          theme={theme}
          draw={drawCorner}
          held={held?.at === n}
          onGrab={() => setHeld({ at: n, to: { x, y } })}
          onMove={(to) => {
            const at = snap(to);
            setHeld({ at: n, to: at });
            return at;
          }}
          onDrop={(to) => {
            setHeld(undefined);
            onChange(
              `Moved a corner of the ${item.name ?? item.kind}`,
              withThings(things, chosen, () => moved(n, snap(to))),
            );
          }}
          onPress={() => {}}
        />
      ))}
    </>
  );
}

const drawCorner = ({ context, unit, colours }: PaintContext): void => {
  context.beginPath();
  context.arc(0, 0, 6 * unit, 0, Math.PI * 2);
  context.fillStyle = '#ffffff';
  context.fill();
  context.strokeStyle = colours.now;
  context.lineWidth = 2.5 * unit;
  context.stroke();
};
