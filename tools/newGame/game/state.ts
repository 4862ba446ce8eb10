/** What the fight itself keeps: the round, whose turn it is, who has acted and who has dodged in it. */
import { declare, number, people, someone, toggle } from '../../../src/rulesets/common/declare.ts';

export const state = declare({
  round: number(0, 0, 999, { label: 'Round', group: 'Round' }),
  acting: someone('nobody', { label: 'Whose turn it is', group: 'Turn' }),
  moved: toggle(false, { label: 'Has moved in it', group: 'Turn' }),
  acted: people({ label: 'Have had their turn', group: 'Round' }),
  dodged: people({ label: 'Have dodged', group: 'Round' }),
});
export type SkirmishState = ReturnType<typeof state.start>;
