/** Writes the log of this game. */
import { logWriterOf } from '../../../../src/rulesets/common/logWriter.ts';
import type { SkirmishFight } from '../fight.ts';

export const { tell, tellRuling } = logWriterOf<SkirmishFight>((fight) => fight.state.round);
