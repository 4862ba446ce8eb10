/**
 * How much of each thing is kept. Some limits bind what the program itself writes. The others are
 * wider and only guard against hostile files.
 */

/** The longest sentence that the log writes, in letters; a longer sentence is shortened. */
export const LONGEST_SENTENCE = 2000;
/** The longest sentence that is read, in letters: older files hold sentences of any length. */
export const LONGEST_SENTENCE_READ = 20_000;
/**
 * The most parts of a sentence: a list of a thousand people has two thousand. Further parts are
 * left out.
 */
export const MOST_PARTS = 4000;
/**
 * The longest label of a ruling or of an announced group, in letters; a longer label is shortened.
 */
export const LONGEST_LABEL = 200;
/**
 * The longest id of an option, a roll or a variant, in letters. In play such an id joins a few ids
 * of 80 letters.
 */
export const LONGEST_WORD = 2000;

/** The longest note of the game master about one combatant, in letters: a whole stat block. */
export const LONGEST_OWN_NOTE = 8000;

/** The following limits are ten times what an evening with a hundred people needs. */
export const MOST_LINES = 200_000;
export const MOST_FACTS = 1_000_000;
export const MOST_STEPS = 100_000;
/** The most rounds of a fight: each round takes at least one step. */
export const MOST_ROUNDS = 100_000;
export const MOST_ANSWERS = 20_000;
export const MOST_PEOPLE = 1000;
export const MOST_SIDES = 200;
export const MOST_COMING = 400;
export const MOST_EDITS = 5000;

/** The beginning of an unknown word or path, as a refusal repeats it. */
export const shortQuote = (word: string): string => shortened(word, 80);

/**
 * Shortens a text to at most `longest` letters. A shortened text ends in “…”, and no surrogate pair
 * is cut in half.
 */
export function shortened(text: string, longest: number): string {
  if (text.length <= longest) return text;
  const cut = text.slice(0, longest - 1);
  return `${/[\uD800-\uDBFF]$/.test(cut) ? cut.slice(0, -1) : cut}…`;
}
