/** Writes a combatant's states as badges, one state a line. */
import type { Badge } from '../../engine/ruleset.ts';
import type { RuleId } from '../../engine/words.ts';

type State = [so: boolean, id: string, label: string, does: string, rule: RuleId, tone?: Badge['tone']];

/** The badges of those states that hold now. A state without a tone is plain. */
export const badgesOf = (...states: readonly State[]): Badge[] =>
  states.flatMap(([so, id, label, does, rule, tone = 'plain']) => (so ? [{ id, label, does, rule, tone }] : []));
