/**
 * Tests of a replay's pictures: they are the very states of the fight, from its beginning to the
 * last finished step. Showing them changes nothing.
 */
import { describe, expect, it } from 'vitest';
import { dispatch } from '../../engine/history.ts';
import { playLines, setUpOrThrow } from '../../engine/play.testing.ts';
import { toy, toyScenes, toyScript } from '../../engine/toy.testing.ts';
import { frameOf, framesOf } from './frames.ts';

const start = setUpOrThrow(toy, toyScenes, toyScript);
const begun = playLines(toy, start, [{ begin: true }]);
const struck = playLines(toy, begun, [
  { do: 'strike', by: 'ash' },
  { answer: 'ogre' },
  { answer: 'pass' },
  { answer: { dice: [6, 1, 1, 1] } },
]);
const later = playLines(toy, struck, [{ do: 'round' }]);

describe('the pictures of a replay', () => {
  it('show each step from the beginning to now, each with the exact state of its moment', () => {
    const frames = framesOf(later);
    expect(frames.map(({ label }) => label)).toEqual(['Begin the fight', 'Ash: Strike', expect.any(String)]);
    expect(frames.map(({ fight }) => fight)).toEqual([begun.fight, struck.fight, later.fight]);
    expect(frames.at(-1)?.fight).toBe(later.fight);
  });
  it('leave an open move out, and leave the record as it is', () => {
    const open = playLines(toy, later, [{ do: 'strike', by: 'ogre' }]);
    const before = JSON.stringify(open);
    expect(framesOf(open)).toEqual(framesOf(later));
    expect(JSON.stringify(open)).toBe(before);
  });
  it('show an area only from the step that laid it', () => {
    const shape = { kind: 'circle', at: { x: 10, y: 10 }, radius: 20 } as const;
    const area = { id: 'a1', name: 'Fog', shape, colour: 'chalk', seen: 'players' } as const;
    const laid = dispatch(toy, later, { type: 'edit', label: 'Fog', edits: [{ edit: 'area', id: 'a1', area }] });
    if (!laid.ok) throw new Error(laid.refusal.text);
    const frames = framesOf(laid.value);
    expect(frames.map(({ fight }) => fight.areas !== undefined)).toEqual([false, false, false, true]);
  });
  it('are none before the fight has begun', () => {
    expect(framesOf(start)).toEqual([]);
  });
  it('include the step that a turning point names; an unknown step gives the first picture', () => {
    const frames = framesOf(later);
    for (const [at, { serial }] of frames.entries()) expect(frameOf(frames, serial)).toBe(at);
    expect(frameOf(frames, 999)).toBe(0);
  });
});
