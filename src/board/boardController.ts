/**
 * The working parts of a board outside React: camera, tokens and pointer. They read the board's
 * current props and call its intents.
 */

import { type Place, type Point, placeKey } from '../space/scene.ts';
import { onIcons } from '../ui/icons/icons.ts';
import { writtenIn } from './draw/pencil.ts';
import type { Cast } from './figures/cast.ts';
import { boxesOnPage, type LaidOut } from './laidOut.ts';
import type { Laid } from './layout/layout.ts';
import { mapSize, playedPart } from './layout/placeAt.ts';
import {
  type Box,
  boundedPixelRatio,
  centredOn,
  fitView,
  freePart,
  heldOnMap,
  NO_PANELS,
  pannedView,
  type Size,
  shownPart,
  toWindow,
  zoomAt,
} from './layout/viewMath.ts';
import { makePortraits } from './paint/ground/pictures.ts';
import { BOARD_FONT } from './paint/paintContext.ts';
import { type Camera, makeCamera } from './pointer/camera.ts';
import { listenForGestures } from './pointer/gestures.ts';
import { gestureTarget, type Overlay, type PointedBoard } from './pointer/gestureTarget.ts';
import type { StrokeListener } from './strokeEvents.ts';
import type { Arrivals } from './tree/arrivals.ts';
import type { LayerNode, ShapeNode, StageNode } from './tree/konva.ts';
import { tellMoves } from './tree/still.ts';
import type { BoardHandle, BoardProps, Panels, WordSpace } from './types.ts';

/** The elements and nodes that the controller works on. */
export interface BoardElements {
  stage: StageNode;
  /** The box that clips the board, and the element inside that holds the stage. */
  box: HTMLElement;
  host: HTMLElement;
  figureLayer: LayerNode;
  highlight: ShapeNode;
  cast: Cast;
  arrivals: Arrivals;
  overlay: Overlay;
  /** Tells layers inside the board about strokes. */
  tell: StrokeListener;
  /** Says which figure the hand has taken up; undefined when the hand has let go. */
  onCarried(id: string | undefined): void;
}

/** The board's current props, together with where everybody stands. */
export type Shown = BoardProps & { laid: Laid };

export interface BoardController extends PointedBoard {
  handle: BoardHandle;
  /** Takes over changed props: tokens and their spots, the scene, a view set from outside. */
  update(before: Shown | undefined): void;
  /** Draws figures and words for the present view. */
  redraw(): void;
  lit(): { place: Place; squares: number } | undefined;
  /** Where everything is laid out now, in client pixels. */
  laidOut(): LaidOut;
  dispose(): void;
}

const ZOOM_STEP = 1.3;

/** The size of letters in most windows, in pixels (`ui/theme.css`). The board's words grow with the window's. */
const USUAL_PRINT = 16;

/** The smallest letters of a saved picture, as a share of the picture's height. */
const LEAST_IN_PICTURE = 0.014;

/** The part of the map on the canvases, and a little more. Figures outside it are not drawn. */
function seenWith(camera: Camera): Box {
  const { x, y, width, height } = shownPart(camera.view(), camera.window());
  return { x: x - width * 0.16, y: y - height * 0.16, width: width * 1.32, height: height * 1.32 };
}

