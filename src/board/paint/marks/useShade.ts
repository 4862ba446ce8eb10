/**
 * Dims the map a little while a question is open. The shade lies over the ground, and under lit
 * places, words and figures.
 */
import { type RefObject, useLayoutEffect, useState } from 'react';
import type { Scene } from '../../../space/scene.ts';
import { mapSize } from '../../layout/placeAt.ts';
import type { LayerNode } from '../../tree/konva.ts';

/**
 * Dark enough that lit places and figures stand out, and light enough that one can still see the
 * ground.
 */
const DIM = 'rgba(8,9,12,0.34)';

/**
 * Covers the map below a layer. The shade is a plain element: as a part of the layer it would make
 * each question paint a canvas as large as the window, and copy it. It follows the view with the
 * layer, which is painted whenever the view is.
 */
export function useShade(layer: RefObject<LayerNode | null>, scene: Scene, isDimmed: boolean): void {
  const [shade] = useState(() => {
    const element = document.createElement('div');
    element.dataset.shade = '';
    element.style.cssText = `position:absolute;left:0;top:0;display:none;background:${DIM}`;
    return element;
  });
  useLayoutEffect(() => {
    const node = layer.current;
    if (!node) return;
    const { width, height } = mapSize(scene);
    const place = () => {
      const stage = node.getStage();
      if (!stage) return;
      const scale = stage.scaleX();
      shade.style.width = `${width * scale}px`;
      shade.style.height = `${height * scale}px`;
      shade.style.transform = `translate(${stage.x()}px,${stage.y()}px)`;
    };
    node.getNativeCanvasElement().before(shade);
    node.on('draw.shade', place);
    place();
    return () => {
      node.off('draw.shade');
      shade.remove();
    };
  }, [layer, scene, shade]);
  useLayoutEffect(() => {
    shade.style.display = isDimmed ? 'block' : 'none';
  }, [shade, isDimmed]);
}
