/**
 * Loads as thin bars, filling towards their tolerance. The words stand beside the bars, or are read
 * out.
 */
import { cn } from '../cn.ts';
import type { Load } from './loads.ts';

const FILL = { easy: 'bg-soft', full: 'bg-now', over: 'bg-danger' } as const;

/**
 * The bars fill the given width, one above the other or in one line. A load past its tolerance has
 * a notch at its end as well: colour never stands alone.
 */
export function LoadBars({
  loads,
  onFill = false,
  stand = 'above',
}: {
  loads: readonly Load[];
  onFill?: boolean;
  stand?: 'above' | 'beside';
}) {
  return (
    <span aria-hidden className={cn('flex w-full', stand === 'above' ? 'flex-col gap-[0.2em]' : 'gap-1')}>
      {loads.map(({ id, share, mood }) => (
        <span
          key={id}
          className={cn(
            'relative block h-[0.28em] min-h-[3px] w-full overflow-hidden rounded-full',
            onFill ? 'bg-black/25' : 'bg-line',
          )}
        >
          <span
            className={cn('absolute inset-y-0 left-0 rounded-full', onFill ? 'bg-on-now' : FILL[mood])}
            style={{ width: `${Math.round(share * 100)}%` }}
          />
          {mood === 'over' ? (
            <span className={cn('absolute inset-y-0 right-[18%] w-[2px]', onFill ? 'bg-now-fill' : 'bg-panel')} />
          ) : null}
        </span>
      ))}
    </span>
  );
}
