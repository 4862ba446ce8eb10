/** The part of a picture that a figure shows: the square about its circle. No screen is here. */

/** How a picture lies under the circle: how far off its middle is, and its zoom. */
export interface CropView {
  /** How far the picture's middle is to the right of the circle's, in widths of the circle. */
  readonly x: number;
  readonly y: number;
  /** 1: the picture just covers the circle. */
  readonly zoom: number;
}

export interface PictureSize {
  readonly width: number;
  readonly height: number;
}

export const MOST_ZOOM = 6;
export const WHOLE_VIEW: CropView = { x: 0, y: 0, zoom: 1 };

/** The size of the picture in widths of the circle. */
function laidSize({ width, height }: PictureSize, zoom: number): PictureSize {
  const least = Math.max(1, Math.min(width, height));
  return { width: (width / least) * zoom, height: (height / least) * zoom };
}

const held = (value: number, most: number): number => Math.min(most, Math.max(-most, value));

/** The view brought within bounds: the picture covers the circle wholly. */
export function heldView(picture: PictureSize, { x, y, zoom }: CropView): CropView {
  const near = Math.min(MOST_ZOOM, Math.max(1, zoom));
  const { width, height } = laidSize(picture, near);
  return { x: held(x, (width - 1) / 2), y: held(y, (height - 1) / 2), zoom: near };
}

/** The view zoomed by a factor about the circle's middle. */
export const zoomedView = (picture: PictureSize, view: CropView, factor: number): CropView => {
  const zoom = Math.min(MOST_ZOOM, Math.max(1, view.zoom * factor));
  const by = zoom / view.zoom;
  return heldView(picture, { x: view.x * by, y: view.y * by, zoom });
};

/** The square of the picture under the circle, in pixels of the picture. */
export function cropBox(picture: PictureSize, view: CropView): { x: number; y: number; side: number } {
  const { x, y, zoom } = heldView(picture, view);
  const side = Math.min(picture.width, picture.height) / zoom;
  return { x: picture.width / 2 - (x + 0.5) * side, y: picture.height / 2 - (y + 0.5) * side, side };
}
