/**
 * The property of a ruling in an open question: what is asked is what would be asked had the ruling
 * come just before. The oracle makes the same ruling one answer earlier, or before the move. Where
 * both ways lead to the same fight, they must ask the same to the end of the move.
 */
import { dequal } from 'dequal';
import { expect } from 'vitest';
import type { Command } from '../../../engine/command.ts';
import type { Encounter, GivenAnswer, OpenMove } from '../../../engine/encounter.ts';
import { answerQuestion, dispatch, giveAnswers, liveStateOf, rollFor } from '../../../engine/history.ts';
import { readLog } from '../../../engine/log/read.ts';
import { anyAnswer, randomDecider } from '../../../engine/play.testing.ts';
import type { Question } from '../../../engine/question.ts';
import type { Ruleset } from '../../../engine/ruleset.ts';

type ByHand = Extract<Command, { type: 'edit' }>;

/** How many rulings in open questions were tried, and how many of them an oracle could judge. */
export interface AskedAnew {
  tried: number;
  judged: number;
}

/** What people see of a position: the fight, what was told in any order, and what is asked. */
function seenOf(ruleset: Ruleset, at: Encounter) {
  const { fight, question } = liveStateOf(ruleset, at);
  const { log: _, nextId: __, facts: ___, ...rest } = fight;
  const told = readLog(fight)
    .map(({ text }) => text)
    .sort();
  return { fight: JSON.parse(JSON.stringify({ ...rest, told })), asked: question && { ...question, id: '' } };
}

/**
 * The position with the ruling made one answer earlier, or before the move; undefined if it cannot
 * be made there.
 */
function earlier(ruleset: Ruleset, was: Encounter, ruling: ByHand): Encounter | undefined {
  const { open } = was;
  if (!open) return undefined;
  const before: OpenMove = { ...open, given: open.given.slice(0, -1) };
  const last: GivenAnswer | undefined = open.given.at(-1);
  if (!last) {
    const ruled = dispatch(ruleset, { ...was, open: undefined }, ruling);
    if (!ruled.ok || ruled.value.open) return undefined;
    const moved = dispatch(ruleset, ruled.value, open.command);
    return moved.ok ? moved.value : undefined;
  }
  const ruled = dispatch(ruleset, { ...was, open: before }, ruling);
  if (!ruled.ok || !ruled.value.open) return undefined;
  const next = giveAnswers(ruleset, ruled.value, ruled.value.open, [last]);
  return next.ok ? next.value : undefined;
}

/** The answers of a table to a question: the same for the same question. */
function answered(ruleset: Ruleset, at: Encounter, question: Question, seed: number): Encounter {
  const answer = anyAnswer(question, randomDecider(seed));
  const next = answer ? answerQuestion(ruleset, at, question.id, answer) : rollFor(ruleset, at);
  if (!next.ok) throw new Error(`“${question.title}” refuses what it offers: ${next.refusal.text}`);
  return next.value;
}

/** Every answer that a choice offers must be taken. */
function takesEveryOption(ruleset: Ruleset, at: Encounter): void {
  const { question } = liveStateOf(ruleset, at);
  if (question?.kind !== 'choose') return;
  for (const { id, blocked, label } of question.options) {
    if (blocked) continue;
    const next = answerQuestion(ruleset, at, question.id, { kind: 'choose', option: id });
    expect(next.ok ? '' : next.refusal.text, `“${label}” of “${question.title}” is offered, so it is taken.`).toBe('');
  }
}

/**
 * Holds the property for a ruling that was taken. `was` is the position before the ruling, `at` the
 * one after it.
 */
export function holdsAskedAnew(
  ruleset: Ruleset,
  was: Encounter,
  at: Encounter,
  ruling: ByHand,
  counted: AskedAnew,
): void {
  counted.tried += 1;
  takesEveryOption(ruleset, at);
  let other = earlier(ruleset, was, ruling);
  let one = at;
  if (!other) return;
  const within = (was.open?.given.length ?? 0) > 0;
  const same = () => dequal(seenOf(ruleset, one).fight, seenOf(ruleset, other as Encounter).fight);
  if (!same()) return;
  counted.judged += 1;
  const open = liveStateOf(ruleset, was).question;
  const where = `${JSON.stringify(ruling.edits)} while “${open?.title}” (${open?.rule}) is open`;
  for (let seed = 1; ; seed += 1) {
    const [mine, theirs] = [seenOf(ruleset, one), seenOf(ruleset, other)];
    // At the end of a move the game catches up on a ruling in the move, but not on one before it.
    if (!within && !mine.asked && !theirs.asked) return;
    expect(mine.asked, `What is asked after ${where}, ${seed - 1} answers later`).toEqual(theirs.asked);
    expect(mine.fight, `The fight after ${where}, ${seed - 1} answers later`).toEqual(theirs.fight);
    const [question, second] = [liveStateOf(ruleset, one).question, liveStateOf(ruleset, other).question];
    if (!question || !second || seed > 40) return;
    one = answered(ruleset, one, question, seed);
    other = answered(ruleset, other, second, seed);
  }
}
