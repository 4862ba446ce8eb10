/**
 * The tip of an element for a resting pointer or the focus: attributes that the window's one
 * tooltip reads.
 */

export type TipSide = 'top' | 'bottom' | 'left' | 'right';

export interface TipWords {
  label: string;
  /** A second line: what a press would do now, why it is not possible, or a rule. */
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

/** The attributes of a tip; spread them on any element. */
export const tipAttributes = ({ label, hint, keys, side }: TipWords): TipAttributes => ({
  'data-tip': label,
  'data-tip-hint': hint,
  'data-tip-keys': keys,
  'data-tip-side': side,
});

/** The tip in an element's attributes; undefined when the element has none. */
export function tipOf({ dataset }: HTMLElement): TipWords | undefined {
  if (dataset.tip === undefined) return undefined;
  return { label: dataset.tip, hint: dataset.tipHint, keys: dataset.tipKeys, side: sideOf(dataset.tipSide) };
}

const sides: readonly string[] = ['top', 'bottom', 'left', 'right'] satisfies TipSide[];
const sideOf = (word: string | undefined): TipSide => (word && sides.includes(word) ? (word as TipSide) : 'top');
