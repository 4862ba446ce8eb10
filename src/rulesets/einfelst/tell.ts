/** Telling the log in this game, and small questions about people. */
import { areEnemies, combatantOf, everyone, fullName, isPartys, type LoggedDice } from '../../engine/fight.ts';
import { say } from '../../engine/log.ts';
import type { Id, RuleId } from '../../engine/words.ts';
import { type EinfelstFight, type Fighter, isUp } from './sheet.ts';

/** Whether the players may see somebody: a lurking enemy they may not (EW-36). */
export const seen = (fight: EinfelstFight, who: Id): boolean => {
  const one = combatantOf(fight, who);
  return !one.hidden && !(one.sheet.lurking && !isOurs(fight, one));
};

/** Says a sentence of this round; one about a lurking enemy is the Director's alone. */
export const tell = (
  fight: EinfelstFight,
  rule: RuleId,
  text: string,
  who: readonly Id[],
  dice: readonly LoggedDice[] = [],
  tone: 'plain' | 'good' | 'bad' | 'turn' = 'plain',
): void => say(fight, rule, text, { who, dice, tone, round: fight.state.round }, (id) => !seen(fight, id));

/** Words at the beginning of a sentence or a label. */
export const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);
export const nameOf = (fight: EinfelstFight, who: Id): string => fullName(combatantOf(fight, who));
export const isOurs = (fight: EinfelstFight, one: Fighter): boolean => isPartys(fight, one.side);
/** Its enemies who stand; who is neutral is nobody's. */
export const foes = (fight: EinfelstFight, who: Id): Fighter[] =>
  everyone(fight).filter((one) => isUp(one) && areEnemies(fight, one.id, who));
export const standing = (fight: EinfelstFight): Fighter[] => everyone(fight).filter(isUp);
/** An option for each of several people. */
export const peopleOf = (fight: EinfelstFight, list: readonly Fighter[]) =>
  list.map(({ id }) => ({ id, label: nameOf(fight, id), combatant: id }));
