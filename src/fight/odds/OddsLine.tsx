/**
 * The odds of one option: a bar from nothing lost to the worst with the mean loss, and the same in
 * words.
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

const meanOf = ({ harm }: OptionOdds): string => (harm < 0 ? `+${meanWords(-harm)}` : meanWords(harm));

/** The bar and the mean loss, narrow enough to stand beside an answer. */
export function OddsMark({ odds, all, passes }: OddsProps) {
  const parts = oddsParts(odds);
  const { most } = compareOdds(all, odds, passes);
  return (
    <span aria-hidden className="flex shrink-0 items-center gap-1">
      <span className="flex h-2 w-10 gap-px xl:w-14 overflow-hidden rounded-full bg-room">
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
      <span className={cn('w-7 text-right text-xs tabular-nums', most ? 'font-semibold text-ink' : 'text-soft')}>
        {odds.harm === 0 ? '' : meanOf(odds)}
      </span>
    </span>
  );
}

interface OddsProps {
  odds: OptionOdds;
  all: OddsResult;
  /** The options that decline. */
  passes: readonly string[];
}

/**
 * The odds in words. `about` names the combatant when the odds are about another one than the
 * option names.
 */
export function OddsWords({ odds, all, passes, about }: OddsProps & { about?: string | undefined }) {
  const unit = useShownFight(({ ruleset }) => ruleset.harmWord);
  const parts = oddsParts(odds);
  const shares = percents(parts.map(({ chance }) => chance));
  const { change } = compareOdds(all, odds, passes);
  return (
    <>
      {about ? `${about}: ` : ''}
      {parts.map((part, at) => (
        <span key={`${part.kind} ${part.label}`}>
          {at > 0 ? ' · ' : ''}
          <b className="whitespace-nowrap font-semibold text-ink tabular-nums">{shares[at]}</b> {part.label}
        </span>
      ))}
      {odds.covered < 0.999 ? ` (${chanceInPercent(odds.covered)} of all falls worked out)` : ''}
      {odds.harm === 0 ? null : (
        <span>
          {' · '}
          {meanOf(odds)} {unit} on average
        </span>
      )}
      {change === undefined ? null : (
        <span>
          {', '}
          <b className="font-semibold text-ink tabular-nums">{meanWords(Math.abs(change))}</b>{' '}
          {change < 0 ? 'less' : 'more'} than without
        </span>
      )}
    </>
  );
}
