/** The log: sentences that carry their rule, their dice and whom they are about. */
import { countingDice } from './dice/dice.ts';
import { combatantOf, everyone, type Fight, fullName, type LogEntry, type LoggedDice } from './fight.ts';
import { fogKeeps, hasWords, isInFog } from './public/fog.ts';
import type { Roll, Rolled } from './question.ts';
import type { Id, RuleId } from './words.ts';

interface Telling {
  who?: readonly Id[];
  dice?: readonly LoggedDice[];
  tone?: LogEntry['tone'];
  /** `gm`: the players never read it. A string: they read this in its place. Left out: they read the sentence itself. */
  shown?: 'gm' | { text: string };
  round?: number;
}

/** Whether a sentence names somebody whom the players cannot see; one of that very name whom they see makes it theirs. */
function namesHidden(fight: Fight, text: string, isHidden: (id: Id) => boolean): boolean {
  const named = everyone(fight).filter((one) => text.includes(one.name) && hasWords(text, fullName(one)));
  const hidden = named.filter(({ id }) => isHidden(id));
  return hidden.some((one) => named.every((other) => hidden.includes(other) || !fullName(other).includes(one.name)));
}

/**
 * Says a sentence. One that is about somebody hidden from the players, or in fog, or names one, is the GM's alone, whatever `shown` says:
 * pass `hides` (the game's own idea of hidden) so that it can be told here, at one place.
 */
export function say(
  fight: Fight,
  rule: RuleId,
  text: string,
  telling: Telling = {},
  hides: (id: Id) => boolean = (id) => combatantOf(fight, id).hidden,
): void {
  const who = [...(telling.who ?? [])];
  const shown = telling.shown === undefined || telling.shown === 'gm' ? text : telling.shown.text;
  const secret =
    telling.shown === 'gm' ||
    who.some(hides) ||
    fogKeeps(fight, shown, who) ||
    namesHidden(fight, shown, (id) => hides(id) || isInFog(fight, id));
  fight.nextId += 1;
  fight.log.push({
    id: fight.nextId,
    round: telling.round ?? 0,
    rule,
    text,
    ...(secret ? {} : { shown }),
    who,
    dice: [...(telling.dice ?? [])],
    tone: telling.tone ?? 'plain',
  });
}

/** The dice of an answered roll, as the log keeps them. */
export const logged = (label: string, groups: Roll['groups'], rolled: Rolled): LoggedDice[] =>
  groups.map((group, at) => {
    const faces = rolled.faces[at] ?? [];
    const kept = countingDice(group, faces);
    return { label: group.label ?? label, sides: group.sides, faces, ...(kept ? { kept } : {}) };
  });

/**
 * The sentences that one log has beyond another: those at its end, or, after a ruling in the middle of a move, the ones put in before
 * what the move tells. A log that is no longer has none.
 */
export function toldSince(before: readonly LogEntry[], after: readonly LogEntry[]): LogEntry[] {
  const more = after.length - before.length;
  if (more <= 0) return [];
  const same = (a: LogEntry | undefined, b: LogEntry | undefined) => a?.rule === b?.rule && a?.text === b?.text;
  const at = before.findIndex((entry, n) => !same(entry, after[n]));
  return at < 0 ? after.slice(before.length) : after.slice(at, at + more);
}
