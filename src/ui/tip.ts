/** What an element says of itself when the pointer rests on it or keys reach it: attributes that the window's one tooltip reads. */

export type TipSide = 'top' | 'bottom' | 'left' | 'right';

export interface TipWords {
  label: string;
  /** A second line: what it would do now, why not, a rule. */
  hint?: string | undefined;
  /** The key that does the same. */
  keys?: string | undefined;
  side?: TipSide | undefined;
}

interface TipAttributes {
  'data-tip': string;
  'data-tip-hint': string | undefined;
  'data-tip-keys': string | undefined;
  'data-tip-side': TipSide | undefined;
}

/** The attributes for any element: spread them. */
export const tip = ({ label, hint, keys, side }: TipWords): TipAttributes => ({
  'data-tip': label,
  'data-tip-hint': hint,
  'data-tip-keys': keys,
  'data-tip-side': side,
});

/** What an element's attributes say; undefined when it says nothing. */
export function tipOf({ dataset }: HTMLElement): TipWords | undefined {
  if (dataset.tip === undefined) return undefined;
  return { label: dataset.tip, hint: dataset.tipHint, keys: dataset.tipKeys, side: sideOf(dataset.tipSide) };
}

const sides: readonly string[] = ['top', 'bottom', 'left', 'right'] satisfies TipSide[];
const sideOf = (word: string | undefined): TipSide => (word && sides.includes(word) ? (word as TipSide) : 'top');
