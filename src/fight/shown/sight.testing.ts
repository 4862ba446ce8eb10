/** Helps component tests to say which order rows are in sight, and to count what a step draws. */
import { act } from '@testing-library/react';
import { vi } from 'vitest';
import { drawnDuring } from '../../../tools/checks/countDrawn.ts';

type Tell = (entries: { target: Element; isIntersecting: boolean; intersectionRatio: number }[]) => void;

/** Stands in for the browser's observer: the test says what is in sight. */
export class Sight {
  static all = new Set<Sight>();
  readonly watched = new Set<Element>();
  readonly tell: Tell;
  constructor(tell: Tell) {
    this.tell = tell;
    Sight.all.add(this);
  }
  observe(element: Element): void {
    this.watched.add(element);
  }
  unobserve(element: Element): void {
    this.watched.delete(element);
  }
  disconnect(): void {
    this.watched.clear();
    Sight.all.delete(this);
  }
}

/** The rows of the turn order on the page. */
export const orderRows = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>('li[data-row]')];

/** Says that these rows are in sight, and no others. */
export const seeRows = (isSeen: (at: number) => boolean): void =>
  act(() => {
    const all = orderRows();
    for (const { watched, tell } of Sight.all)
      tell(
        [...watched]
          .filter((target) => all.includes(target as HTMLElement))
          .map((target) => {
            const isIntersecting = isSeen(all.indexOf(target as HTMLElement));
            return { target, isIntersecting, intersectionRatio: 1 };
          }),
      );
  });

/** What a step draws and makes. */
export interface StepCount {
  components: number;
  elements: number;
}

/** Counts the components that a step draws and the elements that it makes until it ends. */
export async function countStep(step: () => void | Promise<void>): Promise<StepCount> {
  let elements = 0;
  // Each element is made by this function, whichever of the page's functions was called.
  const make = document.createElementNS.bind(document) as (...given: never[]) => Element;
  const watched = vi.spyOn(document, 'createElementNS').mockImplementation(((...given: never[]) => {
    elements += 1;
    return make(...given);
  }) as never);
  try {
    return { components: await drawnDuring(step), elements };
  } finally {
    watched.mockRestore();
  }
}
