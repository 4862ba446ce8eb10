/** Reads somebody's habits from the earlier fights of the library, when a person asks for it. */
import type { Combatant } from '../../engine/fight.ts';
import { fullName } from '../../engine/fight.ts';
import type { LearntHabit } from '../../engine/foresight/habits/learnt/learntHabits.ts';
import type { Result } from '../../engine/words.ts';
import { shownFightNow, tableActions, tableNow } from '../../store/store.ts';

/** The most fights that are read, the latest first: each is read whole. */
const MOST_FIGHTS = 12;

/**
 * The habits that show in the finished fights of the same game in which somebody of this name took
 * part. Refused with a sentence where too little is known. Nothing is changed.
 */
export async function learnHabits(one: Pick<Combatant, 'name' | 'copy'>): Promise<Result<LearntHabit[]>> {
  const [{ conductIn }, { habitsLearnt }] = await Promise.all([
    import('../../engine/foresight/habits/learnt/conduct.ts'),
    import('../../engine/foresight/habits/learnt/learntHabits.ts'),
  ]);
  const { ruleset, encounter: open } = shownFightNow().open;
  const earlier = tableNow()
    .encounters.filter(
      ({ id, ruleset: game, stage, words }) =>
        id !== open.id && game === ruleset.id && stage === 'over' && words?.includes(one.name),
    )
    .sort((a, b) => b.changed - a.changed)
    .slice(0, MOST_FIGHTS);
  const name = fullName(one);
  const turns = [];
  for (const { id } of earlier) {
    const read = await tableActions.readEncounter(id);
    // A fight that cannot be read is told in the library; here the others count.
    if (read.ok) turns.push(...conductIn(ruleset, read.value, name));
  }
  return habitsLearnt(name, turns);
}
