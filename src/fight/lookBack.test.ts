/** Looks back: each earlier state is the very state it was, and nothing is changed by looking. */
import { describe, expect, it } from 'vitest';
import { play, setUpOrThrow } from '../engine/play.testing.ts';
import { toy, toyScenes, toyScript } from '../engine/toy.testing.ts';
import { undo } from '../engine/undo.ts';
import { fightAfter, stepOfEntry, timeline } from './lookBack.ts';

const start = setUpOrThrow(toy, toyScenes, toyScript);
const begun = play(toy, start, [{ begin: true }]);
const struck = play(toy, begun, [
  { do: 'strike', by: 'ash' },
  { answer: 'ogre' },
  { answer: 'pass' },
  { answer: { dice: [6, 1, 1, 1] } },
]);
const later = play(toy, struck, [{ do: 'round' }]);
const serials = later.past.map(({ serial }) => serial);

describe('looking back', () => {
  it('gives the very state after a step', () => {
    expect(fightAfter(later, serials.at(-2) ?? -1)).toEqual(struck.fight);
    expect(fightAfter(later, serials.at(-1) ?? -1)).toBe(later.fight);
    expect(fightAfter(later, 0)).toEqual(start.fight);
  });
  it('has no state for a step that is not there', () => {
    expect(fightAfter(later, 999)).toBeUndefined();
  });
  it('finds the step that wrote a sentence', () => {
    const hit = later.fight.log.find(({ text }) => text.startsWith('Ash hits'));
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
  it('keeps what was taken back, in its order', () => {
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
