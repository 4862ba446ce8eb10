/** Tells which elements the user can see, by one observer for all of them. */
import { type RefObject, useEffect, useState } from 'react';

const tellers = new Map<Element, (isSeen: boolean) => void>();
let observer: IntersectionObserver | undefined;

/** Elements this near to the edge count as seen, so that a short scroll finds them ready. */
const MARGIN = '48px';

/** Watches an element until the returned function is called. */
export function watchElement(element: Element, tell: (isSeen: boolean) => void): () => void {
  observer ??= new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) tellers.get(target)?.(isIntersecting);
    },
    { scrollMargin: MARGIN },
  );
  tellers.set(element, tell);
  observer.observe(element);
  return () => {
    tellers.delete(element);
    observer?.unobserve(element);
    if (tellers.size > 0) return;
    observer?.disconnect();
    observer = undefined;
  };
}

/**
 * Whether an element is in the window and not scrolled away. True until the browser has looked, and
 * always true while `isAsked` is false.
 */
export function useIsInView(element: RefObject<Element | null>, isAsked: boolean): boolean {
  const [isSeen, setSeen] = useState(true);
  useEffect(() => {
    if (!isAsked || !element.current) return;
    const unwatch = watchElement(element.current, setSeen);
    return () => {
      unwatch();
      setSeen(true);
    };
  }, [element, isAsked]);
  return isSeen;
}
