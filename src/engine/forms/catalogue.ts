/**
 * Things that a table makes for a game itself, such as abilities, kept as data in the house rules.
 * The game describes the things and the screens draw them.
 */
import type { RuleId } from '../words.ts';

/**
 * One thing of a catalogue as the screens list it. `data` is the thing itself: plain JSON that only
 * the game understands.
 */
export interface CatalogueEntry {
  id: string;
  name: string;
  /** Entries of one group stand together in a list. */
  group: string;
  data: unknown;
}

interface Choice {
  id: string;
  label: string;
}

/**
 * One input of a form. `path` is dotted, from the record that the form edits. An empty input is
 * left out of the data.
 */
export type FormPart = { path: string; label: string; help?: string } & (
  | { kind: 'text'; longest: number; rows?: number }
  | { kind: 'number'; min: number; max: number }
  /** A switch is `true` in the data, or absent. */
  | { kind: 'switch' }
  /** `none`: the words for leaving the choice out. Without `none` one option is always chosen. */
  | { kind: 'choice'; options: readonly Choice[]; none?: string }
  /**
   * A list of ids. `none`: the words for an empty list. Without `none` the options are cases, and
   * an empty list means that the thing always applies.
   */
  | { kind: 'choices'; options: readonly Choice[]; none?: string }
  /**
   * A number, or a word that stands for a number. With `extras` the data is a record: the base
   * amount, and what is added in which case.
   */
  | { kind: 'amount'; terms: readonly Choice[]; extras: readonly AmountExtra[]; none?: string }
  /** A record that may be left out as a whole; `fresh` is its first value. */
  | { kind: 'group'; parts: readonly FormPart[]; fresh: unknown }
  /** A list of records; `shape` names the form of one. */
  | { kind: 'rows'; one: string; most: number; shape: string }
);

/**
 * What may be added to an amount: the path within the amount, and the case in which the addition
 * counts. `plain`: the addition is a bare number.
 */
export interface AmountExtra {
  path: string;
  label: string;
  plain?: true;
}

/** A form: its sections, and the forms of the records in its lists. */
export interface CatalogueForm {
  sections: readonly { title: string; help?: string; parts: readonly FormPart[] }[];
  shapes: Readonly<Record<string, FormShape>>;
}

/** The form of a record in a list: one form for all records, or one for each value at `by`. */
export type FormShape =
  | { by?: undefined; parts: readonly FormPart[]; fresh: unknown }
  | { by: string; kinds: readonly { id: string; label: string; parts: readonly FormPart[]; fresh: unknown }[] };

/**
 * A fault of a thing made by hand: the place in the thing, and a sentence. `line` counts from 1,
 * for things read from text.
 */
export interface CatalogueFault {
  path: readonly (string | number)[];
  text: string;
  line?: number;
}

export interface Catalogue {
  /** "ability" and "abilities". */
  readonly one: string;
  readonly many: string;
  readonly rule: RuleId;
  /** What such a thing is for, in a sentence or two. */
  readonly about: string;
  /** The path of the list in the house rules, and the most things that it holds. */
  readonly path: string;
  readonly most: number;
  /** Things that come with the game, to start from. */
  readonly stock: readonly CatalogueEntry[];
  /** The form for a thing as made so far; earlier choices decide which inputs the form has. */
  form(data: unknown): CatalogueForm;
  /** A new thing, which its maker fills in. */
  blank(): unknown;
  /** A copy under a name and id that are not among `taken`. */
  copyOf(data: unknown, taken: readonly string[]): unknown;
  /** How a finished or half-made thing appears in a list. */
  entry(data: unknown): CatalogueEntry;
  /**
   * What the thing does in words, made from its data: a headline and sentences. Half-made data
   * gives as many words as it can.
   */
  words(data: unknown): { head: string; lines: string[] };
  /**
   * Fills in what follows from the other values (the id, the text) and checks the thing. `taken`:
   * ids of other things.
   */
  finish(data: unknown, taken: readonly string[]): { data: unknown; faults: CatalogueFault[] };
  /** Reads one or several things from JSON text; each fault names its line. Never throws. */
  read(text: string): { ok: true; list: unknown[] } | { ok: false; faults: CatalogueFault[] };
}

/**
 * The words on buttons for things that a table makes: “Own abilities”, or “Things of our own” for
 * several kinds.
 */
export const ownWords = (makes: readonly string[]): string => {
  const [only, ...more] = makes;
  return only && more.length === 0 ? `Own ${only}` : 'Things of our own';
};
