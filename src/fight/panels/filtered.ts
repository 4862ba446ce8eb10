/** What the log is filtered by. */

/** In place of somebody's id. */
export const EVERYBODY = '';

/** It stays while the panel is folded. */
export interface Filtered {
  words: string;
  who: string;
}
