/** The tools for a map of hexes: choosing, painting, the sides, and the grid over a picture. */
import { useState } from 'react';
import { GridFitLayer } from '../board/editor/GridFitLayer.tsx';
import { HexPaintLayer, type HexTool } from '../board/editor/HexPaintLayer.tsx';
import type { Edit } from '../engine/command.ts';
import { GroundForm } from '../map/scenes/GroundForm.tsx';
import { changesBetween } from '../space/editing/zoneEdit.ts';
import { hexesFittedTo, nudgedHexes } from '../space/hexes/hexFit.ts';
import { type HexBrush, type SideBrush, withBrushedHexes, withBrushedSides } from '../space/hexes/hexPaint.ts';
import type { HexScene, Place, Point } from '../space/scene.ts';
import { tableActions } from '../store/store.ts';
import { Button } from '../ui/Button.tsx';
import { GridFitPanel } from './GridFit.tsx';
import { HexForm, HexWayForm } from './HexForms.tsx';
import { PaintChoice } from './PaintChoice.tsx';
import type { EditorParts, ToolRow } from './tools.ts';
import { useGridTools } from './useGridTools.ts';

type Tool = HexTool | 'grid';
const GRID_TOOL: ToolRow & { id: Tool } = {
  id: 'grid',
  label: 'Fit the grid',
  hint: 'Drag a block of hexes over those of the picture; arrow keys nudge.',
};
const TOOLS: readonly (ToolRow & { id: Tool })[] = [
  { id: 'select', label: 'Choose', hint: 'Click a hex, or a door between two hexes.' },
  { id: 'brush', label: 'Brush', hint: 'Drag over hexes to paint them.' },
  { id: 'fill', label: 'Fill', hint: 'Click a hex: all that one reaches without passing a wall or door are painted.' },
  { id: 'sides', label: 'Walls', hint: 'Drag along the sides between hexes.' },
];
const GRID_TOOLS = { own: TOOLS, grid: GRID_TOOL, usual: 'brush' } as const;

const PAINTS: readonly { id: HexBrush; label: string; about: string }[] = [
  { id: 'difficult', label: 'Difficult ground', about: 'Hard footing' },
  { id: 'solid', label: 'Solid', about: 'Nobody can stand here' },
  { id: 'gone', label: 'No hex', about: 'Not part of the map' },
  { id: 'open', label: 'Open hex', about: 'Clear, or back on the map' },
];
const SIDES: readonly { id: string; label: string; side: SideBrush }[] = [
  { id: 'wall', label: 'A wall', side: 'wall' },
  { id: 'door', label: 'A closed door', side: 'closed' },
  { id: 'open', label: 'An open door', side: 'open' },
  { id: 'none', label: 'Nothing: take it away', side: null },
];

/** With more changes than this, the whole map is less to keep than its changed parts. */
const MANY = 120;

/** The edits from one map of hexes to another: what changed, or the whole map. */
export function hexEdits(before: HexScene, after: HexScene): Edit[] {
  const changes = before.hexes === after.hexes ? changesBetween(before, after) : undefined;
  return changes && changes.length <= MANY ? changes : [{ edit: 'scene', scene: after }];
}

/** The place if it is still on the map. */
const stands = ({ zones, borders }: HexScene, place: Place | undefined): Place | undefined =>
  (place?.kind === 'zone' && zones[place.zone]) || (place?.kind === 'border' && borders[place.border])
    ? place
    : undefined;

/** The parts of the editor for hexes. */
export function useHexEditor(scene: HexScene, theme: 'dark' | 'light'): EditorParts {
  const [paint, setPaint] = useState('difficult');
  const [side, setSide] = useState('wall');
  const [chosen, setChosen] = useState<Place>();
  const selected = stands(scene, chosen);
  const brush = PAINTS.find(({ id }) => id === paint) ?? PAINTS[0]!;
  const sideRow = SIDES.find(({ id }) => id === side) ?? SIDES[0]!;
  const lay = (label: string, next: HexScene | undefined): boolean =>
    next !== undefined && next !== scene && tableActions.edit(label, hexEdits(scene, next));
  const nudge = (by: Point) => lay('Nudged the grid', nudgedHexes(scene, by));
  const { tools, tool, setTool, block, setBlock } = useGridTools(scene, GRID_TOOLS, nudge);
  const zone = selected?.kind === 'zone' ? scene.zones[selected.zone] : undefined;
  const border = selected?.kind === 'border' ? scene.borders[selected.border] : undefined;
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
          onBlock={(dragged) => lay('Fitted the grid', hexesFittedTo(scene, { ...dragged, ...block }))}
        />
      ) : (
        <HexPaintLayer
          scene={scene}
          tool={tool}
          selected={selected}
          theme={theme}
          onIntent={(intent) => {
            if (intent.type === 'choose') setChosen(intent.place);
            else if (intent.type === 'sides')
              lay(`Painted: ${sideRow.label}`, withBrushedSides(scene, intent.sides, sideRow.side));
            else lay(`Painted: ${brush.label}`, withBrushedHexes(scene, intent.hexes, brush.id));
          }}
        />
      ),
    panel: (
      <>
        {tool === 'grid' ? <GridFitPanel block={block} onBlock={setBlock} onNudge={nudge} cells="hexes" /> : null}
        {tool === 'sides' ? <PaintChoice label="On the sides" rows={SIDES} chosen={side} onChoose={setSide} /> : null}
        {tool === 'brush' || tool === 'fill' ? (
          <PaintChoice label="Paint" rows={PAINTS} chosen={paint} onChoose={setPaint} />
        ) : null}
        {tool === 'select' && (zone || border) ? (
          <>
            <Button size="small" className="self-start" onPress={() => setChosen(undefined)}>
              The whole map
            </Button>
            {zone ? <HexForm key={zone.id} scene={scene} zone={zone} lay={lay} /> : null}
            {border ? <HexWayForm key={border.id} scene={scene} border={border} lay={lay} /> : null}
          </>
        ) : (
          <GroundForm
            scene={scene}
            onScene={(words, next) => tableActions.edit(words, [{ edit: 'scene', scene: next }])}
          />
        )}
      </>
    ),
  };
}
