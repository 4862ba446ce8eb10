/** The odds of one option: a thin bar of parts and the same in words. */
import { cn } from '../../ui/cn.ts';
import { percent, percents } from './chances.ts';
import type { OptionOdds } from './oddsJob.ts';
import { oddsParts } from './oddsWords.ts';

const fills = { bad: 'bg-danger', plain: 'bg-soft', good: 'bg-edge' } as const;

/** Bar and words. `about` is said when the odds are told of somebody else than the option names. */
export function OddsLine({ odds, about }: { odds: OptionOdds; about?: string | undefined }) {
  const parts = oddsParts(odds);
  const shares = percents(parts.map(({ chance }) => chance));
  return (
    <span className="block min-w-0">
      <span aria-hidden className="mt-1 flex h-1 w-full gap-px overflow-hidden rounded-full">
        {parts.map((part) => (
          <span
            key={part.label}
            className={cn('h-full', fills[part.tone])}
            style={{ width: `${Math.max(1, part.chance * 100)}%` }}
          />
        ))}
      </span>
      <span className="mt-0.5 block text-2xs text-soft leading-snug">
        {about ? `${about}: ` : ''}
        {parts.map((part, at) => (
          <span key={part.label}>
            {at > 0 ? ' · ' : ''}
            <b className="whitespace-nowrap font-semibold text-ink tabular-nums">{shares[at]}</b> {part.label}
          </span>
        ))}
        {odds.covered < 0.999 ? ` (${percent(odds.covered)} of all falls worked out)` : ''}
      </span>
    </span>
  );
}
