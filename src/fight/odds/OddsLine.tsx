/**
 * The odds of one option: a bar from nothing lost to the worst, the mean loss and the falls with
 * their units, and the same in words.
 */
import { cn } from '../../ui/cn.ts';
import { areWhole, compareOdds } from './compare.ts';
import type { OddsResult, OptionOdds } from './oddsJob.ts';
import { type OddsPart, oddsInBrief, oddsParts, oddsPieces } from './oddsWords.ts';

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
 * The figures beside an answer, and the bar along its lower edge. Nothing where only a part of all
 * falls is worked out: the rest would read as nothing lost.
 */
export function oddsMark({ odds, all, passes, unit }: OddsProps) {
  if (!areWhole(odds)) return null;
  const parts = oddsParts(odds);
  const { most } = compareOdds(all, odds, passes);
  return (
    <>
      <span
        aria-hidden
        className={cn(
          'max-w-[50%] text-right text-[0.8125rem] leading-4 tabular-nums',
          most ? 'font-semibold text-ink' : 'text-soft',
        )}
      >
        {oddsInBrief(odds, unit).map((figure) => (
          <span key={figure} className="block">
            {figure}
          </span>
        ))}
      </span>
      <span
        aria-hidden
        className="absolute inset-x-2 bottom-0.5 flex h-[3px] gap-px overflow-hidden rounded-full bg-room"
      >
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
    </>
  );
}

interface OddsProps {
  odds: OptionOdds;
  all: OddsResult;
  /** The options that decline. */
  passes: readonly string[];
  /** What is lost, in the game's word. */
  unit: string;
}

/** The odds in words, with the shares written bold. */
export function OddsWords(about: Parameters<typeof oddsPieces>[0]) {
  return oddsPieces(about).map((piece, at) =>
    typeof piece === 'string' ? (
      piece
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts of a sentence have no identity but their place
      <b key={at} className="whitespace-nowrap font-semibold text-ink tabular-nums">
        {piece.strong}
      </b>
    ),
  );
}
