/** Shows layers that are painted rarely as finished pictures. */
import type { LayerNode } from './konva.ts';

/**
 * Shows a layer by a picture of its canvas, taken after each painting; `false` takes the picture
 * off the page. A browser without a graphics card copies each canvas on the page at every frame in
 * which anything moves, even an unchanged canvas. That took more than half of the time of a move of
 * the pointer. A finished picture is handed over only once. Where the browser cannot make one, the
 * canvas itself is shown.
 */
export function shownStill(layer: LayerNode): (shows: boolean) => void {
  const canvas = layer.getNativeCanvasElement();
  const picture = document.createElement('canvas');
  const frame = picture.getContext('bitmaprenderer');
  const sheet = typeof OffscreenCanvas === 'undefined' ? undefined : new OffscreenCanvas(1, 1);
  const pen = sheet?.getContext('2d');
  if (!frame || !sheet || !pen)
    return (shows) => {
      canvas.style.display = shows ? 'block' : 'none';
    };
  canvas.after(picture);
  layer.on('destroy', () => picture.remove());
  return (shows) => {
    canvas.style.display = 'none';
    picture.style.cssText = `position:absolute;left:0;top:0;width:${canvas.style.width};height:${canvas.style.height};display:${shows ? 'block' : 'none'}`;
    if (!shows || canvas.width === 0 || canvas.height === 0) return;
    if (sheet.width !== canvas.width || sheet.height !== canvas.height) {
      sheet.width = canvas.width;
      sheet.height = canvas.height;
    }
    pen.drawImage(canvas, 0, 0);
    frame.transferFromImageBitmap(sheet.transferToImageBitmap());
  };
}
