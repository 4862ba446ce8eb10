/** The size of an element on the page while it changes, in CSS pixels and before any turning. */
import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import type { Size } from './frame.ts';

/**
 * Gives a ref to put on an element, and the element's size; undefined until the element is laid
 * out.
 */
export function useSize<E extends HTMLElement>(): [RefObject<E | null>, Size | undefined] {
  const ref = useRef<E>(null);
  const [size, setSize] = useState<Size>();
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return;
    const measure = () => {
      const [width, height] = [element.clientWidth, element.clientHeight];
      setSize((old) => (old?.width === width && old.height === height ? old : { width, height }));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [ref, size];
}
