/** What is typed for an input that is still being fetched: kept letter by letter, to stand in it once it is there. */

/** Of a press, what counts. */
type Press = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey'>;

/** What was typed so far. It takes the place of what is suggested. */
export interface HeldWords {
  /** Undefined while nothing was. */
  typed(): string | undefined;
  /** Whether Enter came after it: it is to be given as it stands. What comes later is meant for something else. */
  entered(): boolean;
  /** Keeps a press; false where it is none for this input. */
  keep(press: Press): boolean;
}

const FITS = { number: /^[\d-]$/, text: /^.$/u } as const;

/** Nothing typed yet, for an input of this kind. */
export function heldWords(kind: keyof typeof FITS): HeldWords {
  let typed: string | undefined;
  let entered = false;
  return {
    typed: () => typed,
    entered: () => entered,
    keep({ key, ctrlKey, metaKey, altKey }) {
      if (entered || ctrlKey || metaKey || altKey) return false;
      if (key === 'Enter') entered = true;
      else if (key === 'Backspace') typed = [...(typed ?? '')].slice(0, -1).join('');
      else if (FITS[kind].test(key)) typed = (typed ?? '') + key;
      else return false;
      return true;
    },
  };
}

/** The number that was typed, held within its bounds as its input does; `suggested` where none was. */
export function heldNumber(
  words: Pick<HeldWords, 'typed'>,
  { min, max, suggested }: { min: number; max: number; suggested: number },
): number {
  const typed = words.typed() ?? '';
  return /^-?\d+$/.test(typed) ? Math.max(min, Math.min(max, Number(typed))) : suggested;
}
