/** Finds what a hand edit has changed, for the procedures that apply its consequences. */
import type { Combatant, Fight } from '../../../engine/fight.ts';
import { everyone } from '../../../engine/fight.ts';
import type { Id } from '../../../engine/words.ts';

/** Every combatant who is in the fight both before and after the edit, in both states. */
export function beforeAndAfter<Sheet, State, House>(
  fight: Fight<Sheet, State, House>,
  before: Fight<Sheet, State, House>,
): { was: Combatant<Sheet>; now: Combatant<Sheet> }[] {
  return everyone(fight).flatMap((now) => {
    const was = before.combatants[now.id];
    return was ? [{ was, now }] : [];
  });
}

/**
 * Whether the edit set a combatant off the map. Whoever leaves it in its own turn has no more of
 * that turn, as when it is taken out. Who was never on the map may act beside it.
 */
export const isSetOffMap = <Sheet, State, House>(
  fight: Fight<Sheet, State, House>,
  before: Fight<Sheet, State, House>,
  who: Id | undefined,
): boolean => {
  const [was, now] = [before.combatants[who ?? ''], fight.combatants[who ?? '']];
  return was !== undefined && was.place.kind !== 'off' && now?.place.kind === 'off';
};

/**
 * The combatants whom the edit removed as a mistake, as if they had never been in the fight. A
 * combatant who fled or died is still in the fight.
 */
export const removedCombatants = <Sheet, State, House>(
  fight: Fight<Sheet, State, House>,
  before: Fight<Sheet, State, House>,
): Combatant<Sheet>[] => everyone(before).filter(({ id }) => !fight.combatants[id]);
