/** The Enter that a hand adds by habit when dice have been taken with their last face: it must not answer what is asked next. */

/** So long after dice were taken Enter, in milliseconds, is still meant for them. */
const HABIT = 800;

let taken = Number.NEGATIVE_INFINITY;

/** Says that dice have been taken without a key. */
export const tookDice = (): void => {
  taken = performance.now();
};

/** Whether Enter now would still be meant for dice that have been taken. Only for answers of which nothing has been given. */
export const isHabit = (): boolean => performance.now() - taken < HABIT;
