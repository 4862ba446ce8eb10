/** Tests where the tooltip stands: beside its element, never over it, and never off the window. */
import { describe, expect, it } from 'vitest';
import { tipSpot } from './Tips.tsx';

const window = { width: 800, height: 600 };
const size = { width: 100, height: 30 };
const box = (left: number, top: number) => ({ left, top, right: left + 40, bottom: top + 20 });

describe('where the tooltip stands', () => {
  it('is on the wanted side, in the middle of the element', () => {
    expect(tipSpot(box(300, 300), size, window, 'top')).toEqual({ left: 270, top: 264 });
    expect(tipSpot(box(300, 300), size, window, 'left')).toEqual({ left: 194, top: 295 });
  });
  it('is on the other side where the wanted side has no room', () => {
    expect(tipSpot(box(300, 4), size, window, 'top').top).toBe(30);
    expect(tipSpot(box(750, 300), size, window, 'right').left).toBe(644);
  });
  it('stays in the window at its edges and corners', () => {
    expect(tipSpot(box(0, 300), size, window, 'bottom').left).toBe(6);
    expect(tipSpot(box(760, 575), size, window, 'bottom')).toEqual({ left: 694, top: 539 });
  });
  it('is on the wanted side where neither side has room', () => {
    expect(tipSpot(box(0, 0), { width: 100, height: 700 }, window, 'top').top).toBe(6);
  });
});
