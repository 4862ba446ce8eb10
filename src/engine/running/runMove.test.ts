/**
 * Tests rulings in the middle of a move: each happens at its moment, the game reacts to the new
 * state, the open question is asked anew, and an impossible ruling is refused.
 */
import { describe, expect, it } from 'vitest';
import type { Edit } from '../command.ts';
import type { Encounter } from '../encounter.ts';
import { combatantOf } from '../fight.ts';
import { askChoice } from '../flow.ts';
import { dispatch, liveStateOf } from '../history.ts';
import { readLog } from '../log/read.ts';
import { personRef, sentence } from '../log/sentence.ts';
import { tellSentence } from '../log/tell.ts';
import { playLines, setUpOrThrow, thereAndBack } from '../play.testing.ts';
import { toy, toyScenes, toyScript } from '../toy.testing.ts';
import { gmSeat } from '../words.ts';

/**
 * The toy game with consequences: a combatant brought down by hand is told to fall, and for the
 * ogre the GM is asked.
 */
const game: typeof toy = {
  ...toy,
  *settle(fight, before) {
    for (const id of fight.order) {
      const was = before.combatants[id];
      if (!was || toy.standing(before, id).at !== 'up' || toy.standing(fight, id).at === 'up') continue;
      const how =
        id === 'ogre'
          ? yield* askChoice({ seat: gmSeat, title: 'How does it fall?', rule: 'TY-06' }, [
              { id: 'loudly', label: 'Loudly' },
              { id: 'softly', label: 'Softly' },
            ])
          : 'at once';
      tellSentence(fight, 'TY-06', sentence`${personRef(id)} falls ${how}.`);
    }
  },
};
const fresh = () => playLines(game, setUpOrThrow(game, toyScenes, toyScript), [{ begin: true }]);
const harm = (who: string, value: number): Edit => ({ edit: 'sheet', combatant: who, path: 'harm', value });
const by = (...edits: Edit[]) => ({ edit: edits, label: 'By hand' });
const said = (at: Encounter) => readLog(liveStateOf(game, at).fight).map(({ text }) => text);
const harmOf = (at: Encounter, who: string) => combatantOf(liveStateOf(game, at).fight, who).sheet;
const refusal = (at: Encounter, ...edits: Edit[]) => {
  const next = dispatch(game, at, { type: 'edit', label: 'By hand', edits });
  return next.ok ? '' : next.refusal.text;
};
const OPEN = 'That would change the open move under its answers: finish it or take it back first.';

/** The ogre strikes at Ash, who is asked whether to parry. */
const struck = () => playLines(game, fresh(), [{ do: 'strike', by: 'ogre' }, { answer: 'ash' }]);
/** Ash parried with one success, and the ogre’s dice are asked for. */
const rolling = () => playLines(game, struck(), [{ answer: 'pass' }]);

describe('a ruling between two moves', () => {
  it('brings its consequences with it, told after it, and one undo takes back both', () => {
    const at = playLines(game, fresh(), [by(harm('ash', 5))]);
    expect(said(at)).toEqual(['The fight begins.', 'By hand', 'Ash falls at once.']);
    expect(playLines(game, at, [{ undo: 1 }]).fight).toEqual(fresh().fight);
  });
  it('asks where somebody may answer, and is undone answer by answer', () => {
    const asked = playLines(game, fresh(), [by(harm('ogre', 5))]);
    expect(liveStateOf(game, asked).question?.title).toBe('How does it fall?');
    const at = playLines(game, asked, [{ answer: 'softly' }]);
    expect(said(at).at(-1)).toBe('Ogre falls softly.');
    expect(playLines(game, at, [{ undo: 1 }]).fight).toEqual(fresh().fight);
  });
  it('sets only the numbers when the GM wants only these', () => {
    const at = playLines(game, fresh(), [{ ...by(harm('ogre', 5)), raw: true }]);
    expect(liveStateOf(game, at).question).toBeUndefined();
    expect(said(at)).toEqual(['The fight begins.', 'By hand']);
  });
  it('has no consequences in the set-up', () => {
    const at = playLines(game, setUpOrThrow(game, toyScenes, toyScript), [by(harm('ogre', 5))]);
    expect(said(at)).toEqual([]);
  });
});

