/** Tests the bar of a turn's time: it runs out, begins anew with each turn, and is off by default. */
import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { TurnTimer } from './TurnTimer.tsx';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const order = { style: 'strip' as const, round: 2, title: 'Round 2', groups: [], rows: [] };
const turnOf = (id: string) => ({ order, acting: { id, name: id } });
const told = () => screen.queryByRole('timer')?.getAttribute('aria-label');
const pass = (seconds: number) => act(() => vi.advanceTimersByTime(seconds * 1000));

it('runs out once, says so, and begins anew when the next one acts', () => {
  const { rerender } = render(<TurnTimer view={turnOf('ash')} seconds={30} />);
  expect(told()).toBe('30 seconds of this turn left');
  pass(10);
  expect(told()).toBe('20 seconds of this turn left');
  // A step within the turn changes the view and not the time.
  rerender(<TurnTimer view={turnOf('ash')} seconds={30} />);
  expect(told()).toBe('20 seconds of this turn left');
  pass(25);
  expect(told()).toBe('The time of this turn is over');
  expect(vi.getTimerCount()).toBe(0);
  rerender(<TurnTimer view={turnOf('ogre')} seconds={30} />);
  expect(told()).toBe('30 seconds of this turn left');
});

it('is not there without a time, in nobody’s turn, and while a moment is shown again', () => {
  const { rerender } = render(<TurnTimer view={turnOf('ash')} />);
  expect(told()).toBeUndefined();
  rerender(<TurnTimer view={turnOf('ash')} seconds={0} />);
  expect(told()).toBeUndefined();
  rerender(<TurnTimer view={{ order }} seconds={30} />);
  expect(told()).toBeUndefined();
  rerender(<TurnTimer view={{ ...turnOf('ash'), replay: { at: 1, of: 9 } }} seconds={30} />);
  expect(told()).toBeUndefined();
});
