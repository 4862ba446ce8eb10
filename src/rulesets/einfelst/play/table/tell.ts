/** Telling the log in this game, and small questions about people. */
import { combatantOf, everyone, hostileTo, isPartys, type LoggedDice } from '../../../../engine/fight.ts';
import type { Flow } from '../../../../engine/flow.ts';
import { breakPeace } from '../../../../engine/hostility.ts';
import { say } from '../../../../engine/log.ts';
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

/**
 * Says a sentence about several. The players read it of those whom they see, as if these were all; of nobody whom they see it is the
 * Director's alone. `words` makes it of some people, for whoever `knows` who there is.
 */
export function tellOfSeen(
  fight: EinfelstFight,
  rule: RuleId,
  about: readonly Id[],
  words: (who: readonly Id[], knows: (id: Id) => boolean) => string,
  more: { others?: readonly Id[]; dice?: readonly LoggedDice[]; tone?: 'good' | 'bad' } = {},
): void {
  const knows = (id: Id) => seen(fight, id);
  const open = about.filter(knows);
  const telling = {
    who: [...(open.length > 0 ? open : about), ...(more.others ?? [])],
    dice: more.dice ?? [],
    tone: more.tone ?? ('plain' as const),
    round: fight.state.round,
    shown: open.length > 0 ? { text: words(open, knows) } : ('gm' as const),
  };
  say(
    fight,
    rule,
    words(about, () => true),
    telling,
    (id) => !knows(id),
  );
}

/** Its enemies who stand. */
export const foes = (fight: EinfelstFight, who: Id): Fighter[] => hostileTo(fight, who).filter(isUp);
/** Somebody is about to be attacked: a neutral one's side may turn hostile, as the Director says. */
export const provoke = (fight: EinfelstFight, attacked: Id, attacker: Id, rule: RuleId): Flow<void> =>
  breakPeace(fight, attacked, attacker, { rule, round: fight.state.round, hides: (id) => !seen(fight, id) });
export const standing = (fight: EinfelstFight): Fighter[] => everyone(fight).filter(isUp);
