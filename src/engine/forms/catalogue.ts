/** What a table makes for a game itself, kept as data in the house rules: abilities, say. The game tells how, the screens draw it. */
import type { RuleId } from '../words.ts';

/** One thing of a catalogue as the screens list it. `data` is the thing itself: plain JSON that only the game understands. */
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

/** One input of a form. `path` is dotted, from the record that the form is for. What is left empty is left out of the data. */
export type FormPart = { path: string; label: string; help?: string } & (
  | { kind: 'text'; longest: number; rows?: number }
  | { kind: 'number'; min: number; max: number }
  /** There as `true`, or not there. */
  | { kind: 'switch' }
  /** `none`: the words of leaving it out; without them something is always chosen. */
  | { kind: 'choice'; options: readonly Choice[]; none?: string }
  /** A list of ids. `none`: the words of an empty one; left out, it is a list of cases, and empty means always. */
  | { kind: 'choices'; options: readonly Choice[]; none?: string }
  /** A number, or one of the words that stand for one; with extras a record of the base and what is added when. */
  | { kind: 'amount'; terms: readonly Choice[]; extras: readonly AmountExtra[]; none?: string }
  /** A record that may be left out as a whole; `fresh` is how it begins. */
  | { kind: 'group'; parts: readonly FormPart[]; fresh: unknown }
  /** A list of records; `shape` names the form of one. */
  | { kind: 'rows'; one: string; most: number; shape: string }
);

/** What may be added to an amount: at which path of it, and when it counts. `plain`: a bare number. */
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

/** The form of a record in a list: the same for all, or another for each value at `by`. */
export type FormShape =
  | { by?: undefined; parts: readonly FormPart[]; fresh: unknown }
  | { by: string; kinds: readonly { id: string; label: string; parts: readonly FormPart[]; fresh: unknown }[] };

/** What is wrong with something made by hand: where in it, and a sentence. `line` counts from 1, where it was read from text. */
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
  /** What it is for, in a sentence or two. */
  readonly about: string;
  /** Where the list is kept in the house rules, and how many fit. */
  readonly path: string;
  readonly most: number;
  /** What comes with the game: to start from. */
  readonly stock: readonly CatalogueEntry[];
  /** The form for something as it is made so far: what has been chosen decides what else is asked. */
  form(data: unknown): CatalogueForm;
  /** A new one, to be filled in. */
  blank(): unknown;
  /** A copy under a name and id that are not among `taken`. */
  copyOf(data: unknown, taken: readonly string[]): unknown;
  /** How something stands in a list, whole or half made. */
  entry(data: unknown): CatalogueEntry;
  /** What it does in words, rendered from the data: a headline and sentences. Half-made data gives what there is. */
  words(data: unknown): { head: string; lines: string[] };
  /** Fills in what follows from the rest (its id, its text), and checks it. `taken`: ids that others have. */
  finish(data: unknown, taken: readonly string[]): { data: unknown; faults: CatalogueFault[] };
  /** Reads one or several from JSON text; each fault names its line. Never throws. */
  read(text: string): { ok: true; list: unknown[] } | { ok: false; faults: CatalogueFault[] };
}

/** What the things that a table makes are called on buttons: “Own abilities”, or “Things of our own” where there are several kinds. */
export const ownWords = (makes: readonly string[]): string => {
  const [only, ...more] = makes;
  return only && more.length === 0 ? `Own ${only}` : 'Things of our own';
};
