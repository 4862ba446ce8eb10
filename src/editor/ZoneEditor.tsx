/** The tools for a map of zones: their layer on the board, and their panel beside it. */

import { useState } from 'react';
import { toast } from 'sonner';
import { applyZoneEdit } from '../board/editor/applyZoneEdit.ts';
import { ZoneEditLayer } from '../board/editor/ZoneEditLayer.tsx';
import type { ZoneTool } from '../board/editor/zoneDraft.ts';
import { GroundForm } from '../map/scenes/GroundForm.tsx';
import { changesBetween } from '../space/editing/zoneEdit.ts';
import type { Place, ZoneScene } from '../space/scene.ts';
import { tableActions } from '../store/store.ts';
import { Button } from '../ui/Button.tsx';
import type { EditorParts, ToolRow } from './tools.ts';
import { BorderForm, type Change, ZoneForm, ZoneList } from './ZoneForms.tsx';

const TOOLS: readonly (ToolRow & { id: ZoneTool })[] = [
  {
    id: 'select',
    label: 'Choose',
    hint: 'Click a zone or the way between two. Drag the corners of a chosen zone; Delete takes it away.',
  },
  {
    id: 'draw',
    label: 'Draw a zone',
    hint: 'Drag a rectangle, or click corner after corner; Enter, the first corner or a double click closes it.',
  },
  {
    id: 'split',
    label: 'Split a zone',
    hint: 'Click on one side of a zone, then on another: the line cuts it in two.',
  },
];

const LABELS = {
  select: '',
  draw: 'Drew a zone',
  split: 'Split a zone',
  moveCorner: 'Moved a corner',
  addCorner: 'Added a corner',
  removeCorner: 'Removed a corner',
  remove: 'Removed a zone or a way',
} as const;

/** Gives the place if it is still on the map. */
const stands = (scene: ZoneScene, place: Place | undefined): Place | undefined =>
  (place?.kind === 'zone' && scene.zones[place.zone]) || (place?.kind === 'border' && scene.borders[place.border])
    ? place
    : undefined;

/** The parts of the editor for zones. */
export function useZoneEditor(scene: ZoneScene, theme: 'dark' | 'light'): EditorParts {
  const { edit } = tableActions;
  // A map without zones has nothing to choose.
  const [tool, setTool] = useState<ZoneTool>(() => (Object.keys(scene.zones).length > 0 ? 'select' : 'draw'));
  const [chosen, setChosen] = useState<Place>();
  const selected = stands(scene, chosen);
  const change: Change = (label, next) => {
    if (next.ok) return edit(label, changesBetween(scene, next.value));
    toast(next.fault);
    return false;
  };
  const zone = selected?.kind === 'zone' ? scene.zones[selected.zone] : undefined;
  const border = selected?.kind === 'border' ? scene.borders[selected.border] : undefined;
  const props = { scene, change, onChoose: setChosen };
  return {
    tools: TOOLS,
    tool,
    setTool: (id) => setTool(TOOLS.find((one) => one.id === id)?.id ?? 'select'),
    layer: (
      <ZoneEditLayer
        key={tool}
        scene={scene}
        tool={tool}
        selected={selected}
        theme={theme}
        onIntent={({ edit: wanted }) => {
          const done = applyZoneEdit(scene, wanted, selected);
          if (!done.ok) {
            toast(done.fault);
            return;
          }
          if (done.value.scene !== scene) edit(LABELS[wanted.op], changesBetween(scene, done.value.scene));
          setChosen(done.value.selected);
        }}
      />
    ),
    panel: (
      <>
        {zone || border ? (
          <Button size="small" className="self-start" onPress={() => setChosen(undefined)}>
            The whole map
          </Button>
        ) : null}
        {zone ? <ZoneForm key={zone.id} {...props} zone={zone} /> : null}
        {border ? <BorderForm key={border.id} {...props} border={border} /> : null}
        {zone || border ? null : (
          <>
            <GroundForm scene={scene} onScene={(label, next) => edit(label, [{ edit: 'scene', scene: next }])} />
            <ZoneList scene={scene} onChoose={setChosen} />
          </>
        )}
      </>
    ),
  };
}
