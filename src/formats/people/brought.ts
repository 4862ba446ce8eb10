/**
 * A creature as another program or a printed page tells it, before it is one of ours: its figures,
 * its attacks with their dice, and the rest as text.
 */

/** An attack or another thing that is rolled. */
export interface BroughtRoll {
  readonly name: string;
  readonly formula: string;
  readonly does: 'tell' | 'harm';
}

/** The creature. */
export interface BroughtCreature {
  readonly name: string;
  /** Its kind in a word, for the heading that it stands under. */
  readonly kind: string;
  /** Squares along a side. */
  readonly squares: number;
  readonly hits: number;
  readonly initiative: number;
  /** Short figures: defence, speeds, what it resists. */
  readonly figures: readonly { readonly name: string; readonly value: string }[];
  readonly rolls: readonly BroughtRoll[];
  /** The rest, a paragraph each, for the note. */
  readonly rest: readonly string[];
  /** What was not understood; it stands in the note as it is. */
  readonly unread: readonly string[];
}

/** Squares along a side, by the words and short words for sizes. */
const SIZES: readonly (readonly [RegExp, number])[] = [
  [/^(?:grg|garg|g$|colossal)/i, 4],
  [/^(?:huge|h$)/i, 3],
  [/^(?:large|lg|l$)/i, 2],
];

/** The squares along a side of a creature of a size. */
export const squaresOfSize = (size: string): number => SIZES.find(([fits]) => fits.test(size.trim()))?.[1] ?? 1;

const DICE = String.raw`\d*d\d+(?:\s*[+−–-]\s*\d+)?`;
const TO_HIT = /([+−–-]\s?\d+)\s+to hit\b|attack roll:\s*([+−–-]\s?\d+)/i;
/** Harm is of one kind, or of one of several: “lightning or thunder damage”. */
const KIND = String.raw`(?:([a-z]+(?:,? or [a-z]+){0,2})\s+)?damage\b`;
/** Harm that takes the place of the harm before it begins with “or”, and its case follows it. */
const HARM = new RegExp(String.raw`(\bor\s+\d+\s*\()?(${DICE})\)?\s+${KIND}(?=\s*([^.,;(]{0,60}))`, 'gi');
const FLAT_HARM = new RegExp(String.raw`\bhit:\s*(\d+)\s+${KIND}`, 'i');

/** The longest name of a roll. */
export const LONGEST_ROLL = 40;

/** Dice as Freeform writes them. */
export const formulaOf = (dice: string): string => dice.replaceAll(/\s/g, '').replaceAll(/[−–]/g, '-').toLowerCase();

/** A bonus as a number: `+5`, `−1`; undefined for anything else. */
export function bonusOf(text: string): number | undefined {
  const found = /^\s*([+−–-]?)\s*(\d+)/.exec(text);
  return found ? Number(found[2]) * (found[1] === '' || found[1] === '+' ? 1 : -1) : undefined;
}

/** A roll of a twenty-sided die with a bonus. */
export const d20 = (bonus: number): string => `1d20${bonus < 0 ? bonus : `+${bonus}`}`;

/** The rolls that the words of an attack tell: to hit, and its harm of each kind. */
export function rollsIn(name: string, text: string): BroughtRoll[] {
  const hit = TO_HIT.exec(text);
  const bonus = hit && bonusOf(hit[1] ?? hit[2] ?? '');
  const flat = FLAT_HARM.exec(text)?.[1];
  const harms = [...text.matchAll(HARM)].map(([, instead, dice = '', kind, when]) => ({
    formula: formulaOf(dice),
    own: instead ? caseWords(name, when) : kind ? `${name}: ${kind}` : name,
  }));
  const all = [...(flat === undefined ? [] : [{ formula: flat, own: name }]), ...harms];
  return [
    ...(typeof bonus === 'number' ? [{ name: `${name} to hit`, formula: d20(bonus), does: 'tell' as const }] : []),
    ...all.map(({ formula, own }, n): BroughtRoll => ({ name: n === 0 ? name : own, formula, does: 'harm' })),
  ];
}

/** The name of harm in another case: “Longsword, if used with two hands”. */
function caseWords(name: string, told = ''): string {
  const when = told.replace(/\sto\s.*/s, '').trim();
  const whole = `${name}, ${when}`;
  return when !== '' && whole.length <= LONGEST_ROLL ? whole : `${name}, or else`;
}

/** Text of a web page as plain text; the marks of Foundry within it as their own words. */
export const plainText = (html: string): string =>
  html
    .replaceAll(/@\w+\[[^\]]*\]\{([^}]*)\}/g, '$1')
    .replaceAll(/@\w+\[([^\]|]*)[^\]]*\]/g, '$1')
    .replaceAll(
      /\[\[\/\w*\s*([^\]#]*)[^\]]*\]\](?:\{([^}]*)\})?/g,
      (_, dice: string, word?: string) => word ?? dice.trim(),
    )
    .replaceAll(/<(?:br|\/p|\/li|\/tr|\/h\d)[^>]*>/gi, '\n')
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll('&nbsp;', ' ')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
    .replaceAll(/[ \t]+/g, ' ')
    .replaceAll(/\n\s*\n+/g, '\n')
    .trim();
