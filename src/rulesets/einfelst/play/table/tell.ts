/** Telling the log in this game, and small questions about people. */
import { combatantOf, everyone, fullName, hostileTo, isPartys, type LoggedDice } from '../../../../engine/fight.ts';
import type { Flow } from '../../../../engine/flow.ts';
import { breakPeace } from '../../../../engine/hostility.ts';
import { say } from '../../../../engine/log.ts';
import type { Id, RuleId } from '../../../../engine/words.ts';
import type { EinfelstFight } from '../../fight.ts';
import { type Fighter, isUp } from '../../sheet/sheet.ts';

/** Whether the players may see somebody: a lurking enemy they may not (EW-36). */
export const seen = (fight: EinfelstFight, who: Id): boolean => {
  const one = combatantOf(fight, who);
  return !one.hidden && !(one.sheet.lurking && !isPartys(fight, one.side));
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

/** A ruling on a roll: the Director's alone. */
export const tellRuling = (fight: EinfelstFight, words: string): void =>
  say(fight, 'by hand', words, { shown: 'gm', tone: 'ruling', round: fight.state.round });
/** Words at the beginning of a sentence or a label. */
export const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);
export const nameOf = (fight: EinfelstFight, who: Id): string => fullName(combatantOf(fight, who));
/** Its enemies who stand. */
export const foes = (fight: EinfelstFight, who: Id): Fighter[] => hostileTo(fight, who).filter(isUp);
/** Somebody is about to be attacked: a neutral one's side may turn hostile, as the Director says. */
export const provoke = (fight: EinfelstFight, attacked: Id, attacker: Id, rule: RuleId): Flow<void> =>
  breakPeace(fight, attacked, attacker, { rule, round: fight.state.round, hides: (id) => !seen(fight, id) });
export const standing = (fight: EinfelstFight): Fighter[] => everyone(fight).filter(isUp);
/** An option for each of several people. */
export const peopleOf = (fight: EinfelstFight, list: readonly Fighter[]) =>
  list.map(({ id }) => ({ id, label: nameOf(fight, id), combatant: id }));
