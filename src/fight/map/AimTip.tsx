/**
 * The tip for a target: distance, cover and obstacles, each with its rule. The tip is never under
 * the pointer and never catches a click.
 */
import { useLayoutEffect, useRef } from 'react';
import type { Aimed } from '../../engine/question.ts';
import { nameOfOne } from '../../engine/table/fightWords.ts';
import { useShownFight } from '../../store/store.ts';
import { cn } from '../../ui/cn.ts';
import { boardRef } from '../boardRef.ts';

/** The room between the tip and the map's edge, in pixels. */
const EDGE = 8;

/**
 * The tip. It stands in the map's corner that is furthest from attacker and target, so that the tip
 * covers neither. Screen readers read each change.
 */
export function AimTip({ aimed, from, at }: { aimed: Aimed; from: string | undefined; at: string }) {
  const name = useShownFight(({ fight }) => nameOfOne(fight, at));
  const tip = useRef<HTMLDivElement>(null);
  // The tip is measured again for other words, because words change its size.
  // biome-ignore lint/correctness/useExhaustiveDependencies: as said above
  useLayoutEffect(() => {
    const host = tip.current?.parentElement?.getBoundingClientRect();
    const target = boardRef.current?.whereIs(at);
    const aimer = from === undefined ? undefined : boardRef.current?.whereIs(from);
    const size = tip.current?.getBoundingClientRect();
    if (!tip.current || !host || !target || !size) return;
    const far = ({ left, top }: { left: number; top: number }) => {
      const [x, y] = [host.left + left + size.width / 2, host.top + top + size.height / 2];
      return Math.min(...[target, aimer ?? target].map((one) => Math.hypot(one.x - x, one.y - y)));
    };
    const [right, foot] = [host.width - size.width - EDGE, host.height - size.height - EDGE];
    const corners = [EDGE, foot].flatMap((top) => [right, EDGE].map((left) => ({ left, top })));
    const { left, top } = corners.reduce((best, corner) => (far(corner) > far(best) ? corner : best));
    // The browser moves the tip by a transform, so that nothing is laid out or painted again.
    tip.current.style.transform = `translate(${Math.round(left)}px, ${Math.round(top)}px)`;
  }, [at, from, aimed]);
  if (aimed.parts.length === 0) return null;
  return (
    <div
      ref={tip}
      role="status"
      aria-label={`Aiming at ${name}`}
      className="pointer-events-none absolute top-0 left-0 w-64 rounded-card bg-panel/95 px-3 py-2 text-xs shadow-lift contain-content will-change-transform"
    >
      <p className={cn('font-semibold text-sm', aimed.way === 'barred' ? 'text-danger' : 'text-ink')}>
        {name} <span className="font-medium text-soft">{aimed.text}</span>
      </p>
      <ul className="mt-1 flex flex-col gap-0.5">
        {aimed.parts.map(({ text, rule }) => (
          <li key={`${rule} ${text}`} className="flex items-baseline gap-2">
            <span className="min-w-0 flex-1 text-soft leading-snug">{text}</span>
            <span className="shrink-0 text-2xs text-faint tabular-nums">{rule}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
