/** The result of an edit to a scene: the new scene, or one sentence that says why not. */

/**
 * A value, or a refusal: a sentence that says what is wrong and what to do. A refusal has changed
 * nothing.
 */
export type Edited<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly fault: string };

export const editedResult = <T>(value: T): Edited<T> => ({ ok: true, value });
export const faultResult = (fault: string): { readonly ok: false; readonly fault: string } => ({ ok: false, fault });

/** The first free id of the form `word-1`, `word-2` … */
export function freshId(taken: Readonly<Record<string, unknown>>, word: string): string {
  let n = 1;
  while (Object.hasOwn(taken, `${word}-${n}`)) n++;
  return `${word}-${n}`;
}
