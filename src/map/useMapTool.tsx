/**
 * The tools that take strokes on the map (fog, pen, ruler, areas): their layer inside the board,
 * their bar, and the main button's meaning meanwhile.
 */

import { type ReactNode, type RefObject, useMemo, useState } from 'react';
import { toast } from 'sonner';
import type { BoardArea } from '../board/boardArea.ts';
import type { DrawIntent } from '../board/draw/DrawLayer.tsx';
import { DrawLayer } from '../board/draw/DrawLayer.tsx';
import { FogLayer } from '../board/fog/FogLayer.tsx';
import { createStrokeEvents } from '../board/strokeEvents.ts';
import type { BoardFog, BoardHandle, BoardLine, BoardPreview } from '../board/types.ts';
import type { Fight } from '../engine/fight.ts';
import type { Ruleset } from '../engine/ruleset.ts';
import { useActionKeys } from '../keys/useActionKeys.ts';
import { type Drawing, inDrawOrder } from '../space/drawing.ts';
import { pinsOf } from '../space/notes.ts';
import { mapKindOf } from '../space/scene.ts';
import { tableActions, useTable } from '../store/store.ts';
import { useAreaTool } from './areas/areaTool.ts';
import { areaToolParts, useBoardAreas } from './areas/useAreas.tsx';
import { DrawBar } from './draw/DrawBar.tsx';
import { penWidth, useDrawTool } from './draw/drawTool.ts';
import { useDrawEdits } from './draw/useDrawEdits.ts';
import { FogBar } from './fog/FogBar.tsx';
import { veilOf } from './fog/fogByHand.ts';
import { fogEditOf } from './fog/fogEditOf.ts';
import { useFogWay } from './fog/fogTool.ts';
import { RulerBar } from './ruler/RulerBar.tsx';
import { useRuler } from './ruler/useRuler.tsx';

export interface MapTool {
  /** For the board with any tool: the GM's veil, all drawings and the names of pins, all areas. */
  fog: BoardFog | undefined;
  drawings: readonly Drawing[];
  areas: readonly BoardArea[];
  /**
   * The ruler's lines, in place of lines that follow the pointer. Undefined while another tool is
   * active.
   */
  lines: readonly BoardLine[] | undefined;
  /** The way on foot along the ruler. */
  preview?: BoardPreview | undefined;
  pointing: 'select' | 'stroke';
  layer: ReactNode;
  bar: ReactNode;
}

/**
 * The map tool of this window on a fight. `looking` means that an earlier state is shown and
 * nothing can be done.
 */
export function useMapTool(
  ruleset: Ruleset,
  fight: Fight,
  board: RefObject<BoardHandle | null>,
  looking = false,
): MapTool {
  const tool = useTable((table) => table.session.tool);
  const theme = useTable((table) => table.session.theme);
  const draw = useDrawTool();
  const fogTool = useFogWay(fight);
  const edits = useDrawEdits(fight);
  const layFog = fogEditOf(fight);
  const [keys] = useState(createStrokeEvents);
  const { scene, notes } = fight;
  const fog = useMemo(() => veilOf(ruleset, fight), [ruleset, fight]);
  const drawings = useMemo(() => inDrawOrder(fight.drawings), [fight.drawings]);
  const drawn = useMemo(() => [...drawings, ...pinsOf({ scene, notes })], [drawings, scene, notes]);
  const { setDraw, colour, width, seen, selected } = draw;
  const pen = useMemo(() => ({ colour, width: penWidth(scene, width), seen }), [scene, colour, width, seen]);
  const held = !looking && (tool === 'draw' || tool === 'fog' || tool === 'measure' || tool === 'area');
  const areas = useBoardAreas(ruleset, fight);
  const ruler = useRuler(ruleset, fight, keys, held && tool === 'measure');
  // The Back key first clears the ruler's way, then puts the tool away, and only then steps back in
  // the fight.
  useActionKeys(held ? 'tool' : 'off', {
    back: () => ruler.clear() || leaveArea() || tableActions.setSession({ tool: 'select' }),
  });

  const onDraw = (intent: DrawIntent) => {
    switch (intent.type) {
      case 'figure':
        edits.draw(intent.figure);
        return;
      case 'words': {
        const text = useDrawTool.getState().words.trim();
        if (text === '') toast('Type the words first, then click where they begin.');
        else edits.draw({ kind: 'words', at: intent.at, text });
        return;
      }
      case 'select':
        setDraw({ selected: intent.id });
        return;
      case 'erase':
        edits.erase(intent.ids);
        return;
      case 'change': {
        const drawing = drawings.find(({ id }) => id === intent.id);
        if (drawing) edits.change(drawing, intent.figure, intent.width);
        return;
      }
    }
  };
  /**
   * On zones the first zone decides the stroke: from a hidden zone the stroke reveals, from a known
   * zone it hides. On squares and hexes, and where sight lifts the fog, the bar decides.
   */
  const onPlaces = (places: readonly string[]) => {
    const [first] = places;
    const toggled = first !== undefined && fight.fog[first] ? 'reveal' : 'hide';
    const bySight = fight.sight?.fog === 'by sight';
    layFog(places, mapKindOf(scene) === 'zones' && !bySight ? toggled : fogTool.way);
  };

  const shown = { fog, drawings: drawn, areas, lines: held && tool === 'measure' ? ruler.lines : undefined };
  if (!held) return { ...shown, pointing: 'select', layer: null, bar: null };
  if (tool === 'draw')
    return {
      ...shown,
      pointing: 'stroke',
      layer: (
        <DrawLayer
          tool={draw.tool}
          pen={pen}
          drawings={drawings}
          selected={selected}
          theme={theme}
          keys={keys}
          onIntent={onDraw}
        />
      ),
      bar: <DrawBar fight={fight} board={board} tell={keys.tell} />,
    };
  if (tool === 'area')
    return { ...shown, pointing: 'stroke', ...areaToolParts(ruleset, fight, { areas, theme, keys, board }) };
  if (tool === 'measure')
    return {
      ...shown,
      pointing: 'stroke',
      preview: ruler.preview,
      layer: ruler.layer,
      bar: <RulerBar scene={scene} board={board} tell={keys.tell} reads={ruler.reads} measured={ruler.measured} />,
    };
  return {
    ...shown,
    pointing: 'stroke',
    layer: (
      <FogLayer
        scene={scene}
        tool={mapKindOf(scene) === 'zones' ? 'zone' : fogTool.tool}
        theme={theme}
        keys={keys}
        onPlaces={onPlaces}
      />
    ),
    bar: <FogBar fight={fight} board={board} tell={keys.tell} />,
  };
}

/** Chooses no area any more. Returns false when none was chosen. */
function leaveArea(): boolean {
  const { chosen, setArea } = useAreaTool.getState();
  if (chosen === undefined) return false;
  setArea({ chosen: undefined });
  return true;
}
