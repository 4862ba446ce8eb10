/**
 * Small functions on people that every game needs: names, options, questions, members of a side.
 */
import { current, isDraft } from 'immer';
import { type Combatant, combatantOf, everyone, type Fight, fullName } from '../../engine/fight.ts';
import { type Asking, askChoice, type Flow } from '../../engine/flow.ts';
import type { PronounForm } from '../../engine/logEntry.ts';
import { pronounWord } from '../../engine/public/called.ts';
import type { Option } from '../../engine/question.ts';
import { gmSeat, type Id, type RuleId, seatOf } from '../../engine/words.ts';

/** A combatant's name for sentences, with its number where there are several. */
export const nameOf = (fight: Fight, who: Id): string => fullName(combatantOf(fight, who));

/** A combatant's pronoun by the sheet, for questions: `object` is “her”, `possessive` “their”. */
export const pronounOf = (fight: Fight, who: Id, form: PronounForm): string =>
  pronounWord(combatantOf(fight, who), form);

/**
 * An option for each of several people, given as combatants or as ids. The map, the list and the
 * keys can all answer such an option.
 */
export const optionsFor = (fight: Fight, people: readonly (Id | Pick<Combatant, 'id'>)[]): Option[] =>
  people.map((one) => {
    const id = typeof one === 'string' ? one : one.id;
    return { id, label: nameOf(fight, id), combatant: id };
  });

/**
 * The head of a question: who is asked, what, and by which rule. The question is about the
 * combatant who is asked, unless `more` says otherwise.
 */
export const askingOf = (who: Id, title: string, rule: RuleId, more: Partial<Asking> = {}): Asking => ({
  seat: seatOf(who),
  title,
  rule,
  about: [who],
  ...more,
});

/** Asks for one of several people. Gives the id. */
export const choosePerson = (fight: Fight, asking: Asking, people: readonly (Id | Pick<Combatant, 'id'>)[]): Flow<Id> =>
  askChoice(asking, optionsFor(fight, people));

/** Asks only the GM whom a ruling is about. Gives the id. */
export const personByRuling = (
  fight: Fight,
  title: string,
  rule: RuleId,
  people: readonly (Id | Pick<Combatant, 'id'>)[],
): Flow<Id> => choosePerson(fight, { seat: gmSeat, title, rule, audience: 'gm' }, people);

export const sideName = (fight: Fight, side: Id): string => fight.sides[side]?.name ?? side;

/** Everybody of a side, fallen members too, in the order of set-up. */
export const membersOf = <Sheet>(fight: Fight<Sheet>, side: Id): Combatant<Sheet>[] =>
  everyone(fight).filter((one) => one.side === side);

export const sheetOf = <Sheet>(fight: Fight<Sheet>, who: Id): Sheet => combatantOf(fight, who).sheet;

/**
 * Keeps in a list of ids only those of combatants who are still in the fight. Most games do this
 * after a hand edit.
 */
export const stillHere = (fight: Pick<Fight, 'combatants'>, ids: readonly Id[]): Id[] =>
  ids.filter((id) => fight.combatants[id] !== undefined);

/**
 * The fight as plain data, for code that reads it a thousand times in a move: each read of an Immer
 * draft goes through a proxy.
 */
export const plainFight = <F extends Fight>(fight: F): F => (isDraft(fight) ? (current<Fight>(fight) as F) : fight);
