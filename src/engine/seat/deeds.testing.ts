/** Checks that every deed that a question offers names who would do it. */
import { type Fight, fullName } from '../fight.ts';
import type { Option, Question } from '../question.ts';

/** Whether a label says what the option's combatant does: “Bo guards Ash”, and not only “Bo”. */
const saysDeed = (fight: Fight, { combatant, label }: Option): boolean => {
  const one = combatant === undefined ? undefined : fight.combatants[combatant];
  return one !== undefined && label.startsWith(`${fullName(one)} `);
};

/**
 * The options of a question that do not say whose they are: a deed whose doer is named neither by
 * `by` nor by the question's seat, `by` that is nobody, or an option beside others' deeds without
 * it.
 */
export function deedFaults(fight: Fight, question: Question | undefined): string[] {
  if (!question || !('options' in question)) return [];
  const { seat, options, title, rule } = question;
  const asked = seat.kind === 'combatant' ? seat.combatant : undefined;
  const isOfSeveral = asked === undefined && options.some(({ by }) => by !== undefined);
  return options
    .filter((option) => {
      const { by, combatant, tone } = option;
      if (by !== undefined) return !fight.combatants[by] || (saysDeed(fight, option) && by !== combatant);
      return isOfSeveral ? tone !== 'pass' : saysDeed(fight, option) && combatant !== asked;
    })
    .map(({ label }) => `“${label}” of “${title}” (${rule})`);
}
