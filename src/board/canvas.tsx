/**
 * Konva's stage, layers and shapes as React elements. Only what a board needs: its shapes differ in nothing but how they paint, so a
 * binding for any node (and the second reconciler that it brings into both windows, 38 KB) would be more than is used.
 */
import type { Context } from 'konva/lib/Context.js';
import { Layer as KonvaLayer } from 'konva/lib/Layer.js';
import { Shape as KonvaShape } from 'konva/lib/Shape.js';
import { Stage as KonvaStage } from 'konva/lib/Stage.js';
import { createContext, type ReactNode, type Ref, use, useLayoutEffect, useRef, useState } from 'react';

const StageContext = createContext<KonvaStage | undefined>(undefined);
const LayerContext = createContext<KonvaLayer | undefined>(undefined);

/** Gives a node to a ref, and says what takes it back. */
function lend<T>(ref: Ref<T> | undefined, node: T): () => void {
  if (typeof ref === 'function') {
    const undo = ref(node);
    return typeof undo === 'function' ? undo : () => void ref(null);
  }
  if (!ref) return () => {};
  ref.current = node;
  return () => {
    ref.current = null;
  };
}

/** A stage that hears nothing: the board listens itself. Its size is set from outside. */
export function Stage({ children }: { children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  const [stage, setStage] = useState<KonvaStage>();
  useLayoutEffect(() => {
    if (!box.current) return;
    const made = new KonvaStage({ container: box.current, width: 1, height: 1, listening: false });
    setStage(made);
    return () => {
      setStage(undefined);
      made.destroy();
    };
  }, []);
  return (
    <>
      <div ref={box} />
      {stage ? <StageContext value={stage}>{children}</StageContext> : null}
    </>
  );
}

/** A canvas of its own. Layers are there for as long as their stage, one above the other in the order in which they are written. */
export function Layer({ ref, children }: { ref?: Ref<KonvaLayer>; children?: ReactNode }) {
  const stage = use(StageContext);
  const [layer, setLayer] = useState<KonvaLayer>();
  useLayoutEffect(() => {
    if (!stage) return;
    const made = new KonvaLayer({ listening: false });
    stage.add(made);
    setLayer(made);
    const takeBack = lend(ref, made);
    return () => {
      takeBack();
      setLayer(undefined);
      made.destroy();
    };
  }, [stage, ref]);
  return layer ? <LayerContext value={layer}>{children}</LayerContext> : null;
}

/** Something painted, and painted again when `sceneFunc` is another one. It lies on those that its layer had before it came; `lowest`: under them. */
export function Shape({
  ref,
  sceneFunc,
  lowest = false,
}: {
  ref?: Ref<KonvaShape>;
  lowest?: boolean;
  sceneFunc(context: Context, shape: KonvaShape): void;
}) {
  const layer = use(LayerContext);
  const [shape, setShape] = useState<KonvaShape>();
  useLayoutEffect(() => {
    if (!layer) return;
    const made = new KonvaShape({ listening: false, perfectDrawEnabled: false });
    layer.add(made);
    if (lowest) made.moveToBottom();
    setShape(made);
    const takeBack = lend(ref, made);
    return () => {
      takeBack();
      setShape(undefined);
      made.destroy();
    };
  }, [layer, ref, lowest]);
  useLayoutEffect(() => {
    shape?.sceneFunc(sceneFunc);
  }, [shape, sceneFunc]);
  return null;
}
