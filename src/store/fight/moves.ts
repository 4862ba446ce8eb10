/** Moves of the table that several parts share: an offer as a command, a look at its first question, a drag as a move. */
import type { Command } from '../../engine/command.ts';
import { type Fight, fullName } from '../../engine/fight.ts';
import type { Option, Question } from '../../engine/question.ts';
import type { Offer, Ruleset } from '../../engine/ruleset.ts';
import { run } from '../../engine/run.ts';
import type { Id, Reason } from '../../engine/words.ts';
import { type Place, type Scene, samePlace } from '../../space/scene.ts';
import { offersFor } from './derived.ts';

/** The command of an offer, ready to dispatch. */
export const commandOf = (offer: Pick<Offer, 'actor' | 'action' | 'variant'>): Extract<Command, { type: 'act' }> => ({
  type: 'act',
  actor: offer.actor,
  action: offer.action,
  ...(offer.variant === undefined ? {} : { variant: offer.variant }),
});

/** An offer's own key, for lists. */
export const offerKey = (offer: Pick<Offer, 'actor' | 'action' | 'variant'>): string =>
  `${offer.actor}/${offer.action}/${offer.variant ?? ''}`;

/** The first question that a command would ask, without doing it. */
export const firstQuestion = (ruleset: Ruleset, fight: Fight, command: Command): Question | undefined =>
  run(ruleset, fight, command, []).question;

/** The option of a question that means this place or combatant; undefined when there is none. */
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

/** What a drag of somebody onto something is: a move of the game, or not, with the reason. */
export type Drag = { kind: 'move'; command: Command; option: string } | { kind: 'refused'; reason: Reason | undefined };

/** The action that a drag stands for, by its id in every game that has one. */
const MOVE = 'move';

/** One form of the game's own move: what it would ask first, or why it may not be done. */
interface MoveForm {
  command: Command;
  question?: Question | undefined;
  blocked?: Reason | undefined;
}
const asked = new WeakMap<Ruleset, WeakMap<Fight, Map<string, readonly MoveForm[]>>>();

/** All forms of somebody's action with their first questions. Worked out once for each state of the fight: a drag asks at each square. */
function formsOf(ruleset: Ruleset, fight: Fight, who: Id, action: string): readonly MoveForm[] {
  const game = asked.get(ruleset) ?? new WeakMap<Fight, Map<string, readonly MoveForm[]>>();
  asked.set(ruleset, game);
  const kept = game.get(fight) ?? new Map<string, readonly MoveForm[]>();
  game.set(fight, kept);
  const forms =
    kept.get(`${who}/${action}`) ??
    offersFor(ruleset, fight, who)
      .filter((offer) => offer.action === action)
      .map((offer): MoveForm => {
        const command = commandOf(offer);
        return offer.blocked
          ? { command, blocked: offer.blocked }
          : { command, question: firstQuestion(ruleset, fight, command) };
      });
  kept.set(`${who}/${action}`, forms);
  return forms;
}

/** All forms of somebody's move, with what each would ask first. */
export const moveQuestions = (ruleset: Ruleset, fight: Fight, who: Id): readonly MoveForm[] =>
  formsOf(ruleset, fight, who, MOVE);

/** The first of the forms whose question offers what the drag ended on. */
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

/** Reads a drag of one row of the order onto another's as the exchange that the game has for it. */
export const dragRow = (ruleset: Ruleset, fight: Fight, exchange: string, who: Id, onto: Id): Drag =>
  dragOnto(formsOf(ruleset, fight, who, exchange), { combatant: onto });

/** A place in words. */
export function placeWords(scene: Scene, place: Place): string {
  switch (place.kind) {
    case 'off':
      return 'off the map';
    case 'square':
      return `column ${place.column + 1}, row ${place.row + 1}`;
    case 'zone':
      return (scene.kind === 'zones' && scene.zones[place.zone]?.name) || place.zone;
    case 'border': {
      const border = scene.kind === 'zones' ? scene.borders[place.border] : undefined;
      if (!border || scene.kind !== 'zones') return place.border;
      const [a, b] = border.between.map((id) => scene.zones[id]?.name || id);
      return `between ${a} and ${b}`;
    }
  }
}

/** A combatant's name with its number; its id when it is gone. */
export const nameOfOne = (fight: Fight, who: Id): string => {
  const one = fight.combatants[who];
  return one ? fullName(one) : who;
};

/** The ruling that puts somebody somewhere. */
export function placeByHand(fight: Fight, who: Id, place: Place): Command {
  const name = nameOfOne(fight, who);
  return {
    type: 'edit',
    label:
      place.kind === 'off' ? `${name} is taken off the map.` : `${name} is put: ${placeWords(fight.scene, place)}.`,
    edits: [{ edit: 'combatant', combatant: who, place }],
  };
}

/** The ruling that hides somebody from the players, or reveals. */
export function hideByHand(fight: Fight, who: Id): Command | undefined {
  const one = fight.combatants[who];
  if (!one) return undefined;
  return {
    type: 'edit',
    label: one.hidden ? `${fullName(one)} is shown to the players.` : `${fullName(one)} is hidden from the players.`,
    edits: [{ edit: 'combatant', combatant: who, hidden: !one.hidden }],
  };
}

/** Who a seat is, in words. */
export function seatName(fight: Fight, seat: Question['seat']): string {
  if (seat.kind === 'gm') return 'Game master';
  if (seat.kind === 'side') return fight.sides[seat.side]?.name ?? seat.side;
  return nameOfOne(fight, seat.combatant);
}
