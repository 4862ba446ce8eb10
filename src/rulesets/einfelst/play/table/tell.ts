/** Telling the log in this game, and small questions about people. */
import { combatantOf, everyone, hostileTo, isPartySide } from '../../../../engine/fight.ts';
import type { Flow } from '../../../../engine/flow.ts';
import { breakPeace } from '../../../../engine/hostility.ts';
import type { Sentence } from '../../../../engine/log/sentence.ts';
import { tellSentence } from '../../../../engine/log/tell.ts';
import type { LoggedDice } from '../../../../engine/logEntry.ts';
import type { Id, RuleId } from '../../../../engine/words.ts';
import { logWriterOf } from '../../../common/logWriter.ts';
import type { EinfelstFight } from '../../fight.ts';
import { type Fighter, isUp } from '../../sheet/sheet.ts';

/** Whether the players may see a combatant. They may not see an enemy in ambush (EW-36). */
export const isSeenByPlayers = (fight: EinfelstFight, who: Id): boolean => {
  const one = combatantOf(fight, who);
  return !one.hidden && !(one.sheet.lurking && !isPartySide(fight, one.side));
};

export const { tell, tellRuling } = logWriterOf<EinfelstFight>(
  (fight) => fight.state.round,
  (fight, who) => !isSeenByPlayers(fight, who),
);

/**
 * Tells a sentence about several people. The players read it about those whom they see, as if these
 * were all; if they see none, only the Director reads it. `words` makes the sentence for some of
 * the people, for a reader who `knows` of them.
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

/** The standing enemies of a combatant. */
export const standingFoes = (fight: EinfelstFight, who: Id): Fighter[] => hostileTo(fight, who).filter(isUp);
/**
 * Asks before an attack on a neutral combatant whether its side turns hostile, as the Director
 * says.
 */
export const provokeNeutral = (fight: EinfelstFight, attacked: Id, attacker: Id, rule: RuleId): Flow<void> =>
  breakPeace(fight, attacked, attacker, { rule, round: fight.state.round, hides: (id) => !isSeenByPlayers(fight, id) });
export const standing = (fight: EinfelstFight): Fighter[] => everyone(fight).filter(isUp);
