/** Tests that the card folds to its name where an open question leaves it too little room. */
import { act, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useNameOnly } from './nameOnly.ts';

/** The heights that the browser would give: of the column, and of the card's three parts. */
let heights = { column: 0, head: 70, list: 24, foot: 42 };
let tell: () => void = () => undefined;

const heightOf = (element: HTMLElement): number =>
  heights[(element.dataset.part ?? 'name') as keyof typeof heights] ?? 28;

beforeEach(() => {
  for (const size of ['offsetHeight', 'scrollHeight', 'clientHeight'] as const)
    vi.spyOn(HTMLElement.prototype, size, 'get').mockImplementation(function (this: HTMLElement) {
      return heightOf(this);
    });
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(heard: () => void) {
        tell = heard;
      }
      observe() {}
      disconnect() {}
    },
  );
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

function Card({ isAsked }: { isAsked: boolean }) {
  const card = useRef<HTMLElement>(null);
  useNameOnly(card, isAsked);
  return (
    <div data-part="column">
      <article ref={card}>
        <header data-part="head">
          <div data-name-row="">Theobald</div>
        </header>
        <div data-part="list">The moves come back after the answer.</div>
        <div data-part="foot">Health 5</div>
      </article>
    </div>
  );
}

const isFolded = (column: number): boolean => {
  heights = { ...heights, column };
  act(() => tell());
  return screen.getByRole('article').dataset.nameOnly !== undefined;
};

it('folds to its name as soon as one pixel is missing, and unfolds when the room is back', () => {
  const { rerender } = render(<Card isAsked />);
  expect(isFolded(136)).toBe(false);
  expect(isFolded(135)).toBe(true);
  expect(screen.getByRole('article').style.height).toBe('38px');
  expect(isFolded(136)).toBe(false);
  expect(screen.getByRole('article').style.height).toBe('');
  expect(isFolded(80)).toBe(true);
  rerender(<Card isAsked={false} />);
  expect(screen.getByRole('article').dataset.nameOnly).toBeUndefined();
});
