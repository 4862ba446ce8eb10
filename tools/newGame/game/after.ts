/** What lasts beyond a fight of Skirmish, and the night's rest that heals it. */
import type { After } from '../../../src/engine/after/after.ts';
import { combatantOf } from '../../../src/engine/fight.ts';
import { copyOfJson } from '../../../src/engine/forms/schema.ts';
import { figureLines } from '../../../src/rulesets/common/after.ts';
import type { SkirmishHouse } from './house.ts';
import type { SkirmishSheet } from './sheet.ts';
import type { SkirmishState } from './state.ts';

export const afterRules: After<SkirmishSheet, SkirmishState, SkirmishHouse> = {
  stays: [{ path: 'harm', rule: 'SK-05' }],
  over: (fight, who) => ({ sheet: copyOfJson(combatantOf(fight, who).sheet), ended: [] }),
  changes: (before, sheet) =>
    figureLines(before, sheet, [{ label: 'Harm', rule: 'SK-05', of: ({ harm }) => harm, better: 'down' }]),
  words: ({ harm, health }) => (harm > 0 ? `Harm ${harm} of ${health}` : ''),
  counts: [{ id: 'harm', one: 'Harm', many: 'Harm', of: (before, sheet) => sheet.harm - before.harm }],
  rests: [
    {
      id: 'night',
      name: 'A night’s rest',
      rule: 'SK-05',
      says: 'All Harm is gone.',
      assumed: true,
      take: (sheet) => ({ ...copyOfJson(sheet), harm: 0 }),
    },
  ],
};
