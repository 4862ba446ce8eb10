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
    ruleset.reconcile(draft as Fight, 'left out');
  });
}

/** The next number among namesakes, as players count: one without a number stands for the first. */
function nextNumber(namesakes: readonly Combatant[], { seen }: Pick<Known, 'seen'>): number {
  const counted = namesakes.map(({ id, copy, known }) => known ?? (copy === undefined && seen.has(id) ? 1 : 0));
  return 1 + Math.max(0, ...counted);
}

/** Whether this is a copy, not hidden by hand, that has no number for the players. */
const isNewCopy = ({ copy, known, hidden }: Combatant): boolean => copy !== undefined && known === undefined && !hidden;

/**
 * The numbers by which players know copies of one foe that have none yet, in the order in which they are first seen: a number left out would
 * tell that somebody is hidden. A number stays for the whole fight. Until the fight begins nothing is settled, and the view counts them off.
 */
export function newNumbers(ruleset: Ruleset, fight: Fight): ReadonlyMap<Id, number> {
  const given = new Map<Id, number>();
  if (fight.stage === 'setup' || !everyone(fight).some(isNewCopy)) return given;
  const known = knownOf(ruleset, fight);
  for (const one of everyone(fight).filter(isNewCopy))
    if (known.seen.has(one.id)) given.set(one.id, nextNumber(withNumbers(namesakesOf(fight, one), given), known));
  return given;
}

/** People with the numbers that they are given. */
const withNumbers = (people: readonly Combatant[], given: ReadonlyMap<Id, number>): Combatant[] =>
  people.map((one) => {
    const number = given.get(one.id);
    return number === undefined ? one : { ...one, known: number };
  });

/**
 * The ids by which the players' window keeps apart those whom they see: of the name and the number by which players know them, never the
 * fight's own, whose “-3” may count hidden ones. They stay for the whole fight, as these do.
 */
export function publicIds(fight: Fight, known: Known): ReadonlyMap<Id, Id> {
  const ids = new Map<Id, Id>();
  const taken = new Set<Id>();
  for (const { id, name, number } of numbered(fight, known)) {
    const base = `${slug(name)}${number === undefined ? '' : `-${number}`}`;
    let own = base;
    for (let n = 2; taken.has(own); n += 1) own = `${base}.${n}`;
    taken.add(own);
    ids.set(id, own);
  }
  return ids;
}

/** A name as an id: its letters and digits that every keyboard has, after which others are somebody's. */
const slug = (name: string): string => {
  const plain = name
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
  return plain in Object.prototype || plain === '' ? `one-${plain}` : plain;
};

const namesakesOf = (fight: Fight, { name }: Combatant): Combatant[] =>
  everyone(fight).filter((one) => one.name === name);

/** Those whom the players see, each with their number for it; none where it is no copy. */
function numbered(fight: Fight, known: Known): { id: Id; name: string; number: number | undefined }[] {
  const counted = new Map<Id, Combatant>();
  for (const one of everyone(fight).filter(({ id }) => known.seen.has(id))) {
    const before = namesakesOf(fight, one).map((other) => counted.get(other.id) ?? other);
    counted.set(one.id, one.copy === undefined ? one : { ...one, known: one.known ?? nextNumber(before, known) });
  }
  return [...counted.values()].map(({ id, name, known: number }) => ({ id, name, number }));
}

/** What the players call those whom they see: a copy by their number for it, and by none while they know of no other. */
export function publicNames(fight: Fight, known: Known): ReadonlyMap<Id, string> {
  const seen = numbered(fight, known);
  return new Map(
    seen.map(({ id, name, number }) => {
      const alone = (number ?? 1) === 1 && seen.every((other) => other.id === id || name !== other.name);
      return [id, number === undefined || alone ? name : fullName({ name, copy: number })];
    }),
  );
}
