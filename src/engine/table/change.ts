/**
 * A change: one thing done to an encounter, as the journal keeps it. This file has the one way to
 * do a change, now and in a replay.
 */
import * as z from 'zod/mini';
import { nameText } from '../../space/nameText.ts';
import { commandSchema } from '../command.ts';
import { diceStateSchema, facesSchema } from '../dice/dice.ts';
import { displaySchema, type Encounter, folderSchema, tagsSchema } from '../encounter.ts';
import { refusedBySchema } from '../forms/faultWords.ts';
import { answerQuestion, dispatch, rollFor } from '../history.ts';
import { answerSchema, MOST_GROUPS, saidSchema } from '../question.ts';
import type { Ruleset } from '../ruleset.ts';
import { redo, reopenLastMove, stepBack, stepForth, undo } from '../undo.ts';
import { okResult, type Result, refusedResult } from '../words.ts';

const typedSchema = z.record(z.string(), z.array(facesSchema).check(z.maxLength(MOST_GROUPS)));

export const changeSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('command'), command: commandSchema, by: z.exactOptional(z.literal('auto')) }),
  z.object({
    kind: z.literal('answer'),
    question: z.string(),
    answer: answerSchema,
    by: z.enum(['chosen', 'typed', 'auto']),
  }),
  /**
   * Dice drawn from the encounter's own source. The state of the source is saved too, so a replay
   * draws the same dice.
   */
  z.object({
    kind: z.literal('roll'),
    by: z.enum(['drawn', 'auto']),
    typed: typedSchema,
    said: z.exactOptional(saidSchema),
  }),
  z.object({ kind: z.literal('undo') }),
  z.object({ kind: z.literal('redo') }),
  z.object({ kind: z.literal('reopen') }),
  z.object({ kind: z.literal('goTo'), serial: z.int().check(z.minimum(0)) }),
  z.object({ kind: z.literal('display'), display: displaySchema }),
  /**
   * The encounter's new place in the library. Without values it is in no folder and has no tags.
   */
  z.object({ kind: z.literal('file'), folder: z.exactOptional(folderSchema), tags: z.exactOptional(tagsSchema) }),
  z.object({ kind: z.literal('rename'), name: nameText(1, 120) }),
]);
export type Change = z.infer<typeof changeSchema>;

/** The encounter with another folder and other tags, or with none. */
export function filedEncounter(
  { folder: _, tags: __, ...encounter }: Encounter,
  { folder, tags }: Pick<Encounter, 'folder' | 'tags'>,
): Encounter {
  return { ...encounter, ...(folder === undefined ? {} : { folder }), ...(tags === undefined ? {} : { tags }) };
}

/** Does a change. Refused with a reason, and then nothing has changed; never throws. */
export function applyChange(ruleset: Ruleset, encounter: Encounter, change: Change): Result<Encounter> {
  try {
    // Commands and answers are checked where they are done. Every other change must fit its own
    // schema in the journal.
    if (change.kind !== 'command' && change.kind !== 'answer') {
      const fits = changeSchema.safeParse(change);
      if (!fits.success) return refusedBySchema('This cannot be done', fits.error);
    }
    switch (change.kind) {
      case 'command':
        return dispatch(ruleset, encounter, change.command, change.by);
      case 'answer':
        return answerQuestion(ruleset, encounter, change.question, change.answer, change.by);
      case 'roll':
        return rollFor(ruleset, encounter, change.by, change.typed, change.said);
      case 'undo':
        return undo(encounter);
      case 'redo':
        return redo(ruleset, encounter);
      case 'reopen':
        return reopenLastMove(encounter);
      case 'goTo':
        return goTo(ruleset, encounter, change.serial);
      case 'display':
        return okResult({ ...encounter, display: change.display });
      case 'rename':
        return okResult({ ...encounter, name: change.name });
      case 'file':
        return okResult(filedEncounter(encounter, change));
    }
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    return refusedResult('by hand', 'The rules stumbled here: this was not done, and nothing was changed.', why);
  }
}

/**
 * Goes back or forth to the moment after the finished step with this serial; 0 is the start. An
 * open move on the way is taken back, and redo brings it again. Refused when no finished step has
 * that serial. Serials need not ascend: a drawing made in the middle of a move is finished before
 * that move.
 */
function goTo(ruleset: Ruleset, encounter: Encounter, serial: number): Result<Encounter> {
  const at = serial === 0 ? -1 : encounter.past.findIndex((step) => step.serial === serial);
  if (serial !== 0 && at < 0) return goForth(ruleset, encounter, serial);
  let now: Result<Encounter> = okResult(encounter);
  while (now.ok && (now.value.open || now.value.past.length > at + 1)) now = stepBack(now.value);
  return now;
}

function goForth(ruleset: Ruleset, encounter: Encounter, serial: number): Result<Encounter> {
  if (!encounter.future.some((undone) => undone.kind === 'step' && undone.step.serial === serial))
    return refusedResult('by hand', 'That step is not in this fight any more.');
  let now = encounter;
  while (now.past.at(-1)?.serial !== serial) {
    const next = stepForth(ruleset, now);
    if (!next.ok) return next;
    now = next.value;
  }
  return okResult(now);
}

/**
 * The state that a replayed change must lead to. If the state differs, the rules have changed since
 * and the replay stops.
 */
export const markSchema = z.object({
  serial: z.int(),
  past: z.int(),
  /** The number of answers given to the open move; −1 when no move is open. */
  given: z.int(),
  log: z.int(),
  dice: diceStateSchema,
});
export type Mark = z.infer<typeof markSchema>;

/** The mark of an encounter: small, and different after nearly every change. */
export const markOf = (encounter: Encounter): Mark => ({
  serial: encounter.serial,
  past: encounter.past.length,
  given: encounter.open ? encounter.open.given.length : -1,
  log: encounter.fight.log.length,
  dice: [...encounter.dice],
});

/** Whether two marks are the same. */
export const sameMark = (a: Mark, b: Mark): boolean =>
  a.serial === b.serial &&
  a.past === b.past &&
  a.given === b.given &&
  a.log === b.log &&
  a.dice.every((part, at) => part === b.dice[at]);