/** Builds the controller. `props` returns the props of the moment at which it is called. */
export function createBoardController(parts: BoardElements, props: () => Shown): BoardController {
  const { stage, box, host, figureLayer, highlight, cast, arrivals, overlay, tell, onCarried } = parts;
  let pixelRatio = 1;
  let print = 1;
  let portraitsCome = 0;
  let lit: { place: Place; squares: number } | undefined;
  let placed = false;
  let carried: string | undefined;
  // Until somebody moves the view, the whole map stays in sight when the window changes its size.
  let fitted = true;
  // The view from which the whole map was looked at: the same press leads back to it.
  let left: ReturnType<Camera['view']> | undefined;

  const camera = makeCamera(stage, host, {
    // The camera paints all layers right after this call.
    onPaint: (view) => void placeFigures(view.scale),
    onRest: (view) => {
      if (placed) props().onView?.(shownPartAnd(view.scale));
    },
  });
  const panels = (): Panels => props().panels ?? NO_PANELS;
  const shownPartAnd = (scale: number) => ({ ...shownPart(camera.view(), camera.window(), panels()), scale });
  let room: { of: string; words: WordSpace } | undefined;
  /**
   * Where words may stand: in the given part, or else where no panel covers the map while all of it
   * is in sight. Panning does not change this part.
   */
  const wordRoom = (): WordSpace | undefined => {
    const { view, wordSpace: told, scene } = props();
    if (view || told) return told;
    const [part, size, covered] = [playedPart(scene), camera.window(), panels()];
    const of = JSON.stringify([part, size, covered]);
    if (room?.of !== of) room = { of, words: { within: shownPart(fitView(part, size, covered), size, covered) } };
    return room.words;
  };
  /** Places the figures; true when their layer must be painted again. */
  const placeFigures = (scale: number, seen = seenWith(camera), least?: number): boolean => {
    const look = {
      scale,
      pixelRatio,
      theme: props().theme,
      least: least ?? props().least,
      print,
      portraits: portraitsCome,
      portrait: portraits.get,
    };
    const { laid, drawings = [] } = props();
    const changed = cast.update({ ...laid, look, room: wordRoom(), written: writtenIn(drawings) });
    cast.show(seen);
    return changed;
  };
  const drawFigures = () => {
    if (placeFigures(camera.view().scale)) figureLayer.batchDraw();
  };
  const portraits = makePortraits(
    (hash) => props().pictureOf(hash),
    arrivals,
    () => {
      portraitsCome += 1;
      drawFigures();
    },
  );
  const showAll = () => {
    fitted = true;
    left = undefined;
    camera.jump(fitView(playedPart(props().scene), camera.window(), panels()));
  };
  const go = (view: ReturnType<Camera['view']>) => {
    fitted = false;
    left = undefined;
    camera.move(heldOnMap(view, mapSize(props().scene), camera.window(), panels()));
  };
  const middle = (): Point => centreOf(freePart(camera.window(), panels()));

  const controller: BoardController = {
    camera,
    cast,
    carry(id, to) {
      const before = carried;
      carried = id;
      cast.carry(id, to);
      if (before !== id) onCarried(id);
    },
    handle: {
      zoomIn: () => go(zoomAt(camera.view(), middle(), ZOOM_STEP)),
      zoomOut: () => go(zoomAt(camera.view(), middle(), 1 / ZOOM_STEP)),
      fit: () => {
        const [back, from] = [left, fitted ? undefined : camera.view()];
        showAll();
        left = from;
        if (!back) return;
        fitted = false;
        camera.jump(back);
      },
      centreOn: (what) => {
        const point = typeof what === 'string' ? cast.spot(what) : what;
        if (point) go(centredOn(camera.view(), point, camera.window(), panels()));
      },
      panBy: (x, y) => go(pannedView(camera.view(), { x, y })),
      view: () => shownPartAnd(camera.view().scale),
      async picture(part, width) {
        await arrivals.all();
        const before = pixelRatio;
        const scale = width / part.width;
        const height = Math.round(part.height * scale);
        try {
          pixelRatio = 1;
          stage.setAttrs({ x: -part.x * scale, y: -part.y * scale, scaleX: scale, scaleY: scale });
          placeFigures(scale, part, Math.max(props().least ?? 0, height * LEAST_IN_PICTURE));
          return stage.toCanvas({ x: 0, y: 0, width, height, pixelRatio: 1 });
        } finally {
          pixelRatio = before;
          camera.repaint();
        }
      },
      whereIs: (id) => {
        const spot = cast.spot(id);
        if (!spot) return undefined;
        const at = toWindow(camera.view(), spot);
        const { left, top } = box.getBoundingClientRect();
        return { x: left + at.x, y: top + at.y };
      },
      figures: () => {
        const view = camera.view();
        const { left, top } = box.getBoundingClientRect();
        return cast.covered().map((one) => {
          const at = toWindow(view, one);
          return { x: left + at.x, y: top + at.y, width: one.width * view.scale, height: one.height * view.scale };
        });
      },
    },
    update(before) {
      const now = props();
      const moved = before?.laid !== now.laid;
      const cursor = now.preview?.cursor;
      cast.focus(cursor && placeKey(cursor));
      if (!placed) return;
      const isNews = before !== undefined && cast.tell(before, now);
      if (now.view && now.view !== before?.view) {
        const { x, y, scale } = now.view;
        if (now.moves === 'softly' && before?.view) camera.glide({ x, y, scale });
        else camera.jump({ x, y, scale });
      } else if (!now.view && before && !sameMap(before, now)) showAll();
      else if (!now.view && fitted && before && !samePanels(before, now)) {
        if (moved || before.theme !== now.theme) drawFigures();
        camera.glide(fitView(playedPart(now.scene), camera.window(), panels()));
      } else if (
        moved ||
        isNews ||
        before?.theme !== now.theme ||
        before.least !== now.least ||
        before.wordSpace !== now.wordSpace ||
        before.drawings !== now.drawings
      )
        drawFigures();
    },
    redraw: () => {
      if (placed) drawFigures();
    },
    light(place, squares = 1) {
      const same = lit?.squares === squares && place && lit && placeKey(lit.place) === placeKey(place);
      if (same || (!lit && !place)) return;
      lit = place && { place, squares };
      highlight.visible(lit !== undefined);
      highlight.getLayer()?.batchDraw();
    },
    lit: () => lit,
    laidOut: () => boxesOnPage(box, camera.view(), { ...cast.laid(), effects: cast.effects() }),
    dispose() {
      quit.abort();
      watch.disconnect();
      silence();
      camera.dispose();
      cast.dispose();
    },
  };

  const resized = (size: Size) => {
    if (size.width < 2 || size.height < 2) return;
    pixelRatio = boundedPixelRatio(window.devicePixelRatio * (props().magnified ?? 1), size);
    for (const layer of stage.getLayers()) layer.getCanvas().setPixelRatio(pixelRatio);
    print = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / USUAL_PRINT || 1;
    const now = props();
    const old = camera.window();
    const kept = !fitted
      ? centredOn(camera.view(), centreOf(shownPart(camera.view(), old)), size)
      : fitView(playedPart(now.scene), size, panels());
    placed = true;
    camera.resize(size, now.view ? { x: now.view.x, y: now.view.y, scale: now.view.scale } : kept);
  };
  const watch = new ResizeObserver(([entry]) => {
    if (entry) resized({ width: entry.contentRect.width, height: entry.contentRect.height });
  });
  watch.observe(box);
  const quit = new AbortController();
  const drawAnew = () => {
    if (quit.signal.aborted) return;
    cast.forget();
    drawFigures();
    stage.batchDraw();
  };
  void fontsReady().then(drawAnew);
  quit.signal.addEventListener('abort', onIcons(drawAnew));
  // Whatever the pointer does on the board, something follows it.
  box.addEventListener('pointermove', () => tellMoves(stage), { signal: quit.signal });
  const silence = listenForGestures(box, gestureTarget(controller, { box, overlay, tell, props, go }));
  return controller;
}

const centreOf = (part: ReturnType<typeof shownPart>): Point => ({
  x: part.x + part.width / 2,
  y: part.y + part.height / 2,
});

/** Whether the panels cover as much as before. */
function samePanels({ panels: a = NO_PANELS }: BoardProps, { panels: b = NO_PANELS }: BoardProps): boolean {
  return a.top === b.top && a.right === b.right && a.bottom === b.bottom && a.left === b.left;
}

/** Whether two props show the same map, so that the view and the spots may stay as they are. */
export function sameMap(a: Pick<BoardProps, 'scene'>, b: Pick<BoardProps, 'scene'>): boolean {
  const one = mapSize(a.scene);
  const two = mapSize(b.scene);
  return a.scene.kind === b.scene.kind && one.width === two.width && one.height === two.height;
}

/**
 * A canvas draws words in whichever font is loaded at that moment. So the board waits for its own
 * font and then draws again.
 */
async function fontsReady(): Promise<void> {
  await Promise.all(['600 16px', '700 16px'].map((style) => document.fonts.load(`${style} ${BOARD_FONT}`)));
}
