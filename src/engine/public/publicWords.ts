/**
 * The last guard for every text that players receive. The guard knows all secret names, and the
 * players' names for people they see.
 */
import { everyone, type Fight, fullName } from '../fight.ts';
import type { Id } from '../words.ts';
import { type PlayersKnowledge, publicIds, publicNames } from './known.ts';

export interface PublicWords {
  /** The players' name for a combatant they see. */
  name(id: Id): string;
  /** The players' id for a combatant they see; undefined for others. */
  id(id: Id): Id | undefined;
  /** Guards a text that may be left out: gives undefined when the text names a secret. */
  told(text: string): string | undefined;
  /**
   * Guards a text that cannot be left out: a secret name in it becomes “somebody”, “somewhere” or
   * “something”.
   */
  label(text: string): string;
}

/** The word that takes the place of a secret name in a text that cannot be left out. */
type Veil = 'somebody' | 'somewhere' | 'something';

/**
 * The names of everything that players do not know. A name that something known also has reveals
 * nothing, so it is not among them.
 */
function secretNames(fight: Fight, known: PlayersKnowledge): Map<string, Veil> {
  const { scene } = fight;
  const people = everyone(fight);
  const shown = new Set<string>();
  const secret = new Map<string, Veil>();
  const sort = (name: string, open: boolean, veil: Veil): void => {
    if (open) shown.add(name);
    else if (name !== '') secret.set(name, veil);
  };
  for (const one of people) {
    const open = known.seen.has(one.id);
    for (const name of [one.name, fullName(one)]) sort(name, open, 'somebody');
  }
  const sides = new Set(people.flatMap(({ id, side }) => (known.seen.has(id) ? [side] : [])));
  for (const { id, name } of Object.values(fight.sides))
    for (const words of [name, name.charAt(0).toLowerCase() + name.slice(1)]) sort(words, sides.has(id), 'somebody');
  if (scene.kind === 'zones') {
    for (const { id, name } of Object.values(scene.zones)) sort(name, !known.unknown.has(id), 'somewhere');
    for (const { features } of [...Object.values(scene.zones), ...Object.values(scene.borders)])
      for (const { label, secret: kept } of features) sort(label, kept !== true, 'something');
  }
  for (const name of shown) secret.delete(name);
  return secret;
}

const escaped = (name: string): string => name.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

/**
 * A pattern that finds names as whole words, the longest first: “Bandit 1” is not in “Bandit 12”.
 * Undefined for an empty list.
 */
function finder(names: readonly string[]): RegExp | undefined {
  if (names.length === 0) return undefined;
  const longest = [...names].sort((a, b) => b.length - a.length).map(escaped);
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${longest.join('|')})(?![\\p{L}\\p{N}])`, 'gu');
}

/** The guard for a fight as players know it. */
export function publicWords(fight: Fight, known: PlayersKnowledge): PublicWords {
  const names = publicNames(fight, known);
  const ids = publicIds(fight, known);
  const secret = secretNames(fight, known);
  const called = new Map<string, string>();
  for (const one of everyone(fight)) {
    const name = names.get(one.id);
    if (name !== undefined) called.set(fullName(one), name);
  }
  const renamed = [...called].some(([from, to]) => from !== to);
  const find = renamed || secret.size > 0 ? finder([...called.keys(), ...secret.keys()]) : undefined;
  const label = (text: string): string =>
    find ? text.replace(find, (name) => called.get(name) ?? secret.get(name) ?? name) : text;
  const isSecret = (text: string): boolean =>
    find !== undefined && (text.match(find) ?? []).some((name) => !called.has(name) && secret.has(name));
  return {
    name: (id) => names.get(id) ?? '',
    id: (id) => ids.get(id),
    told: (text) => (isSecret(text) ? undefined : label(text)),
    label,
  };
}
