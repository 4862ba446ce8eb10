/** Small words about people that every game needs: what they are called, options made of them, who is who. */
import { current, isDraft } from 'immer';
import { type Combatant, combatantOf, everyone, type Fight, fullName } from '../../engine/fight.ts';
import { type Asking, choose, type Flow } from '../../engine/flow.ts';
import type { Option } from '../../engine/question.ts';
import { gm, type Id, type RuleId, seatOf } from '../../engine/words.ts';

/** A name for sentences, with its number where there are several. */
export const nameOf = (fight: Fight, who: Id): string => fullName(combatantOf(fight, who));

/** An option for each of several people, or for their ids: the map, the list and the keys answer it alike. */
export const optionsFor = (fight: Fight, people: readonly (Id | Pick<Combatant, 'id'>)[]): Option[] =>
  people.map((one) => {
    const id = typeof one === 'string' ? one : one.id;
    return { id, label: nameOf(fight, id), combatant: id };
  });

/** Who is asked what, by which rule: a question to somebody about itself, unless `more` says otherwise. */
export const asks = (who: Id, title: string, rule: RuleId, more: Partial<Asking> = {}): Asking => ({
  seat: seatOf(who),
  title,
  rule,
  about: [who],
  ...more,
});

/** Asks for one of several people; gives the id. */
export const choosePerson = (fight: Fight, asking: Asking, people: readonly (Id | Pick<Combatant, 'id'>)[]): Flow<Id> =>
  choose(asking, optionsFor(fight, people));

/** Asks the GM alone whom something that is ruled is about; gives the id. */
export const personByRuling = (
  fight: Fight,
  title: string,
  rule: RuleId,
  people: readonly (Id | Pick<Combatant, 'id'>)[],
): Flow<Id> => choosePerson(fight, { seat: gm, title, rule, audience: 'gm' }, people);

export const sideName = (fight: Fight, side: Id): string => fight.sides[side]?.name ?? side;

/** Everybody of a side, in the order of set-up, the fallen too. */
export const membersOf = <Sheet>(fight: Fight<Sheet>, side: Id): Combatant<Sheet>[] =>
  everyone(fight).filter((one) => one.side === side);

export const sheetOf = <Sheet>(fight: Fight<Sheet>, who: Id): Sheet => combatantOf(fight, who).sheet;

/** Keeps of some lists of ids who is still in the fight: what most games mend after a hand edit. */
export const stillHere = (fight: Pick<Fight, 'combatants'>, ids: readonly Id[]): Id[] =>
  ids.filter((id) => fight.combatants[id] !== undefined);

/** The fight as plain data, for looking at it a thousand times in a move: reading a draft costs a proxy each time. */
export const plain = <F extends Fight>(fight: F): F => (isDraft(fight) ? (current<Fight>(fight) as F) : fight);
