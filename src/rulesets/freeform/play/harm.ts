/** Harm and healing (FF-10), and their consequences: who is out, and who is back (FF-13). */
import { countAttack, countHarm } from '../../../engine/facts.ts';
import { areEnemies, combatantOf } from '../../../engine/fight.ts';
import { personRef, sentence } from '../../../engine/log/sentence.ts';
import type { LoggedDice } from '../../../engine/logEntry.ts';
import type { Id } from '../../../engine/words.ts';
import { unlessTheirs } from '../../common/logWriter.ts';
import type { FreeformFight } from '../fight.ts';
import { type Fighter, type FreeformSheet, isAtEnd, isUp, type OwnTrack } from '../sheet/sheet.ts';
import { tell } from './telling.ts';

/** A change of a combatant's health: its cause, its amount, and the dice that gave the amount. */
export interface Change {
  by: Id;
  to: Id;
  amount: number;
  dice?: readonly LoggedDice[];
}

/**
 * The track that takes the harm of a combatant without hit points: the first track whose end takes
 * it out of the fight.
 */
const lifeTrack = ({ tracks }: FreeformSheet): OwnTrack | undefined => tracks.find(({ end }) => end === 'out');

/** The harm that a combatant has taken, and the harm at which it is out. */
export function harmOf(sheet: FreeformSheet): { taken: number; most: number } | undefined {
  if (sheet.hits.most > 0) return { taken: Math.max(0, sheet.hits.most - sheet.hits.left), most: sheet.hits.most };
  const life = lifeTrack(sheet);
  if (!life) return undefined;
  return { taken: life.counts === 'up' ? life.value : Math.max(0, life.max - life.value), most: life.max };
}

/**
 * Takes this amount from a combatant's health; an amount below 0 heals. Gives the amount by which
 * the health really changed.
 */
function lose(sheet: FreeformSheet, amount: number): number {
  const was = harmOf(sheet);
  if (!was) return 0;
  const taken = Math.min(was.most, Math.max(0, was.taken + amount));
  const life = lifeTrack(sheet);
  if (sheet.hits.most > 0) sheet.hits.left = sheet.hits.most - taken;
  else if (life) life.value = life.counts === 'up' ? taken : life.max - taken;
  return taken - was.taken;
}

/** FF-10: harms a combatant. Anybody may harm anybody. A track stops at its end. */
export function harmSomebody(fight: FreeformFight, { by, to, amount, dice = [] }: Change): void {
  const { sheet } = combatantOf(fight, to);
  const was = isUp(combatantOf(fight, to));
  const lost = lose(sheet, amount);
  if (areEnemies(fight, by, to)) countAttack(fight, by, to, amount > 0 ? 'hit' : 'miss');
  countHarm(fight, to, lost, by);
  const words =
    amount <= 0
      ? sentence`${personRef(by)} does no harm to ${personRef(to)}.`
      : by === to
        ? sentence`${personRef(to)} takes ${amount} harm.`
        : sentence`${personRef(by)} harms ${personRef(to)} by ${amount}.`;
  const happened =
    amount > 0 ? { is: 'hit' as const, whom: [to], by, amount } : { is: 'missed' as const, whom: [to], by };
  tell(fight, 'FF-10', words, { dice, tone: amount > 0 ? 'bad' : 'plain', happened });
  if (lost > 0)
    tell(fight, 'FF-10', sentence`${personRef(to)} loses ${lost}.`, {
      happened: { is: 'lost', whom: [to], what: 'hit points', amount: lost },
      ...unlessTheirs(fight, to, sentence`${personRef(to)} is hurt.`),
    });
  tellFate(fight, to, was ? 'up' : 'out', by);
}

/** FF-10: heals a combatant, up to its full health. */
export function healSomebody(fight: FreeformFight, { by, to, amount, dice = [] }: Change): void {
  const was = isUp(combatantOf(fight, to));
  const back = -lose(combatantOf(fight, to).sheet, -Math.max(0, amount));
  const whom = by === to ? sentence`${personRef(to)} recovers` : sentence`${personRef(by)} heals ${personRef(to)}`;
  tell(fight, 'FF-10', sentence`${whom}: ${Math.max(0, amount)}.`, {
    dice,
    tone: 'good',
    ...(back > 0 ? { happened: { is: 'healed', whom: [to], by, amount: back } } : {}),
  });
  tellFate(fight, to, was ? 'up' : 'out', by);
}

/**
 * FF-13: brings a combatant back into the fight. Every track that had taken it out is set one step
 * before its end.
 */
export function bringBack({ sheet }: Fighter): void {
  sheet.fate = 'here';
  if (sheet.hits.most > 0 && sheet.hits.end === 'out') sheet.hits.left = Math.max(1, sheet.hits.left);
  for (const one of sheet.tracks)
    if (one.end === 'out' && isAtEnd(one)) one.value = one.counts === 'down' ? 1 : one.max - 1;
}

/** FF-13: tells that a combatant is out now, or is back. Tells nothing if its fate is as before. */
export function tellFate(fight: FreeformFight, who: Id, before: 'up' | 'out', by?: Id): void {
  const one = combatantOf(fight, who);
  const isDead = one.sheet.fate === 'dead';
  const now = isUp(one) ? 'up' : 'out';
  if (now === before) return;
  if (now === 'up')
    tell(fight, 'FF-13', sentence`${personRef(who)} is back in the fight.`, {
      tone: 'good',
      happened: { is: 'rose', whom: [who] },
    });
  else if (one.sheet.fate === 'left')
    tell(fight, 'FF-13', sentence`${personRef(who)} leaves the fight.`, { happened: { is: 'left', whom: [who] } });
  else
    tell(fight, 'FF-13', sentence`${personRef(who)} ${isDead ? 'is dead' : 'is out of the fight'}.`, {
      tone: 'bad',
      happened: { is: isDead ? 'died' : 'fell', whom: [who], ...(by === undefined ? {} : { by }) },
    });
}
