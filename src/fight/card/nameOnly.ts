/**
 * Folds the card to its name while an open question leaves it less room than it needs, so that
 * nothing on it is cut through its letters.
 */
import { type RefObject, useLayoutEffect } from 'react';

/** The space below the name of a folded card, in pixels. */
const BELOW = 10;

/** The height that a card needs to show its head, its list and its foot whole. The list may scroll. */
const needOf = ([head, list, foot]: readonly HTMLElement[]): number =>
  (head?.offsetHeight ?? 0) + (list?.scrollHeight ?? 0) + (foot?.offsetHeight ?? 0);

/**
 * Folds and unfolds the card by its style, outside React: it changes nothing else on the screen.
 * `isAsked`: a question is open, and the card has no moves to scroll.
 */
export function useNameOnly(card: RefObject<HTMLElement | null>, isAsked: boolean): void {
  useLayoutEffect(() => {
    const element = card.current;
    const column = element?.parentElement;
    if (!element || !column || !isAsked) return;
    const parts = [...element.children].filter((part) => part instanceof HTMLElement);
    // The observer reports after layout and before paint: asking for sizes at once would force a
    // layout for that alone.
    const watch = new ResizeObserver(() => {
      const name = element.querySelector('[data-name-row]');
      const folds = name instanceof HTMLElement && column.clientHeight < needOf(parts);
      if (folds) element.dataset.nameOnly = '';
      else delete element.dataset.nameOnly;
      element.style.height = folds ? `${name.offsetTop + name.offsetHeight + BELOW}px` : '';
    });
    for (const one of [column, ...parts]) watch.observe(one);
    return () => {
      watch.disconnect();
      delete element.dataset.nameOnly;
      element.style.height = '';
    };
  }, [card, isAsked]);
}
