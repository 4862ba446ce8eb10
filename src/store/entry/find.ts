/**
 * Finds whom the words of a line mean, on the shelf and among the game's creatures. Where nobody is
 * found, gives near matches.
 */
import { nameList, okResult, type Result, refusedResult } from '../../engine/words.ts';
import { plainWords } from '../shelf/search.ts';
import { type Asked, MOST_AT_ONCE, readLine, tooMany } from './readLine.ts';

/** Somebody whom a line can name. A party stands for its members. */
export interface Candidate {
  id: string;
  name: string;
  /** Tells namesakes apart: a heading, or a player's name. */
  about: string;
  /** A person comes once. A mould comes as often as the user likes. A party brings its members. */
  as: 'person' | 'mould' | 'party';
  from: 'shelf' | 'game' | 'new';
  /**
   * For a new person: the candidate whose figures they copy. Left out where they have no figures
   * yet.
   */
  like?: string;
  members?: readonly string[];
}

/** A candidate, and how many of them come. */
export interface Taken {
  candidate: Candidate;
  count: number;
}

/**
 * The meaning of a line: everybody in it, or why somebody was not found, with candidates for its
 * first unclear part.
 */
export type Meant =
  | { all: true; taken: Taken[] }
  | { all: false; text: string; unclear?: Asked; offers: readonly Candidate[]; unknown?: readonly string[] };

/** The candidate's id that the user chose for the words of a part. */
export type Chosen = Readonly<Record<string, string>>;

/** The id chosen for words that nobody is called by: they name somebody new. */
export const NEW = 'new';

/** The most candidates that are offered for one part. */
const OFFERED = 6;

const wordsOf = (text: string): string[] =>
  plainWords(text)
    .split(/[^\p{L}\p{N}!]+/u)
    .filter(Boolean);

/** The singular forms that a word may have: wolves, wolf; men, man. */
function forms(word: string): string[] {
  const all = [word];
  const also = (ending: RegExp, ...by: string[]) => {
    if (ending.test(word)) all.push(...by.map((one) => word.replace(ending, one)));
  };
  also(/ies$/, 'y', 'ie');
  also(/ves$/, 'f', 'fe');
  also(/men$/, 'man');
  also(/mice$/, 'mouse');
  also(/geese$/, 'goose');
  also(/(?<=[sxz]|[cs]h|o)es$/, '');
  also(/s$/, '');
  return all;
}

const sameWord = (asked: string, named: string): boolean =>
  asked === named || forms(asked).some((one) => one === named || forms(named).includes(one));

/**
 * Rates how well words name a candidate: 0 is the exact name, a higher number is worse, undefined
 * is no match.
 */
function rank(asked: readonly string[], { name, about }: Candidate): number | undefined {
  const [named, told] = [wordsOf(name), wordsOf(about)];
  const inOrder = asked.length === named.length && asked.every((word, at) => word === named[at]);
  if (inOrder) return 0;
  if (asked.length === named.length && asked.every((word, at) => sameWord(word, named[at] ?? ''))) return 1;
  const said = asked.every((word) => [...named, ...told].some((other) => sameWord(word, other)));
  if (said && named.every((word) => asked.some((one) => sameWord(one, word)))) return 2;
  if (asked.every((word) => named.some((other) => sameWord(word, other)))) return 3;
  if (said) return 4;
  if (asked.every((word) => [...named, ...told].some((other) => other.startsWith(word)))) return 5;
  return undefined;
}

/**
 * Counts by how many letters two words differ. A letter more, a letter less, another letter, or two
 * letters swapped counts as one.
 */
function distance(a: string, b: string): number {
  let last: number[] = [];
  let row = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const other = a[i - 1] === b[j - 1] ? 0 : 1;
      let least = Math.min((next[j - 1] ?? 0) + 1, (row[j] ?? 0) + 1, (row[j - 1] ?? 0) + other);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        least = Math.min(least, (last[j - 2] ?? 0) + 1);
      next.push(least);
    }
    last = row;
    row = next;
  }
  return row[b.length] ?? a.length;
}

/** Finds the candidates whose name, or a word of it, nearly matches the written words. */
function near(words: string, candidates: readonly Candidate[]): Candidate[] {
  const asked = plainWords(words);
  const most = Math.max(1, Math.floor(asked.length / 3));
  return candidates
    .map((candidate) => {
      const named = plainWords(candidate.name);
      const away = Math.min(
        ...[named, ...wordsOf(named)].flatMap((one) => forms(asked).map((form) => distance(form, one))),
      );
      return { candidate, away };
    })
    .filter(({ away }) => away <= most)
    .sort((a, b) => a.away - b.away)
    .slice(0, OFFERED)
    .map(({ candidate }) => candidate);
}

/**
 * Of candidates who match equally well, gives those of the shelf if there are any: they are the
 * table's own.
 */
function ownFirst(fits: readonly Candidate[]): readonly Candidate[] {
  const own = fits.filter(({ from }) => from === 'shelf');
  return own.length > 0 ? own : fits;
}

/**
 * Finds the candidates whom the words match best. `beside` holds the words of the whole line, which
 * decide between several matches.
 */
function best(words: string, candidates: readonly Candidate[], beside: readonly string[]): readonly Candidate[] {
  const asked = wordsOf(words);
  const ranked = candidates.flatMap((candidate) => {
    const at = rank(asked, candidate);
    return at === undefined ? [] : [{ candidate, at }];
  });
  const least = Math.min(...ranked.map(({ at }) => at));
  const fits = ownFirst(ranked.filter(({ at }) => at === least).map(({ candidate }) => candidate));
  if (fits.length < 2) return fits;
  const kin = fits.filter(({ name }) =>
    wordsOf(name).some(
      (word) => !asked.some((one) => sameWord(one, word)) && beside.some((one) => sameWord(one, word)),
    ),
  );
  return kin.length === 1 ? kin : fits;
}

