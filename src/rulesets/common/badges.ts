/** States that somebody is in, as badges: a line each. */
import type { Badge } from '../../engine/ruleset.ts';
import type { RuleId } from '../../engine/words.ts';

type State = [so: boolean, id: string, label: string, does: string, rule: RuleId, tone?: Badge['tone']];

/** Of these states those that are so. Their tone is plain where none is said. */
export const badgesOf = (...states: readonly State[]): Badge[] =>
  states.flatMap(([so, id, label, does, rule, tone = 'plain']) => (so ? [{ id, label, does, rule, tone }] : []));
