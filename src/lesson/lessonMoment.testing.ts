/** What a lesson looks at, for tests: the moment of an encounter, with no window around it. */
import type { Encounter } from '../engine/encounter.ts';
import { liveStateOf } from '../engine/history.ts';
import type { Ruleset } from '../engine/ruleset.ts';
import type { LessonMoment } from './lessonGoals.ts';

export function lessonMomentOf(ruleset: Ruleset, encounter: Encounter, more: Partial<LessonMoment> = {}): LessonMoment {
  const { fight, question } = liveStateOf(ruleset, encounter);
  const { round, rows } = ruleset.order(fight);
  const acting = rows.find(({ state }) => state === 'acting')?.combatant;
  const up = new Set(fight.order.filter((id) => ruleset.standing(fight, id).at === 'up'));
  return { encounter, fight, question, acting, up, round, tool: 'select', dialogs: [], players: 'none', ...more };
}
