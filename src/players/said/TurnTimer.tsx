/**
 * The time of a turn as a bar that runs out along the foot of the panel that says whose turn it is.
 * Nothing happens when it is over: the table decides what a slow turn means.
 */
import type { PublicView } from '../../engine/public/publicView.ts';
import { cn } from '../../ui/cn.ts';
import { useSecondsLeft } from './Countdown.tsx';

function Bar({ seconds }: { seconds: number }) {
  const left = useSecondsLeft(seconds);
  const over = left <= 0;
  return (
    <div
      role="timer"
      aria-label={over ? 'The time of this turn is over' : `${Math.ceil(left)} seconds of this turn left`}
      className="absolute inset-x-0 bottom-0 h-[0.3em] overflow-hidden rounded-b-[0.4em] bg-lifted"
    >
      <div
        className={cn('h-full origin-left', over || left < seconds / 5 ? 'bg-danger' : 'bg-now')}
        style={{ transform: `scaleX(${over ? 1 : left / seconds})` }}
      />
    </div>
  );
}

/** The bar of the turn that is on; each turn begins anew. Nobody's turn has no time. */
export function TurnTimer({
  view: { acting, order, replay },
  seconds = 0,
}: {
  view: Pick<PublicView, 'acting' | 'order' | 'replay'>;
  seconds?: number | undefined;
}) {
  if (seconds === 0 || !acting || replay) return null;
  return <Bar key={`${order.round} ${acting.id}`} seconds={seconds} />;
}
