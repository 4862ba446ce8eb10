/**
 * The countdown of a question: a ring around the seconds. When the time is up, the ring says so,
 * and the GM's window gives the answer.
 */
import { useEffect, useState } from 'react';

/** The seconds left of a time, counted from when this window first heard of what is timed. */
export function useSecondsLeft(seconds: number): number {
  const [left, setLeft] = useState(seconds);
  useEffect(() => {
    const until = performance.now() + seconds * 1000;
    const timer = setInterval(() => {
      const now = Math.max(0, (until - performance.now()) / 1000);
      setLeft(now);
      if (now === 0) clearInterval(timer);
    }, 100);
    return () => clearInterval(timer);
  }, [seconds]);
  return left;
}

const RADIUS = 44;
const ROUND = 2 * Math.PI * RADIUS;

/**
 * The ring. Give it the question's id as its key, so that another question of the same length
 * counts afresh.
 */
export function Countdown({ seconds }: { seconds: number }) {
  const left = useSecondsLeft(seconds);
  const over = left <= 0;
  const soon = left <= Math.min(3, seconds / 3);
  const share = seconds > 0 ? left / seconds : 0;
  return (
    <div role="timer" className="flex shrink-0 items-center gap-[0.6em]">
      <svg viewBox="0 0 100 100" className="size-[4.2em] -rotate-90" aria-hidden>
        <circle cx="50" cy="50" r={RADIUS} fill="none" strokeWidth="9" className="stroke-lifted" />
        <circle
          cx="50"
          cy="50"
          r={RADIUS}
          fill="none"
          strokeWidth="9"
          strokeLinecap="round"
          strokeDasharray={ROUND}
          strokeDashoffset={ROUND * (1 - share)}
          className={soon ? 'stroke-danger' : 'stroke-now'}
          style={{ opacity: over ? 0 : 1 }}
        />
        <text
          x="50"
          y="50"
          dy="0.36em"
          textAnchor="middle"
          fontSize="46"
          fontWeight="700"
          transform="rotate(90 50 50)"
          className={soon ? 'fill-danger' : 'fill-ink'}
        >
          {over ? '0' : Math.ceil(left)}
        </text>
      </svg>
      {over ? <strong className="text-[1.3em] text-danger">Time is up</strong> : null}
    </div>
  );
}
