/** Telling the log in this game, and small questions about people. */
import { combatantOf, everyone, hostileTo, isPartys } from '../../../../engine/fight.ts';
import type { Flow } from '../../../../engine/flow.ts';
import { breakPeace } from '../../../../engine/hostility.ts';
import type { Id, RuleId } from '../../../../engine/words.ts';
import { telling } from '../../../common/telling.ts';
import type { EinfelstFight } from '../../fight.ts';
import { type Fighter, isUp } from '../../sheet/sheet.ts';

/** Whether the players may see somebody: a lurking enemy they may not (EW-36). */
export const seen = (fight: EinfelstFight, who: Id): boolean => {
  const one = combatantOf(fight, who);
  return !one.hidden && !(one.sheet.lurking && !isPartys(fight, one.side));
};

export const { tell, tellRuling } = telling<EinfelstFight>(
  (fight) => fight.state.round,
  (fight, who) => !seen(fight, who),
);

/** Words at the beginning of a sentence or a label. */
export const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);
/** Its enemies who stand. */
export const foes = (fight: EinfelstFight, who: Id): Fighter[] => hostileTo(fight, who).filter(isUp);
/** Somebody is about to be attacked: a neutral one's side may turn hostile, as the Director says. */
export const provoke = (fight: EinfelstFight, attacked: Id, attacker: Id, rule: RuleId): Flow<void> =>
  breakPeace(fight, attacked, attacker, { rule, round: fight.state.round, hides: (id) => !seen(fight, id) });
export const standing = (fight: EinfelstFight): Fighter[] => everyone(fight).filter(isUp);
