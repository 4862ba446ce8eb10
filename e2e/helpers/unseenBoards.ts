/** Keeps maps from being painted and boards from being drawn, where a test looks at neither. */

/**
 * Maps stay flat: the worker that paints them never answers. Painting one takes as long as the rest
 * of a fight's start, in each window.
 */
const flatMaps = () => {
  globalThis.Worker = new Proxy(Worker, {
    construct: (real, given: ConstructorParameters<typeof Worker>) =>
      String(given[0]).includes('paintWorker')
        ? Object.assign(new EventTarget(), { postMessage() {}, terminate() {} })
        : new real(...given),
  });
};

/**
 * The board's canvases stay empty: the board works out what to draw, and the browser fills no
 * pixel. Without a graphics card these pixels take a quarter of a fight. What lies under the
 * pointer is read from canvases outside the page, which are filled as ever.
 */
const emptyBoards = () => {
  const onBoard = (canvas: unknown) => canvas instanceof HTMLCanvasElement && canvas.closest('[data-board]') !== null;
  for (const { prototype } of [CanvasRenderingContext2D, OffscreenCanvasRenderingContext2D])
    for (const name of ['drawImage', 'fill', 'fillRect', 'fillText', 'stroke', 'strokeRect', 'strokeText'] as const)
      Reflect.set(
        prototype,
        name,
        new Proxy(prototype[name], {
          apply: (draw, context: CanvasRenderingContext2D, given) =>
            onBoard(context.canvas) || onBoard(given[0]) ? undefined : Reflect.apply(draw, context, given),
        }),
      );
  ImageBitmapRenderingContext.prototype.transferFromImageBitmap = (bitmap) => bitmap?.close();
};

/** The scripts to add to a window before it opens. */
export const unseenBoards = [flatMaps, emptyBoards];
