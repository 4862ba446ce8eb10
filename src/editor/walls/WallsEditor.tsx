/** The mode that builds: rooms by dragging or tracing, walls, fences, doors and windows on them. */
import { LineLayer } from '../../board/editor/LineLayer.tsx';
import { StampLayer } from '../../board/editor/StampLayer.tsx';
import type { ThingPainter } from '../../board/editor/UnpaintedLayer.tsx';
import type { StrokeEvents } from '../../board/strokeEvents.ts';
import { snappedCorner } from '../../space/editing/things/snapping.ts';
import { spotOf, turnWithin } from '../../space/editing/things/things.ts';
import { type Opening, openingSpot, withOpening, withoutOpening } from '../../space/editing/walls/doors.ts';
import { withRoom } from '../../space/editing/walls/rooms.ts';
import { squareOfScene } from '../../space/painted/squareOfScene.ts';
import type { Point, Scene } from '../../space/scene.ts';
import { sceneryKind } from '../../space/scenery/kinds/sceneryKinds.ts';
import type { SceneryItem } from '../../space/scenery/scenery.ts';
import { tableActions } from '../../store/store.ts';
import { useEditorHand, type WallTool } from '../editorHand.ts';
import { editedOrTold } from '../groundEdit.ts';
import type { EditorParts, ToolRow } from '../tools.ts';
import { OPENINGS, WallsPanel } from './WallsPanel.tsx';

const TOOLS: readonly (ToolRow & { id: WallTool })[] = [
  {
    id: 'room',
    label: 'Room',
    hint: 'Drag a room from corner to corner, or click around it; Enter, the first corner or a double click closes it.',
  },
  { id: 'line', label: 'Wall', hint: 'Drag a wall, or click corner after corner; Enter or a double click ends it.' },
  { id: 'opening', label: 'Door', hint: 'Click a wall: the door or window comes to stand on it.' },
  { id: 'closing', label: 'Take away', hint: 'Click a door or a window to take it away.' },
];

/** The parts of the editor for walls and rooms. */
export function useWallsEditor(
  scene: Scene,
  theme: 'dark' | 'light',
  keys: StrokeEvents,
  paintThing: ThingPainter | undefined,
): EditorParts {
  const { wallTool: tool, wall, floor, opening, snaps, take } = useEditorHand();
  const square = squareOfScene(scene);
  const snap = (point: Point) => (snaps ? snappedCorner(scene, point) : point);
  const lay = (label: string, next: ReturnType<typeof withRoom>) =>
    editedOrTold(next, (made) => tableActions.edit(label, [{ edit: 'scene', scene: made }]));
  const put = (points: readonly Point[]) => {
    if (tool === 'room') return lay('Built a room', withRoom(scene, points, { floor, wall }));
    const item: SceneryItem = { kind: wall, along: points.map(spotOf) };
    return tableActions.edit(`Built: ${wall}`, [{ edit: 'scenery', at: scene.scenery?.length ?? 0, item }]);
  };
  const words = OPENINGS.find(({ id }) => id === opening)?.label ?? '';
  return {
    tools: TOOLS,
    tool,
    setTool: (id) => take({ wallTool: TOOLS.find((one) => one.id === id)?.id ?? 'room' }),
    byPen: true,
    layer:
      tool === 'room' || tool === 'line' ? (
        <LineLayer
          key={tool}
          shape={tool === 'room' ? 'area' : 'line'}
          across={sceneryKind(wall).size[1] * square}
          theme={theme}
          keys={keys}
          snap={snap}
          onLine={put}
        />
      ) : (
        <StampLayer
          square={square}
          keys={keys}
          paintThing={paintThing}
          stampAt={(point) => shownOpening(scene, point, tool === 'opening' ? opening : 'doorway')}
          onPress={(point) => {
            if (tool === 'opening') lay(words, withOpening(scene, point, opening));
            else lay('Took a door or window away', withoutOpening(scene, point));
          }}
        />
      ),
    panel: <WallsPanel tool={tool} />,
  };
}

/** The door or window at the pointer, on the wall where it would stand. */
function shownOpening(scene: Scene, point: Point, opening: Opening): SceneryItem | undefined {
  const spot = openingSpot(scene, point, opening);
  if (!spot) return undefined;
  return {
    kind: opening === 'window' ? 'window' : 'door',
    at: spotOf(spot.at),
    turn: turnWithin(spot.turn),
    size: [opening === 'double' ? 2 : 1, 0.3],
  };
}
