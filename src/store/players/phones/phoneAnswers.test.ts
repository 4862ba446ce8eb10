/** Tests of questions in which several decide on phones, each for the own combatant. */
import { expect, it, vi } from 'vitest';
import { liveStateOf } from '../../../engine/history.ts';
import { playLines, setUpOrThrow } from '../../../engine/play.testing.ts';
import type { Answer, Question } from '../../../engine/question.ts';
import { toy, toyScenes, toyScript } from '../../../engine/toy.testing.ts';
import { gmSeat } from '../../../engine/words.ts';
import type { OpenEncounter, TableStore } from '../../types.ts';
import { createPhoneAnswers } from './phoneAnswers.ts';

const encounter = playLines(toy, setUpOrThrow(toy, toyScenes, toyScript), [{ begin: true }]);
const { fight } = liveStateOf(toy, encounter);
const head = { id: 'q', seat: gmSeat, title: 'Who strikes?', rule: 'MU-24', audience: 'all' as const };
const deeds = (who: readonly string[]) => who.map((id) => ({ id: `strike:${id}`, label: `${id} strikes`, by: id }));
const pass = { id: 'pass', label: 'Nobody', tone: 'pass' as const };
const choice = (...who: string[]): Question => ({ ...head, kind: 'choose', options: [...deeds(who), pass] });
const picks = (...who: string[]): Question => ({ ...head, kind: 'pick', options: deeds(who), min: 0, max: who.length });

/** A table at which this question is open, whose answers are noted. */
function tableWith(question: Question) {
  const answer = vi.fn((_id: string, _answer: Answer) => true);
  const changed = vi.fn();
  const answers = createPhoneAnswers({
    table: { getState: () => ({ answer }) as unknown as TableStore },
    clock: { now: () => 0 },
    isHere: () => true,
    changed,
  });
  const open = { ruleset: toy, encounter, fight, question } as OpenEncounter;
  const says = (who: string, given: Answer) =>
    answers.take(open, who, { question: answers.nameOf(question), answer: given });
  return { answer, answers, changed, says };
}
const deed: Answer = { kind: 'choose', option: '0' };
const nothing: Answer = { kind: 'choose', option: '1' };

it('a deed of one counts at once, whatever the others say', () => {
  const { answer, says } = tableWith(choice('ash', 'bo'));
  expect(says('ash', nothing)).toBeUndefined();
  expect(says('bo', deed)).toBeUndefined();
  expect(answer.mock.calls).toEqual([['q', { kind: 'choose', option: 'strike:bo' }]]);
});

it('who lets it pass answers for nobody else: the question closes when all have said so', () => {
  const { answer, answers, changed, says } = tableWith(choice('ash', 'bo'));
  const question = choice('ash', 'bo');
  expect(says('ash', nothing)).toBeUndefined();
  expect(answer).not.toHaveBeenCalled();
  expect(changed).toHaveBeenCalledOnce();
  expect(['ash', 'bo'].map((who) => answers.hasDonePart(question, who))).toEqual([true, false]);
  expect(answers.decided()).toEqual({ ash: [] });
  expect(says('ash', deed)).toBe('done');
  expect(says('bo', nothing)).toBeUndefined();
  expect(answer.mock.calls).toEqual([['q', { kind: 'choose', option: 'pass' }]]);
});

it('where a foe has a part in it the GM answers for the foe, with what the phones picked', () => {
  const { answer, answers, says } = tableWith(picks('ash', 'ogre', 'bo'));
  says('ash', { kind: 'pick', options: ['0'] });
  says('bo', { kind: 'pick', options: [] });
  expect(answer).not.toHaveBeenCalled();
  expect(answers.decided()).toEqual({ ash: ['strike:ash'], bo: [] });
  answers.keep(undefined);
  expect(answers.decided()).toEqual({});
});

it('picks of several count together once each has picked, in the order of the question', () => {
  const { answer, says } = tableWith(picks('ash', 'bo'));
  says('bo', { kind: 'pick', options: ['0'] });
  says('ash', { kind: 'pick', options: ['0'] });
  expect(answer.mock.calls).toEqual([['q', { kind: 'pick', options: ['strike:ash', 'strike:bo'] }]]);
});

it('who has no part in the question is refused, and changes nothing', () => {
  const { answer, answers, says } = tableWith(choice('ash', 'ogre'));
  expect(says('bo', deed)).toBe('not open');
  expect([answer.mock.calls, answers.decided()]).toEqual([[], {}]);
});
