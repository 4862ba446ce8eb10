/** Tests of the lessons: each step waits for a goal that its fight reaches by being played. */
import { describe, expect, it } from 'vitest';
import type { Encounter } from '../engine/encounter.ts';
import { everyone } from '../engine/fight.ts';
import { liveStateOf } from '../engine/history.ts';
import { playLines, setUpOrThrow } from '../engine/play.testing.ts';
import type { Ruleset } from '../engine/ruleset.ts';
import type { Line } from '../engine/script.ts';
import { placesApart } from '../engine/table/walks/near.ts';
import { toy, toyScenes, toyScript } from '../engine/toy.testing.ts';
import { redo, undo } from '../engine/undo.ts';
import { loadGame } from '../rulesets/index.ts';
import { readyScenes } from '../space/scenes/index.ts';
import { LESSON_FIGHTS } from './lessonFights.ts';
import { followGoal, type LessonGoal, type LessonMoment } from './lessonGoals.ts';
import { lessonMomentOf } from './lessonMoment.testing.ts';
import { LESSON_GAMES, LESSON_PARTS, type LessonGame } from './lessonParts.ts';
import { lessonSteps } from './lessons.ts';

const begun = playLines(toy, setUpOrThrow(toy, toyScenes, toyScript), [{ begin: true }]);
/** Whether a step that began at `start` is done at `now`, seen after the moment `before`. */
function isGoalReached(goal: LessonGoal, start: LessonMoment, before: LessonMoment, now: LessonMoment): boolean {
  const isDone = followGoal(goal, start);
  isDone(before);
  return isDone(now);
}
const moment = (encounter: Encounter, more: Partial<LessonMoment> = {}): LessonMoment =>
  lessonMomentOf(toy, encounter, { acting: undefined, ...more });
async function gameOf(id: LessonGame): Promise<Ruleset> {
  const found = await loadGame(id);
  if (!found) throw new Error(`There is no game “${id}”.`);
  return found;
}
async function begunLesson(id: LessonGame): Promise<Encounter> {
  const ruleset = await gameOf(id);
  const script = LESSON_FIGHTS[id];
  return playLines(ruleset, setUpOrThrow(ruleset, readyScenes, script), script.lines);
}
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
    expect(isGoalReached('looked up', start, start, { ...start, dialogs: ['rule'] })).toBe(true);
    const back = undo(begun);
    if (!back.ok) throw new Error(back.refusal.text);
    expect(isGoalReached('undone', start, start, moment(back.value))).toBe(true);
    const again = redo(toy, back.value);
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

/** What a user does at each step of a fight's part, as lines of a script. */
const PLAYED: Readonly<Record<LessonGame, readonly (readonly Line[])[]>> = {
  murdham: [
    [{ do: 'turn', by: 'aldo' }],
    [{ do: 'move', by: 'aldo' }, { answer: 'zone:gallows' }],
    [{ do: 'attack', by: 'aldo', with: 'sword' }, { answer: 'foe-1' }, { answer: 'pass' }, { roll: true }],
    [
      { do: 'end-turn', by: 'aldo' },
      { do: 'turn', by: 'foe-3' },
      { do: 'move', by: 'foe-3' },
      { answer: 'zone:gallows' },
      { do: 'attack', by: 'foe-3', with: 'sword' },
      { answer: 'aldo' },
      { answer: 'pass' },
    ],
    [{ roll: true }, { do: 'end-turn', by: 'foe-3' }],
    [
      { do: 'turn', by: 'foe-2' },
      { do: 'end-turn', by: 'foe-2' },
      { do: 'turn', by: 'aldo' },
      { do: 'move', by: 'aldo' },
      { answer: 'zone:milestone' },
      { answer: 'pass' },
    ],
    [{ undo: 1 }],
  ],
  thrum: [
    [{ do: 'move', by: 'isolde' }, { answer: '6,5' }],
    [{ do: 'use', by: 'isolde', with: 'basic-attack' }, { answer: 'foe-2' }, { answer: 'evasion' }, { roll: true }],
    [
      { do: 'end-turn', by: 'isolde' },
      { do: 'move', by: 'foe-1' },
      { answer: '6,4' },
      { do: 'use', by: 'foe-1', with: 'basic-attack' },
      { answer: 'isolde' },
      { answer: 'evasion' },
    ],
    [{ undo: 1 }],
  ],
  einfelst: [
    [{ do: 'move', by: 'signe' }, { answer: 'zone:yard' }],
    [{ do: 'attack', by: 'signe', with: 'sword' }, { answer: 'foe-1' }, { answer: 'parry' }],
    [{ undo: 1 }],
  ],
  ingenuity: [
    [{ do: 'move', by: 'roland' }, { answer: 'square:10,6' }],
    [{ do: 'attack', by: 'roland', with: 'sword' }, { answer: 'foe-1' }, { roll: true }, { answer: 'none' }],
    [
      { do: 'end-turn', by: 'roland' },
      { do: 'attack', by: 'foe-1', with: 'spear' },
      { answer: 'roland' },
      { roll: true },
      { answer: 'none' },
    ],
    [{ undo: 1 }],
  ],
  hestia: [
    [{ do: 'move', by: 'brenna' }, { answer: 'zone:gallows' }],
    [{ do: 'attack', by: 'brenna', with: 'sword' }, { answer: 'foe-1' }, { roll: true }],
    [{ undo: 1 }],
  ],
  freeform: [
    [{ do: 'move', by: 'ann' }, { answer: 'square:10,6' }],
    [{ do: 'roll', by: 'ann', with: 'own-blade' }, { answer: 'foe-1' }, { roll: true }],
    [{ undo: 1 }],
  ],
};

