/**
 * How a ruling in the middle of a move changes the open question: a combatant who can no longer act
 * is no longer a choice.
 */

import { UnfitError } from '../byHand/misfit.ts';
import type { Command } from '../command.ts';
import { type Fight, fullName } from '../fight.ts';
import type { Ask, Option } from '../question.ts';
import type { CombatantStanding, Ruleset } from '../ruleset.ts';
import type { Id } from '../words.ts';

/** How everybody stands, by id. */
export type Standings = ReadonlyMap<Id, CombatantStanding['at']>;

export const standingsOf = (ruleset: Ruleset, fight: Fight): Standings =>
  new Map(fight.order.map((id) => [id, ruleset.standing(fight, id).at]));

/** The refusal of a ruling that does not fit the open move. */
export const UNFIT_RULING = 'That would change the open move under its answers: finish it or take it back first.';

/**
 * The people to whom a question is put and of whom it speaks. If somebody else is asked in the
 * middle of a combatant's move, the combatant who makes the move is included.
 */
function concerned(asked: Ask, command: Command): Id[] {
  const { seat, about = [] } = asked;
  const who = seat.kind === 'combatant' ? [seat.combatant] : [];
  const actor = command.type === 'act' && seat.kind === 'combatant' ? [command.actor] : [];
  return [...who, ...actor, ...about];
}

/** The option as people may take it now: blocked if its combatant has fallen or is gone. */
function asItMay(option: Option, fight: Fight, before: Standings, now: Standings): Option {
  const { combatant, blocked } = option;
  if (combatant === undefined || blocked || !before.has(combatant)) return option;
  const here = fight.combatants[combatant];
  if (!here) return { ...option, blocked: { rule: 'by hand', text: 'Is not here any more.' } };
  if (before.get(combatant) !== 'up' || now.get(combatant) === 'up') return option;
  return { ...option, blocked: { rule: 'by hand', text: `${fullName(here)} is out of this by a ruling.` } };
}

/**
 * The question after a ruling. `named` are the people of whom the move has spoken so far; they must
 * still be there. Throws the words of the refusal if the question has lost its sense: a person
 * concerned has fallen or risen since, or no choice is left. Without `strictly` the question is
 * changed by what follows from the ruling alone, and is not refused.
 */
export function stillAsked(
  ruleset: Ruleset,
  fight: Fight,
  command: Command,
  asked: Ask,
  { before, named, strictly }: { before: Standings; named: ReadonlySet<Id>; strictly: boolean },
): Ask {
  const now = standingsOf(ruleset, fight);
  const gone = [...named].some((id) => before.has(id) && !fight.combatants[id]);
  const changed = (id: Id) => before.has(id) && before.get(id) !== now.get(id);
  if (gone || (strictly && command.type === 'act' && concerned(asked, command).some(changed)))
    throw new UnfitError(UNFIT_RULING);
  if (asked.kind !== 'choose' && asked.kind !== 'pick') return asked;
  const options = asked.options.map((option) => asItMay(option, fight, before, now));
  if (options.every((option, at) => option === asked.options[at])) return asked;
  const free = options.filter(({ blocked }) => !blocked).length;
  if (asked.kind === 'choose') {
    if (free === 0) throw new UnfitError(UNFIT_RULING);
    return { ...asked, options };
  }
  if (free < asked.min) throw new UnfitError(UNFIT_RULING);
  return { ...asked, options, max: Math.min(asked.max, Math.max(asked.min, free)) };
}

/** The combatants that a question speaks of. */
export function namedIn(asked: Ask): Id[] {
  const { seat, about = [] } = asked;
  return [...(seat.kind === 'combatant' ? [seat.combatant] : []), ...about];
}
