/** Dice that roll by themselves: after each change, as long as the open question asks only for dice that nobody here rolls by hand. */
import type { Encounter } from '../engine/encounter.ts';
import type { Fight } from '../engine/fight.ts';
import { live } from '../engine/history.ts';
import type { Question } from '../engine/question.ts';
import type { Ruleset } from '../engine/ruleset.ts';
import type { Seat } from '../engine/words.ts';
import { applyChange, type Change } from '../storage/change.ts';

/** The key of a seat in `session.ownDice`: 'gm', a side's id, or a combatant's id. */
export function seatKey(seat: Seat): string {
  switch (seat.kind) {
    case 'gm':
      return 'gm';
    case 'side':
      return seat.side;
    case 'combatant':
      return seat.combatant;
  }
}

/** Whether a seat rolls its own dice. A combatant without a player is the GM's, so it goes by the GM's dice too. */
export function rollsOwn(fight: Fight, ownDice: readonly string[], seat: Seat): boolean {
  if (ownDice.includes(seatKey(seat))) return true;
  return seat.kind === 'combatant' && !fight.combatants[seat.combatant]?.player && ownDice.includes('gm');
}

/** Whether a question can be rolled without anybody's hand. */
const rollsItself = (fight: Fight, question: Question | undefined, ownDice: readonly string[]): boolean =>
  question?.kind === 'dice' && question.rolls.every(({ seat }) => !rollsOwn(fight, ownDice, seat));

/** More rolls in one go than any move has; a move that asks for more waits for the GM's click. */
const MOST = 200;

/** Rolls what rolls itself, until something else is asked or nothing is. Gives each change with the encounter after it. */
export function rollOn(
  ruleset: Ruleset,
  start: Encounter,
  ownDice: readonly string[],
): { change: Change; encounter: Encounter }[] {
  const rolled: { change: Change; encounter: Encounter }[] = [];
  let encounter = start;
  while (rolled.length < MOST) {
    const now = live(ruleset, encounter);
    if (!rollsItself(now.fight, now.question, ownDice)) return rolled;
    const change: Change = { kind: 'roll', by: 'auto', typed: {} };
    const next = applyChange(ruleset, encounter, change);
    if (!next.ok) return rolled;
    encounter = next.value;
    rolled.push({ change, encounter });
  }
  return rolled;
}
