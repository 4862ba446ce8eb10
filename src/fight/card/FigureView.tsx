/** A number of a combatant. A number with reasons is a button that lists each part and its rule. */
import { dequal } from 'dequal/lite';
import { memo } from 'react';
import type { Figure } from '../../engine/ruleset.ts';
import type { Tally } from '../../engine/words.ts';
import { cn } from '../../ui/cn.ts';
import { WordsButton } from '../../ui/menus/WordsButton.tsx';
import { RuleLink } from '../RuleLink.tsx';

const signed = (value: number, first: boolean) => (first || value < 0 ? `${value}` : `+${value}`);

/** Lists the parts of a number, one below the other, and their sum. */
export function TallyList({ tally }: { tally: Tally }) {
  return (
    <table className="w-full border-separate border-spacing-y-0.5 text-xs">
      <tbody>
        {tally.parts.map((part, at) => (
          <tr key={`${part.label}-${part.rule}`}>
            <td className="pr-4 text-soft">{part.label}</td>
            <td className="pr-3 text-right font-medium text-ink tabular-nums">{signed(part.value, at === 0)}</td>
            <td className="text-right">
              <RuleLink rule={part.rule} />
            </td>
          </tr>
        ))}
        <tr>
          <td className="border-line border-t pt-1 pr-4 font-medium text-ink">{tally.label}</td>
          <td className="border-line border-t pt-1 pr-3 text-right font-bold text-ink tabular-nums">{tally.total}</td>
          <td className="border-line border-t" />
        </tr>
      </tbody>
    </table>
  );
}

/** A value of more characters than this is words, and is written smaller. */
const LONG = 8;

/** A figure: its name small, its value large. */
export const FigureView = memo(function FigureView({ figure }: { figure: Figure }) {
  const body = (
    <>
      <span className="block text-2xs text-soft leading-tight">{figure.label}</span>
      <span
        className={cn(
          'block font-semibold text-ink tabular-nums leading-5',
          figure.value.length > LONG ? 'text-xs' : 'text-base',
        )}
      >
        {figure.value}
      </span>
    </>
  );
  // Words take the room of two numbers.
  const box = cn('min-w-0 rounded-lg bg-raised px-2 py-1 text-left', figure.value.length > LONG && 'col-span-2');
  if (!figure.tally) return <div className={box}>{body}</div>;
  const { tally } = figure;
  return (
    <WordsButton
      aria-label={`${figure.label} ${figure.value}: show where it comes from`}
      className={`${box} w-full hover:bg-lifted`}
      title={`${figure.label}: where it comes from`}
      placement="left top"
      words={() => (
        <div className="min-w-56">
          <TallyList tally={tally} />
        </div>
      )}
    >
      {body}
    </WordsButton>
  );
}, dequal);
