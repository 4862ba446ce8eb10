/**
 * The tree of what a board draws: a few layers, split by what changes them, each drawn from the
 * lowest node to the highest.
 */
import { memo, useMemo } from 'react';
import { isPainted } from '../space/scenery/scenery.ts';
import { nameOfPainting, usePaintedGround } from './paint/ground/useCopies.ts';
import { Lines } from './paint/marks/Overlay.tsx';
import { FigureSheet, GroundSheet, HandSheet, LitPlace, MarkSheet } from './sheets.tsx';
import { ShownPaintingContext, StrokeEventsContext } from './strokeEvents.ts';
import { Group, Stage } from './tree/konva.ts';
import { Sheet } from './tree/Painting.tsx';
import type { BoardProps, BoardShield } from './types.ts';
import type { TreeParts } from './useBoard.ts';

const noShields: readonly BoardShield[] = [];
const noDrawings: never[] = [];
const noAreas: never[] = [];

/** The board's props that its tree is drawn from. All others are followed past React. */
const DRAWN_FROM = [
  'scene',
  'theme',
  'marks',
  'lines',
  'shields',
  'preview',
  'fog',
  'areas',
  'drawings',
  'ground',
  'start',
  'grid',
  'brightness',
  'frame',
  'pictureOf',
  'onGround',
  'children',
] as const satisfies readonly (keyof BoardProps)[];

interface TreeProps {
  parts: TreeParts;
  shown: Pick<BoardProps, (typeof DRAWN_FROM)[number]>;
}

const isSameTree = (before: TreeProps, now: TreeProps): boolean =>
  before.parts === now.parts && DRAWN_FROM.every((key) => before.shown[key] === now.shown[key]);

/**
 * Draws the board. An editor puts its own layer above the figures as `children`. Changes that are
 * not painted yet lie below the places, as `onGround`. A step that only changes how figures look
 * draws nothing of the tree: the cast paints them.
 */
export const BoardTree = memo(function BoardTree({ parts, shown }: TreeProps) {
  const { nodes, cast, arrivals, onMap, inHand } = parts;
  const { scene, theme, marks, fog, onGround } = shown;
  const { copies: painted, isComing } = usePaintedGround(scene, arrivals);
  // What is drawn as rules never stands for a map that is being painted. Under fog players get a
  // painted map as a picture, with everything on it. An editor shows its changes before they are
  // painted.
  const laidDown = onGround !== undefined && isPainted(scene);
  const asPicture = scene.setting !== undefined && scene.ground.kind === 'picture';
  const looks = painted || isComing || laidDown || asPicture ? 'painted' : 'flat';
  const name = nameOfPainting(painted);
  const changes = useMemo(
    () => (onGround ? <ShownPaintingContext value={name}>{onGround}</ShownPaintingContext> : null),
    [onGround, name],
  );
  return (
    <Stage ref={nodes.stage} width={1} height={1}>
      <GroundSheet
        scene={scene}
        theme={theme}
        pictureOf={shown.pictureOf}
        arrivals={arrivals}
        painted={painted}
        brightness={shown.brightness ?? 1}
        changes={changes}
        fog={fog}
        start={shown.start ?? 'shown'}
        grid={shown.grid ?? 'shown'}
        looks={looks}
      />
      <MarkSheet
        scene={scene}
        theme={theme}
        marks={marks}
        fog={fog}
        areas={shown.areas ?? noAreas}
        drawings={shown.drawings ?? noDrawings}
        ground={shown.ground}
      />
      <FigureSheet
        layer={nodes.figureLayer}
        onMap={onMap}
        cast={cast}
        carried={inHand?.token.id}
        streaks={nodes.streaks}
      />
      <Sheet ref={nodes.overlayLayer} name="overlay">
        <Lines
          scene={scene}
          marks={marks}
          lines={shown.lines}
          shields={shown.shields ?? noShields}
          preview={shown.preview}
          spotOf={cast.spot}
          covered={cast.covered}
          words={cast.words}
          frame={shown.frame}
          theme={theme}
        />
        <LitPlace
          node={nodes.highlight}
          controller={parts.controller}
          scene={scene}
          theme={theme}
          byKeys={shown.preview?.cursor !== undefined}
        />
        <Group ref={nodes.effects} name="effects" listening={false} />
        <StrokeEventsContext value={parts.strokeEvents}>{shown.children}</StrokeEventsContext>
      </Sheet>
      <HandSheet layer={nodes.dragLayer} cast={cast} inHand={inHand} />
    </Stage>
  );
}, isSameTree);
