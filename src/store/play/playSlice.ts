/** The slice of play: commands, answers, dice, hand edits, undo and redo of the open encounter. */
import type { Encounter } from '../../engine/encounter.ts';
import { liveStateOf } from '../../engine/history.ts';
import { verdictOn } from '../../engine/legality.ts';
import type { Answer, Question } from '../../engine/question.ts';
import type { Ruleset } from '../../engine/ruleset.ts';
import { notAllowed } from '../../engine/words.ts';
import type { StoreContext } from '../context.ts';
import type { PlayActions, PlayState } from '../types.ts';
import { type NextChange, performChanges } from './performChanges.ts';

const askedNow = (ruleset: Ruleset, encounter: Encounter): Question | undefined =>
  liveStateOf(ruleset, encounter).question;

/**
 * Answers the question that is open by then. This answer belongs to its command, so one undo takes
 * both back.
 */
const answerNext =
  (answer: Answer, by: 'chosen' | 'auto'): NextChange =>
  (ruleset, encounter) => {
    const question = askedNow(ruleset, encounter);
    return question
      ? { kind: 'answer', question: question.id, answer, by: question.kind === 'dice' ? 'typed' : by }
      : notAllowed('by hand', 'Nothing more is asked, so an answer was dropped.');
  };

/** The slice of play. No encounter is open at first. */
export function playSlice(context: StoreContext): PlayState & PlayActions {
  return {
    dispatch: (command) => performChanges(context, [{ kind: 'command', command }], 'go on'),
    play: (command, ...answers) =>
      performChanges(
        context,
        [{ kind: 'command', command }, ...answers.map((answer) => answerNext(answer, 'chosen'))],
        'go on',
      ),
    walkUp: (command, answer) =>
      performChanges(context, [{ kind: 'command', command }, answerNext(answer, 'auto')], 'go on'),
    chain(first, then) {
      if (!performChanges(context, [{ kind: 'command', command: first }], 'go on')) return false;
      const { open } = context.get();
      const command = open && !open.encounter.open ? then(open) : undefined;
      if (!open || !command || (command.type === 'act' && verdictOn(open.ruleset, open.fight, command) !== true))
        return true;
      return performChanges(context, [{ kind: 'command', command, by: 'auto' }], 'go on');
    },
    answer: (question, answer, by) => {
      const hand = by ?? (answer.kind === 'dice' ? 'typed' : 'chosen');
      // After a ruling on a roll there may be another question before the dice fall.
      return performChanges(
        context,
        [{ kind: 'answer', question, answer, by: hand }],
        answer.kind === 'ruling' ? 'wait' : 'go on',
      );
    },
    roll(typed = {}, said) {
      const question = context.get().open?.question;
      const told = said && Object.keys(said).length > 0 ? { said } : {};
      const all = question?.kind === 'dice' && question.rolls.every(({ id }) => typed[id] !== undefined);
      const change: NextChange = all
        ? { kind: 'answer', question: question.id, answer: { kind: 'dice', faces: typed, ...told }, by: 'typed' }
        : { kind: 'roll', by: 'drawn', typed, ...told };
      return performChanges(context, [change], 'go on');
    },
    edit: (label, edits) =>
      edits.length === 0 ||
      performChanges(
        context,
        [{ kind: 'command', command: { type: 'edit', label: label.slice(0, 200), edits: [...edits] } }],
        'go on',
      ),
    // A user who undoes a step wants to stay there, so the table does not go on by itself.
    undo: () => performChanges(context, [{ kind: 'undo' }], 'wait'),
    redo: () => performChanges(context, [{ kind: 'redo' }], 'wait'),
    reopen: () => performChanges(context, [{ kind: 'reopen' }], 'wait'),
    goTo: (serial) => performChanges(context, [{ kind: 'goTo', serial }], 'wait'),
    setDisplay(display) {
      performChanges(context, [{ kind: 'display', display }], 'wait');
    },
  };
}
