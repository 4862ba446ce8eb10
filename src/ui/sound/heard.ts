/** What is to be heard when the players' view changes. It reads nothing but that view, so that nothing hidden is ever heard. */
import type { PublicView } from '../../engine/public/publicView.ts';

/** `tick`: a countdown has begun. */
export type Sound = 'turn' | 'dice' | 'hit' | 'fall' | 'tick';

/**
 * The sounds between two views, in the order in which they are heard. Taking back and looking at another fight make none. Of a first view
 * only a countdown is heard that runs in it: it may have begun while this window was still coming.
 */
export function heardBetween(before: PublicView | undefined, after: PublicView): Sound[] {
  if (!before) return after.asked?.countdown === undefined ? [] : ['tick'];
  if (before.encounter !== after.encounter || before.game !== after.game) return [];
  const [was, is] = [before.last?.id ?? 0, after.last?.id ?? 0];
  if (is < was) return [];
  const heard: Sound[] = [];
  const news = is > was ? after.last : undefined;
  // What was rolled is often not the last that was said of a move.
  if ((after.last?.rolled ?? 0) > (before.last?.rolled ?? 0)) heard.push('dice');
  const up = new Set(before.combatants.flatMap(({ id, standing }) => (standing.at === 'up' ? [id] : [])));
  const fell = after.combatants.some(({ id, standing }) => up.has(id) && standing.at !== 'up');
  if (fell) heard.push('fall');
  else if (news?.tone === 'bad') heard.push('hit');
  if (after.acting && after.acting.id !== before.acting?.id) heard.push('turn');
  if (after.asked?.countdown !== undefined && after.asked.id !== before.asked?.id) heard.push('tick');
  return heard;
}
