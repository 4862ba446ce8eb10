/**
 * Tests looking back: each earlier state is exactly the state of that moment, and looking changes
 * nothing.
 */

import { describe, expect, it } from 'vitest';
import { readLog } from '../engine/log/read.ts';
import { playLines, setUpOrThrow } from '../engine/play.testing.ts';
import { toy, toyScenes, toyScript } from '../engine/toy.testing.ts';
import { undo } from '../engine/undo.ts';
import { fightAfter, stepOfEntry, timeline } from './lookBack.ts';

const start = setUpOrThrow(toy, toyScenes, toyScript);
const begun = playLines(toy, start, [{ begin: true }]);
const struck = playLines(toy, begun, [
  { do: 'strike', by: 'ash' },
  { answer: 'ogre' },
  { answer: 'pass' },
  { answer: { dice: [6, 1, 1, 1] } },
]);
const later = playLines(toy, struck, [{ do: 'round' }]);
const serials = later.past.map(({ serial }) => serial);

describe('looking back', () => {
  it('shows the exact state after a step', () => {
    expect(fightAfter(later, serials.at(-2) ?? -1)).toEqual(struck.fight);
    expect(fightAfter(later, serials.at(-1) ?? -1)).toBe(later.fight);
    expect(fightAfter(later, 0)).toEqual(start.fight);
  });
  it('shows nothing for a step that does not exist', () => {
    expect(fightAfter(later, 999)).toBeUndefined();
  });
  it('finds the step that wrote a sentence', () => {
    const hit = readLog(later.fight).find(({ text }) => text.startsWith('Ash hits'));
    expect(stepOfEntry(later, hit?.id ?? -1)?.label).toBe('Ash: Strike');
    expect(stepOfEntry(later, 999)).toBeUndefined();
  });
});

describe('the timeline', () => {
  it('lists the start and every step, and marks now', () => {
    expect(timeline(later).map(({ label, when }) => `${label} ${when}`)).toEqual([
      'The start past',
      'Begin the fight past',
      'Ash: Strike past',
      'Next round now',
    ]);
  });
  it('keeps undone steps in their order', () => {
    const once = undo(later);
    const twice = once.ok ? undo(once.value) : once;
    if (!twice.ok) throw new Error(twice.refusal.text);
    expect(timeline(twice.value).map(({ label, when }) => `${label} ${when}`)).toEqual([
      'The start past',
      'Begin the fight now',
      'Ash: Strike future',
      'Next round future',
    ]);
  });
  it('counts answers and typed dice', () => {
    expect(timeline(struck).at(-1)).toMatchObject({ answers: 3 });
  });
});
