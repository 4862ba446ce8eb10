/** Small words about people that every game needs: what they are called, and options made of them. */
import { type Combatant, combatantOf, type Fight, fullName } from '../../engine/fight.ts';
import type { Option } from '../../engine/question.ts';
import type { Id } from '../../engine/words.ts';

/** A name for sentences, with its number where there are several. */
export const nameOf = (fight: Fight, who: Id): string => fullName(combatantOf(fight, who));

/** An option for each of several people: the map, the list and the keys answer it alike. */
export const optionsFor = (fight: Fight, people: readonly Pick<Combatant, 'id'>[]): Option[] =>
  people.map(({ id }) => ({ id, label: nameOf(fight, id), combatant: id }));

export const sideName = (fight: Fight, side: Id): string => fight.sides[side]?.name ?? side;
