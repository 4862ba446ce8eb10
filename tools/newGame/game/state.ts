/**
 * The fight's own values: the round, whose turn it is, and who has acted or dodged in this round.
 */
import {
  combatantOrNone,
  combatantsValue,
  declareRecord,
  numberValue,
  toggleValue,
} from '../../../src/rulesets/common/declare.ts';

export const stateRecord = declareRecord({
  round: numberValue(0, 0, 999, { label: 'Round', group: 'Round' }),
  acting: combatantOrNone('nobody', { label: 'Whose turn it is', group: 'Turn' }),
  moved: toggleValue(false, { label: 'Has moved in it', group: 'Turn' }),
  acted: combatantsValue({ label: 'Have had their turn', group: 'Round' }),
  dodged: combatantsValue({ label: 'Have dodged', group: 'Round' }),
});
export type SkirmishState = ReturnType<typeof stateRecord.start>;
