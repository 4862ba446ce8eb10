/**
 * The odds of one option: a bar from nothing lost to the worst, the same in words, and the mean
 * loss beside the other options.
 */
import { useShownFight } from '../../store/store.ts';
import { cn } from '../../ui/cn.ts';
import { chanceInPercent, percents } from './chances.ts';
import { compareOdds } from './compare.ts';
import type { OddsResult, OptionOdds } from './oddsJob.ts';
import { meanWords, type OddsPart, oddsParts } from './oddsWords.ts';

/**
 * Harm has one hue: the worse the harm, the stronger the colour. Parts without harm leave the bar
 * empty.
 */
function fillOf({ kind, weight }: OddsPart): { className: string; opacity: number } {
  switch (kind) {
    case 'nothing':
      return { className: '', opacity: 1 };
    case 'gain':
      return { className: 'bg-ally', opacity: 1 };
    case 'harm':
      return { className: 'bg-danger', opacity: 0.45 + 0.3 * weight };
    case 'falls':
      return { className: 'bg-danger', opacity: 1 };
  }
}

/**
 * Shows the bar, the words and the mean. `about` names the combatant when the odds are about
 * another one than the option names.
 */
export function OddsLine({
  odds,
  all,
  passes,
  about,
}: {
  odds: OptionOdds;
  all: OddsResult;
  /** The options that decline. */
  passes: readonly string[];
  about?: string | undefined;
}) {
  const unit = useShownFight(({ ruleset }) => ruleset.harmWord);
  const parts = oddsParts(odds);
  const shares = percents(parts.map(({ chance }) => chance));
  const { most, change } = compareOdds(all, odds, passes);
  return (
    <span className="block min-w-0">
      <span className="mt-1 flex items-center gap-2">
        <span aria-hidden className="flex h-1.5 min-w-0 flex-1 gap-px overflow-hidden rounded-full bg-room">
          {parts.map((part) => {
            const { className, opacity } = fillOf(part);
            return (
              <span
                key={`${part.kind} ${part.label}`}
                className={cn('h-full', className)}
                style={{ width: `${Math.max(1, part.chance * 100)}%`, opacity }}
              />
            );
          })}
        </span>
        {odds.harm === 0 ? null : (
          <span className={cn('shrink-0 text-2xs tabular-nums', most ? 'font-semibold text-ink' : 'text-soft')}>
            {odds.harm < 0 ? `+${meanWords(-odds.harm)}` : meanWords(odds.harm)} {unit} on average
          </span>
        )}
      </span>
      <span className="mt-0.5 block text-2xs text-soft leading-snug">
        {about ? `${about}: ` : ''}
        {parts.map((part, at) => (
          <span key={`${part.kind} ${part.label}`}>
            {at > 0 ? ' · ' : ''}
            <b className="whitespace-nowrap font-semibold text-ink tabular-nums">{shares[at]}</b> {part.label}
          </span>
        ))}
        {odds.covered < 0.999 ? ` (${chanceInPercent(odds.covered)} of all falls worked out)` : ''}
      </span>
      {change === undefined ? null : (
        <span className="block text-2xs text-soft leading-snug">
          <b className="font-semibold text-ink tabular-nums">{meanWords(Math.abs(change))}</b>{' '}
          {change < 0 ? 'less' : 'more'} than without
        </span>
      )}
    </span>
  );
}
