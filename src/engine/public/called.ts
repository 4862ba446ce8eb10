/**
 * The words for the references of a sentence: the GM's words, and the players' words, which are
 * "somebody" or "somewhere" for the unknown.
 */
import { zoneName } from '../../space/zones/zoneName.ts';
import { type Combatant, type Fight, fullName } from '../fight.ts';
import type { CallReference, LogReference, PronounForm } from '../logEntry.ts';
import { type Id, withinSentence } from '../words.ts';
import { isKnownReference, type KnownInLog } from './publicLog.ts';

const PRONOUNS: Record<NonNullable<Combatant['pronoun']>, Record<PronounForm, string>> = {
  she: { subject: 'she', object: 'her', possessive: 'her', reflexive: 'herself' },
  he: { subject: 'he', object: 'him', possessive: 'his', reflexive: 'himself' },
  they: { subject: 'they', object: 'them', possessive: 'their', reflexive: 'themself' },
  it: { subject: 'it', object: 'it', possessive: 'its', reflexive: 'itself' },
};

/**
 * A combatant's pronoun in one form. Without one on the sheet its name stands there, as `name`
 * says it: “their” beside two names could be anybody's. Whoever is gone is “they”.
 */
export function pronounWord(one: Combatant | undefined, form: PronounForm, name = one ? fullName(one) : ''): string {
  if (!one || one.pronoun) return PRONOUNS[one?.pronoun ?? 'they'][form];
  return form === 'possessive' ? `${name}’s` : name;
}

/**
 * The GM's name for a reference in the fight as it is now. If the thing is gone, the name from the
 * time of telling is used.
 */
export function calledNow({ combatants, sides, scene }: Fight, reference: LogReference): string {
  switch (reference.is) {
    case 'combatant':
      return reference.bare
        ? (combatants[reference.id] ?? reference).name
        : fullName(combatants[reference.id] ?? reference);
    case 'pronoun':
      return pronounWord(combatants[reference.id], reference.form);
    case 'side':
      return withinSentence(sides[reference.id]?.name ?? reference.name);
    case 'place':
      return scene.kind === 'zones' && scene.zones[reference.id]
        ? zoneName(scene, reference.id, reference.short ? 'short' : 'whole')
        : reference.name;
    case 'item':
      return reference.name;
    case 'written':
      return reference.text;
  }
}

/**
 * The players' name for a reference; `names` holds the names of people they see. The caller must
 * search written words for secrets.
 */
export function callForPlayers(
  fight: Fight,
  known: KnownInLog,
  names: (who: Id) => string,
  written: (text: string) => string,
): CallReference {
  return (reference) => {
    if (!isKnownReference(fight, reference, known)) return veilOf(reference);
    switch (reference.is) {
      case 'combatant':
        if (reference.bare) return calledNow(fight, reference);
        // If the combatant has left the fight, players keep reading the number by which they knew
        // it.
        return fight.combatants[reference.id]
          ? names(reference.id)
          : fullName({ name: reference.name, copy: reference.known });
      case 'pronoun':
        return pronounWord(fight.combatants[reference.id], reference.form, names(reference.id));
      case 'written':
        return written(reference.text);
      case 'place':
        return placeForPlayers(fight, reference);
      default:
        return calledNow(fight, reference);
    }
  };
}

/**
 * The players' name for a place that they know. The GM calls a nameless zone by its neighbours.
 * Players may not know those, so they read "the passage".
 */
function placeForPlayers(fight: Fight, reference: Extract<LogReference, { is: 'place' }>): string {
  const { scene } = fight;
  const isNamed = scene.kind !== 'zones' || scene.zones[reference.id]?.name !== '';
  return calledNow(fight, isNamed ? reference : { ...reference, short: true });
}

/** The word that stands for a reference that players do not know. */
function veilOf(reference: LogReference): string {
  if (reference.is === 'pronoun') return PRONOUNS.they[reference.form];
  return reference.is === 'place' ? 'somewhere' : 'somebody';
}
