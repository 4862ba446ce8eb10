/** The dice of a roll as the log keeps them. */
import { countingDice } from '../dice/dice.ts';
import type { LoggedDice } from '../logEntry.ts';
import type { Roll, Rolled } from '../question.ts';

/** The dice of an answered roll, as the log keeps them. */
export const loggedDiceOf = (label: string, groups: Roll['groups'], rolled: Rolled): LoggedDice[] =>
  groups.map((group, at) => {
    const faces = rolled.faces[at] ?? [];
    const kept = countingDice(group, faces);
    return { label: group.label ?? label, sides: group.sides, faces, ...(kept ? { kept } : {}) };
  });
