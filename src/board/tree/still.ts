/**
 * Shows layers that are painted rarely as finished pictures while something moves. A browser
 * without a graphics card copies each canvas on the page at every frame in which anything moves,
 * even an unchanged canvas: that took more than half of the time of a move of the pointer. A
 * finished picture is handed over only once.
 */
import type { LayerNode, StageNode } from './konva.ts';

/** Milliseconds after its last painting in which a layer may be painted again: no picture yet. */
const SETTLED = 100;

/** The event by which layers hear that something moves. */
const MOVES = 'moves';

/**
 * Tells the layers of a stage that the view or something above them moves now: whoever moves
 * anything in step with the pointer or with frames says so at each of these moves.
 */
export function tellMoves(stage: StageNode): void {
  for (const layer of stage.getLayers()) layer.fire(MOVES);
}

/**
 * Makes the function that shows a layer after each painting; `false` takes the layer off the page.
 * The canvas itself is shown until something moves, and only then a picture of it. To take the
 * picture after painting would make the browser raster the canvas between a click and its frame,
 * and each picture of a large window is seven megabytes for the garbage collector. Where the
 * browser cannot make a picture, the canvas itself stays.
 */
export function shownStill(layer: LayerNode): (shows: boolean) => void {
  const canvas = layer.getNativeCanvasElement();
  const picture = document.createElement('canvas');
  picture.dataset.still = '';
  const frame = picture.getContext('bitmaprenderer');
  const sheet = typeof OffscreenCanvas === 'undefined' ? undefined : new OffscreenCanvas(1, 1);
  const pen = sheet?.getContext('2d');
  if (!frame || !sheet || !pen)
    return (shows) => {
      canvas.style.display = shows ? 'block' : 'none';
    };
  let paintedAt: number | undefined;
  const take = () => {
    paintedAt = undefined;
    if (canvas.width === 0 || canvas.height === 0) return;
    if (sheet.width !== canvas.width || sheet.height !== canvas.height) {
      sheet.width = canvas.width;
      sheet.height = canvas.height;
    }
    pen.drawImage(canvas, 0, 0);
    frame.transferFromImageBitmap(sheet.transferToImageBitmap());
    picture.style.cssText = `position:absolute;left:0;top:0;width:${canvas.style.width};height:${canvas.style.height}`;
    canvas.style.display = 'none';
  };
  canvas.after(picture);
  layer.off(`${MOVES}.board`).on(`${MOVES}.board`, () => {
    if (paintedAt !== undefined && performance.now() - paintedAt > SETTLED) take();
  });
  layer.on('destroy', () => picture.remove());
  return (shows) => {
    picture.style.display = 'none';
    canvas.style.display = shows ? 'block' : 'none';
    paintedAt = shows ? performance.now() : undefined;
  };
}
