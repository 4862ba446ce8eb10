/** Decides which sentences of the log players are told, from what the references stand for. */
import type { Fight } from '../fight.ts';
import { type CombatantReference, type LogEntry, type LogPart, type LogReference, peopleInParts } from '../logEntry.ts';
import type { Id } from '../words.ts';

/** The part of the players' knowledge that a sentence depends on. */
export interface KnownInLog {
  sees(who: Id): boolean;
  knowsPlace(zone: Id): boolean;
}

/**
 * Events that the affected combatant feels whoever causes them; players are told of them even if
 * they do not see who did it.
 */
const FELT: readonly NonNullable<LogEntry['happened']>['is'][] = ['hit', 'fell', 'died', 'healed', 'lost'];

/**
 * Whether players see the combatant of a reference. A combatant who has left the fight counts as
 * seen if it was seen when the sentence was told.
 */
const seesReferred = (fight: Fight, { id, unseen }: CombatantReference, { sees }: KnownInLog): boolean =>
  fight.combatants[id] ? sees(id) : unseen !== true;

const knowsSide = (fight: Fight, side: Id, { sees }: KnownInLog): boolean =>
  fight.order.some((id) => fight.combatants[id]?.side === side && sees(id));

const isKnownPart = (fight: Fight, part: LogPart, known: KnownInLog): boolean =>
  typeof part === 'string' || isKnownReference(fight, part, known);

/** Whether a reference stands for nothing that players must not know. */
export function isKnownReference(fight: Fight, part: LogReference, known: KnownInLog): boolean {
  switch (part.is) {
    case 'combatant':
      return seesReferred(fight, part, known);
    case 'pronoun':
      return fight.combatants[part.id] === undefined || known.sees(part.id);
    case 'side':
      return fight.sides[part.id] === undefined || knowsSide(fight, part.id, known);
    case 'place':
      return known.knowsPlace(part.id);
    case 'item':
    case 'written':
      return true;
  }
}

/**
 * Whether players are told a sentence. They are told a sentence with nothing unknown in it. A
 * sentence about somebody they do not see is told only if it says what happens to somebody they do
 * see: "Somebody strikes Ash." A sentence that names an unknown place or side is told if it is
 * about somebody they see.
 */
export function isToldToPlayers(
  fight: Fight,
  { parts, happened, who = [] }: Pick<LogEntry, 'parts' | 'happened' | 'who'>,
  known: KnownInLog,
): boolean {
  const sees = (id: Id) => fight.combatants[id] === undefined || known.sees(id);
  const unseen =
    who.some((id) => !sees(id)) || parts.some((part) => isPerson(part) && !isKnownPart(fight, part, known));
  if (unseen) return happened !== undefined && FELT.includes(happened.is) && isSeenWhom(fight, happened.whom, known);
  return (
    parts.every((part) => isKnownPart(fight, part, known)) ||
    [...peopleInParts(parts), ...who].some((id) => fight.combatants[id] !== undefined && known.sees(id))
  );
}

const isPerson = (part: LogPart): boolean =>
  typeof part !== 'string' && (part.is === 'combatant' || part.is === 'pronoun');

const isSeenWhom = (fight: Fight, whom: readonly Id[], { sees }: KnownInLog): boolean =>
  whom.length > 0 && whom.every((id) => fight.combatants[id] !== undefined && sees(id));
