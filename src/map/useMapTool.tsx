/** The tools that take strokes on the map, fog, pen and ruler: the layer inside the board, the bar over it, and what the main button does meanwhile. */
import { type ReactNode, type RefObject, useMemo, useState } from 'react';
import type { DrawIntent } from '../board/draw/DrawLayer.tsx';
import { makeSurface } from '../board/surface.ts';
import type { BoardFog, BoardHandle, BoardLine } from '../board/types.ts';
import type { Fight } from '../engine/fight.ts';
import type { Ruleset } from '../engine/ruleset.ts';
import { useDeedKeys } from '../keys/useDeedKeys.ts';
import { type Drawing, inDrawOrder } from '../space/drawing.ts';
import { pinsOf } from '../space/notes.ts';
import { useTable, verbs } from '../store/store.ts';
import { later, useAhead, Wanted } from '../ui/parts/later.tsx';
import { toast } from '../ui/toasts/toast.ts';
import { penWidth, useDrawTool } from './draw/drawTool.ts';
import { useDrawEdits } from './draw/useDrawEdits.ts';
import { veilOf } from './fog/fogByHand.ts';
import { useFogTool } from './fog/fogTool.ts';
import { useFogEdit } from './fog/useFogEdit.ts';
import { useRuler } from './ruler/useRuler.tsx';

const DrawBar = later(async () => (await import('./draw/DrawBar.tsx')).DrawBar);
const FogBar = later(async () => (await import('./fog/FogBar.tsx')).FogBar);
const RulerBar = later(async () => (await import('./ruler/RulerBar.tsx')).RulerBar);
const DrawLayer = later(async () => (await import('../board/draw/DrawLayer.tsx')).DrawLayer);
const FogLayer = later(async () => (await import('../board/fog/FogLayer.tsx')).FogLayer);
const ahead = [DrawBar, DrawLayer, FogBar, FogLayer, RulerBar];

export interface MapTool {
  /** For the board, whatever the tool: the GM's veil, all drawings and the names of pins. */
  fog: BoardFog | undefined;
  drawings: readonly Drawing[];
  /** What the ruler measured, in place of lines that follow the pointer; undefined while another tool is in hand. */
  lines: readonly BoardLine[] | undefined;
  pointing: 'select' | 'stroke';
  layer: ReactNode;
  bar: ReactNode;
}

/** The map tool of this window on a fight. `looking`: an earlier state is looked at, and nothing can be done. */
export function useMapTool(
  ruleset: Ruleset,
  fight: Fight,
  board: RefObject<BoardHandle | null>,
  looking = false,
): MapTool {
  useAhead(ahead);
  const tool = useTable((table) => table.session.tool);
  const theme = useTable((table) => table.session.theme);
  const draw = useDrawTool();
  const fogTool = useFogTool();
  const edits = useDrawEdits(fight);
  const layFog = useFogEdit(fight);
  const [keys] = useState(makeSurface);
  const { scene, notes } = fight;
  const fog = useMemo(() => veilOf(ruleset, fight), [ruleset, fight]);
  const drawings = useMemo(() => inDrawOrder(fight.drawings), [fight.drawings]);
  const drawn = useMemo(() => [...drawings, ...pinsOf({ scene, notes })], [drawings, scene, notes]);
  const { setDraw, colour, width, seen, selected } = draw;
  const pen = useMemo(() => ({ colour, width: penWidth(scene, width), seen }), [scene, colour, width, seen]);
  const held = !looking && (tool === 'draw' || tool === 'fog' || tool === 'measure');
  const ruler = useRuler(ruleset, fight, keys, held && tool === 'measure');
  // A tool that takes strokes is put away first: taking back what lies under it is the next step. What is measured goes before the ruler.
  useDeedKeys(held ? 'tool' : 'off', { back: () => ruler.clear() || verbs().setSession({ tool: 'select' }) });

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
    }
  };
  /** On zones the first one says what a stroke does: hidden ones are revealed, known ones hidden. On squares the bar says it. */
  const onPlaces = (places: readonly string[]) => {
    const [first] = places;
    const toggled = first !== undefined && fight.fog[first] ? 'reveal' : 'hide';
    layFog(places, scene.kind === 'zones' ? toggled : fogTool.way);
  };

  const shown = { fog, drawings: drawn, lines: held && tool === 'measure' ? ruler.lines : undefined };
  if (!held) return { ...shown, pointing: 'select', layer: null, bar: null };
  if (tool === 'draw')
    return {
      ...shown,
      pointing: 'stroke',
      layer: (
        <Wanted over>
          <DrawLayer
            tool={draw.tool}
            pen={pen}
            drawings={drawings}
            selected={selected}
            theme={theme}
            keys={keys}
            onIntent={onDraw}
          />
        </Wanted>
      ),
      bar: (
        <Wanted over>
          <DrawBar fight={fight} board={board} tell={keys.tell} />
        </Wanted>
      ),
    };
  if (tool === 'measure')
    return {
      ...shown,
      pointing: 'stroke',
      layer: ruler.layer,
      bar: (
        <Wanted over>
          <RulerBar scene={scene} board={board} tell={keys.tell} reads={ruler.reads} />
        </Wanted>
      ),
    };
  return {
    ...shown,
    pointing: 'stroke',
    layer: (
      <Wanted over>
        <FogLayer
          scene={scene}
          tool={scene.kind === 'zones' ? 'zone' : fogTool.tool}
          theme={theme}
          keys={keys}
          onPlaces={onPlaces}
        />
      </Wanted>
    ),
    bar: (
      <Wanted over>
        <FogBar fight={fight} board={board} tell={keys.tell} />
      </Wanted>
    ),
  };
}
