/** The working parts of a board outside React: camera, tokens and pointer, wired to the props as they are now and to its intents. */

import { type Place, type Point, placeKey } from '../space/scene.ts';
import { onIcons } from '../ui/icons/icons.ts';
import { writtenIn } from './draw/pencil.ts';
import { boxesOnPage, type LaidOut } from './laidOut.ts';
import { type Laid, layOut } from './layout/layout.ts';
import { mapSize, playedPart } from './layout/placeAt.ts';
import { strikesBetween } from './layout/strikes.ts';
import {
  boundedPixelRatio,
  centredOn,
  fitView,
  freePart,
  heldOnMap,
  NO_PANELS,
  panned,
  type Size,
  shownPart,
  toWindow,
  zoomAt,
} from './layout/viewMath.ts';
import { makePortraits } from './paint/ground/pictures.ts';
import { BOARD_FONT } from './paint/pen.ts';
import { makeSprites } from './paint/tokens/sprites.ts';
import { type Camera, makeCamera } from './pointer/camera.ts';
import type { Handled, Overlay } from './pointer/handling.ts';
import type { Hands } from './pointer/hands.ts';
import type { Layer, Shape, Stage } from './stage.ts';
import type { StrokeListener } from './surface.ts';
import type { BoardHandle, BoardProps, Panels, WordRoom } from './types.ts';

/** What the machine works on. */
export interface Parts {
  stage: Stage;
  /** The box that clips the board, and the element inside that holds the stage. */
  box: HTMLElement;
  host: HTMLElement;
  tokenLayer: Layer;
  dragLayer: Layer;
  highlight: Shape;
  overlay: Overlay;
  /** Layers inside the board that hear strokes. */
  tell: StrokeListener;
  hands: Hands | undefined;
}

export interface Machine extends Handled {
  handle: BoardHandle;
  /** Takes up changed props: tokens and where they stand, the scene, a view from outside. */
  update(before: BoardProps | undefined): void;
  lit(): { place: Place; squares: number } | undefined;
  /** Where everything is laid out now, in client pixels. */
  laidOut(): LaidOut;
  dispose(): void;
}

const ZOOM_STEP = 1.3;

