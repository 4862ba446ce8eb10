/** A board's stage, its layers and what is painted on them, as React elements. */
import { createContext, type ReactNode, type Ref, use, useLayoutEffect, useRef, useState } from 'react';
import {
  type Layer as Canvas,
  type Stage as Canvases,
  makeShape,
  makeStage,
  type Paint,
  type Shape as Painted,
} from './stage.ts';

const StageContext = createContext<Canvases | undefined>(undefined);
const LayerContext = createContext<Canvas | undefined>(undefined);

/** Gives what was made to a ref, and says what takes it back. */
function lend<T>(ref: Ref<T> | undefined, made: T): () => void {
  if (typeof ref === 'function') {
    const undo = ref(made);
    return typeof undo === 'function' ? undo : () => void ref(null);
  }
  if (!ref) return () => {};
  ref.current = made;
  return () => {
    ref.current = null;
  };
}

/** Its size is set from outside. */
export function Stage({ children }: { children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  const [stage, setStage] = useState<Canvases>();
  useLayoutEffect(() => {
    if (!box.current) return;
    const made = makeStage(box.current);
    setStage(made);
    return () => {
      setStage(undefined);
      made.dispose();
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
export function Layer({ ref, children }: { ref?: Ref<Canvas>; children?: ReactNode }) {
  const stage = use(StageContext);
  const [layer, setLayer] = useState<Canvas>();
  useLayoutEffect(() => {
    if (!stage) return;
    const made = stage.add();
    setLayer(made);
    const takeBack = lend(ref, made);
    return () => {
      takeBack();
      setLayer(undefined);
      made.dispose();
    };
  }, [stage, ref]);
  return layer ? <LayerContext value={layer}>{children}</LayerContext> : null;
}

/** Something painted, and painted again when `paint` is another one. It lies on those that its layer had before it came; `lowest`: under them. */
export function Shape({ ref, paint, lowest = false }: { ref?: Ref<Painted>; lowest?: boolean; paint: Paint }) {
  const layer = use(LayerContext);
  const latest = useRef(paint);
  const [shape, setShape] = useState<Painted>();
  useLayoutEffect(() => {
    if (!layer) return;
    const made = makeShape((pen, look) => latest.current(pen, look));
    layer.add(made);
    if (lowest) layer.order([made, ...layer.shapes.filter((one) => one !== made)]);
    setShape(made);
    const takeBack = lend(ref, made);
    return () => {
      takeBack();
      setShape(undefined);
      layer.remove(made);
    };
  }, [layer, ref, lowest]);
  useLayoutEffect(() => {
    latest.current = paint;
    shape?.layer?.redraw();
  }, [shape, paint]);
  return null;
}
