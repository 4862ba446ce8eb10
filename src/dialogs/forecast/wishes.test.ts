/** Wishes for another chance: what they ask for, and the order of the steps. */
import { describe, expect, it } from 'vitest';
import { chanceWished, nearestFirst } from './wishes.ts';

describe('a wish', () => {
  it('asks for a chance that is notably higher, lower, even or as told, and never for a certain one', () => {
    expect(chanceWished('easier', 0.4, 0.7)).toBeCloseTo(0.55);
    expect(chanceWished('harder', 0.4, 0.7)).toBeCloseTo(0.25);
    expect(chanceWished('even', 0.4, 0.7)).toBe(0.5);
    expect(chanceWished('chance', 0.4, 0.7)).toBe(0.7);
    expect(chanceWished('easier', 0.95, 0.7)).toBe(0.97);
    expect(chanceWished('harder', 0.05, 0.7)).toBe(0.03);
  });
  it('puts the nearest step first, and steps that go the wrong way last', () => {
    const chances = { less: 0.35, bit: 0.45, right: 0.56, far: 0.9 };
    expect(nearestFirst('easier', 0.4, 0.55, chances)).toEqual(['right', 'bit', 'far', 'less']);
    expect(nearestFirst('harder', 0.4, 0.25, chances)[0]).toBe('less');
    expect(nearestFirst('even', 0.4, 0.5, chances)[0]).toBe('bit');
  });
});
