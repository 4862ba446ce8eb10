/**
 * The mode that paints the ground: a round brush, paths, areas, an eraser, and the light over the
 * map.
 */

import { LineLayer } from '../../board/editor/LineLayer.tsx';
import { flatColour } from '../../board/editor/UnpaintedLayer.tsx';
import type { StrokeEvents } from '../../board/strokeEvents.ts';
import { erasedGround, filledGround, paintedGround, pathedGround } from '../../space/editing/ground/groundBrush.ts';
import { snappedCorner } from '../../space/editing/things/snapping.ts';
import { squareOfScene } from '../../space/painted/squareOfScene.ts';
import type { Point, Scene } from '../../space/scene.ts';
import { useScope } from '../../ui/keyScopes.ts';
import { type GroundTool, useEditorHand, BRUSH_WIDTHS as WIDTHS } from '../editorHand.ts';
import { editedOrTold, editPainted } from '../groundEdit.ts';
import type { EditorParts, ToolRow } from '../tools.ts';
import { GroundPanel } from './GroundPanel.tsx';

const TOOLS: readonly (ToolRow & { id: GroundTool })[] = [
  { id: 'brush', label: 'Brush', hint: 'Drag to paint the ground. [ and ] make the brush smaller and larger.' },
  {
    id: 'path',
    label: 'Path',
    hint: 'Drag a road or a river, or click point after point; Enter or a double click ends it.',
  },
  {
    id: 'area',
    label: 'Area',
    hint: 'Drag a rectangle, or click corner after corner; Enter, the first corner or a double click closes it.',
  },
  { id: 'erase', label: 'Eraser', hint: 'Drag to rub out what was painted, down to what lies over the whole map.' },
];

/** By how many squares a key makes the brush wider. */
const STEP = 0.25;

const SHAPES = { brush: 'brush', path: 'free', area: 'area', erase: 'brush' } as const;

/** The parts of the editor for the ground of a map of either kind. */
export function useGroundEditor(
  scene: Scene,
  theme: 'dark' | 'light',
  { keys, active }: { keys: StrokeEvents; active: boolean },
): EditorParts {
  const { groundTool: tool, material, across, strength, snaps, take } = useEditorHand();
  const { materials = [] } = scene;
  useScope(active ? 'tool' : 'off', ({ key }, focus) => {
    const by = focus === 'typing' ? undefined : { '[': -STEP, ']': STEP }[key];
    if (by === undefined) return undefined;
    take({ across: Math.min(WIDTHS.most, Math.max(WIDTHS.least, across + by)) });
    return 'used';
  });
  const wide = across * squareOfScene(scene);
  const snap = (point: Point) => (snaps && tool === 'area' ? snappedCorner(scene, point) : point);
  const lay = (points: readonly Point[]) => {
    const stroke = { material, points, across: wide, strength };
    const [label, result] = {
      brush: () => [`Painted ${material}`, paintedGround(materials, stroke)] as const,
      path: () => [`A path of ${material}`, pathedGround(materials, stroke)] as const,
      area: () => [`An area of ${material}`, filledGround(materials, stroke)] as const,
      erase: () => ['Rubbed out ground', erasedGround(materials, stroke)] as const,
    }[tool]();
    editedOrTold(result, (next) => editPainted(label, { materials: next }));
  };
  return {
    tools: TOOLS,
    tool,
    setTool: (id) => take({ groundTool: TOOLS.find((one) => one.id === id)?.id ?? 'brush' }),
    byPen: true,
    layer: (
      <LineLayer
        key={tool}
        shape={SHAPES[tool]}
        across={tool === 'area' ? 0 : wide}
        colour={tool === 'erase' ? undefined : flatColour(material)}
        theme={theme}
        keys={keys}
        snap={snap}
        onLine={lay}
      />
    ),
    panel: <GroundPanel scene={scene} tool={tool} />,
  };
}
