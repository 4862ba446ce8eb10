/**
 * The order of people in a question: the people who are meant come first, then the last choice,
 * then the nearest. Other people are folded, and nobody is lost.
 */
import { describe, expect, it } from 'vitest';
import { liveStateOf } from '../history.ts';
import { playLines, setUpOrThrow } from '../play.testing.ts';
import type { Meant, Question } from '../question.ts';
import { toy, toyScenes, toyScript } from '../toy.testing.ts';
import { numberedOptions, orderedOptions } from './optionOrder.ts';

const start = playLines(toy, setUpOrThrow(toy, toyScenes, toyScript), [{ begin: true }]);
const far = { id: 'far', name: 'Far', side: 'foes', place: { kind: 'zone' as const, zone: 'hall' } };
const wide = playLines(
  toy,
  setUpOrThrow(toy, toyScenes, { ...toyScript, cast: [far, ...toyScript.cast.filter(({ id }) => id !== 'lurker')] }),
  [{ begin: true }],
);

function asked(from: typeof start, meant?: Meant) {
  const aiming = playLines(toy, from, [{ do: 'strike', by: 'ash' }]);
  const { fight, question } = liveStateOf(toy, aiming);
  if (question?.kind !== 'choose') throw new Error('A target should be asked for.');
  const meaning: Extract<Question, { kind: 'choose' }> = { ...question, ...(meant ? { meant } : {}) };
  const ids = (unfolded: boolean) =>
    numberedOptions(meaning, { ruleset: toy, fight, past: aiming.past }, unfolded).map(({ id }) => id);
  return { ids, ordered: orderedOptions(meaning, { ruleset: toy, fight, past: aiming.past }) };
}

describe('the order of answers', () => {
  it('puts the nearest foe first where harm is meant, and folds friends behind', () => {
    const { ids, ordered } = asked(wide, 'harm');
    expect(ids(false)).toEqual(['ogre', 'far']);
    expect(ordered.folded.map(({ id }) => id)).toEqual(['bo']);
    expect(ids(true)).toEqual(['ogre', 'far', 'bo']);
  });
  it('lets no key strike a friend, alone or beside foes out of reach, until the GM unfolds the friends', () => {
    const { fight } = liveStateOf(toy, wide);
    const bo = { id: 'bo', label: 'Bo', combatant: 'bo' };
    const ogre = { id: 'ogre', label: 'Ogre', combatant: 'ogre', blocked: { text: 'Too far.', rule: 'TY-01' } };
    const question = (options: (typeof bo | typeof ogre)[]): Question => ({
      kind: 'choose',
      id: 'q',
      seat: { kind: 'combatant', combatant: 'ash' },
      title: 'Whom?',
      rule: 'TY-01',
      audience: 'all',
      meant: 'harm',
      options,
    });
    const now = { ruleset: toy, fight, past: [] };
    const far = question([bo, ogre]);
    const none = question([bo]);
    if (far.kind !== 'choose' || none.kind !== 'choose') throw new Error('These are choices.');
    expect(numberedOptions(far, now, false)).toEqual([]);
    expect(orderedOptions(far, now).folded).toEqual([bo]);
    expect(numberedOptions(far, now, true)).toEqual([bo]);
    expect(numberedOptions(none, now, false)).toEqual([]);
    expect(numberedOptions(none, now, true)).toEqual([bo]);
  });
  it('puts friends first where help is meant', () => {
    expect(asked(wide, 'help').ids(false)).toEqual(['bo']);
    expect(asked(wide, 'help').ids(true)).toEqual(['bo', 'far', 'ogre']);
  });
  it('stays as the game lists it where nothing is meant', () => {
    expect(asked(wide).ids(false)).toEqual(['far', 'ogre', 'bo']);
  });
  it('puts whom one chose last before the nearest', () => {
    const after = playLines(toy, wide, [
      { do: 'strike', by: 'ash' },
      { answer: 'far' },
      { answer: 'pass' },
      { answer: { dice: [1, 1, 1, 1] } },
      { do: 'round' },
    ]);
    expect(asked(after, 'harm').ids(false)).toEqual(['far', 'ogre']);
  });
});
