/** Telling the log in this game, and small questions about names. */

import { everyone } from '../../../../engine/fight.ts';
import { personRef, type Sentence, sentence, writtenRef } from '../../../../engine/log/sentence.ts';
import type { Id } from '../../../../engine/words.ts';
import { logWriterOf } from '../../../common/logWriter.ts';
import type { HestiaFight } from '../../fight.ts';
import { type Fighter, isUp } from '../../sheet/sheet.ts';

export const { tell, tellRuling } = logWriterOf<HestiaFight>((fight) => fight.state.round);

export const standing = (fight: HestiaFight): Fighter[] => everyone(fight).filter(isUp);
/** What somebody does in words that the table wrote; `plain` where it wrote none. */
export function inWords(who: Id, words: string, plain: string): Sentence {
  const written = plainWords(words);
  return written === '' ? sentence`${personRef(who)} ${plain}.` : sentence`${personRef(who)}: ${writtenRef(written)}.`;
}
/** Words that the table wrote, as part of a sentence, without a full stop at their end. */
export const plainWords = (words: string): string => words.trim().replace(/[.\s]+$/, '');
