/** The board: a scene with its tokens on a canvas. Props in, intents out; React builds the layers, everything quick is done outside it. */
import { useEffect, useImperativeHandle, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { Layer, Shape, Stage } from './canvas.tsx';
import { DrawingShape } from './draw/DrawingShape.tsx';
import { FogShape } from './fog/FogShape.tsx';
import { answerScripts } from './laidOut.ts';
import { mapSize } from './layout/placeAt.ts';
import { toWindow } from './layout/viewMath.ts';
import { type Machine, makeMachine } from './machine.ts';
import { makeOverlay } from './overlay.ts';
import { GroundShape } from './paint/ground/GroundShape.tsx';
import { DimShape } from './paint/marks/DimShape.tsx';
import { LineShapes, MarkShape } from './paint/marks/OverlayShapes.tsx';
import { palette } from './paint/palette.ts';
import { penOf } from './paint/pen.ts';
import { PlaceShapes } from './paint/places/PlaceShapes.tsx';
import type { Hands } from './pointer/hands.ts';
import type { Layer as Canvas, Look, Shape as Painted } from './stage.ts';
import { makeSurface, SurfaceContext } from './surface.ts';
import type { BoardProps, BoardShield } from './types.ts';

const nothing: readonly BoardShield[] = [];

const noDrawings: never[] = [];

/**
 * Draws the scene and gives back what the pointer asks for. It fills its parent.
 * The canvas says nothing to screen readers: a list of places and tokens must stand beside it.
 */
export function Board(props: BoardProps & { hands?: Hands }) {
  const { hands, scene, marks, lines, shields = nothing, theme, frame, ping, interactive, children, ref } = props;
  const box = useRef<HTMLDivElement>(null);
  const host = useRef<HTMLDivElement>(null);
  const machine = useRef<Machine>(undefined);
  const latest = useRef(props);
  const [tokenLayer, setTokenLayer] = useState<Canvas | null>(null);
  const [dragLayer, setDragLayer] = useState<Canvas | null>(null);
  const [highlight, setHighlight] = useState<Painted | null>(null);
  const [surface] = useState(makeSurface);
  const [spotOf] = useState(() => (token: string) => machine.current?.sprites.spot(token));
  const [covered] = useState(() => () => machine.current?.sprites.covered() ?? []);
  const colours = palette(theme);

  useLayoutEffect(() => {
    const stage = tokenLayer?.stage;
    if (!stage || !tokenLayer || !dragLayer || !highlight || !box.current || !host.current) return;
    const overlay = makeOverlay(box.current);
    const made = makeMachine(
      {
        stage,
        box: box.current,
        host: host.current,
        tokenLayer,
        dragLayer,
        highlight,
        overlay,
        tell: surface.tell,
        hands,
      },
      () => latest.current,
    );
    machine.current = made;
    made.update(undefined);
    const silence = answerScripts(box.current, made.laidOut);
    return () => {
      silence();
      machine.current = undefined;
      made.dispose();
      overlay.dispose();
    };
  }, [tokenLayer, dragLayer, highlight, surface, hands]);

  useLayoutEffect(() => {
    const before = latest.current;
    latest.current = props;
    if (before !== props) machine.current?.update(before);
  });

  useImperativeHandle(
    ref,
    () => ({
      zoomIn: () => machine.current?.handle.zoomIn(),
      zoomOut: () => machine.current?.handle.zoomOut(),
      fit: () => machine.current?.handle.fit(),
      centreOn: (what) => machine.current?.handle.centreOn(what),
      panBy: (x, y) => machine.current?.handle.panBy(x, y),
      view: () => machine.current?.handle.view() ?? { x: 0, y: 0, scale: 1, ...mapSize(latest.current.scene) },
      whereIs: (id) => machine.current?.handle.whereIs(id),
      figures: () => machine.current?.handle.figures() ?? [],
    }),
    [],
  );

  const pingId = ping?.id;
  const lastPing = useRef(pingId);
  useEffect(() => {
    if (!ping || ping.id === lastPing.current) return;
    lastPing.current = ping.id;
    const view = machine.current?.camera.view();
    if (view && box.current) makeOverlay(box.current).ping(toWindow(view, ping.point));
  }, [ping]);

  const lightScene = useMemo(
    () => (canvas: CanvasRenderingContext2D, look: Look) => {
      const lit = machine.current?.lit();
      // While keys point, the pointer that lies still somewhere lights nothing.
      if (!lit || latest.current.preview?.cursor) return 'blank';
      hands?.drawHighlight(penOf(canvas, look, palette(theme)), scene, lit.place, lit.squares);
    },
    [hands, scene, theme],
  );

  return (
    <div
      ref={box}
      aria-hidden="true"
      data-board=""
      style={{
        position: 'relative',
        width: '100%',
        height: '100%',
        overflow: 'hidden',
        touchAction: 'none',
        userSelect: 'none',
        background: `radial-gradient(ellipse at center, ${colours.room[0]}, ${colours.room[1]})`,
        pointerEvents: interactive ? 'auto' : 'none',
      }}
    >
      <div ref={host} style={{ position: 'absolute', transformOrigin: '0 0', willChange: 'transform' }}>
        <Stage>
          <Layer>
            <GroundShape scene={scene} theme={theme} pictureOf={props.pictureOf} />
            <FogShape fog={props.fog} part="under walls" scene={scene} theme={theme} />
            <PlaceShapes scene={scene} theme={theme} start={props.start ?? 'shown'} />
            <FogShape fog={props.fog} part="over walls" scene={scene} theme={theme} />
          </Layer>
          <Layer>
            {props.ground === 'dimmed' ? <DimShape scene={scene} /> : null}
            <DrawingShape drawings={props.drawings ?? noDrawings} scene={scene} fog={props.fog} />
            {hands ? <MarkShape draw={hands.drawMarks} scene={scene} marks={marks} theme={theme} /> : null}
          </Layer>
          <Layer ref={setTokenLayer} />
          <Layer>
            <Shape ref={setHighlight} paint={lightScene} />
            <LineShapes
              telling={hands?.telling}
              scene={scene}
              marks={marks}
              lines={lines}
              shields={shields}
              preview={props.preview}
              spotOf={spotOf}
              covered={covered}
              frame={frame}
              theme={theme}
            />
            <SurfaceContext value={surface}>{children}</SurfaceContext>
          </Layer>
          <Layer ref={setDragLayer} />
        </Stage>
      </div>
    </div>
  );
}
