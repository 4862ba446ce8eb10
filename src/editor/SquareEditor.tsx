/** The tools for a map of squares: what a stroke paints, and which squares it takes. */

import { useState } from 'react';
import { GridFitLayer } from '../board/editor/GridFitLayer.tsx';
import { SquarePaintLayer } from '../board/editor/SquarePaintLayer.tsx';
import type { PaintTool } from '../board/editor/squarePaint.ts';
import { GroundForm } from '../map/scenes/GroundForm.tsx';
import type { Point, SquareScene } from '../space/scene.ts';
import { fittedTo, nudgedGrid } from '../space/squares/gridFit.ts';
import { tableActions } from '../store/store.ts';
import { NumberInput } from '../ui/inputs/inputs.tsx';
import { GridFitPanel } from './GridFit.tsx';
import { GroundName } from './GroundName.tsx';
import { PaintChoice } from './PaintChoice.tsx';
import { type Brush, editOfCells, editOfWalls, type WallBrush } from './paint.ts';
import type { EditorParts, ToolRow } from './tools.ts';
import { useGridTools } from './useGridTools.ts';

type Tool = PaintTool | 'grid';
const GRID_TOOL: ToolRow & { id: Tool } = {
  id: 'grid',
  label: 'Fit the grid',
  hint: 'Drag a block of squares over those of the picture; arrow keys nudge.',
};
const TOOLS: readonly (ToolRow & { id: Tool })[] = [
  { id: 'brush', label: 'Brush', hint: 'Drag over squares to paint them.' },
  { id: 'rectangle', label: 'Rectangle', hint: 'Drag from one corner to the other.' },
  { id: 'fill', label: 'Fill', hint: 'Click a square: all like it, up to the walls, are painted.' },
  { id: 'wall', label: 'Walls', hint: 'Drag along the edges between squares.' },
];
const GRID_TOOLS = { own: TOOLS, grid: GRID_TOOL, usual: 'brush' } as const;

const PAINTS: readonly { id: Brush['paint']; label: string; about: string }[] = [
  { id: 'difficult', label: 'Difficult ground', about: 'Hard footing' },
  { id: 'blocked', label: 'Blocked', about: 'Nobody can stand here' },
  { id: 'elevation', label: 'Height', about: 'Above or below the ground' },
  { id: 'start', label: 'Start area', about: 'Where combatants are put at first' },
  { id: 'terrain', label: 'Named ground', about: 'Mud, altar, hedge' },
  { id: 'clear', label: 'Flat open ground', about: 'Takes away what is there' },
];

const WALLS: readonly { id: string; label: string; wall: WallBrush }[] = [
  { id: 'wall', label: 'A wall', wall: 'wall' },
  { id: 'door', label: 'A closed door', wall: 'door' },
  { id: 'open', label: 'An open door', wall: 'open' },
  { id: 'none', label: 'Nothing: take it away', wall: null },
];

/** The parts of the editor for squares. */
export function useSquareEditor(scene: SquareScene, theme: 'dark' | 'light'): EditorParts {
  const { edit } = tableActions;
  const [paint, setPaint] = useState<Brush['paint']>('difficult');
  const [height, setHeight] = useState(1);
  const [name, setName] = useState('mud');
  const [wall, setWall] = useState('wall');
  const brush: Brush = paint === 'elevation' ? { paint, height } : paint === 'terrain' ? { paint, name } : { paint };
  const label = PAINTS.find(({ id }) => id === paint)?.label ?? '';
  const wallRow = WALLS.find(({ id }) => id === wall);
  const lay = (label: string, next: SquareScene | undefined) => {
    if (next) edit(label, [{ edit: 'scene', scene: next }]);
  };
  const nudge = (by: Point) => lay('Nudged the grid', nudgedGrid(scene, by));
  const { tools, tool, setTool, block, setBlock } = useGridTools(scene, GRID_TOOLS, nudge);
  return {
    tools,
    tool,
    setTool,
    layer:
      tool === 'grid' ? (
        <GridFitLayer
          scene={scene}
          {...block}
          theme={theme}
          onBlock={(dragged) => lay('Fitted the grid', fittedTo(scene, { ...dragged, ...block }))}
        />
      ) : (
        <SquarePaintLayer
          scene={scene}
          tool={tool}
          theme={theme}
          onIntent={(intent) => {
            const made =
              intent.type === 'walls'
                ? editOfWalls(scene, intent.edges, wallRow?.wall ?? null)
                : editOfCells(scene, intent.cells, brush);
            if (made) edit(`Painted: ${intent.type === 'walls' ? (wallRow?.label ?? '') : label}`, [made]);
          }}
        />
      ),
    panel: (
      <>
        {tool === 'grid' ? (
          <GridFitPanel block={block} onBlock={setBlock} onNudge={nudge} />
        ) : tool === 'wall' ? (
          <PaintChoice label="On the edges" rows={WALLS} chosen={wall} onChoose={setWall} />
        ) : (
          <PaintChoice
            label="Paint"
            rows={PAINTS}
            chosen={paint}
            onChoose={(id) => setPaint(PAINTS.find((one) => one.id === id)?.id ?? 'difficult')}
          />
        )}
        {tool !== 'wall' && tool !== 'grid' && paint === 'elevation' ? (
          <NumberInput
            label="Height, in squares; 0 is the ground"
            value={height}
            min={-20}
            max={20}
            onChange={setHeight}
          />
        ) : null}
        {tool !== 'wall' && tool !== 'grid' && paint === 'terrain' ? <GroundName name={name} onName={setName} /> : null}
        <hr className="border-line" />
        <GroundForm scene={scene} onScene={(words, next) => edit(words, [{ edit: 'scene', scene: next }])} />
      </>
    ),
  };
}
