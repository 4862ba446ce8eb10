/**
 * Parts of the board's tree: a shape that a painter paints, and a layer that leaves the page while
 * nothing is on it.
 */
import type { ReactNode, Ref } from 'react';
import { memo, useCallback, useMemo } from 'react';
import { Group, Konva, Layer, type LayerNode, Shape, type ShapeNode } from './konva.ts';
import { type Paint, sceneOf } from './look.ts';
import { shownStill } from './still.ts';

interface PaintingProps {
  name: string;
  /** The painter. Another function here paints the shape again. */
  paint: Paint;
  /** True when left out. */
  visible?: boolean;
  ref?: Ref<ShapeNode>;
}

/**
 * A shape that a painter paints. It takes no part in finding what the pointer hits: that is done by
 * geometry (`layout/placeAt.ts`, `figures/cast.ts`).
 */
export const Painting = memo(function Painting({ name, paint, visible = true, ref }: PaintingProps) {
  const sceneFunc = useMemo(() => sceneOf(paint), [paint]);
  return (
    <Shape
      {...(ref ? { ref } : {})}
      name={name}
      visible={visible}
      listening={false}
      perfectDrawEnabled={false}
      sceneFunc={sceneFunc}
    />
  );
});

/** Groups several parts under one name. */
export function Part({ name, children }: { name: string; children: ReactNode }) {
  return (
    <Group name={name} listening={false}>
      {children}
    </Group>
  );
}

/** Whether a node shows anything. */
const shows = (node: Konva.Node): boolean =>
  node.visible() && (node instanceof Konva.Container ? node.getChildren().some(shows) : true);

const shownItself = (layer: LayerNode) => (shows: boolean) => {
  layer.getNativeCanvasElement().style.display = shows ? 'block' : 'none';
};

/**
 * A canvas of its own for things that change often, so that the rest need not be painted with them.
 * The browser joins all canvases at every frame, so an empty one is taken off the page.
 */
export function Sheet({
  name,
  ref,
  still = false,
  children,
}: {
  name: string;
  ref?: Ref<LayerNode>;
  /** True for a layer that is painted rarely: a finished picture of it is shown. */
  still?: boolean;
  children?: ReactNode;
}) {
  const taken = useCallback(
    (layer: LayerNode | null) => {
      if (layer) {
        const show = still ? shownStill(layer) : shownItself(layer);
        layer.off('draw.board').on('draw.board', () => show(shows(layer)));
      }
      if (typeof ref === 'function') return ref(layer);
      if (ref) ref.current = layer;
      return undefined;
    },
    [ref, still],
  );
  return (
    <Layer ref={taken} name={name} listening={false}>
      {children}
    </Layer>
  );
}
