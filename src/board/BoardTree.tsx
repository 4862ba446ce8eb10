/**
 * The tree of what a board draws: a few layers, split by what changes them, each drawn from the
 * lowest node to the highest.
 */
import { type ReactNode, useMemo } from 'react';
import { isPainted } from '../space/scenery/scenery.ts';
import { Areas } from './areas/Areas.tsx';
import { Drawings } from './draw/Drawings.tsx';
import { Figure } from './figures/Figure.tsx';
import { Figures } from './figures/Figures.tsx';
import { Fog } from './fog/Fog.tsx';
import { Ground } from './paint/ground/Ground.tsx';
import { nameOfPainting, usePaintedGround } from './paint/ground/useCopies.ts';
import { Dim } from './paint/marks/Dim.tsx';
import { drawHighlight } from './paint/marks/drawMarks.ts';
import { Lines, Marks } from './paint/marks/Overlay.tsx';
import { inColours } from './paint/paintContext.ts';
import { Places } from './paint/places/Places.tsx';
import { ShownPaintingContext, StrokeEventsContext } from './strokeEvents.ts';
import { Group, Stage } from './tree/konva.ts';
import { Painting, Sheet } from './tree/Painting.tsx';
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
  return (
    <Stage ref={nodes.stage} width={1} height={1}>
      <Sheet name="ground" still>
        <Ground
          scene={scene}
          theme={theme}
          pictureOf={shown.pictureOf}
          arrivals={arrivals}
          painted={painted}
          brightness={shown.brightness ?? 1}
        />
        <ShownPaintingContext value={nameOfPainting(painted)}>{onGround}</ShownPaintingContext>
        <Fog fog={fog} part="under walls" scene={scene} theme={theme} />
        <Places scene={scene} theme={theme} start={shown.start ?? 'shown'} looks={looks} />
        <Fog fog={fog} part="over walls" scene={scene} theme={theme} />
      </Sheet>
      <Sheet name="marks" still>
        {shown.ground === 'dimmed' ? <Dim scene={scene} /> : null}
        <Areas areas={shown.areas ?? noAreas} scene={scene} fog={fog} theme={theme} />
        <Drawings drawings={shown.drawings ?? noDrawings} scene={scene} fog={fog} />
        <Marks scene={scene} marks={marks} theme={theme} />
      </Sheet>
      <Sheet ref={nodes.figureLayer} name="figures" still>
        <Figures laid={laid} cast={cast} carried={carried} streaks={nodes.streaks} />
      </Sheet>
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
      {/* These parts follow the pointer at every move, so they have a layer of their own, apart from
          the lit places and words that change rarely. */}
      <Sheet ref={nodes.dragLayer} name="hand">
        <Highlight board={board} />
        <Carried board={board} />
      </Sheet>
    </Stage>
  );
}

/**
 * Lights the place under the pointer. The node is painted past React, because the pointer moves
 * often.
 */
function Highlight({ board: { nodes, controller, shown } }: { board: BoardState }) {
  const { scene, theme, preview } = shown;
  const byKeys = preview?.cursor !== undefined;
  const paint = useMemo(
    () =>
      inColours(theme, (paintContext) => {
        const lit = controller.current?.lit();
        // While the keys point at a place, a pointer that lies still lights nothing.
        if (lit && !byKeys) drawHighlight(paintContext, scene, lit.place, lit.squares);
      }),
    [scene, theme, controller, byKeys],
  );
  return <Painting ref={nodes.highlight} name="highlight" visible={false} paint={paint} />;
}

/** The figure in the hand has a canvas of its own, so that a drag costs the same in a crowd. */
function Carried({ board: { shown, cast, carried } }: { board: BoardState }) {
  const token = shown.laid.tokens.find(({ id }) => id === carried);
  const spot = token && shown.laid.spots.get(token.id);
  return spot ? <Figure token={token} spot={spot} cast={cast} carried /> : null;
}
