/** The filter of the log. */

/** The value that stands for everybody, in place of a combatant's id. */
export const EVERYBODY = '';

/** The filter of the log, which the store keeps while the panel is folded. */
export interface LogFilterState {
  words: string;
  who: string;
}
