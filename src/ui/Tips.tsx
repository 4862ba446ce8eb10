/**
 * The one tooltip of a window. It reads the `data-tip` of the element under the resting pointer, or
 * of the element that the focus reached by key. The tooltip takes no key and no press from the
 * page. Its words are the element's description while they are shown.
 */
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { Kbd } from './Kbd.tsx';
import { type TipSide, type TipWords, tipOf } from './tip.ts';

/**
 * How long the pointer must rest before a tip shows, in milliseconds. A tip shows at once when
 * another one was shown just before.
 */
const REST = 350;
const WARM = 500;
/**
 * The gap between the tip and its element, and between the tip and the window's edge, in pixels.
 */
const GAP = 6;
const ID = 'tip';

interface ShownTip {
  element: HTMLElement;
  words: TipWords;
}

const tipped = (target: EventTarget | null): HTMLElement | undefined =>
  target instanceof Element ? (target.closest<HTMLElement>('[data-tip]') ?? undefined) : undefined;

/** Listens to the document for the element that the user rests on; gives the tip to show. */
function useRestedOn(): ShownTip | undefined {
  const [shown, setShown] = useState<ShownTip>();
  useEffect(() => {
    const quit = new AbortController();
    let on: HTMLElement | undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let hidden = Number.NEGATIVE_INFINITY;
    // The element's tip may change, and the element may go away, while its tip is shown.
    const watch = new MutationObserver(() => {
      if (on?.isConnected && on.dataset.tip !== undefined) open(on);
      else hide();
    });
    const open = (element: HTMLElement): void => {
      const words = tipOf(element);
      if (!words) return;
      setShown({ element, words });
      watch.observe(document.body, {
        subtree: true,
        childList: true,
        attributeFilter: ['data-tip', 'data-tip-hint', 'data-tip-keys'],
      });
    };
    const hide = (): void => {
      clearTimeout(timer);
      watch.disconnect();
      setShown((old) => {
        if (old) hidden = performance.now();
        return undefined;
      });
    };
    const point = (element: HTMLElement | undefined, wait: number): void => {
      if (element === on) return;
      hide();
      on = element;
      if (!element) return;
      if (wait === 0 || performance.now() - hidden < WARM) open(element);
      else timer = setTimeout(() => open(element), wait);
    };
    const { signal } = quit;
    const listen = <Kind extends keyof DocumentEventMap>(kind: Kind, does: (event: DocumentEventMap[Kind]) => void) =>
      document.addEventListener(kind, does, { signal, capture: true, passive: true });
    listen('pointerover', ({ target, pointerType }) => {
      if (pointerType !== 'touch') point(tipped(target), REST);
    });
    listen('focusin', ({ target }) => {
      if (target instanceof Element && target.matches(':focus-visible')) point(tipped(target), 0);
    });
    listen('focusout', () => point(undefined, 0));
    // A user who presses, types or scrolls has read the tip.
    for (const kind of ['pointerdown', 'keydown', 'scroll', 'wheel'] as const) listen(kind, hide);
    document.documentElement.addEventListener('pointerleave', () => point(undefined, 0), { signal });
    return () => {
      quit.abort();
      clearTimeout(timer);
      watch.disconnect();
    };
  }, []);
  return shown;
}

/**
 * The place of a tip of this size beside a box, in pixels: on the wanted side, on the opposite side
 * where there is no room, and never off the window.
 */
export function tipSpot(
  box: Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>,
  size: { width: number; height: number },
  window: { width: number; height: number },
  side: TipSide,
): { left: number; top: number } {
  const middle = { x: (box.left + box.right) / 2 - size.width / 2, y: (box.top + box.bottom) / 2 - size.height / 2 };
  const spots: Record<TipSide, { left: number; top: number; fits: boolean }> = {
    top: { left: middle.x, top: box.top - GAP - size.height, fits: box.top - GAP - size.height >= 0 },
    bottom: { left: middle.x, top: box.bottom + GAP, fits: box.bottom + GAP + size.height <= window.height },
    left: { left: box.left - GAP - size.width, top: middle.y, fits: box.left - GAP - size.width >= 0 },
    right: { left: box.right + GAP, top: middle.y, fits: box.right + GAP + size.width <= window.width },
  };
  const opposite = { top: 'bottom', bottom: 'top', left: 'right', right: 'left' } as const;
  const spot = spots[side].fits || !spots[opposite[side]].fits ? spots[side] : spots[opposite[side]];
  const inside = (at: number, length: number, room: number) => Math.max(GAP, Math.min(at, room - length - GAP));
  return { left: inside(spot.left, size.width, window.width), top: inside(spot.top, size.height, window.height) };
}

/** Put once into each window. */
export function Tips() {
  const shown = useRestedOn();
  const tip = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (!shown || !tip.current) return;
    const { element, words } = shown;
    const { left, top } = tipSpot(
      element.getBoundingClientRect(),
      tip.current.getBoundingClientRect(),
      { width: window.innerWidth, height: window.innerHeight },
      words.side ?? 'top',
    );
    tip.current.style.transform = `translate(${Math.round(left)}px, ${Math.round(top)}px)`;
    const before = element.getAttribute('aria-describedby');
    element.setAttribute('aria-describedby', before ? `${before} ${ID}` : ID);
    return () => {
      if (before === null) element.removeAttribute('aria-describedby');
      else element.setAttribute('aria-describedby', before);
    };
  }, [shown]);
  if (!shown) return null;
  const { label, hint, keys } = shown.words;
  return createPortal(
    <div
      ref={tip}
      id={ID}
      role="tooltip"
      className="pointer-events-none fixed top-0 left-0 z-50 w-max max-w-80 rounded-lg bg-lifted px-2.5 py-1.5 text-ink text-xs leading-snug shadow-lift"
    >
      <span className="flex items-center gap-2">
        <span className="font-medium">{label}</span>
        {keys ? <Kbd>{keys}</Kbd> : null}
      </span>
      {hint ? <span className="mt-0.5 block text-soft">{hint}</span> : null}
    </div>,
    document.body,
  );
}
