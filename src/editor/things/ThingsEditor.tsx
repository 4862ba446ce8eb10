/**
 * The mode that puts things down: stamped one by one, scattered by a brush, selected and changed.
 */
import { LineLayer } from '../../board/editor/LineLayer.tsx';
import { StampLayer } from '../../board/editor/StampLayer.tsx';
import { ThingsLayer } from '../../board/editor/ThingsLayer.tsx';
import type { ThingPainter } from '../../board/editor/UnpaintedLayer.tsx';
import type { StrokeEvents } from '../../board/strokeEvents.ts';
import { snappedCorner, snappedTo, snapStep } from '../../space/editing/things/snapping.ts';
import { isLineKind, scatteredAlong, spotOf, themeOf, turnWithin } from '../../space/editing/things/things.ts';
import { squareOfScene } from '../../space/painted/squareOfScene.ts';
import type { Point, Scene } from '../../space/scene.ts';
import { sceneryKind } from '../../space/scenery/kinds/sceneryKinds.ts';
import type { SceneryItem } from '../../space/scenery/scenery.ts';
import { tableActions } from '../../store/store.ts';
import { useScope } from '../../ui/keyScopes.ts';
import { chosenThings, noThings, stillChosen, type ThingTool, useEditorHand } from '../editorHand.ts';
import { editPainted } from '../groundEdit.ts';
import type { EditorParts, ToolRow } from '../tools.ts';
import { kindsOfScattering } from './scatterings.ts';
import { ThingsPanel } from './ThingsPanel.tsx';
import { thingKey, useThingDeeds } from './useThingDeeds.ts';

const TOOLS: readonly (ToolRow & { id: ThingTool })[] = [
  { id: 'stamp', label: 'Put down', hint: 'Click to put the thing down. [ and ] turn it, { and } scale it.' },
  { id: 'scatter', label: 'Scatter', hint: 'Drag to scatter things where the brush passes.' },
  {
    id: 'choose',
    label: 'Choose',
    hint: 'Click a thing, or drag a box. Del takes it away, Ctrl+D doubles it, arrows move it, [ and ] turn it.',
  },
];
const LINE_HINT = 'Drag a piece of it, or click corner after corner; Enter or a double click ends the line.';

/** An angle that looks random and is always the same at the same place. */
const strewnTurn = ({ x, y }: Point): number => turnWithin(Math.abs(Math.sin(x * 12.9 + y * 78.2) * 43_758));

/** The parts of the editor for things. */
export function useThingsEditor(
  scene: Scene,
  theme: 'dark' | 'light',
  { keys, active, paintThing }: { keys: StrokeEvents; active: boolean; paintThing: ThingPainter | undefined },
): EditorParts {
  const hand = useEditorHand();
  const { thingTool: tool, kind, turn, size, strewn, snaps, take } = hand;
  const things = scene.scenery ?? [];
  const square = squareOfScene(scene);
  const taken = ({ kind: one }: SceneryItem) =>
    !hand.hidden.includes(themeOf(one)) && !hand.locked.includes(themeOf(one));
  const numbers = stillChosen(hand.chosen, things);
  const deeds = useThingDeeds(scene, taken);
  const isLine = isLineKind(kind);
  useScope(active ? 'tool' : 'off', (event, focus) => {
    if (focus === 'typing') return undefined;
    if (tool === 'stamp' && !isLine && !event.ctrlKey && !event.metaKey) {
      const by = { '[': -15, ']': 15 }[event.key];
      const factor = { '{': 1 / 1.1, '}': 1.1 }[event.key];
      if (by !== undefined) take({ turn: turnWithin(turn + by) });
      if (factor !== undefined) take({ size: Math.round(Math.min(20, Math.max(0.1, size * factor)) * 100) / 100 });
      if (by !== undefined || factor !== undefined) return 'used';
    }
    if (event.key === 'Escape' && numbers.length > 0) {
      take({ chosen: noThings });
      return 'used';
    }
    const able = tool === 'choose' && (focus === 'elsewhere' || !event.key.startsWith('Arrow'));
    const does = able || event.ctrlKey || event.metaKey ? thingKey(event, deeds, square) : undefined;
    does?.();
    return does ? 'used' : undefined;
  });
  const snapped = (point: Point, free: boolean) => (snaps && !free ? snappedTo(point, snapStep(scene)) : point);
  const stampAt = (point: Point, free: boolean): SceneryItem => {
    const at = snapped(point, free);
    const turned = strewn ? strewnTurn(at) : turn;
    return { kind, at: spotOf(at), ...(turned === 0 ? {} : { turn: turned }), ...(size === 1 ? {} : { size }) };
  };
  const put = (item: SceneryItem) =>
    tableActions.edit(`Put down: ${item.kind}`, [{ edit: 'scenery', at: things.length, item }]);
  const scatter = (points: readonly Point[]) => {
    const thrown = scatteredAlong(
      things,
      {
        kinds: kindsOfScattering(hand.scatter === 'in hand' ? kind : hand.scatter),
        points,
        across: hand.scatterAcross * square,
        density: hand.density,
        seed: things.length * 31 + Math.round(points[0]?.x ?? 0),
      },
      square,
    );
    if (thrown.length > 0) editPainted(`Scattered ${thrown.length} things`, { scenery: [...things, ...thrown] });
  };
  const layer =
    tool === 'choose' ? (
      <ThingsLayer
        things={things}
        chosen={numbers}
        square={square}
        theme={theme}
        keys={keys}
        paintThing={paintThing}
        taken={taken}
        snap={(point) => (snaps ? snappedCorner(scene, point) : point)}
        onChoose={(next) => take({ chosen: chosenThings(next, things) })}
        onChange={(label, next) => void editPainted(label, { scenery: [...next] })}
      />
    ) : tool === 'scatter' || isLine ? (
      <LineLayer
        key={`${tool} ${kind}`}
        shape={tool === 'scatter' ? 'brush' : 'line'}
        across={(tool === 'scatter' ? hand.scatterAcross : sceneryKind(kind).size[1]) * square}
        theme={theme}
        keys={keys}
        snap={(point) => (snaps ? snappedCorner(scene, point) : point)}
        onLine={(points) => (tool === 'scatter' ? scatter(points) : put({ kind, along: points.map(spotOf) }))}
      />
    ) : (
      <StampLayer square={square} keys={keys} paintThing={paintThing} stampAt={stampAt} onStamp={put} />
    );
  return {
    tools: TOOLS.map((one) => (one.id === 'stamp' && isLine ? { ...one, hint: LINE_HINT } : one)),
    tool,
    setTool: (id) => take({ thingTool: TOOLS.find((one) => one.id === id)?.id ?? 'stamp' }),
    byPen: true,
    layer,
    panel: <ThingsPanel things={things} items={numbers.flatMap((at) => things[at] ?? [])} deeds={deeds} />,
  };
}
