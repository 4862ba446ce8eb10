/** Whose turn it is and when the own one comes, in one sentence. */
import type { SeatView } from '../../engine/seat/seatView.ts';

/** The sentence at the head of a phone. */
export function turnWords({ order, own, stage }: Pick<SeatView, 'order' | 'own' | 'stage'>): string {
  if (stage === 'setup') return `${own.name}: the fight has not begun yet.`;
  const acting = order.find(({ state }) => state === 'acting');
  if (acting?.own) return 'It is your turn.';
  const rows = order.filter(({ state }) => state === 'may' || state === 'waiting' || state === 'acting');
  const mine = rows.find(({ own: isOwn }) => isOwn);
  const begin = acting ? `${acting.name} acts. ` : '';
  if (!mine) return `${begin}You have no more turn in this round.`;
  if (mine.state === 'may') return `${begin}You may act now.`;
  const before = rows.slice(0, rows.indexOf(mine)).filter(({ state }) => state === 'waiting').length;
  return `${begin}${before === 0 ? 'You are next.' : `${before} before you.`}`;
}