/** Builds the machine. `props` gives the props as they are at the moment of asking. */
export function makeMachine(parts: Parts, props: () => BoardProps): Machine {
  const { stage, box, host, tokenLayer, dragLayer, highlight, overlay, tell, hands } = parts;
  const sprites = makeSprites(tokenLayer, dragLayer);
  let laid: Laid | undefined;
  let pixelRatio = 1;
  let portraitsCome = 0;
  let lit: { place: Place; squares: number } | undefined;
  let placed = false;
  // Until somebody moves the view, the whole map stays in sight whatever becomes of the window's size.
  let fitted = true;

  const camera = makeCamera(stage, host, {
    onPaint: (view) => {
      drawTokens(view.scale);
    },
    onRest: (view) => {
      if (placed) props().onView?.(shownPartAnd(view.scale));
    },
  });
  const panels = (): Panels => props().panels ?? NO_PANELS;
  const shownPartAnd = (scale: number) => ({ ...shownPart(camera.view(), camera.window(), panels()), scale });
  let room: { of: string; words: WordRoom } | undefined;
  /** Where words may stand: as told, else where nothing covers them while the whole map is in sight. The same wherever it is panned. */
  const wordRoom = (): WordRoom | undefined => {
    const { view, wordRoom: told, scene } = props();
    if (view || told) return told;
    const [part, size, covered] = [playedPart(scene), camera.window(), panels()];
    const of = JSON.stringify([part, size, covered]);
    if (room?.of !== of) room = { of, words: { within: shownPart(fitView(part, size, covered), size, covered) } };
    return room.words;
  };
  const drawTokens = (scale: number) => {
    const look = {
      scale,
      pixelRatio,
      theme: props().theme,
      least: props().least,
      portraits: portraitsCome,
      portrait: portraits.get,
    };
    const { scene, tokens, drawings = [] } = props();
    sprites.update(scene, tokens, laid?.spots ?? new Map(), look, wordRoom(), writtenIn(drawings));
    const part = shownPart(camera.view(), camera.window());
    const margin = { x: part.width * 0.16, y: part.height * 0.16 };
    sprites.show({
      x: part.x - margin.x,
      y: part.y - margin.y,
      width: part.width + 2 * margin.x,
      height: part.height + 2 * margin.y,
    });
  };
  const portraits = makePortraits(
    (hash) => props().pictureOf(hash),
    () => {
      portraitsCome += 1;
      drawTokens(camera.view().scale);
    },
  );
  const showAll = () => {
    fitted = true;
    camera.jump(fitView(playedPart(props().scene), camera.window(), panels()));
  };
  const go = (view: ReturnType<Camera['view']>) => {
    fitted = false;
    camera.move(heldOnMap(view, mapSize(props().scene), camera.window(), panels()));
  };
  const middle = (): Point => centreOf(freePart(camera.window(), panels()));

  const machine: Machine = {
    camera,
    sprites,
    handle: {
      zoomIn: () => go(zoomAt(camera.view(), middle(), ZOOM_STEP)),
      zoomOut: () => go(zoomAt(camera.view(), middle(), 1 / ZOOM_STEP)),
      fit: showAll,
      centreOn: (what) => {
        const point = typeof what === 'string' ? sprites.spot(what) : what;
        if (point) go(centredOn(camera.view(), point, camera.window(), panels()));
      },
      panBy: (x, y) => go(panned(camera.view(), { x, y })),
      view: () => shownPartAnd(camera.view().scale),
      whereIs: (id) => {
        const spot = sprites.spot(id);
        if (!spot) return undefined;
        const at = toWindow(camera.view(), spot);
        const { left, top } = box.getBoundingClientRect();
        return { x: left + at.x, y: top + at.y };
      },
      figures: () => {
        const view = camera.view();
        const { left, top } = box.getBoundingClientRect();
        return sprites.covered().map((one) => {
          const at = toWindow(view, one);
          return { x: left + at.x, y: top + at.y, width: one.width * view.scale, height: one.height * view.scale };
        });
      },
    },
    update(before) {
      const now = props();
      const moved = before?.scene !== now.scene || before.tokens !== now.tokens;
      if (moved) laid = layOut(now.scene, now.tokens, before && sameMap(before, now) ? laid : undefined);
      if (!placed) return;
      const strikes =
        before && now.told !== before.told ? strikesBetween(before.tokens, now.tokens, now.told, before.told) : [];
      if (strikes.length > 0) sprites.strike(strikes);
      if (now.view && now.view !== before?.view) {
        const { x, y, scale } = now.view;
        if (now.moves === 'softly' && before?.view) camera.glide({ x, y, scale });
        else camera.jump({ x, y, scale });
      } else if (!now.view && before && !sameMap(before, now)) showAll();
      else if (!now.view && fitted && before && !samePanels(before, now)) {
        if (moved || before.theme !== now.theme) drawTokens(camera.view().scale);
        camera.glide(fitView(playedPart(now.scene), camera.window(), panels()));
      } else if (
        moved ||
        strikes.length > 0 ||
        before?.theme !== now.theme ||
        before.least !== now.least ||
        before.wordRoom !== now.wordRoom ||
        before.drawings !== now.drawings
      )
        drawTokens(camera.view().scale);
    },
    light(place, squares = 1) {
      const same = lit?.squares === squares && place && lit && placeKey(lit.place) === placeKey(place);
      if (same || (!lit && !place)) return;
      lit = place && { place, squares };
      highlight.layer?.redraw();
    },
    lit: () => lit,
    laidOut: () => boxesOnPage(box, camera.view(), sprites.laid()),
    dispose() {
      quit.abort();
      watch.disconnect();
      silence?.();
      camera.dispose();
      sprites.dispose();
    },
  };

  const resized = (size: Size) => {
    if (size.width < 2 || size.height < 2) return;
    pixelRatio = boundedPixelRatio(window.devicePixelRatio * (props().magnified ?? 1), size);
    for (const layer of stage.layers) layer.pixelRatio = layer === dragLayer ? 1 : pixelRatio;
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
    sprites.forget();
    drawTokens(camera.view().scale);
    stage.redraw();
  };
  void fontsReady().then(drawAnew);
  quit.signal.addEventListener('abort', onIcons(drawAnew));
  const silence = hands?.listen(machine, { box, overlay, tell, props, go });
  return machine;
}

const centreOf = (part: ReturnType<typeof shownPart>): Point => ({
  x: part.x + part.width / 2,
  y: part.y + part.height / 2,
});

/** Whether panels cover as much as before. */
function samePanels({ panels: a = NO_PANELS }: BoardProps, { panels: b = NO_PANELS }: BoardProps): boolean {
  return a.top === b.top && a.right === b.right && a.bottom === b.bottom && a.left === b.left;
}

/** Whether two props show the same map, so that the view and the spots may stay. */
function sameMap(a: BoardProps, b: BoardProps): boolean {
  const one = mapSize(a.scene);
  const two = mapSize(b.scene);
  return a.scene.kind === b.scene.kind && one.width === two.width && one.height === two.height;
}

/** Words on the canvas are drawn in whatever font is there at that moment: wait for the real one, then draw again. */
async function fontsReady(): Promise<void> {
  await Promise.all(['600 16px', '700 16px'].map((style) => document.fonts.load(`${style} ${BOARD_FONT}`)));
}
