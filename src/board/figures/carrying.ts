/**
 * While a figure is carried, CSS moves the canvas that it is on. Painting a canvas as large as the
 * window at each move would cost most of the time.
 */
import type { Point } from '../../space/scene.ts';
import type { GroupNode, LayerNode } from '../tree/konva.ts';

/** Where the carried figure was when its layer was last painted. */
const paintedAt = new WeakMap<LayerNode, Point>();

/**
 * Makes this node’s layer ready to follow the node by CSS. The next painting of the layer notes
 * where the node is then.
 */
export function followed(node: GroupNode): void {
  const layer = node.getLayer();
  if (!layer) return;
  paintedAt.delete(layer);
  const { style } = layer.getNativeCanvasElement();
  style.willChange = 'transform';
  layer.off('draw.carried').on('draw.carried', () => {
    style.transform = '';
    if (node.getLayer() === layer) paintedAt.set(layer, node.position());
    else {
      paintedAt.delete(layer);
      style.willChange = '';
    }
  });
}

/** Shifts the layer by CSS, so that the node appears where it is now. */
export function slideFigure(layer: LayerNode, node: GroupNode): void {
  const from = paintedAt.get(layer);
  if (!from) {
    layer.batchDraw();
    return;
  }
  const [to, scale] = [node.position(), layer.getStage().scaleX()];
  layer.getNativeCanvasElement().style.transform = `translate(${(to.x - from.x) * scale}px,${(to.y - from.y) * scale}px)`;
}
