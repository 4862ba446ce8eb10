/**
 * Sentences of the log as rules write them: a template of words and references. In
 * `${personRef(who)} falls.` the name is a reference and no text.
 */
import type { Combatant } from '../fight.ts';
import type { LogReference, PronounForm } from '../logEntry.ts';
import type { Id } from '../words.ts';

/**
 * A reference as a rule writes it: the name is filled in from the fight when the sentence is told,
 * unless the reference has one already.
 */
type Written<R> = R extends { is: 'combatant' | 'side' | 'place' } ? Omit<R, 'name'> & { name?: string } : R;
export type WrittenReference = Written<LogReference>;
/** A sentence that is not told yet: words and references. */
export type Sentence = readonly (string | WrittenReference)[];

/**
 * A value in a template: words and numbers that name nobody, a reference, another sentence, or a
 * list of these.
 */
export type InSentence = string | number | WrittenReference | Sentence;

/**
 * Makes a sentence, or a piece of one, from a template. Its words must not hold the name of a
 * person or place: names stand as references, so that a rename, a click and the players' knowledge
 * reach them.
 */
export function sentence(words: TemplateStringsArray, ...values: readonly InSentence[]): Sentence {
  const parts: (string | WrittenReference)[] = [];
  const add = (one: string | WrittenReference): void => {
    const last = parts.at(-1);
    if (typeof one !== 'string') parts.push(one);
    else if (typeof last === 'string') parts[parts.length - 1] = last + one;
    else if (one !== '') parts.push(one);
  };
  words.forEach((text, at) => {
    add(text);
    const value = values[at];
    if (value === undefined) return;
    if (typeof value === 'number') add(String(value));
    else if (typeof value === 'string' || !isList(value)) add(value);
    else for (const one of value) add(one);
  });
  return parts;
}
const isList = (value: Exclude<InSentence, string | number>): value is Sentence => Array.isArray(value);

/**
 * A person by name. Pass the combatant itself if it leaves the fight before the sentence is told,
 * because its id alone then has no name.
 */
export const personRef = (who: Id | Pick<Combatant, 'id' | 'name' | 'copy' | 'known' | 'hidden'>): WrittenReference =>
  typeof who === 'string'
    ? { is: 'combatant', id: who }
    : {
        is: 'combatant',
        id: who.id,
        name: who.name,
        ...(who.copy === undefined ? {} : { copy: who.copy }),
        ...(who.known === undefined ? {} : { known: who.known }),
        ...(who.hidden ? { unseen: true as const } : {}),
      };

/** Several combatants of one kind, by their common name without a number: "Bandit". */
export const kindRef = (one: Combatant): WrittenReference => ({
  is: 'combatant',
  id: one.id,
  name: one.name,
  bare: true,
});

/** Several people by name: "Ash", "Ash and Bo", "Ash, Bo and Cy"; "nobody" for an empty list. */
export const peopleRef = (people: readonly (Id | Combatant)[]): Sentence =>
  sentenceList(people.map((one) => [personRef(one)]));

/**
 * Joins pieces as a list in a sentence: commas, and "and" before the last piece; "nobody" for an
 * empty list.
 */
export function sentenceList(pieces: readonly Sentence[]): Sentence {
  if (pieces.length === 0) return ['nobody'];
  return pieces.flatMap((piece, at) => [...(at === 0 ? [] : [at === pieces.length - 1 ? ' and ' : ', ']), ...piece]);
}

/**
 * A combatant by the pronoun of its sheet. The form `object` is "him", `possessive` "her",
 * `reflexive` "itself". Without a pronoun on the sheet the name stands there: "Ash’s".
 */
export const pronounRef = (who: Id, form: PronounForm): WrittenReference => ({ is: 'pronoun', id: who, form });

/** A side by its name within a sentence: "the foes". */
export const sideRef = (side: Id): WrittenReference => ({ is: 'side', id: side });

/**
 * A zone by name. Players who do not know the zone read "somewhere". `short`: a zone without a name
 * is "the passage" and not "the passage between Nave and Crypt".
 */
export const placeRef = (zone: Id, how: 'whole' | 'short' = 'whole'): WrittenReference => ({
  is: 'place',
  id: zone,
  ...(how === 'short' ? { short: true as const } : {}),
});

/** A weapon, a spell, or another thing of a combatant, by its name. */
export const itemRef = (name: string): WrittenReference => ({ is: 'item', name });

/**
 * Words from a hand or from an old file, unchanged. They may hold names, so code that shows them to
 * players searches them for secret names.
 */
export const writtenRef = (text: string): WrittenReference => ({ is: 'written', text });
