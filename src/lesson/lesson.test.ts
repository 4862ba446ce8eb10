/** The lessons: each waits for signs that the fight gives, and each fight is there. */
import { describe, expect, it } from 'vitest';
import { live } from '../engine/history.ts';
import { play, setUpOrThrow } from '../engine/play.testing.ts';
import type { Ruleset } from '../engine/ruleset.ts';
import { toy, toyScenes, toyScript } from '../engine/toy.testing.ts';
import { redo, undo } from '../engine/undo.ts';
import { loadGame } from '../rulesets/index.ts';
import { STEPS } from './lessons.ts';
import { LESSONS } from './running.ts';
import { isDone, type Moment } from './signs.ts';

const begun = play(toy, setUpOrThrow(toy, toyScenes, toyScript), [{ begin: true }]);
const game: Ruleset = toy;
const moment = (encounter: typeof begun, more: Partial<Moment> = {}): Moment => {
  const { fight, question } = live(game, encounter);
  return { encounter, fight, question, acting: undefined, lookingUp: false, ...more };
};
const start = moment(begun);
const after = (...lines: Parameters<typeof play>[2]) => moment(play(toy, begun, lines));

describe('the signs of a lesson', () => {
  it('are a turn of one’s own, and not that of a foe', () => {
    expect(isDone('turn', start, start, { ...start, acting: 'ash' })).toBe(true);
    expect(isDone('turn', start, start, { ...start, acting: 'ogre' })).toBe(false);
    expect(isDone('turn', start, start, start)).toBe(false);
  });
  it('are a move of one’s own, from a place on the map', () => {
    const moved = (who: string) =>
      after({ edit: [{ edit: 'combatant', combatant: who, place: { kind: 'zone', zone: 'hall' } }], label: 'Moved' });
    expect(isDone('moved', start, start, moved('ash'))).toBe(true);
    expect(isDone('moved', start, start, moved('ogre'))).toBe(false);
  });
  it('are what was looked up, what was taken back, and the end', () => {
    expect(isDone('looked up', start, start, { ...start, lookingUp: true })).toBe(true);
    const back = undo(begun);
    if (!back.ok) throw new Error(back.refusal.text);
    expect(isDone('undone', start, start, moment(back.value))).toBe(true);
    const again = redo(game, back.value);
    if (!again.ok) throw new Error(again.refusal.text);
    expect(isDone('undone', start, moment(back.value), moment(again.value))).toBe(false);
    expect(isDone('over', start, start, start)).toBe(false);
  });
  it('are an answer of another than who acts, given and not taken back', () => {
    const asked = moment(begun, { acting: 'ogre', question: question('bo') });
    expect(isDone('reacted', asked, asked, { ...asked, question: undefined })).toBe(true);
    expect(isDone('reacted', asked, asked, asked)).toBe(false);
    const own = { ...asked, acting: 'bo' };
    expect(isDone('reacted', own, own, { ...own, question: undefined })).toBe(false);
  });
});

const question = (combatant: string): NonNullable<Moment['question']> => ({
  id: '1.0',
  seat: { kind: 'combatant', combatant },
  title: 'React?',
  rule: 'TY-01',
  audience: 'all',
  kind: 'choose',
  options: [{ id: 'no', label: 'No' }],
});

describe('the lessons that are offered', () => {
  it.each(LESSONS.map((lesson) => [lesson.id, lesson] as const))(
    '%s has its fight and steps that end',
    async (id, lesson) => {
      const ruleset = await loadGame(lesson.game);
      expect(ruleset?.ready.map((fight) => fight.id)).toContain(lesson.fight);
      const signs = STEPS[id].map(({ sign }) => sign);
      for (const wanted of ['moved', 'attacked', 'reacted', 'looked up', 'undone'] as const)
        expect(signs).toContain(wanted);
      expect(signs.at(-1)).toBe('over');
    },
  );
});
