/**
 * Joining a running fight: at once in the game's own way, or in a later round; and cancelling a
 * join.
 */

import { applyEdit, faultOfPlace } from '../byHand/edit.ts';
import { UnfitError } from '../byHand/misfit.ts';
import { arrivalCommand, dueGroups } from '../cast/arrivals.ts';
import type { Command } from '../command.ts';
import { type Combatant, combatantSchema, type Fight } from '../fight.ts';
import type { Flow } from '../flow.ts';
import { faultText } from '../forms/faultWords.ts';
import { kindRef, personRef, type Sentence, sentence, sentenceList } from '../log/sentence.ts';
import { tellSentence } from '../log/tell.ts';
import type { Ruleset } from '../ruleset.ts';
import type { Id } from '../words.ts';

/**
 * The edits that a join may contain: adding people, and giving a number to a namesake who was alone
 * so far.
 */
const FITS = ['add', 'combatant'];

type Join = Extract<Command, { type: 'join' }>;

/** Names for a sentence, copies together: “3 × Bandit and Wolf”. */
function called(who: readonly Combatant[]): Sentence {
  const firsts = who.filter(({ name }, at) => who.findIndex((one) => one.name === name) === at);
  return sentenceList(
    firsts.map((one) => {
      const alike = who.filter(({ name }) => name === one.name).length;
      // Several copies are told by their common name only, which is the first copy's name without
      // its number.
      return alike === 1 ? [personRef(one)] : sentence`${alike} × ${kindRef(one)}`;
    }),
  );
}

/** The combatants that the edits add, checked by the game's schema and against the map. */
function added(ruleset: Ruleset, fight: Fight, { edits }: Join): Combatant[] {
  return edits.flatMap((edit) => {
    if (edit.edit !== 'add') return [];
    const parsed = combatantSchema(ruleset.sheet).safeParse(edit.combatant);
    if (!parsed.success) throw new UnfitError(`The combatant does not fit: ${faultText(parsed.error)}`);
    const fault = faultOfPlace(fight.scene, parsed.data.place);
    if (fault !== undefined) throw new UnfitError(fault);
    if (!fight.sides[parsed.data.side]) throw new UnfitError(`There is no side “${parsed.data.side}”.`);
    return [parsed.data];
  });
}

function forget(fight: Fight, id: Id): void {
  const rest = (fight.coming ?? []).filter((one) => one.id !== id);
  if (rest.length === (fight.coming ?? []).length) throw new UnfitError('They are not waited for any more.');
  if (rest.length > 0) fight.coming = rest;
  else delete fight.coming;
}

/**
 * Adds people to the running fight and tells this in the log. Gives their ids. Throws where an edit
 * does not fit.
 */
function addPeople(ruleset: Ruleset, fight: Fight, { edits }: Join, who: readonly Combatant[], why?: 'within'): Id[] {
  const { round } = ruleset.order(fight);
  for (const edit of edits) {
    const fault = applyEdit(ruleset, fight, edit);
    if (fault) throw new UnfitError(fault);
  }
  ruleset.reconcile(fight, why);
  const hides = (id: Id) => !ruleset.seenByPlayers(fight, id);
  // Seen and hidden people get sentences of their own, so that a hidden one does not keep the
  // others from the players.
  for (const seen of [true, false]) {
    const these = who.filter(({ id }) => hides(id) !== seen);
    if (these.length === 0) continue;
    const words = sentence`${called(these)} ${these.length === 1 ? 'joins' : 'join'} the fight${seen ? '' : ', unseen'}.`;
    const whom = these.map(({ id }) => id);
    tellSentence(fight, 'by hand', words, { who: whom, happened: { is: 'joined', whom }, tone: 'turn', round }, hides);
  }
  return who.map(({ id }) => id);
}

/** Whether a group can still come: its members fit the game, the map and the sides. */
function fits(ruleset: Ruleset, fight: Fight, command: Join): boolean {
  try {
    return added(ruleset, fight, command).length > 0;
  } catch {
    return false;
  }
}

/**
 * Lets everybody come in who was announced for this round or an earlier one, in the middle of the
 * procedure that begins the round. A group that no longer fits stays announced and does not stop
 * the procedure.
 */
export function comeInNow(ruleset: Ruleset, fight: Fight): void {
  for (const coming of dueGroups(ruleset, fight)) {
    const command = arrivalCommand(ruleset, fight, coming);
    if (!fits(ruleset, fight, command)) continue;
    forget(fight, coming.id);
    addPeople(ruleset, fight, command, added(ruleset, fight, command), 'within');
  }
}

/** Lets combatants join. Players read only of the people they see. */
export function* joinFight(ruleset: Ruleset, fight: Fight, command: Join): Flow<void> {
  const who = added(ruleset, fight, command);
  if (who.length === 0) throw new UnfitError('Nobody is named who would join.');
  if (command.edits.some(({ edit }) => !FITS.includes(edit)))
    throw new UnfitError('Who joins can only be added: do the rest by hand.');
  const { round } = ruleset.order(fight);
  if (command.from !== undefined) forget(fight, command.from);
  if (command.round !== undefined && command.round > round) {
    fight.nextId += 1;
    const id = `coming-${fight.nextId}`;
    fight.coming = [...(fight.coming ?? []), { id, round: command.round, label: command.label, combatants: who }];
    const words = sentence`In round ${command.round}: ${called(who)} ${who.length === 1 ? 'comes' : 'come'}.`;
    tellSentence(fight, 'by hand', words, { shown: 'gm', tone: 'ruling', round });
    return;
  }
  const ids = addPeople(ruleset, fight, command, who);
  if (ruleset.join) yield* ruleset.join(fight, ids);
}

/** Cancels the coming of an announced group. */
export function* cancelComing(ruleset: Ruleset, fight: Fight, command: Extract<Command, { type: 'stay' }>): Flow<void> {
  const coming = (fight.coming ?? []).find(({ id }) => id === command.from);
  forget(fight, command.from);
  const words = sentence`${called(coming?.combatants ?? [])}: not coming after all.`;
  tellSentence(fight, 'by hand', words, { shown: 'gm', tone: 'ruling', round: ruleset.order(fight).round });
}
