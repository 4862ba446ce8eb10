/** Telling the log in this game. */
import { telling } from '../../../../src/rulesets/common/telling.ts';
import type { SkirmishFight } from '../fight.ts';

export const { tell, tellRuling } = telling<SkirmishFight>((fight) => fight.state.round);
