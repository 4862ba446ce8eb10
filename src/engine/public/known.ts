/**
 * What the players know of a fight: the people they see, the places, the numbers; and the fight
 * without everything else.
 */
import { produce } from 'immer';
import { type Combatant, everyone, type Fight, fullName } from '../fight.ts';
import type { Ruleset } from '../ruleset.ts';
import type { Id } from '../words.ts';
import { isOutOfSight, rememberedPlaces, unknownPlaces } from './fog.ts';

/**
 * The combatants that the players see, the places that they do not know, and those that they only
 * remember.
 */
export interface PlayersKnowledge {
  seen: ReadonlySet<Id>;
  unknown: ReadonlySet<string>;
  remembered: ReadonlySet<string>;
}

/**
 * Whether the players see a combatant: the combatant is not hidden by hand, by the rules of hiding,
 * or by fog.
 */
function isSeen(ruleset: Ruleset, fight: Fight, one: Combatant, unknown: ReadonlySet<string>): boolean {
  if (one.hidden || !ruleset.seenByPlayers(fight, one.id)) return false;
  return !isOutOfSight(fight, one, unknown, (other) => ruleset.size(other).squares);
}

export function knownOf(ruleset: Ruleset, fight: Fight): PlayersKnowledge {
  const squaresOf = (one: Combatant) => ruleset.size(one).squares;
  const unknown = unknownPlaces(fight, squaresOf);
  const seen = everyone(fight).filter((one) => isSeen(ruleset, fight, one, unknown));
  const remembered = rememberedPlaces(fight, squaresOf, unknown);
  return { seen: new Set(seen.map(({ id }) => id)), unknown, remembered };
}

/**
 * The fight without the combatants that the players do not see, as if they were removed by hand.
 * Games are asked for the turn order of this fight, so no gap, no group and nobody waiting can
 * reveal a hidden combatant.
 */
export function withoutUnseen(ruleset: Ruleset, fight: Fight, { seen }: PlayersKnowledge): Fight {
  if (fight.order.every((id) => seen.has(id))) return fight;
  return produce(fight, (draft) => {
    for (const id of fight.order) if (!seen.has(id)) delete draft.combatants[id];
    draft.order = fight.order.filter((id) => seen.has(id));
    ruleset.reconcile(draft as Fight, 'left out');
  });
}

/**
 * The next number among namesakes, as players count them. A namesake whom they see without a number
 * counts as the first.
 */
function nextNumber(namesakes: readonly Combatant[], { seen }: Pick<PlayersKnowledge, 'seen'>): number {
  const counted = namesakes.map(({ id, copy, known }) => known ?? (copy === undefined && seen.has(id) ? 1 : 0));
  return 1 + Math.max(0, ...counted);
}

/** Whether this is a copy, not hidden by hand, that has no number for the players. */
const isNewCopy = ({ copy, known, hidden }: Combatant): boolean => copy !== undefined && known === undefined && !hidden;

/**
 * New player-side numbers for copies of a foe, in the order in which players first see the copies:
 * a gap in the numbers would reveal a hidden copy. A number stays for the whole fight. Before the
 * fight begins numbers are not fixed, and the view counts them off.
 */
export function newNumbers(ruleset: Ruleset, fight: Fight): ReadonlyMap<Id, number> {
  const given = new Map<Id, number>();
  if (fight.stage === 'setup' || !everyone(fight).some(isNewCopy)) return given;
  const known = knownOf(ruleset, fight);
  for (const one of everyone(fight).filter(isNewCopy))
    if (known.seen.has(one.id)) given.set(one.id, nextNumber(withNumbers(namesakesOf(fight, one), given), known));
  return given;
}

/** People with their given numbers. */
const withNumbers = (people: readonly Combatant[], given: ReadonlyMap<Id, number>): Combatant[] =>
  people.map((one) => {
    const number = given.get(one.id);
    return number === undefined ? one : { ...one, known: number };
  });

/**
 * The ids that the players' window uses for the people it shows. They are made from the name and
 * number known to players, never from the fight's own ids, whose “-3” may count hidden people. The
 * ids stay for the whole fight, as those numbers do.
 */
export function publicIds(fight: Fight, known: PlayersKnowledge): ReadonlyMap<Id, Id> {
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

/**
 * A name as an id: its letters from a to z and its digits. A name with none of them, or a name that
 * every object has, gets `one-` in front.
 */
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

/**
 * The combatants whom the players see, each with the players' number for it; a combatant that is no
 * copy has none.
 */
function numbered(fight: Fight, known: PlayersKnowledge): { id: Id; name: string; number: number | undefined }[] {
  const counted = new Map<Id, Combatant>();
  for (const one of everyone(fight).filter(({ id }) => known.seen.has(id))) {
    const before = namesakesOf(fight, one).map((other) => counted.get(other.id) ?? other);
    counted.set(one.id, one.copy === undefined ? one : { ...one, known: one.known ?? nextNumber(before, known) });
  }
  return [...counted.values()].map(({ id, name, known: number }) => ({ id, name, number }));
}

/**
 * The players' names for the combatants they see. A copy has its number, or no number while players
 * know of only one.
 */
export function publicNames(fight: Fight, known: PlayersKnowledge): ReadonlyMap<Id, string> {
  const seen = numbered(fight, known);
  return new Map(
    seen.map(({ id, name, number }) => {
      const alone = (number ?? 1) === 1 && seen.every((other) => other.id === id || name !== other.name);
      return [id, number === undefined || alone ? name : fullName({ name, copy: number })];
    }),
  );
}