describe('a ruling in the middle of a move', () => {
  it('is shown as it was set, and the move goes on from there', () => {
    const at = playLines(game, rolling(), [by(harm('ash', 2))]);
    expect(harmOf(at, 'ash')).toMatchObject({ harm: 2 });
    const after = playLines(game, at, [{ answer: { dice: [6, 6, 1, 1, 1, 1] } }]);
    expect(harmOf(after, 'ash')).toMatchObject({ harm: 4 });
    expect(said(after)).toEqual(['The fight begins.', 'By hand', 'Ogre hits Ash for 2.']);
  });
  it('stands in the log at its moment, and can be undone on its own', () => {
    const parried = playLines(game, struck(), [{ answer: 'parry:ash' }, { answer: { dice: [6, 1, 1, 1] } }]);
    const at = playLines(game, parried, [by(harm('bo', 1))]);
    expect(said(at).slice(1)).toEqual(['Ash parries with 1.', 'By hand']);
    const back = playLines(game, at, [{ undo: 1 }]);
    expect(liveStateOf(game, back)).toEqual(liveStateOf(game, parried));
    expect(liveStateOf(game, playLines(game, back, [{ redo: 1 }])).fight).toEqual(liveStateOf(game, at).fight);
    const done = playLines(game, at, [{ answer: 'pass' }, { roll: true }]);
    const { start, end } = thereAndBack(game, done);
    expect(start.fight.stage).toBe('setup');
    expect(end.fight).toEqual(done.fight);
  });
  it('leaves out a combatant who can no longer act, and asks the others', () => {
    const { question } = liveStateOf(game, playLines(game, struck(), [by(harm('bo', 5))]));
    expect(question).toMatchObject({ options: [{ id: 'parry:ash' }, { id: 'pass' }] });
    expect(liveStateOf(game, playLines(game, struck(), [by(harm('bo', 2))])).question).toEqual(
      liveStateOf(game, struck()).question,
    );
  });
  it('changes the dice that are asked for, and the numbers by which they are read', () => {
    const dice = (value: number): Edit => ({ edit: 'sheet', combatant: 'ogre', path: 'dice', value });
    const at = playLines(game, rolling(), [by(dice(2))]);
    expect(liveStateOf(game, at).question).toMatchObject({ rolls: [{ groups: [{ count: 2 }] }] });
    expect(said(playLines(game, at, [{ answer: { dice: [6, 6] } }])).at(-1)).toBe('Ogre hits Ash for 2.');
    const eased = playLines(game, rolling(), [by({ edit: 'house', path: 'success', value: 4 })]);
    expect(said(playLines(game, eased, [{ answer: { dice: [4, 4, 4, 1, 1, 1] } }])).at(-1)).toBe(
      'Ogre hits Ash for 3.',
    );
  });
  it('offers a reaction to whom it lets react now, and none to whom it does not', () => {
    const swift = (who: string, value: number): Edit => ({ edit: 'sheet', combatant: who, path: 'swift', value });
    const spent = playLines(game, struck(), [by(swift('ash', 0))]);
    expect(liveStateOf(game, spent).question).toMatchObject({ options: [{ id: 'guard:bo' }, { id: 'pass' }] });
    const again = playLines(game, spent, [by(swift('ash', 1))]);
    expect(liveStateOf(game, again).question).toMatchObject({ options: [{ id: 'parry:ash' }, { id: 'guard:bo' }, {}] });
  });
  it('passes a question over that nobody is left to answer, and tells the GM so', () => {
    const spent = { edit: 'sheet', path: 'swift', value: 0 } as const;
    const at = playLines(game, struck(), [by({ ...spent, combatant: 'ash' }, { ...spent, combatant: 'bo' })]);
    expect(liveStateOf(game, at).question?.title).toBe('Ogre: strike');
    expect(said(at).slice(1)).toEqual(['By hand', '“ogre strikes at ash” is passed over: nothing is left to ask.']);
    const back = playLines(game, at, [{ undo: 1 }]);
    expect(liveStateOf(game, back)).toEqual(liveStateOf(game, struck()));
    expect(liveStateOf(game, playLines(game, back, [{ redo: 1 }]))).toEqual(liveStateOf(game, at));
  });
  it('takes back nothing that was done or told before the question', () => {
    const parried = playLines(game, struck(), [{ answer: 'parry:ash' }, { answer: { dice: [6, 1, 1, 1] } }]);
    const at = playLines(game, parried, [by({ edit: 'house', path: 'success', value: 5 })]);
    expect(said(at).slice(1)).toEqual(['Ash parries with 1.', 'By hand']);
    const done = playLines(game, at, [{ answer: 'pass' }, { answer: { dice: [5, 5, 1, 1, 1, 1] } }]);
    expect(said(done).at(-1)).toBe('Ogre hits Ash for 1.');
  });
  it('is refused when whoever makes the move would fall, or a chosen target would be gone', () => {
    expect(refusal(struck(), harm('ogre', 5))).toBe(OPEN);
    expect(refusal(rolling(), harm('ogre', 5))).toBe(OPEN);
    expect(refusal(struck(), harm('ash', 5))).toBe('');
    expect(refusal(struck(), { edit: 'remove', combatant: 'ash' })).toBe(OPEN);
    expect(refusal(struck(), { edit: 'remove', combatant: 'ogre' })).toBe(OPEN);
    expect(refusal(struck(), { edit: 'remove', combatant: 'lurker' })).toBe('');
  });
  it('first asks about its consequences, and then the same question again', () => {
    const begun = playLines(game, fresh(), [{ do: 'strike', by: 'ash' }, { answer: 'bo' }]);
    const at = playLines(game, begun, [by(harm('ogre', 5))]);
    expect(liveStateOf(game, at).question?.title).toBe('How does it fall?');
    const on = playLines(game, at, [{ answer: 'loudly' }]);
    expect(liveStateOf(game, on).question?.title).toBe('ash strikes at bo');
    expect(said(on).at(-1)).toBe('Ogre falls loudly.');
    const done = playLines(game, on, [{ answer: 'pass' }, { answer: { dice: [6, 1, 1, 1] } }]);
    expect(said(done).at(-1)).toBe('Ash hits Bo for 1.');
    expect(thereAndBack(game, done).end.fight).toEqual(done.fight);
  });
  it('is told while the first questions of a fight are open', () => {
    const asks: typeof toy = {
      ...game,
      *begin(fight) {
        yield* askChoice({ seat: gmSeat, title: 'Who is surprised?', rule: 'TY-00' }, [
          { id: 'nobody', label: 'Nobody' },
        ]);
        yield* game.begin(fight);
      },
    };
    const at = playLines(asks, setUpOrThrow(asks, toyScenes, toyScript), [{ begin: true }, by(harm('bo', 1))]);
    expect(readLog(liveStateOf(asks, at).fight).map(({ text }) => text)).toEqual(['By hand']);
    const done = playLines(asks, at, [{ answer: 'nobody' }]);
    expect(readLog(done.fight).map(({ text }) => text)).toEqual(['By hand', 'The fight begins.']);
  });
});
