/**
 * Connects the React tree of a board with its controller: the nodes by ref, and what React tells
 * the controller.
 */
import {
  type Ref,
  type RefObject,
  useEffect,
  useImperativeHandle,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { type BoardController, createBoardController, type Shown } from './boardController.ts';
import { type Cast, makeCast } from './figures/cast.ts';
import { type OnMap, useOnMap } from './figures/Figures.tsx';
import type { Standing } from './figures/standing.ts';
import { answerScripts } from './laidOut.ts';
import { type Laid, layOut } from './layout/layout.ts';
import { mapSize } from './layout/placeAt.ts';
import { toWindow } from './layout/viewMath.ts';
import { makeOverlay } from './overlay.ts';
import { createStrokeEvents, type StrokeEvents } from './strokeEvents.ts';
import { type Arrivals, makeArrivals } from './tree/arrivals.ts';
import type { GroupNode, LayerNode, ShapeNode, StageNode } from './tree/konva.ts';
import type { BoardHandle, BoardProps } from './types.ts';

/** Nodes and elements that the controller changes past React. */
export interface BoardNodes {
  box: RefObject<HTMLDivElement | null>;
  host: RefObject<HTMLDivElement | null>;
  stage: RefObject<StageNode | null>;
  figureLayer: RefObject<LayerNode | null>;
  overlayLayer: RefObject<LayerNode | null>;
  dragLayer: RefObject<LayerNode | null>;
  streaks: RefObject<GroupNode | null>;
  effects: RefObject<GroupNode | null>;
  highlight: RefObject<ShapeNode | null>;
}

/** What the tree is drawn from, besides the board's props. */
export interface TreeParts {
  nodes: BoardNodes;
  controller: RefObject<BoardController | undefined>;
  cast: Cast;
  arrivals: Arrivals;
  strokeEvents: StrokeEvents;
  /** The figures on the map, and the one of them that is in the hand. */
  onMap: OnMap;
  inHand: Standing | undefined;
}

/** Where everybody stands; the same spots while nobody has moved. */
function useLaid({ scene, tokens }: BoardProps): Laid {
  const [laid, setLaid] = useState(() => layOut(scene, tokens));
  if (laid.scene === scene && laid.tokens === tokens) return laid;
  const next = layOut(scene, tokens, laid);
  setLaid(next);
  return next;
}

function useNodes(): BoardNodes {
  const box = useRef<HTMLDivElement>(null);
  const host = useRef<HTMLDivElement>(null);
  const stage = useRef<StageNode>(null);
  const figureLayer = useRef<LayerNode>(null);
  const overlayLayer = useRef<LayerNode>(null);
  const dragLayer = useRef<LayerNode>(null);
  const streaks = useRef<GroupNode>(null);
  const effects = useRef<GroupNode>(null);
  const highlight = useRef<ShapeNode>(null);
  // The refs stay the same for as long as the board is mounted.
  const [nodes] = useState({
    box,
    host,
    stage,
    figureLayer,
    overlayLayer,
    dragLayer,
    streaks,
    effects,
    highlight,
  });
  return nodes;
}

/** Makes the controller once the nodes are there, and tells it about changes. */
export function useBoard(props: BoardProps): TreeParts {
  const nodes = useNodes();
  const { box, host, stage, figureLayer, overlayLayer, dragLayer, streaks, effects, highlight } = nodes;
  const controller = useRef<BoardController>(undefined);
  const laid = useLaid(props);
  const shown: Shown = { ...props, laid };
  const latest = useRef(shown);
  const [cast] = useState(() => makeCast({ figures: figureLayer, carried: dragLayer, streaks, effects }));
  const [arrivals] = useState(makeArrivals);
  const [carried, setCarried] = useState<string>();
  // Konva hears the pointer only while an editor's layer has nodes to be taken hold of. Otherwise
  // Konva would look for a hit at each move of the pointer.
  const [strokeEvents] = useState(() =>
    createStrokeEvents((wanted) => {
      if (host.current) host.current.style.pointerEvents = wanted ? 'auto' : 'none';
      overlayLayer.current?.listening(wanted);
      overlayLayer.current?.batchDraw();
    }),
  );

  useLayoutEffect(() => {
    if (!stage.current || !figureLayer.current || !highlight.current) return;
    if (!box.current || !host.current) return;
    const overlay = makeOverlay(box.current);
    const made = createBoardController(
      {
        stage: stage.current,
        box: box.current,
        host: host.current,
        figureLayer: figureLayer.current,
        highlight: highlight.current,
        cast,
        arrivals,
        overlay,
        tell: strokeEvents.tell,
        onCarried: setCarried,
      },
      () => latest.current,
    );
    controller.current = made;
    made.update(undefined);
    const silence = answerScripts(box.current, made.laidOut);
    return () => {
      silence();
      controller.current = undefined;
      made.dispose();
      overlay.dispose();
    };
  }, [cast, arrivals, strokeEvents, stage, figureLayer, highlight, box, host]);

  useLayoutEffect(() => {
    const before = latest.current;
    latest.current = shown;
    controller.current?.update(before);
  });
  // A figure that is taken up or let go changes its layer and continues from where it was.
  // biome-ignore lint/correctness/useExhaustiveDependencies: told by who is carried
  useLayoutEffect(() => controller.current?.redraw(), [carried]);

  useHandle(props.ref, controller, latest);
  usePing(props.ping, controller, box);
  const onMap = useOnMap(laid);
  const inHand = useMemo(
    () => (carried === undefined ? undefined : onMap.standing.find(({ token }) => token.id === carried)),
    [onMap, carried],
  );
  return useMemo(
    () => ({ nodes, controller, cast, arrivals, strokeEvents, onMap, inHand }),
    [nodes, cast, arrivals, strokeEvents, onMap, inHand],
  );
}

/** Gives keys and buttons outside the board a handle to it. */
function useHandle(
  ref: Ref<BoardHandle> | undefined,
  controller: RefObject<BoardController | undefined>,
  latest: RefObject<Shown>,
): void {
  useImperativeHandle(
    ref,
    () => ({
      zoomIn: () => controller.current?.handle.zoomIn(),
      zoomOut: () => controller.current?.handle.zoomOut(),
      fit: () => controller.current?.handle.fit(),
      centreOn: (what) => controller.current?.handle.centreOn(what),
      panBy: (x, y) => controller.current?.handle.panBy(x, y),
      view: () => controller.current?.handle.view() ?? { x: 0, y: 0, scale: 1, ...mapSize(latest.current.scene) },
      whereIs: (id) => controller.current?.handle.whereIs(id),
      figures: () => controller.current?.handle.figures() ?? [],
      picture: async (part, width) => {
        if (!controller.current) throw new Error('The board is not drawn yet.');
        return controller.current.handle.picture(part, width);
      },
    }),
    [controller, latest],
  );
}

/** Shows each new ping once. */
function usePing(
  ping: BoardProps['ping'],
  controller: RefObject<BoardController | undefined>,
  box: RefObject<HTMLElement | null>,
): void {
  const pingId = ping?.id;
  const lastPing = useRef(pingId);
  useEffect(() => {
    if (!ping || ping.id === lastPing.current) return;
    lastPing.current = ping.id;
    const view = controller.current?.camera.view();
    if (view && box.current) makeOverlay(box.current).ping(toWindow(view, ping.point));
  }, [ping, controller, box]);
}
