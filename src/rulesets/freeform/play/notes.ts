/** Notes in the log (FF-16): for everybody, or for the game master alone. */
import { askText, type Flow } from '../../../engine/flow.ts';
import { personRef, sentence, writtenRef } from '../../../engine/log/sentence.ts';
import { gmSeat, type Id } from '../../../engine/words.ts';
import { nameOf } from '../../common/people.ts';
import type { FreeformFight } from '../fight.ts';
import { tell } from './telling.ts';

export const NOTE_READERS = [
  { id: 'all', label: 'Note for all' },
  { id: 'gm', label: 'Note for the GM' },
] as const;

export function* writeNote(fight: FreeformFight, who: Id, variant: string | undefined): Flow<void> {
  const isSecret = variant === 'gm';
  const title = `${nameOf(fight, who)}: a note`;
  const asking = {
    seat: gmSeat,
    title,
    rule: 'FF-16',
    about: [who],
    audience: isSecret ? ('gm' as const) : ('all' as const),
  };
  const text = (yield* askText(asking, '', 200)).trim();
  if (text === '') return;
  tell(fight, 'FF-16', sentence`${personRef(who)}: ${writtenRef(text)}`, isSecret ? { shown: 'gm' } : {});
}
