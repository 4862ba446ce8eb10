/** What the players know of a fight: whom they see, which places, by which numbers; and the fight as it is without the rest. */
import { produce } from 'immer';
import { type Combatant, everyone, type Fight, fullName } from '../fight.ts';
import type { Ruleset } from '../ruleset.ts';
import type { Id } from '../words.ts';
import { isUnknown, unknownPlaces } from './fog.ts';

/** Whom the players see, and which places they do not know. */
export interface Known {
  seen: ReadonlySet<Id>;
  unknown: ReadonlySet<string>;
}

/** Whether the players see somebody: neither hidden by hand, nor by the rules of hiding, nor in fog. */
function isSeen(ruleset: Ruleset, fight: Fight, one: Combatant, unknown: ReadonlySet<string>): boolean {
  if (one.hidden || !ruleset.seenByPlayers(fight, one.id)) return false;
  return !isUnknown(fight.scene, unknown, one.place, ruleset.size(one).squares);
}

export function knownOf(ruleset: Ruleset, fight: Fight): Known {
  const unknown = unknownPlaces(fight, (one) => ruleset.size(one).squares);
  const seen = everyone(fight).filter((one) => isSeen(ruleset, fight, one, unknown));
  return { seen: new Set(seen.map(({ id }) => id)), unknown };
}

/**
 * The fight as it would stand if those whom the players do not see were not in it, as a removal by hand leaves it. What a game tells
 * of the order is asked of this one: no gap, no group, nobody waiting can then tell of somebody hidden.
 */
export function withoutUnseen(ruleset: Ruleset, fight: Fight, { seen }: Known): Fight {
  if (fight.order.every((id) => seen.has(id))) return fight;
  return produce(fight, (draft) => {
    for (const id of fight.order) if (!seen.has(id)) delete draft.combatants[id];
    draft.order = fight.order.filter((id) => seen.has(id));
    ruleset.reconcile(draft as Fight);
  });
}

/** The next number among namesakes, as players count: one without a number stands for the first. */
function nextNumber(namesakes: readonly Combatant[], { seen }: Pick<Known, 'seen'>): number {
  const counted = namesakes.map(({ id, copy, known }) => known ?? (copy === undefined && seen.has(id) ? 1 : 0));
  return 1 + Math.max(0, ...counted);
}

/**
 * Gives copies of one foe the numbers by which players know them, in the order in which they are first seen: a number left out would tell
 * that somebody is hidden. It stays for the whole fight. Until the fight begins nothing is settled, and the view counts them off.
 */
export function numberCopies(ruleset: Ruleset, draft: Fight): void {
  if (draft.stage === 'setup') return;
  const open = everyone(draft).filter(
    ({ copy, known, hidden }) => copy !== undefined && known === undefined && !hidden,
  );
  if (open.length === 0) return;
  const known = knownOf(ruleset, draft);
  for (const one of open) if (known.seen.has(one.id)) one.known = nextNumber(namesakesOf(draft, one), known);
}

const namesakesOf = (fight: Fight, { name }: Combatant): Combatant[] =>
  everyone(fight).filter((one) => one.name === name);

/** What the players call those whom they see: a copy by their number for it, and by none while they know of no other. */
export function publicNames(fight: Fight, known: Known): ReadonlyMap<Id, string> {
  const numbered = new Map<Id, Combatant>();
  const names = new Map<Id, string>();
  const seen = everyone(fight).filter(({ id }) => known.seen.has(id));
  for (const one of seen) {
    const before = namesakesOf(fight, one).map((other) => numbered.get(other.id) ?? other);
    numbered.set(one.id, one.copy === undefined ? one : { ...one, known: one.known ?? nextNumber(before, known) });
  }
  for (const one of numbered.values()) {
    const alone = (one.known ?? 1) === 1 && seen.every(({ id, name }) => id === one.id || name !== one.name);
    names.set(one.id, one.known === undefined || alone ? one.name : fullName({ name: one.name, copy: one.known }));
  }
  return names;
}
