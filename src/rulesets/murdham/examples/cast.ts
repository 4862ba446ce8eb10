/** Makes a member of the cast for all scripted fights but the chapter's own. */
import type { Script } from '../../../engine/script.ts';

export type Member = Script['cast'][number];
/** Puts a member into a zone. The member has no omens unless the sheet says so. */
export const memberOf = (
  id: string,
  name: string,
  side: 'party' | 'foes',
  creature: string,
  at: string,
  sheet: Member['sheet'] = {},
): Member => ({
  id,
  name,
  side,
  creature,
  place: { kind: 'zone', zone: at },
  sheet: { omens: 0, ...sheet },
});
