/**
 * The Enter that the GM presses by habit after the last face has already sent the dice. This Enter
 * must not answer the next question.
 */

/** For this long after dice were sent, in milliseconds, Enter still belongs to them. */
const HABIT = 800;

let taken = Number.NEGATIVE_INFINITY;

/** Records that dice have been sent without a key. */
export const noteDiceTaken = (): void => {
  taken = performance.now();
};

/**
 * Tells whether Enter now would still belong to dice that have been sent. Only for answers of which
 * nothing has been given.
 */
export const isEnterHabit = (): boolean => performance.now() - taken < HABIT;
