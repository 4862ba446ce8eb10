/** The verbs of play: commands, answers, dice, and going back and forth. */
import type { Encounter } from '../engine/encounter.ts';
import { live } from '../engine/history.ts';
import { verdictOn } from '../engine/legality.ts';
import type { Answer, Question } from '../engine/question.ts';
import type { Ruleset } from '../engine/ruleset.ts';
import { no } from '../engine/words.ts';
import { type Inside, type Next, perform } from './perform.ts';
import type { TableStore } from './types.ts';

type PlayVerbs = Pick<
  TableStore,
  'dispatch' | 'play' | 'chain' | 'answer' | 'roll' | 'undo' | 'redo' | 'reopen' | 'goTo' | 'setDisplay'
>;

const askedNow = (ruleset: Ruleset, encounter: Encounter): Question | undefined => live(ruleset, encounter).question;

/** Answers whatever is asked then. */
const answerNext =
  (answer: Answer): Next =>
  (ruleset, encounter) => {
    const question = askedNow(ruleset, encounter);
    return question
      ? { kind: 'answer', question: question.id, answer, by: question.kind === 'dice' ? 'typed' : 'chosen' }
      : no('by hand', 'Nothing more is asked, so an answer was dropped.');
  };

export function playVerbs(inside: Inside): PlayVerbs {
  return {
    dispatch: (command) => perform(inside, [{ kind: 'command', command }], 'go on'),
    play: (command, ...answers) => perform(inside, [{ kind: 'command', command }, ...answers.map(answerNext)], 'go on'),
    chain(first, answers, then) {
      if (!perform(inside, [{ kind: 'command', command: first }, ...answers.map(answerNext)], 'go on')) return false;
      const { open } = inside.get();
      const command = open && !open.encounter.open ? then(open) : undefined;
      if (!open || !command || (command.type === 'act' && verdictOn(open.ruleset, open.fight, command) !== true))
        return true;
      return perform(inside, [{ kind: 'command', command, by: 'auto' }], 'go on');
    },
    answer: (question, answer, by) => {
      const hand = by ?? (answer.kind === 'dice' ? 'typed' : 'chosen');
      // After a ruling on a roll there may be another before the dice fall.
      return perform(
        inside,
        [{ kind: 'answer', question, answer, by: hand }],
        answer.kind === 'ruling' ? 'wait' : 'go on',
      );
    },
    roll(typed = {}, said) {
      const question = inside.get().open?.question;
      const told = said && Object.keys(said).length > 0 ? { said } : {};
      const all = question?.kind === 'dice' && question.rolls.every(({ id }) => typed[id] !== undefined);
      const change: Next = all
        ? { kind: 'answer', question: question.id, answer: { kind: 'dice', faces: typed, ...told }, by: 'typed' }
        : { kind: 'roll', by: 'drawn', typed, ...told };
      return perform(inside, [change], 'go on');
    },
    // Whoever goes back wants to stand there: nothing goes on by itself.
    undo: () => perform(inside, [{ kind: 'undo' }], 'wait'),
    redo: () => perform(inside, [{ kind: 'redo' }], 'wait'),
    reopen: () => perform(inside, [{ kind: 'reopen' }], 'wait'),
    goTo: (serial) => perform(inside, [{ kind: 'goTo', serial }], 'wait'),
    setDisplay(display) {
      perform(inside, [{ kind: 'display', display }], 'wait');
    },
  };
}
