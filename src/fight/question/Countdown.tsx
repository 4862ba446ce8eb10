/**
 * The countdown of a question. The screen runs the countdown, and its end gives the answer `late`.
 */
import { useEffect, useEffectEvent, useState } from 'react';

/** A ring that empties, with the remaining seconds in it. `onEnd` is called once, at the end. */
export function Countdown({ seconds, onEnd }: { seconds: number; onEnd(): void }) {
  const [left, setLeft] = useState(seconds);
  const ended = useEffectEvent(onEnd);
  useEffect(() => {
    const end = performance.now() + seconds * 1000;
    const timer = setInterval(() => {
      const rest = Math.max(0, Math.ceil((end - performance.now()) / 1000));
      setLeft(rest);
      if (rest === 0) {
        clearInterval(timer);
        ended();
      }
    }, 200);
    return () => clearInterval(timer);
  }, [seconds]);
  const round = 2 * Math.PI * 17;
  return (
    <span role="timer" aria-label={`${left} seconds left`} className="relative grid size-11 place-items-center">
      <svg aria-hidden viewBox="0 0 40 40" className="absolute inset-0 -rotate-90">
        <circle cx="20" cy="20" r="17" fill="none" strokeWidth="4" className="stroke-lifted" />
        <circle
          cx="20"
          cy="20"
          r="17"
          fill="none"
          strokeWidth="4"
          strokeLinecap="round"
          strokeDasharray={round}
          strokeDashoffset={round * (1 - left / seconds)}
          className={left <= 5 ? 'stroke-danger' : 'stroke-now'}
        />
      </svg>
      <span className="font-bold text-sm tabular-nums">{left}</span>
    </span>
  );
}
