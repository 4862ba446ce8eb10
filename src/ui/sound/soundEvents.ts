/**
 * Finds the sounds for a change of the players' view. Only that view is read, so that no sound
 * tells a secret.
 */
import type { PublicView } from '../../engine/public/publicView.ts';

/** The sounds. `tick` says that a countdown has begun. */
export type Sound = 'turn' | 'dice' | 'hit' | 'fall' | 'tick';

/** The events that sound like a blow. */
const HURTS: readonly string[] = ['hit', 'lost', 'fell', 'died'];

/**
 * The sounds between two views, in the order in which they play. Undo and a change of fight make
 * none. A first view sounds only its running countdown: the countdown may have begun while this
 * window was still opening.
 */
export function soundEventsBetween(before: PublicView | undefined, after: PublicView): Sound[] {
  if (!before) return after.asked?.countdown === undefined ? [] : ['tick'];
  if (before.encounter !== after.encounter || before.game !== after.game) return [];
  const [was, is] = [before.last?.id ?? 0, after.last?.id ?? 0];
  if (is < was) return [];
  const heard: Sound[] = [];
  const news = is > was ? after.last : undefined;
  // A move's dice are often not in the last sentence of the move.
  if ((after.last?.rolled ?? 0) > (before.last?.rolled ?? 0)) heard.push('dice');
  const up = new Set(before.combatants.flatMap(({ id, standing }) => (standing.at === 'up' ? [id] : [])));
  const fell = after.combatants.some(({ id, standing }) => up.has(id) && standing.at !== 'up');
  if (fell) heard.push('fall');
  else if (news?.happened && HURTS.includes(news.happened.is)) heard.push('hit');
  if (after.acting && after.acting.id !== before.acting?.id) heard.push('turn');
  if (after.asked?.countdown !== undefined && after.asked.id !== before.asked?.id) heard.push('tick');
  return heard;
}
