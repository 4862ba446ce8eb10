/** Writes the log of this game. */
import { logWriterOf } from '../../common/logWriter.ts';
import type { FreeformFight } from '../fight.ts';

export const { tell, tellRuling } = logWriterOf<FreeformFight>((fight) => fight.state.round);
