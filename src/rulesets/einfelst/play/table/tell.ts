/** Telling the log in this game, and small questions about people. */
import { combatantOf, everyone, hostileTo, isPartys } from '../../../../engine/fight.ts';
import type { Flow } from '../../../../engine/flow.ts';
import { breakPeace } from '../../../../engine/hostility.ts';
import type { Sentence } from '../../../../engine/log/sentence.ts';
import { tellSentence } from '../../../../engine/log/tell.ts';
import type { LoggedDice } from '../../../../engine/logEntry.ts';
import type { Id, RuleId } from '../../../../engine/words.ts';
import { logWriterOf } from '../../../common/logWriter.ts';
import type { EinfelstFight } from '../../fight.ts';
import { type Fighter, isUp } from '../../sheet/sheet.ts';

/** Whether the players may see somebody: a lurking enemy they may not (EW-36). */
export const isSeenByPlayers = (fight: EinfelstFight, who: Id): boolean => {
  const one = combatantOf(fight, who);
  return !one.hidden && !(one.sheet.lurking && !isPartys(fight, one.side));
};

export const { tell, tellRuling } = logWriterOf<EinfelstFight>(
  (fight) => fight.state.round,
  (fight, who) => !isSeenByPlayers(fight, who),
);

/**
 * Says a sentence about several. The players read it of those whom they see, as if these were all;
 * of nobody whom they see it is the Director's alone. `words` makes it of some people, for whoever
 * `knows` who there is.
 */
export function tellOfSeen(
  fight: EinfelstFight,
  rule: RuleId,
  about: readonly Id[],
  words: (who: readonly Id[], knows: (id: Id) => boolean) => Sentence,
  more: { others?: readonly Id[]; dice?: readonly LoggedDice[]; tone?: 'good' | 'bad' } = {},
): void {
  const knows = (id: Id) => isSeenByPlayers(fight, id);
  const open = about.filter(knows);
  const telling = {
    who: [...(open.length > 0 ? open : about), ...(more.others ?? [])],
    dice: more.dice ?? [],
    tone: more.tone ?? ('plain' as const),
    round: fight.state.round,
    shown: open.length > 0 ? words(open, knows) : ('gm' as const),
  };
  tellSentence(
    fight,
    rule,
    words(about, () => true),
    telling,
    (id) => !knows(id),
  );
}

/** Its enemies who stand. */
export const standingFoes = (fight: EinfelstFight, who: Id): Fighter[] => hostileTo(fight, who).filter(isUp);
/**
 * Somebody is about to be attacked: a neutral one's side may turn hostile, as the Director says.
 */
export const provokeNeutral = (fight: EinfelstFight, attacked: Id, attacker: Id, rule: RuleId): Flow<void> =>
  breakPeace(fight, attacked, attacker, { rule, round: fight.state.round, hides: (id) => !isSeenByPlayers(fight, id) });
export const standing = (fight: EinfelstFight): Fighter[] => everyone(fight).filter(isUp);
