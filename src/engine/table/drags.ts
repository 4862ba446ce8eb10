/**
 * Reads drags as moves of the game: which option a place or a combatant stands for, and which move
 * a drag stands for.
 */

import { type Place, samePlace } from '../../space/scene.ts';
import type { Command } from '../command.ts';
import type { Fight } from '../fight.ts';
import type { Option, Question } from '../question.ts';
import type { Ruleset } from '../ruleset.ts';
import { firstAsked } from '../running/firstAsked.ts';
import type { Id, Reason } from '../words.ts';
import { commandOf } from './commands.ts';
import { offersFor } from './derived.ts';
import { oncePerState } from './once.ts';

/**
 * The option of a question that stands for this place or combatant; undefined when there is none.
 */
export function optionAt(
  question: Question | undefined,
  at: { place?: Place | undefined; combatant?: Id | undefined },
): Option | undefined {
  if (question?.kind !== 'choose' && question?.kind !== 'pick') return undefined;
  const fits = (option: Option) =>
    (at.combatant !== undefined && option.combatant === at.combatant) ||
    (at.place !== undefined && option.place !== undefined && samePlace(option.place, at.place));
  return question.options.find((option) => fits(option) && !option.blocked) ?? question.options.find(fits);
}

/** What a drag of a combatant means: a move of the game, or no move and the reason for that. */
export type Drag = { kind: 'move'; command: Command; option: string } | { kind: 'refused'; reason: Reason | undefined };

/**
 * The id, in every game that has one, of the action that a drag stands for. For a combatant who is
 * not on the map yet it is the action that takes a place.
 */
const MOVE = 'move';
export const PLACE = 'place';

/**
 * One form of the game's own move: the first question that the move would ask, or the reason why
 * the move is refused.
 */
interface MoveForm {
  command: Command;
  question?: Question | undefined;
  blocked?: Reason | undefined;
}

/**
 * All forms of a combatant's action with their first questions. They are worked out once for each
 * state of the fight, because a drag asks for them at each square.
 */
const formsOf = oncePerState((ruleset, fight, who: Id, action: string): readonly MoveForm[] =>
  offersFor(ruleset, fight, who)
    .filter((offer) => offer.action === action)
    .map((offer): MoveForm => {
      const command = commandOf(offer);
      return offer.blocked
        ? { command, blocked: offer.blocked }
        : { command, question: firstAsked(ruleset, fight, command) };
    }),
);

/** All forms of a combatant's move, with the question that each form would ask first. */
export function moveQuestions(ruleset: Ruleset, fight: Fight, who: Id): readonly MoveForm[] {
  const places = fight.combatants[who]?.place.kind === 'off' ? formsOf(ruleset, fight, who, PLACE) : [];
  return places.length > 0 ? places : formsOf(ruleset, fight, who, MOVE);
}

/** The first of the forms whose question offers the place or combatant on which the drag ended. */
function dragOnto(forms: readonly MoveForm[], at: { place?: Place; combatant?: Id }): Drag {
  let reason: Reason | undefined;
  for (const { command, question, blocked } of forms) {
    if (blocked) {
      reason ??= blocked;
      continue;
    }
    const option = optionAt(question, at);
    if (option && !option.blocked) return { kind: 'move', command, option: option.id };
    reason ??= option?.blocked;
  }
  return { kind: 'refused', reason };
}

/** Reads a drag to a place as the game's own move. */
export const dragMove = (ruleset: Ruleset, fight: Fight, who: Id, place: Place): Drag =>
  dragOnto(moveQuestions(ruleset, fight, who), { place });

/**
 * Reads a drag of one row of the order onto another row as the exchange of turns that the game has.
 */
export const dragRow = (ruleset: Ruleset, fight: Fight, exchange: string, who: Id, onto: Id): Drag =>
  dragOnto(formsOf(ruleset, fight, who, exchange), { combatant: onto });
