/**
 * The tree of what a board draws: a few layers, split by what changes them, each drawn from the
 * lowest node to the highest.
 */
import { type ReactNode, useMemo } from 'react';
import { isPainted } from '../space/scenery/scenery.ts';
import { nameOfPainting, usePaintedGround } from './paint/ground/useCopies.ts';
import { Lines } from './paint/marks/Overlay.tsx';
import { FigureSheet, GroundSheet, HandSheet, MarkSheet } from './sheets.tsx';
import { ShownPaintingContext, StrokeEventsContext } from './strokeEvents.ts';
import { Group, Stage } from './tree/konva.ts';
import { Sheet } from './tree/Painting.tsx';
import type { BoardShield } from './types.ts';
import type { BoardState } from './useBoard.ts';

const nothing: readonly BoardShield[] = [];

const noDrawings: never[] = [];
const noAreas: never[] = [];

/**
 * Draws the board. An editor puts its own layer above the figures as `children`. Changes that are
 * not painted yet lie below the places, as `onGround`.
 */
export function BoardTree({
  board,
  onGround,
  children,
}: {
  board: BoardState;
  onGround: ReactNode;
  children: ReactNode;
}) {
  const { shown, cast, arrivals, strokeEvents, carried, nodes } = board;
  const { scene, theme, marks, fog, laid } = shown;
  const painted = usePaintedGround(scene, arrivals);
  // Under fog players get a painted map as a picture, with everything on it. An editor shows its
  // changes before they are painted.
  const laidDown = onGround !== undefined && isPainted(scene);
  const looks = painted || laidDown || (scene.setting && scene.ground.kind === 'picture') ? 'painted' : 'flat';
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
      <FigureSheet layer={nodes.figureLayer} laid={laid} cast={cast} carried={carried} streaks={nodes.streaks} />
      <Sheet ref={nodes.overlayLayer} name="overlay">
        <Lines
          scene={scene}
          marks={marks}
          lines={shown.lines}
          shields={shown.shields ?? nothing}
          preview={shown.preview}
          spotOf={cast.spot}
          covered={cast.covered}
          words={cast.words}
          frame={shown.frame}
          theme={theme}
        />
        <Group ref={nodes.effects} name="effects" listening={false} />
        <StrokeEventsContext value={strokeEvents}>{children}</StrokeEventsContext>
      </Sheet>
      <HandSheet
        layer={nodes.dragLayer}
        node={nodes.highlight}
        controller={board.controller}
        scene={scene}
        theme={theme}
        byKeys={shown.preview?.cursor !== undefined}
        cast={cast}
        token={carried === undefined ? undefined : laid.tokens.find(({ id }) => id === carried)}
        spot={carried === undefined ? undefined : laid.spots.get(carried)}
      />
    </Stage>
  );
}