/**
 * Finds everybody of a line, or nobody. For the first part that matches nobody or several, gives
 * the reason and who may have been meant. A party gives its members. A person who is named twice
 * comes once.
 */
export function findLine(line: string, candidates: readonly Candidate[], chosen: Chosen = {}): Meant {
  const read = readLine(line);
  if (!read.ok) return { all: false, text: read.refusal.text, offers: [] };
  const beside = read.value.flatMap(({ words }) => wordsOf(words));
  const taken: Taken[] = [];
  const parts = read.value.flatMap((one) => unjoined(one, candidates));
  for (const part of parts) {
    const by = chosen[plainWords(part.words)];
    const found = by === undefined ? best(part.words, candidates, beside) : candidates.filter(({ id }) => id === by);
    const [one = somebodyNew(part, candidates, by), other] = found;
    const name = nameIn(part);
    if (!one && name.length > LONGEST_NAME) {
      const text = `“${name.slice(0, 20)}…” has ${name.length} letters, and a name has at most ${LONGEST_NAME}: make it shorter.`;
      return { all: false, text, unclear: part, offers: [] };
    }
    if (!one) {
      const offers = near(part.words, candidates);
      const unknown = parts.flatMap((each) => (couldBeNew(each, candidates, chosen) ? [each.words] : []));
      const hint =
        offers.length > 0
          ? 'Did you mean one of these?'
          : unknown.length > 0
            ? 'Look for the name, or let them be new.'
            : 'Look for the name, or make them by hand.';
      return { all: false, text: `Nobody is called “${part.words}”. ${hint}`, unclear: part, offers, unknown };
    }
    if (other) {
      const many = found.length > OFFERED ? ` There are ${found.length}: say more of the name.` : '';
      return { all: false, text: `Which “${part.words}”?${many}`, unclear: part, offers: found.slice(0, OFFERED) };
    }
    const got = take(one, part, candidates);
    if (!got.ok) return { all: false, text: got.refusal.text, unclear: part, offers: [] };
    for (const next of got.value) {
      const before = taken.find(({ candidate }) => candidate.id === next.candidate.id);
      if (!before) taken.push(next);
      else if (next.candidate.as === 'mould') before.count += next.count;
    }
  }
  if (taken.reduce((sum, { count }) => sum + count, 0) > MOST_AT_ONCE) {
    const { refusal } = tooMany(line.trim().slice(0, 60));
    return { all: false, text: refusal.text, offers: [] };
  }
  return { all: true, taken };
}

const LONGEST_NAME = 60;

/** The name that a part gives: “Brenna as a knight” names Brenna. */
const nameIn = ({ words }: Asked): string => words.split(/ as (?:an? )?/i, 1)[0] ?? words;

/** Tells whether words that match nobody are a name that a new person could have. */
const couldBeNew = (part: Asked, candidates: readonly Candidate[], chosen: Chosen): boolean =>
  part.count === 1 &&
  part.words.length <= LONGEST_NAME &&
  chosen[plainWords(part.words)] === undefined &&
  best(part.words, candidates, []).length === 0;

/**
 * Makes a person whom nobody knows yet. They have the figures of another (“Brenna as knight”) or,
 * where the user chose so, no figures yet.
 */
function somebodyNew(part: Asked, candidates: readonly Candidate[], by: string | undefined): Candidate | undefined {
  if (part.count !== 1) return undefined;
  const [, name = '', whose = ''] = /^(.+?) as (?:an? )?(.+)$/i.exec(part.words) ?? [];
  const moulds = candidates.filter(({ as }) => as === 'mould');
  const [mould, other] = name === '' ? [] : best(whose, moulds, []);
  if (mould && !other && name.length <= LONGEST_NAME)
    return { id: `new/${plainWords(name)}`, name, about: mould.name, as: 'person', from: 'new', like: mould.id };
  return by === NEW
    ? { id: `new/${plainWords(part.words)}`, name: part.words, about: '', as: 'person', from: 'new' }
    : undefined;
}

/** Reads “Torvald and Brenna” as two names, unless a candidate has that whole name. */
function unjoined(part: Asked, candidates: readonly Candidate[]): Asked[] {
  if (!/ (and|&) /i.test(part.words) || best(part.words, candidates, []).length > 0) return [part];
  const read = readLine(part.text.split(/ (?:and|&) /i).join(','));
  return read.ok ? read.value : [part];
}

function take(one: Candidate, part: Asked, candidates: readonly Candidate[]): Result<Taken[]> {
  if (one.as === 'mould') return okResult([{ candidate: one, count: part.count }]);
  if (part.count > 1)
    return refusedResult(
      'by hand',
      one.as === 'person'
        ? `${one.name} is one person: make a creature of them on the shelf to have several.`
        : `“${part.text}”: a party comes once.`,
    );
  if (one.as === 'person') return okResult([{ candidate: one, count: 1 }]);
  const members = (one.members ?? []).flatMap((id) => candidates.find((other) => other.id === id) ?? []);
  return members.length > 0
    ? okResult(members.map((candidate) => ({ candidate, count: 1 })))
    : refusedResult('by hand', `${one.name} has nobody in it: give it members on the shelf.`);
}

/** Who comes, in words: “3 × Bandit, Torvald”. */
export const takenWords = (taken: readonly Taken[]): string =>
  nameList(taken.map(({ candidate, count }) => (count === 1 ? candidate.name : `${count} × ${candidate.name}`)));
