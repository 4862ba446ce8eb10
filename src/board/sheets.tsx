/**
 * The layers of the board. React draws a layer again only when something on it has changed, so a
 * step of a fight leaves the others as they are.
 */
import { memo, type ReactNode, type RefObject, useMemo, useRef } from 'react';
import type { Drawing } from '../space/drawing.ts';
import type { Scene } from '../space/scene.ts';
import type { PictureSource } from '../ui/usePictureUrl.ts';
import { Areas } from './areas/Areas.tsx';
import type { BoardArea } from './boardArea.ts';
import type { BoardController } from './boardController.ts';
import { Drawings } from './draw/Drawings.tsx';
import type { Cast } from './figures/cast.ts';
import { Figure } from './figures/Figure.tsx';
import { Figures, type OnMap } from './figures/Figures.tsx';
import type { Standing } from './figures/standing.ts';
import { Fog } from './fog/Fog.tsx';
import { Ground } from './paint/ground/Ground.tsx';
import type { Copies } from './paint/ground/pictures.ts';
import { drawHighlight } from './paint/marks/drawMarks.ts';
import { Marks } from './paint/marks/Overlay.tsx';
import { useShade } from './paint/marks/useShade.ts';
import { inColours } from './paint/paintContext.ts';
import { Places } from './paint/places/Places.tsx';
import type { Arrivals } from './tree/arrivals.ts';
import type { GroupNode, LayerNode, ShapeNode } from './tree/konva.ts';
import { Painting, Sheet } from './tree/Painting.tsx';
import type { BoardFog, BoardMark, BoardProps } from './types.ts';

interface OfMap {
  scene: Scene;
  theme: 'dark' | 'light';
}

/** The ground with its places, walls and fog. `changes` are those that are not painted yet. */
export const GroundSheet = memo(function GroundSheet({
  scene,
  theme,
  fog,
  start,
  grid,
  looks,
  changes,
  ...ground
}: OfMap & {
  pictureOf: PictureSource;
  arrivals: Arrivals;
  painted: Copies | undefined;
  brightness: number;
  fog: BoardFog | undefined;
  start: NonNullable<BoardProps['start']>;
  grid: NonNullable<BoardProps['grid']>;
  looks: 'flat' | 'painted';
  changes: ReactNode;
}) {
  return (
    <Sheet name="ground" still>
      <Ground scene={scene} theme={theme} {...ground} />
      {changes}
      <Fog fog={fog} part="under walls" scene={scene} theme={theme} />
      <Places scene={scene} theme={theme} start={start} grid={grid} looks={looks} />
      <Fog fog={fog} part="over walls" scene={scene} theme={theme} />
    </Sheet>
  );
});

/** Areas, drawings and lit places, above the shade of an open question. */
export const MarkSheet = memo(function MarkSheet({
  scene,
  theme,
  marks,
  fog,
  areas,
  drawings,
  ground,
}: OfMap & {
  marks: readonly BoardMark[];
  fog: BoardFog | undefined;
  areas: readonly BoardArea[];
  drawings: readonly Drawing[];
  ground: BoardProps['ground'];
}) {
  const layer = useRef<LayerNode>(null);
  useShade(layer, scene, ground === 'dimmed');
  return (
    <Sheet ref={layer} name="marks" still>
      <Areas areas={areas} scene={scene} fog={fog} theme={theme} />
      <Drawings drawings={drawings} scene={scene} fog={fog} />
      <Marks scene={scene} marks={marks} theme={theme} />
    </Sheet>
  );
});

/** The figures. The one in the hand lies on a canvas of its own. */
export const FigureSheet = memo(function FigureSheet({
  layer,
  ...figures
}: {
  layer: RefObject<LayerNode | null>;
  onMap: OnMap;
  cast: Cast;
  carried: string | undefined;
  streaks: RefObject<GroupNode | null>;
}) {
  return (
    <Sheet ref={layer} name="figures" still>
      <Figures {...figures} />
    </Sheet>
  );
});

/** The place under the pointer, painted past React because the pointer moves often. */
export const LitPlace = memo(function LitPlace({
  node,
  controller,
  scene,
  theme,
  byKeys,
}: OfMap & {
  node: RefObject<ShapeNode | null>;
  controller: RefObject<BoardController | undefined>;
  /** The keys point at a place: then a pointer that lies still lights nothing. */
  byKeys: boolean;
}) {
  const paint = useMemo(
    () =>
      inColours(theme, (paintContext) => {
        const lit = controller.current?.lit();
        if (lit && !byKeys) drawHighlight(paintContext, scene, lit.place, lit.squares);
      }),
    [scene, theme, controller, byKeys],
  );
  return <Painting ref={node} name="highlight" visible={false} paint={paint} />;
});

/**
 * The figure in the hand, alone: CSS moves its canvas with the pointer, so that a drag costs the
 * same in a crowd.
 */
export const HandSheet = memo(function HandSheet({
  layer,
  cast,
  inHand,
}: {
  layer: RefObject<LayerNode | null>;
  cast: Cast;
  inHand: Standing | undefined;
}) {
  return (
    <Sheet ref={layer} name="hand">
      {inHand ? <Figure {...inHand} cast={cast} carried /> : null}
    </Sheet>
  );
});