describe('the lessons on offer', () => {
  it.each(LESSON_GAMES.map(({ game: id }) => id))(
    '%s: heroes and foes start apart, a swordsman has one plain attack, and no question is open',
    async (id) => {
      const ruleset = await gameOf(id);
      const { fight, question } = liveStateOf(ruleset, await begunLesson(id));
      expect(question).toBeUndefined();
      const [first, ...others] = everyone(fight);
      if (!first) throw new Error('Nobody fights.');
      for (const hero of everyone(fight).filter(({ side }) => side === 'party'))
        for (const foe of everyone(fight).filter(({ side }) => side === 'foes'))
          expect(placesApart(fight.scene, hero.place, foe.place)).toBeGreaterThan(0);
      expect(others.length).toBeGreaterThan(2);
    },
  );
  it.each(LESSON_GAMES.map(({ game: id }) => id))('%s: each step of its fight is done by playing', async (id) => {
    const ruleset = await gameOf(id);
    const steps = lessonSteps(id, 'fight');
    expect(steps.at(-1)?.goal).toBe('over');
    let encounter = await begunLesson(id);
    for (const [at, lines] of PLAYED[id].entries()) {
      const step = steps[at];
      if (!step) throw new Error(`There is no step ${at}.`);
      const begins = lessonMomentOf(ruleset, encounter);
      let before = begins;
      let reached = isGoalReached(step.goal, begins, begins, begins);
      expect(reached, `${step.title}: done before it begins`).toBe(false);
      for (const line of lines) {
        encounter = playLines(ruleset, encounter, [line]);
        const now = lessonMomentOf(ruleset, encounter);
        reached ||= isGoalReached(step.goal, begins, before, now);
        before = now;
      }
      expect(reached, step.title).toBe(true);
    }
    expect(steps.length).toBe(PLAYED[id].length + 1);
    const fresh = await begunLesson(id);
    const [before, ended] = [
      lessonMomentOf(ruleset, fresh),
      lessonMomentOf(ruleset, playLines(ruleset, fresh, [{ end: true }])),
    ];
    expect(isGoalReached('over', before, before, ended)).toBe(true);
  });
  it.each(['murdham', 'thrum', 'einfelst'] as const)('%s: the first answer of a foe is one of two', async (id) => {
    const ruleset = await gameOf(id);
    let encounter = await begunLesson(id);
    const asked = PLAYED[id].flat().flatMap((line) => {
      encounter = playLines(ruleset, encounter, [line]);
      const { question } = liveStateOf(ruleset, encounter);
      const who = question?.seat.kind === 'combatant' ? encounter.fight.combatants[question.seat.combatant] : undefined;
      return question?.kind === 'choose' && who?.side === 'foes' ? [question.options.length] : [];
    });
    expect(asked[0]).toBe(2);
  });
  it('says of each part what to do, in every game', () => {
    for (const { game: id } of LESSON_GAMES)
      for (const part of LESSON_PARTS) expect(lessonSteps(id, part.id).length).toBeGreaterThan(1);
  });
});
