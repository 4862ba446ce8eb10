/** Tests of the lessons: each waits for goals that its fight can reach, and each fight exists. */
import { describe, expect, it } from 'vitest';
import { liveStateOf } from '../engine/history.ts';
import { playLines, setUpOrThrow } from '../engine/play.testing.ts';
import type { Ruleset } from '../engine/ruleset.ts';
import { toy, toyScenes, toyScript } from '../engine/toy.testing.ts';
import { redo, undo } from '../engine/undo.ts';
import { loadGame } from '../rulesets/index.ts';
import { isGoalReached, type LessonMoment } from './lessonGoals.ts';
import { LESSON_STEPS } from './lessons.ts';
import { LESSONS } from './running.ts';

const begun = playLines(toy, setUpOrThrow(toy, toyScenes, toyScript), [{ begin: true }]);
const game: Ruleset = toy;
const moment = (encounter: typeof begun, more: Partial<LessonMoment> = {}): LessonMoment => {
  const { fight, question } = liveStateOf(game, encounter);
  return { encounter, fight, question, acting: undefined, lookingUp: false, ...more };
};
const start = moment(begun);
const after = (...lines: Parameters<typeof playLines>[2]) => moment(playLines(toy, begun, lines));

describe('the goals of a lesson', () => {
  it('count a turn of one’s own side, and not that of a foe', () => {
    expect(isGoalReached('turn', start, start, { ...start, acting: 'ash' })).toBe(true);
    expect(isGoalReached('turn', start, start, { ...start, acting: 'ogre' })).toBe(false);
    expect(isGoalReached('turn', start, start, start)).toBe(false);
  });
  it('count a move of one’s own side, from a place on the map', () => {
    const moved = (who: string) =>
      after({ edit: [{ edit: 'combatant', combatant: who, place: { kind: 'zone', zone: 'hall' } }], label: 'Moved' });
    expect(isGoalReached('moved', start, start, moved('ash'))).toBe(true);
    expect(isGoalReached('moved', start, start, moved('ogre'))).toBe(false);
  });
  it('count a look-up, an undo, and the end', () => {
    expect(isGoalReached('looked up', start, start, { ...start, lookingUp: true })).toBe(true);
    const back = undo(begun);
    if (!back.ok) throw new Error(back.refusal.text);
    expect(isGoalReached('undone', start, start, moment(back.value))).toBe(true);
    const again = redo(game, back.value);
    if (!again.ok) throw new Error(again.refusal.text);
    expect(isGoalReached('undone', start, moment(back.value), moment(again.value))).toBe(false);
    expect(isGoalReached('over', start, start, start)).toBe(false);
  });
  it('count an answer by somebody other than the acting combatant, if it is not undone', () => {
    const asked = moment(begun, { acting: 'ogre', question: question('bo') });
    expect(isGoalReached('reacted', asked, asked, { ...asked, question: undefined })).toBe(true);
    expect(isGoalReached('reacted', asked, asked, asked)).toBe(false);
    const own = { ...asked, acting: 'bo' };
    expect(isGoalReached('reacted', own, own, { ...own, question: undefined })).toBe(false);
  });
});

const question = (combatant: string): NonNullable<LessonMoment['question']> => ({
  id: '1.0',
  seat: { kind: 'combatant', combatant },
  title: 'React?',
  rule: 'TY-01',
  audience: 'all',
  kind: 'choose',
  options: [{ id: 'no', label: 'No' }],
});

describe('the lessons on offer', () => {
  it.each(LESSONS.map((lesson) => [lesson.id, lesson] as const))(
    '%s has its fight and steps that end',
    async (id, lesson) => {
      const ruleset = await loadGame(lesson.game);
      expect(ruleset?.ready.map((fight) => fight.id)).toContain(lesson.fight);
      const signs = LESSON_STEPS[id].map(({ goal }) => goal);
      for (const wanted of ['moved', 'attacked', 'reacted', 'looked up', 'undone'] as const)
        expect(signs).toContain(wanted);
      expect(signs.at(-1)).toBe('over');
    },
  );
});
